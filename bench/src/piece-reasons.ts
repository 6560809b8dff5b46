/**
 * Hints of a piece game followed from start to finish, on every preset: how long the witness takes to confirm that a
 * reason is enough, and how many steps have only a general sentence. In processor time.
 */
import { finish, makeRng, type AnyGame, type Hint } from 'edgewise';
import { number, processorEach, summary, table } from './measure.ts';

const SUFFICES_MS = 1000;
const GENERAL = 0.02; // of all steps
const SEEDS = 4;
const MOST_HINTS = 100; // per game

type Witness<P, S, M> = (puzzle: P, state: S, hint: Hint<M>) => boolean;
type Row = { readonly times: readonly number[]; readonly steps: number; readonly general: number };

function follow<P, S, M>(game: AnyGame, suffices: Witness<P, S, M>, made: { puzzle: P }): Row {
  const times: number[] = [];
  let [steps, general] = [0, 0];
  const past: S[] = [];
  let state = game.start(made.puzzle) as S;
  for (let asked = 0; asked < MOST_HINTS; asked++) {
    const hint = finish(game.hint(made.puzzle, state, past)) as Hint<M> | undefined;
    if (!hint || hint.moves.length === 0) break;
    times.push(
      ...processorEach([hint], (each) => {
        const isEnough = suffices(made.puzzle, state, each);
        if (!isEnough && hint.kind !== 'advice') throw new Error(`${hint.code}: a reason that is none`);
      }),
    );
    if (hint.kind === 'step') steps++;
    if (hint.kind === 'step' && hint.code === 'forced') general++;
    for (const move of hint.moves) {
      const next = game.apply(made.puzzle, state, move);
      if (!next.ok) throw new Error(`hint ${hint.code} cannot be played`);
      past.push(state);
      state = next.value as S;
    }
  }
  return { times, steps, general };
}

export function benchReasons<P, S, M>(game: AnyGame, suffices: Witness<P, S, M>): void {
  const rows = game.params.presets.flatMap(({ id, params }) => {
    const followed = Array.from({ length: SEEDS }, (_, seed) => finish(game.generate(params, makeRng(seed))))
      .flatMap((made) => (made.ok ? [made.value as { puzzle: P }] : []))
      .map((made) => follow(game, suffices, made));
    const times = followed.flatMap((each) => each.times);
    if (times.length === 0) return [];
    const steps = followed.reduce((sum, each) => sum + each.steps, 0);
    const general = followed.reduce((sum, each) => sum + each.general, 0);
    const { median, worst } = summary(times);
    const isMet = worst <= SUFFICES_MS && general <= GENERAL * steps;
    const share = steps === 0 ? '' : number((100 * general) / steps);
    return [[id, String(times.length), number(median), number(worst), share, isMet ? 'yes' : 'NO']];
  });
  table(
    `Reasons of ${game.id}: is one enough? (ms, worst ${SUFFICES_MS}); steps with a general sentence (≤ ${100 * GENERAL} %)`,
    ['preset', 'hints', 'median', 'worst', 'general %', 'met'],
    rows,
  );
}
