/** Links to puzzles and collections, one below the other. */
import './together.css';
import { routeHash } from '../shell/route.ts';
import type { SharedLink } from './shared-texts.ts';
import { togetherTexts } from './together-words.ts';

interface Props {
  readonly links: readonly SharedLink[];
  /** Shows for each whether it is in the public list. */
  readonly isOwn?: boolean;
}

export function LinkList({ links, isOwn = false }: Props) {
  const texts = togetherTexts.value;
  const facts = ({ puzzles, listed, author }: SharedLink): string =>
    [texts.setCount(puzzles), isOwn && listed ? texts.listed : '', !isOwn && author ? texts.by(author) : '']
      .filter(Boolean)
      .join(' · ');
  return (
    <ul class="path-list">
      {links.map((each) => (
        <li key={each.code}>
          <span>
            <a href={routeHash({ at: 'shared', code: each.code })}>
              {each.title || texts.untitled(each.code)}
            </a>{' '}
            <span class="soft">{facts(each)}</span>
            {each.note ? <span class="soft small link-note">{each.note}</span> : null}
          </span>
        </li>
      ))}
    </ul>
  );
}
