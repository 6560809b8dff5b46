/** Opens a share link: the game opens at once, or a clear message says why not. */
import { useEffect, useState } from 'preact/hooks';
import { largeBoard, openLink } from './opening.ts';
import { LargeBoardCard } from './large-board.tsx';
import { Logo } from '../shell/logo.tsx';
import { go } from '../shell/route.ts';
import { refreshRecords } from '../game/store/saved-games.ts';
import { words } from '../shell/words/index.ts';
import { Gone } from '../shell/gone.tsx';

export function OpenScreen({ link }: { link: string }) {
  const [problem, setProblem] = useState<string | undefined>(undefined);
  useEffect(() => {
    void refreshRecords()
      .then(() => openLink(link))
      .then(setProblem, () => setProblem(words.value.failed));
  }, [link]);
  if (problem !== undefined) return <Gone text={problem} />;
  if (largeBoard.value)
    return (
      <main id="main" class="page" tabIndex={-1}>
        <h1>
          <Logo />
        </h1>
        <LargeBoardCard onCancel={() => go({ at: 'home' }, 'replace')} />
      </main>
    );
  return <main id="main" class="page" tabIndex={-1} aria-busy="true" aria-label={words.value.loading} />;
}
