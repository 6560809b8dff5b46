/** A calm word at the end; the board stays in full view. */
import { useEffect, useState } from 'preact/hooks';
import { ask } from '../game/jobs.ts';
import { settings } from '../shell/settings.ts';
import { engine } from '../shell/engine.ts';
import { downloadGame } from '../library/files.ts';
import { albumOf, standingOf } from '../game/solve-records.ts';
import { ahead, playNext } from '../library/making.ts';
import type { OpenGame } from '../game/open-game.ts';
import { words } from '../shell/words/index.ts';
import { Icon } from '../shell/icons.tsx';

interface SolvedProps {
  readonly now: OpenGame;
  readonly onShare: () => void;
  readonly onAlbum: () => void;
}

export function SolvedCard({ now, onShare, onAlbum }: SolvedProps) {
  const { session } = now;
  const all = words.value;
  const count = session.moves.length;
  const time = engine().clockText(session.movedAt);
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
      <Standing now={now} />
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
        {useManyWays(now) && albumOf(now.game, now.record.puzzle).length > 0 ? (
          <button type="button" class="quiet" onClick={onAlbum}>
            {all.albumOpen(albumOf(now.game, now.record.puzzle).length)}
          </button>
        ) : null}
        <button type="button" class="quiet certificate" onClick={() => downloadGame(now)}>
          {all.certificate}
        </button>
      </div>
    </section>
  );
}

/** An album with one page is none: is there a second solution? */
function useManyWays({ game, record }: OpenGame): boolean {
  const [many, setMany] = useState(false);
  useEffect(() => {
    if (!game.identity) return;
    const stop = new AbortController();
    ask('ahead', (api, job, on) => api.count(job, game.id, record.puzzle, 2, on), stop.signal)
      .then((count) => setMany(count !== 1))
      .catch(() => {}); // then there is no album to offer
    return () => stop.abort();
  }, [game, record.puzzle]);
  return many;
}

/** The score where the game has one, and how this solve stands among the others. */
function Standing({ now }: { now: OpenGame }) {
  const all = words.value;
  const { score } = now.report.value;
  const { best, solved } = standingOf(now.game, now.record.params);
  const timed = settings.value.timer === 'shown' && best !== undefined && now.record.params !== '';
  return (
    <>
      {score === undefined ? null : <p class="score">{all.score(score)}</p>}
      {timed ? (
        <p class="soft">
          {solved > 1 && now.session.given === 0 && now.session.movedAt <= best
            ? all.newBest
            : all.bestTime(engine().clockText(best))}
        </p>
      ) : null}
    </>
  );
}
