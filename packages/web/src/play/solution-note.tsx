/** Whether an imported puzzle can be solved, and in one way only. */
import { useEffect, useState } from 'preact/hooks';
import { ask } from '../game/jobs.ts';
import type { OpenGame } from '../game/open-game.ts';
import { puzzleLink } from '../library/link.ts';
import { routeHash } from '../shell/route.ts';
import { words } from '../shell/words/index.ts';

type Solutions = 'counting' | 'none' | 'one' | 'several' | 'unknown';

const BY_COUNT: readonly Solutions[] = ['none', 'one', 'several'];

/**
 * An imported puzzle is examined at once: none or several solutions are reported before the first move. The line has
 * its place from the first paint on: a late result must not move the board or the pieces under the pointer.
 */
export function SolutionNote({ now }: { now: OpenGame }) {
  const [solutions, setSolutions] = useState<Solutions>('counting');
  const isFromOutside = now.record.params === '' && now.report.peek().score === undefined;
  useEffect(() => {
    if (!isFromOutside) return;
    const stop = new AbortController();
    ask('ahead', (api, job, on) => api.count(job, now.game.id, now.record.puzzle, 2, on), stop.signal)
      .then((count) => setSolutions((count !== undefined && BY_COUNT[count]) || 'unknown'))
      .catch(() => setSolutions('unknown'));
    return () => stop.abort();
  }, [now]);
  if (!isFromOutside) return null;
  const isFaulty = solutions === 'none' || solutions === 'several';
  return (
    <p class={`solution-note${isFaulty ? ' is-faulty' : ''}`}>
      <span role="status">{words.value.solutionNote[solutions]}</span>{' '}
      {isFaulty && now.game.edit ? (
        <a href={routeHash({ at: 'edit', link: puzzleLink(now) })}>{words.value.draftEditCopy}</a>
      ) : null}
    </p>
  );
}
