/** In the settings: what this player has shared, the public page, and a link to a new collection. */
import { routeHash } from '../shell/route.ts';
import { account, serverBase } from './account.ts';
import { LinkList } from './link-list.tsx';
import type { SharedLink } from './shared-texts.ts';
import { togetherTexts } from './together-words.ts';
import { useAnswer } from './use-answer.ts';

export function MyLinks() {
  const texts = togetherTexts.value;
  const { name } = account.value;
  const answer = useAnswer<{ readonly links: readonly SharedLink[] }>('/api/shared');
  const links = answer?.ok ? answer.value.links : [];
  const page = name ? routeHash({ at: 'setter', name }) : '';
  return (
    <>
      <h3>{texts.links}</h3>
      {answer?.ok && !links.length ? <p class="soft">{texts.linksNone}</p> : null}
      <LinkList links={links} isOwn />
      {page ? (
        <p>
          <a href={page}>{texts.linksPublic}</a> <span class="soft small">{`${serverBase()}${page}`}</span>
        </p>
      ) : null}
      <p>
        <a class="button quiet" href={routeHash({ at: 'collect' })}>
          {texts.collect}
        </a>
      </p>
    </>
  );
}
