/** A calm word at the end; the board stays in full view. */
import { useEffect, useState } from 'preact/hooks';
import { ask } from '../game/jobs.ts';
import { settings } from '../shell/settings.ts';
import { engine } from '../shell/engine.ts';
import { downloadGame } from '../library/files.ts';
import { albumOf, standingOf, wasHelped } from '../game/solve-records.ts';
import { dayOfOrigin } from '../library/daily.ts';
import { streak } from '../library/today.ts';
import { ahead, playNext } from '../library/making.ts';
import type { OpenGame } from '../game/open-game.ts';
import { placeInSet } from '../game/set-origin.ts';
import { replay } from '../hint/show-solution.ts';
import { routeHash } from '../shell/route.ts';
import { gameSays, words } from '../shell/words/index.ts';
import { useInView } from '../shell/in-view.ts';
import { scoreText } from './status.tsx';

interface SolvedProps {
  readonly now: OpenGame;
  readonly onShare: () => void;
  readonly onAlbum: () => void;
}

export function SolvedCard({ now, onShare, onAlbum }: SolvedProps) {
  const { session } = now;
  const all = words.value;
  const report = now.report.value;
  const isShown = wasShown(now);
  const card = useInView();
  return (
    <section ref={card} class="card sheet solved-card" aria-labelledby="solved-title">
      <h2 id="solved-title">
        {report.score === undefined ? (isShown ? all.solutionShown : all.solved) : all.finished}
      </h2>
      <p class={report.score === undefined ? 'solved-say' : ''}>
        {scoreText(report) ?? (isShown ? all.solvedShown : all.solvedSay)}
      </p>
      <Figures now={now} />
      <p class="soft">{helpText(now, isShown)}</p>
      <Standing now={now} />
      {now.level.value ? (
        <p class="soft solved-needed">
          {all.needed(gameSays(now.game, { code: `level.${now.level.value}` }))}
        </p>
      ) : null}
      <p class="small">
        <a href={routeHash({ at: hintsOf(now) ? 'practise' : 'techniques', game: now.game.id })}>
          {hintsOf(now) ? all.practiseHelped : all.learnTechniques}
        </a>
      </p>
      <SetLink now={now} />
      <button
        type="button"
        class="primary next-puzzle"
        data-ready={ahead.value !== undefined}
        onClick={() => void playNext(now)}
      >
        {all.next}
      </button>
      <div class="row wrap solved-more">
        <button type="button" class="quiet" onClick={onShare}>
          {all.share}
        </button>
        <button type="button" class="quiet" onClick={() => void replay(now)}>
          {all.replay}
        </button>
        {session.solved && now.player.isLocked ? (
          <button type="button" class="quiet" onClick={() => now.player.playOn()}>
            {all.playOn}
          </button>
        ) : null}
        {useManyWays(now) && albumOf(now.game, now.record.puzzle).length > 0 ? (
          <button type="button" class="quiet" onClick={onAlbum}>
            {all.albumOpen(albumOf(now.game, now.record.puzzle).length)}
          </button>
        ) : null}
        <button type="button" class="quiet certificate" onClick={() => downloadGame(now)}>
          {all.certificate}
        </button>
      </div>
      <Day now={now} />
    </section>
  );
}

/** A daily puzzle: how many days in a row, and a link to the others. */
function Day({ now: { record } }: { now: OpenGame }) {
  if (dayOfOrigin(record.origin) === undefined) return null;
  const { days } = streak();
  return (
    <p class="row wrap solved-day">
      <span class="soft">{days > 0 ? words.value.streak(days) : null}</span>
      <a class="link" href="#/days">
        {words.value.todayLink}
      </a>
    </p>
  );
}

/** The step that solved it was the program's. */
const wasShown = ({ session }: OpenGame): boolean =>
  (session.log.findLast((line) => /^(step|given) /.test(line)) ?? '').startsWith('given') &&
  session.moves.length > 0;

const hintsOf = ({ session }: OpenGame): number => session.hints.filter((each) => each === 0).length;

function helpText(now: OpenGame, isShown: boolean): string {
  const all = words.value;
  const hints = hintsOf(now);
  const { given } = now.session;
  if (hints) return all.hintsUsed(hints, given);
  if (!wasHelped(now.session)) return all.noHints;
  if (!given) return all.seenBefore;
  return isShown ? all.solutionShown : all.stepsFilled(given);
}

function Figures({ now }: { now: OpenGame }) {
  const all = words.value;
  const moves = now.session.stepCount;
  const hints = hintsOf(now);
  return (
    <dl class="figures">
      {settings.value.timer === 'shown' ? (
        <div>
          <dd>{engine().clockText(now.session.movedAt)}</dd>
          <dt>{all.solvedTime}</dt>
        </div>
      ) : null}
      <div>
        <dd>{moves}</dd>
        <dt>{all.solvedMoves(moves)}</dt>
      </div>
      <div>
        <dd>{hints}</dd>
        <dt>{all.solvedHints(hints)}</dt>
      </div>
    </dl>
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

/** How this solve compares with others of its kind. */
function Standing({ now }: { now: OpenGame }) {
  const all = words.value;
  const { best, solved, points } = standingOf(now.game, now.record.params);
  if (now.record.params === '') return null;
  if (points)
    return (
      <p class="soft">
        {all.scoreBest(points.best, points.average.toFixed(1), now.report.value.mostScore ?? points.best)}
      </p>
    );
  if (settings.value.timer !== 'shown' || best === undefined) return null;
  const isBest = solved > 1 && !wasHelped(now.session) && now.session.movedAt <= best;
  return <p class="soft">{isBest ? all.newBest : all.bestTime(engine().clockText(best))}</p>;
}

function SetLink({ now }: { now: OpenGame }) {
  const place = placeInSet(now.record.origin);
  if (!place) return null;
  return (
    <p class="small">
      <a href={routeHash({ at: 'set', id: place.set })}>{place.name || words.value.setAll}</a>
    </p>
  );
}
