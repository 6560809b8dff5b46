/** The public page of a setter: everything they have made public, newest first. */
import { PageHead } from '../shell/page-head.tsx';
import { LinkList } from './link-list.tsx';
import type { SharedLink } from './shared-texts.ts';
import { togetherTexts } from './together-words.ts';
import { useAnswer } from './use-answer.ts';

export function SetterScreen({ name }: { name: string }) {
  const texts = togetherTexts.value;
  const answer = useAnswer<{ readonly links: readonly SharedLink[] }>(
    `/api/setters/${encodeURIComponent(name)}`,
  );
  return (
    <main id="main" class="page shared-page" tabIndex={-1} aria-busy={answer === undefined}>
      <PageHead title={texts.setterTitle(name)} />
      {answer && !answer.ok ? <p class="problem">{answer.message || texts.failed}</p> : null}
      {answer?.ok && !answer.value.links.length ? <p class="soft">{texts.setterNone}</p> : null}
      {answer?.ok ? <LinkList links={answer.value.links} /> : null}
    </main>
  );
}
