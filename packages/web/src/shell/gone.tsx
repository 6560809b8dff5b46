/** A page that does not exist, with a link home. */
import { words } from './words/index.ts';

export const Gone = ({ text }: { text: string }) => (
  <main id="main" class="page" tabIndex={-1}>
    <h1 class="wordmark">{words.value.app}</h1>
    <p role="alert">{text}</p>
    <a class="button primary go-home" href="#/">
      {words.value.goHome}
    </a>
  </main>
);
