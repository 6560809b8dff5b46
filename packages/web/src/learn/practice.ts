/** One exercise as it is played: the board, the answers given so far, and the verdict on the last one. */
import { effect, signal, type Signal } from '@preact/signals';
import type { AnyGame } from 'edgewise';
import {
  afterAnswer,
  isRight,
  partOf,
  type Answer,
  type Exercise,
  type Part,
  type Tally,
  type Verdict,
} from 'edgewise/train';
import { ask, Stopped } from '../game/jobs.ts';
import { openUnkept, seen, type OpenGame } from '../game/open-game.ts';
import { changeTally, today } from '../game/tallies.ts';
import { notify } from '../shell/announce.ts';
import { engine } from '../shell/engine.ts';
import { words } from '../shell/words/index.ts';

export type Stage =
  | { readonly is: 'open'; readonly verdict?: Verdict }
  | { readonly is: 'judging' }
  | { readonly is: 'done'; readonly answer: Answer; readonly tally: Tally };

export interface Practice {
  readonly exercise: Exercise;
  readonly now: OpenGame;
  readonly stage: Signal<Stage>;
  /** Undefined where it is the whole board. */
  readonly part: Part | undefined;
  readonly close: () => void;
}

export function openPractice(game: AnyGame, exercise: Exercise): Practice | undefined {
  const read = game.native.parse(exercise.text);
  if (!read.ok) return undefined;
  const { puzzle, state } = read.value;
  const now = openUnkept(new (engine().Session)(game, { puzzle, ...(state !== undefined && { state }) }));
  const { scene } = now.player;
  const part = partOf(scene, exercise.hint);
  const stage = signal<Stage>({ is: 'open' });
  const practice = { exercise, now, stage, part };
  const ends = [watch(practice), now.stopFollowing];
  return { ...practice, close: () => ends.forEach((end) => end()) };
}

/** Whether an earlier answer was wrong: then a right one is a correction. */
const wrongBefore = new WeakSet<Exercise>();

/** Right answers are noticed at once; wrong ones are explained only on request, since marks take several touches. */
function watch({ exercise, now, stage }: Omit<Practice, 'close'>): () => void {
  let version = now.player.version;
  let asking = new AbortController();
  const end = effect(() => {
    const { player } = seen(now, 'position').session.canUndo ? now : { player: undefined };
    if (now.player.version === version) return;
    version = now.player.version;
    asking.abort();
    const here = stage.peek();
    if (here.is === 'done') return;
    if (player && isRight(now.game, exercise, now.session.state)) finish(exercise, stage, found(exercise));
    else {
      if (here.is === 'open' && here.verdict) stage.value = { is: 'open' };
      asking = new AbortController();
      if (player) void noticeElsewhere({ exercise, now, stage }, asking.signal);
    }
  });
  return () => {
    asking.abort();
    end();
  };
}

type Played = Pick<Practice, 'exercise' | 'now' | 'stage'>;

const askCoach = ({ exercise, now }: Played, stop: AbortSignal): Promise<Verdict> => {
  const text = now.game.native.format({ puzzle: now.session.puzzle, state: now.session.state });
  return ask('asked', (api, job, on) => api.judge(job, exercise, text, on), stop);
};

/** The technique may apply in other places too: finding out takes a moment, and only a yes is shown. */
async function noticeElsewhere(played: Played, stop: AbortSignal): Promise<void> {
  const { exercise, stage } = played;
  try {
    const verdict = await askCoach(played, stop);
    if (verdict.is === 'right' && stage.peek().is === 'open') finish(exercise, stage, found(exercise));
  } catch (error) {
    if (!(error instanceof Stopped)) notify(words.value.failed, 'wrong');
  }
}

const found = (exercise: Exercise): Answer => (wrongBefore.has(exercise) ? 'corrected' : 'right');

function finish({ game, technique }: Exercise, stage: Signal<Stage>, answer: Answer): void {
  const tally = changeTally(game, technique, (old) => afterAnswer(old, answer, today()));
  stage.value = { is: 'done', answer, tally };
}

export async function checkAnswer({ exercise, now, stage }: Practice): Promise<void> {
  if (stage.value.is !== 'open') return;
  const { version } = now.player;
  const stop = new AbortController();
  stage.value = { is: 'judging' };
  const end = effect(() => {
    if (seen(now, 'position').version !== version) stop.abort();
  });
  try {
    const verdict = await askCoach({ exercise, now, stage }, stop.signal);
    hear({ exercise, now, stage }, verdict);
  } catch (error) {
    if (stage.value.is === 'judging') stage.value = { is: 'open' };
    if (!(error instanceof Stopped)) notify(words.value.failed, 'wrong');
  } finally {
    end();
  }
}

function hear({ exercise, now, stage }: Played, verdict: Verdict): void {
  if (stage.value.is !== 'judging') return;
  if (verdict.is === 'right') return finish(exercise, stage, found(exercise));
  if (verdict.is !== 'untouched') wrongBefore.add(exercise);
  stage.value = { is: 'open', verdict };
  if (verdict.is === 'mistake') now.player.hint.explain(verdict.hint);
}

/** Back to the position of the exercise. */
export function takeBack({ now: { player } }: Practice): void {
  while (player.session.canUndo) player.undo();
}

/** The step with its reason, on the original board. */
export function showAnswer(practice: Practice): void {
  const { exercise, now, stage } = practice;
  if (stage.value.is === 'done') return;
  finish(exercise, stage, 'shown');
  takeBack(practice);
  now.player.hint.explain(exercise.hint);
}
