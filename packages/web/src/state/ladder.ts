/**
 * The hint ladder, the same for every game. Each press climbs one rung of the same hint: still
 * solvable? where, what, why, do it. Something wrong is said at once, with the way back.
 */
import type { Answer, PlainHint } from '../worker/worker.ts';
import { ask, Stopped } from './jobs.ts';
import { panel } from './checking.ts';
import { ladder, newQuestion, resetLadder, RUNGS, type Ladder } from './ladder-state.ts';
import { change, sceneOf, table, type Table } from './table.ts';
import { doMoves, labelOf } from './actions.ts';
import { movesOf } from './foreseeing.ts';
import { notify } from './tell.ts';
import { words } from '../words/index.ts';

/** The hint button and its keys. */
export function askHint(now: Table): void {
  panel.value = 'hint';
  void climb(now);
}

/** One press: the next rung, or the first. */
export async function climb(now: Table): Promise<void> {
  const here = ladder.value;
  if (here.is === 'busy') return;
  if (here.is === 'step') return climbOn(now, here.rung, here.hint);
  if (here.is === 'mistake') return takeBack(now, here.hint);
  await begin(now);
}

async function begin(now: Table): Promise<void> {
  const mine = newQuestion();
  try {
    const answer = await ask(
      'asked',
      (api, job, onProgress) => api.hint(job, now.session.save(), onProgress),
      mine.signal,
    );
    if (table.value !== now || mine.signal.aborted) return;
    count(now, 0);
    ladder.value = fromAnswer(answer);
  } catch (error) {
    if (error instanceof Stopped) return;
    ladder.value = { is: 'away' };
    notify(words.value.failed, 'wrong');
  }
}

function fromAnswer(answer: Answer): Ladder {
  if (answer.is !== 'hint') return { is: 'said', answer: answer.is };
  return answer.hint.kind === 'mistake'
    ? { is: 'mistake', hint: answer.hint }
    : { is: 'step', rung: 1, hint: answer.hint };
}

function climbOn(now: Table, rung: number, hint: PlainHint): void {
  count(now, rung);
  if (rung + 1 < RUNGS) {
    ladder.value = { is: 'step', rung: rung + 1, hint };
    return;
  }
  if (carryOut(now, hint)) notify(`${placesText(now, hint)} ${words.value.hintDid}`.trim());
}

/** Rungs are counted from 0, as sessions do. */
function count(now: Table, rung: number): void {
  change(now, (session, at) => {
    session.countHint(rung, at);
    return true;
  });
}

/** Where a hint points, in words: who does not see the frame hears it. */
export function placesText(now: Table, { at }: PlainHint): string {
  const known = new Set(sceneOf(now).targets.map(({ spot }) => spot));
  const [first, second] = at.filter((spot) => known.has(spot)).map((spot) => labelOf(now, spot));
  return [first, second].flatMap((text) => (text === undefined ? [] : [`${text}.`])).join(' ');
}

function carryOut(now: Table, hint: PlainHint): boolean {
  return doMoves(now, movesOf(now, hint), 'program');
}

export function takeBack(now: Table, hint: PlainHint): void {
  count(now, 4);
  if (carryOut(now, hint)) notify(words.value.hintDid);
}

/** To the last position that can be finished, as one step, so that undo returns. */
export async function goToLastGood(now: Table): Promise<void> {
  const mine = newQuestion();
  try {
    const text = await ask(
      'asked',
      (api, job, onProgress) => api.lastGood(job, now.session.save(), onProgress),
      mine.signal,
    );
    if (table.value !== now) return;
    resetLadder();
    if (text === undefined) return notify(words.value.noGood);
    if (goTo(now, text)) notify(words.value.wentBack);
  } catch (error) {
    if (!(error instanceof Stopped)) notify(words.value.failed, 'wrong');
  }
}

/** Plays whatever leads from here to the position in a native text. */
export function goTo(now: Table, text: string): boolean {
  const read = now.game.native.parse(text);
  if (!read.ok) return false;
  // The text of a board as it begins has no state.
  const goal: unknown = read.value.state ?? now.game.start(now.session.puzzle);
  return doMoves(now, now.game.plan(now.session.puzzle, now.session.state, goal), 'program');
}
