/** The app with all games of the engine. */
import { startApp } from './start-app.tsx';
// oxlint-disable-next-line import/default -- the bundler makes the export
import workerScript from './worker.ts?worker&url';

startApp({ engine: () => import('./engine-all.ts'), workerScript });
