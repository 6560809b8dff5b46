/** Begins the app: settings first, so that the first paint is right; then the shell; then the engine. */
import 'virtual:themes.css';
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
import { loadEngine } from './shell/engine.ts';
import { watchUpdates } from './shell/offline.ts';
import { applySettings } from './shell/settings.ts';
import { followAddress } from './shell/route.ts';
import { followLanguage } from './shell/words/index.ts';

applySettings(document.documentElement);
followAddress();
const root = document.querySelector('#app');
void loadEngine().then(watchUpdates);
void followLanguage().then(() => root && render(<App />, root));
