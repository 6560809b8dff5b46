/** The head of a plain page: a link back, its name, and a link home. */
import { words } from './words/index.ts';
import { Icon } from './icons.tsx';

export const PageHead = ({ title }: { title: string }) => (
  <header class="page-head">
    <button
      type="button"
      class="plain"
      aria-label={words.value.back}
      onClick={() => (history.length > 1 ? history.back() : (location.hash = '#/'))}
    >
      <Icon name="previous" />
    </button>
    <h1>{title}</h1>
    <a class="plain" href="#/" aria-label={words.value.home}>
      <Icon name="home" />
    </a>
  </header>
);
