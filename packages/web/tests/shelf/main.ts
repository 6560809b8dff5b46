/** The app with one more game. */
import { startApp } from '../../src/start-app.tsx';

startApp({
  engine: () => import('./engine-all.ts'),
  worker: () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
});
