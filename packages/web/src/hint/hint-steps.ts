/**
 * The hint ladder, the same for every game. Each press climbs one rung of the same hint: still
 * solvable? where, what, why, do it. Something wrong is said at once, with the way back.
 */
import type { Answer, PlainHint } from '../game/job-server.ts';
import { ask, Stopped } from '../game/jobs.ts';
import { panel } from '../game/panel.ts';
import { hintState, newQuestion, clearHint, HINT_STEPS, type HintState } from '../game/hint-state.ts';
import { change, sceneOf, openGame, type OpenGame } from '../game/open-game.ts';
import { doMoves, labelOf } from '../game/actions.ts';
import { movesOf } from '../game/after-moves.ts';
import { notify } from '../shell/announce.ts';
import { words } from '../shell/words/index.ts';

/** The hint button and its keys. */
export function askHint(now: OpenGame): void {
  panel.value = 'hint';
  void nextHintStep(now);
}

/** One press: the next rung, or the first. */
export async function nextHintStep(now: OpenGame): Promise<void> {
  const here = hintState.value;
  if (here.is === 'busy') return;
  if (here.is === 'step') return stepOn(now, here.rung, here.hint);
  if (here.is === 'mistake') return takeBack(now, here.hint);
  await begin(now);
}

async function begin(now: OpenGame): Promise<void> {
  const mine = newQuestion();
  try {
    const answer = await ask(
      'asked',
      (api, job, onProgress) => api.hint(job, now.session.save(), onProgress),
      mine.signal,
    );
    if (openGame.value !== now || mine.signal.aborted) return;
    count(now, 0);
    hintState.value = fromAnswer(answer);
  } catch (error) {
    if (error instanceof Stopped) return;
    hintState.value = { is: 'away' };
    notify(words.value.failed, 'wrong');
  }
}

function fromAnswer(answer: Answer): HintState {
  if (answer.is !== 'hint') return { is: 'said', answer: answer.is };
  return answer.hint.kind === 'mistake'
    ? { is: 'mistake', hint: answer.hint }
    : { is: 'step', rung: 1, hint: answer.hint };
}

function stepOn(now: OpenGame, rung: number, hint: PlainHint): void {
  count(now, rung);
  if (rung + 1 < HINT_STEPS) {
    hintState.value = { is: 'step', rung: rung + 1, hint };
    return;
  }
  if (carryOut(now, hint)) notify(`${placesText(now, hint)} ${words.value.hintDid}`.trim());
}

/** Rungs are counted from 0, as sessions do. */
function count(now: OpenGame, rung: number): void {
  change(now, (session, at) => {
    session.countHint(rung, at);
    return true;
  });
}

/** Where a hint points, in words: who does not see the frame hears it. */
export function placesText(now: OpenGame, { at }: PlainHint): string {
  const known = new Set(sceneOf(now).targets.map(({ spot }) => spot));
  const [first, second] = at.filter((spot) => known.has(spot)).map((spot) => labelOf(now, spot));
  return [first, second].flatMap((text) => (text === undefined ? [] : [`${text}.`])).join(' ');
}

function carryOut(now: OpenGame, hint: PlainHint): boolean {
  return doMoves(now, movesOf(now, hint), 'program');
}

export function takeBack(now: OpenGame, hint: PlainHint): void {
  count(now, 4);
  if (carryOut(now, hint)) notify(words.value.hintDid);
}

/** To the last position that can be finished, as one step, so that undo returns. */
export async function goToLastGood(now: OpenGame): Promise<void> {
  const mine = newQuestion();
  try {
    const text = await ask(
      'asked',
      (api, job, onProgress) => api.lastGood(job, now.session.save(), onProgress),
      mine.signal,
    );
    if (openGame.value !== now) return;
    clearHint();
    if (text === undefined) return notify(words.value.noGood);
    if (goTo(now, text)) notify(words.value.wentBack);
  } catch (error) {
    if (!(error instanceof Stopped)) notify(words.value.failed, 'wrong');
  }
}

/** Plays whatever leads from here to the position in a native text. */
export function goTo(now: OpenGame, text: string): boolean {
  const read = now.game.native.parse(text);
  if (!read.ok) return false;
  // The text of a board as it begins has no state.
  const goal: unknown = read.value.state ?? now.game.start(now.session.puzzle);
  return doMoves(now, now.game.plan(now.session.puzzle, now.session.state, goal), 'program');
}
