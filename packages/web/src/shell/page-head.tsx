/** The head of a plain page: the way back, and its name. */
import { words } from './words/index.ts';
import { Icon } from './icons.tsx';

export const PageHead = ({ title }: { title: string }) => (
  <header class="page-head">
    <a class="plain" href="#/" aria-label={words.value.home}>
      <Icon name="home" />
    </a>
    <h1>{title}</h1>
    <button
      type="button"
      class="quiet"
      onClick={() => (history.length > 1 ? history.back() : (location.hash = '#/'))}
    >
      {words.value.back}
    </button>
  </header>
);
