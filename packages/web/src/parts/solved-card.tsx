/** A calm word at the end; the board stays in full view. */
import { settings } from '../state/settings.ts';
import { clockText } from '../state/clock.ts';
import { downloadGame } from '../state/files.ts';
import { ahead, playNext } from '../state/making.ts';
import type { Table } from '../state/table.ts';
import { words } from '../words/index.ts';
import { Icon } from './icons.tsx';

export function SolvedCard({ now, onShare }: { now: Table; onShare: () => void }) {
  const { session } = now;
  const all = words.value;
  const count = session.moves.length;
  const time = clockText(session.movedAt);
  const rung = Math.min(
    session.hints.reduce((most, each) => Math.max(most, each), 0),
    4,
  );
  const asked = session.hints.filter((each) => each === 0).length;
  return (
    <section class="card sheet solved-card" aria-labelledby="solved-title">
      <h2 id="solved-title">{all.solved}</h2>
      <p>{settings.value.timer === 'shown' ? all.solvedLine(time, count) : all.solvedMoves(count)}</p>
      <p class="soft">{all.hintsUsed(asked, all.rungNames[rung])}</p>
      {session.given ? <p class="soft">{all.givenSteps(session.given)}</p> : null}
      <div class="row wrap">
        <button
          type="button"
          class="primary"
          data-ready={ahead.value !== undefined}
          onClick={() => void playNext(now)}
        >
          {all.next}
          <Icon name="next" />
        </button>
        <button type="button" class="quiet" onClick={onShare}>
          {all.share}
        </button>
        <button type="button" class="quiet certificate" onClick={() => downloadGame(now)}>
          {all.certificate}
        </button>
      </div>
    </section>
  );
}
