/** Opens a share link: the game opens at once, or a clear word says why not. */
import { useEffect, useState } from 'preact/hooks';
import { openLink } from './opening.ts';
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
  return <main id="main" class="page" tabIndex={-1} aria-busy="true" aria-label={words.value.loading} />;
}
