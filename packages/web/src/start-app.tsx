/** Begins the app: settings first, so that the first paint is right; then the shell; then the engine. */
import 'virtual:themes.css';
import './style/fonts.css';
import './style/base.css';
import './style/controls.css';
import './style/home.css';
import './style/play.css';
import './style/play-sizes.css';
import './style/board.css';
import './style/shelf.css';
import './style/pages.css';
import './style/print.css';
import { render } from 'preact';
import { App } from './app.tsx';
import { provideWorkers } from './game/jobs.ts';
import { loadEngine, type Engine } from './shell/engine.ts';
import { watchUpdates } from './shell/offline.ts';
import { followAddress } from './shell/route.ts';
import { applySettings } from './shell/settings.ts';
import { followLanguage } from './shell/words/index.ts';

export interface AppParts {
  /** The engine with the games that are to be played. */
  readonly engine: () => Promise<Engine>;
  /** A worker that serves jobs for the same games. */
  readonly worker: () => Worker;
}

export function startApp({ engine, worker }: AppParts): void {
  applySettings(document.documentElement);
  followAddress();
  provideWorkers(worker);
  const root = document.querySelector('#app');
  void loadEngine(engine).then(watchUpdates);
  void followLanguage().then(() => root && render(<App />, root));
}
