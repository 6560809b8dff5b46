/** Progress: the goal in a sentence, what is left in words, and a bar. */
import { useComputed } from '@preact/signals';
import type { Report } from 'edgewise';
import { showsErrors } from '../check/issues.ts';
import { hasShelf, seen, type OpenGame } from '../game/open-game.ts';
import { settings } from '../shell/settings.ts';
import { gameSays, words } from '../shell/words/index.ts';

export const GoalLine = ({ now }: { now: OpenGame }) => {
  const goal = now.game.goal(now.session.puzzle);
  return (
    <p class="goal">
      {goal.role === undefined ? null : (
        <svg class="goal-swatch" viewBox="0 0 32 14" aria-hidden="true">
          <rect class={`f-${goal.role}`} width="32" height="14" rx="7" />
        </svg>
      )}
      <span>
        <strong>{words.value.goalTitle}:</strong> {gameSays(now.game, goal)}
      </span>
    </p>
  );
};

/** The counts change with every move: they are bound to their signals, and nothing around them is rendered again. */
export function Progress({ now }: { now: OpenGame }) {
  const left = useComputed(() => {
    const report = now.report.value;
    return gameSays(now.game, now.game.left(now.session.puzzle, now.session.state, report));
  });
  const done = useComputed(() => barOf(now.report.value.progress));
  return (
    <div class="status">
      <div class="status-line">
        <span class="left">{left}</span>
        <Score now={now} />
        <GoalMeter now={now} />
        <WrongCount now={now} />
      </div>
      <progress max={now.report.peek().progress.of} value={done} aria-label={words.value.progressLabel} />
      {tellsPaths(now) ? <PathLine now={now} /> : null}
      {seen(now, 'solvability').answers.isUnsolvable ? (
        <p class="unsolvable">{words.value.unsolvableNow}</p>
      ) : null}
    </div>
  );
}

const NOTCHES = 200;

/** On a large board most moves would change the bar invisibly, so it is not updated. */
const barOf = ({ done, of }: Report['progress']): number =>
  of <= NOTCHES ? done : (Math.floor((done / of) * NOTCHES) / NOTCHES) * of;

function Score({ now }: { now: OpenGame }) {
  const text = useComputed(() => scoreText(now.report.value));
  return text.value === undefined ? null : <strong class="score">{text}</strong>;
}

export const scoreText = ({ score, mostScore }: Report): string | undefined =>
  score === undefined ? undefined : words.value.score(score, mostScore ?? score);

/** The progress of the goal's colour. */
function GoalMeter({ now }: { now: OpenGame }) {
  const { role } = now.game.goal(now.session.puzzle);
  if (role === undefined || !now.game.meters) return null;
  seen(now, 'position');
  const meter = now.game.meters(now.session.puzzle, now.session.state).find((each) => each.role === role);
  return meter ? <span class="soft goal-meter">{gameSays(now.game, meter)}</span> : null;
}

/** Lines through pieces are always described; drawn lines only if the player wants to see what is joined. */
export const tellsPaths = (now: OpenGame): boolean =>
  now.game.pathsThrough !== undefined && (hasShelf(now) || settings.value.parts === 'on');

/** Its space is reserved before it says anything, so that nothing jumps. */
export function PathLine({ now }: { now: OpenGame }) {
  const { path } = seen(now, 'path').questions;
  return <p class="trace-line soft small">{path ? gameSays(now.game, path.note) : ''}</p>;
}

function WrongCount({ now }: { now: OpenGame }) {
  const text = useComputed(() => {
    const { wrong } = seen(now, 'position', 'check').check;
    if (settings.value.errors === 'off' || !showsErrors(now) || !wrong.length) return '';
    return words.value.conflicts(wrong.length);
  });
  const any = useComputed(() => text.value !== '');
  return any.value ? <span class="wrong-count">{text}</span> : null;
}
