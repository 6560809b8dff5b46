/** The app with all games of the engine. */
import { startApp } from './start-app.tsx';

startApp({
  engine: () => import('./engine-all.ts'),
  worker: () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
});
