/** What `edgewise serve` and `edgewise factory` load. */
export { StartError } from './database/database.ts';
export { openDatabase } from './database/open.ts';
export { serve, type RunningServer, type ServeOptions } from './serve.ts';
export { packedApp } from './packed-app.ts';
export { factory, type FactoryCall } from './factory/commands.ts';
