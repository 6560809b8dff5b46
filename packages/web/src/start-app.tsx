/** Begins the app: settings first, so that the first paint is right; then the shell; then the engine. */
import 'virtual:themes.css';
import './style/fonts.css';
import './style/base.css';
import './style/controls.css';
import './style/dialogs.css';
import './style/home.css';
import './style/today.css';
import './style/cards.css';
import './style/play.css';
import './style/play-cards.css';
import './style/proof.css';
import './style/play-sizes.css';
import './style/board.css';
import './style/marks.css';
import './style/shelf.css';
import './style/new-game.css';
import './style/rules.css';
import './style/lesson.css';
import './style/print.css';
import { render } from 'preact';
import { App } from './app.tsx';
import { provideWorkers } from './game/jobs.ts';
import { loadEngine, wordsPainted, type Engine } from './shell/engine.ts';
import { watchUpdates } from './shell/offline.ts';
import { followAddress, route } from './shell/route.ts';
import { applySettings } from './shell/settings.ts';
import { followLanguage } from './shell/words/index.ts';

export interface AppParts {
  /** The engine with the games of this app. */
  readonly engine: () => Promise<Engine>;
  /** The address of the script that runs jobs for the same games. */
  readonly workerScript: string;
}

export function startApp({ engine, workerScript }: AppParts): void {
  applySettings(document.documentElement);
  followAddress();
  provideWorkers(workerScript);
  const root = document.querySelector('#app');
  const isHome = route.value.at === 'home';
  void (isHome ? wordsPainted : Promise.resolve()).then(() => loadEngine(engine)).then(watchUpdates);
  void followLanguage().then(() => root && render(<App />, root));
}
