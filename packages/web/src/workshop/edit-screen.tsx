/** Opens a link for editing: the draft opens at once, or a clear message says why not. */
import { useEffect, useState } from 'preact/hooks';
import { Gone } from '../shell/gone.tsx';
import { words } from '../shell/words/index.ts';
import { openForMaking } from './open.ts';

export function EditScreen({ link }: { link: string }) {
  const [problem, setProblem] = useState<string | undefined>(undefined);
  useEffect(() => {
    openForMaking(link, 'replace').then(setProblem, () => setProblem(words.value.failed));
  }, [link]);
  if (problem !== undefined) return <Gone text={problem} />;
  return <main id="main" class="page" tabIndex={-1} aria-busy="true" aria-label={words.value.loading} />;
}
