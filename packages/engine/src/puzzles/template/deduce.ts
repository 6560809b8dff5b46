/**
 * How a person finds the next step: one ordered list of techniques serves hints, grading and the generator.
 * What no technique explains, the smallest reason does: take facts away while they still force the step.
 */
import { reasonsOf, type Grade, type Hint, type Spot, type StepHint } from '../../vocabulary.ts';
import type { Task } from '../../task.ts';
import {
  around,
  clueSpot,
  having,
  lanternSpot,
  type Mark,
  type Move,
  negate,
  type Puzzle,
  start,
  type State,
} from './rules.ts';
import { completable, completions } from './solver.ts';

export const levels = ['counts', 'pairs'] as const;
export type Level = (typeof levels)[number];

type Step = Hint<Move>;
type Technique = (puzzle: Puzzle, state: State) => Step | undefined;

const techniques: readonly (readonly [Technique, Level])[] = [
  [fullNumber, 'counts'],
  [neededNumber, 'counts'],
  [numberPair, 'pairs'],
];

export function hint(puzzle: Puzzle, state: State): Step | undefined {
  if (!completable(puzzle, state)) return mistake(puzzle, state);
  return techniqueStep(puzzle, state, 'pairs') ?? reasonedStep(puzzle, state);
}

/** The first step of a technique up to this level. */
export function techniqueStep(puzzle: Puzzle, state: State, level: Level): Step | undefined {
  const allowed = techniques.filter((each) => levels.indexOf(each[1]) <= levels.indexOf(level));
  for (const [technique] of allowed) {
    const step = technique(puzzle, state);
    if (step) return step;
  }
  return undefined;
}

export function* grade(puzzle: Puzzle): Task<Grade> {
  const rows = completions(puzzle, start(puzzle));
  const solutions = rows.next().done ? 'none' : rows.next().done ? 'one' : 'many';
  if (solutions !== 'one') return { level: 'beyond', solutions, uses: {} };
  const uses: Record<string, number> = {};
  let level: string = levels[0];
  let state = start(puzzle);
  for (let step = hint(puzzle, state); step; step = hint(puzzle, state)) {
    uses[step.code] = (uses[step.code] ?? 0) + 1;
    if (ranks.indexOf(step.level) > ranks.indexOf(level)) level = step.level;
    state = after(state, step);
    yield { done: state.filter((mark) => mark !== 'open').length, of: state.length };
  }
  return { level, solutions, uses };
}

const ranks: readonly string[] = [...levels, 'beyond'];

export const after = (state: State, step: Pick<Step, 'moves'>): State =>
  step.moves.reduce((row, move) => row.with(move.lantern, move.mark), state);

/** With nothing known but `because`: is every other mark impossible, or, for a mistake, everything? */
export function suffices(puzzle: Puzzle, state: State, step: Step): boolean {
  const known = only(puzzle, state, step.because);
  if (step.kind === 'mistake') return !completable(known.puzzle, known.state);
  return step.moves.every((move) => forced(known.puzzle, known.state, move));
}

function fullNumber(puzzle: Puzzle, state: State): Step | undefined {
  return numberStep('full', puzzle, state, 'dark', (clue, lit) => lit === clue);
}

function neededNumber(puzzle: Puzzle, state: State): Step | undefined {
  return numberStep('needed', puzzle, state, 'lit', (clue, lit, open) => lit + open === clue);
}

function numberStep(
  code: string,
  puzzle: Puzzle,
  state: State,
  mark: Mark,
  when: (clue: number, lit: number, open: number) => boolean,
): Step | undefined {
  for (const [index, clue] of puzzle.clues.entries()) {
    const open = having(puzzle, state, index, 'open');
    const lit = having(puzzle, state, index, 'lit').length;
    if (clue === undefined || open.length === 0 || !when(clue, lit, open.length)) continue;
    const known = around(puzzle, index).filter((each) => state[each] !== 'open');
    const moves = open.map((lantern) => ({ lantern, mark }));
    return step(code, 'counts', [clueSpot(index), ...known.map(lanternSpot)], moves, {
      clue,
      count: open.length,
    });
  }
  return undefined;
}

/** Two numbers side by side share their middle lanterns, so they differ only by the outer two. */
function numberPair(puzzle: Puzzle, state: State): Step | undefined {
  for (let index = 0; index + 1 < puzzle.clues.length; index++) {
    const [left, right] = [puzzle.clues[index], puzzle.clues[index + 1]];
    if (left === undefined || right === undefined) continue;
    const outer = [index - 1, index + 2].filter((each) => each >= 0 && each < state.length);
    const because = [
      clueSpot(index),
      clueSpot(index + 1),
      ...outer.filter((each) => state[each] !== 'open').map(lanternSpot),
    ];
    const known = only(puzzle, state, because);
    const moves = outer.flatMap((lantern) => forcedMove(known.puzzle, known.state, lantern));
    if (moves.length > 0) return step('pair', 'pairs', because, moves, { left, right });
  }
  return undefined;
}

function reasonedStep(puzzle: Puzzle, state: State): Step | undefined {
  for (let lantern = 0; lantern < state.length; lantern++) {
    const [move] = forcedMove(puzzle, state, lantern);
    if (!move) continue;
    const because = smallest(puzzle, state, (known) => forced(known.puzzle, known.state, move));
    return step('together', 'beyond', because, [move], { n: lantern + 1, mark: move.mark });
  }
  return undefined;
}

/** One of the marks that cannot stand together differs from every way to finish the row; that one is to blame. */
function mistake(puzzle: Puzzle, state: State): Step {
  const because = smallest(puzzle, state, (known) => !completable(known.puzzle, known.state));
  const solution = completions(puzzle, start(puzzle)).next();
  const wrong = state.findIndex(
    (mark, index) => !solution.done && because.includes(lanternSpot(index)) && mark !== solution.value[index],
  );
  const moves: Move[] = wrong < 0 ? [] : [{ lantern: wrong, mark: 'open' }];
  const code = wrong < 0 ? 'impossible' : 'mistake';
  const { kind: _, ...told } = step(code, 'beyond', because, moves, { n: wrong + 1 });
  return { ...told, kind: 'mistake' };
}

const step = (
  code: string,
  level: string,
  because: readonly Spot[],
  moves: readonly Move[],
  values: Record<string, string | number>,
): StepHint<Move> => ({
  kind: 'step',
  code,
  level,
  because: reasonsOf(because, lanternSpot(0)),
  moves,
  at: moves.map((move) => lanternSpot(move.lantern)),
  with: values,
});

const forcedMove = (puzzle: Puzzle, state: State, lantern: number): Move[] =>
  state[lantern] !== 'open'
    ? []
    : (['lit', 'dark'] as const)
        .map((mark) => ({ lantern, mark }))
        .filter((move) => forced(puzzle, state, move));

function forced(puzzle: Puzzle, state: State, move: Move): boolean {
  const opposite = negate(move);
  return opposite !== undefined && !completable(puzzle, state.with(move.lantern, opposite.mark));
}

interface Known {
  readonly puzzle: Puzzle;
  readonly state: State;
}

/** The position with everything rubbed out but these spots. */
function only(puzzle: Puzzle, state: State, spots: readonly Spot[]): Known {
  const kept = new Set(spots);
  return {
    puzzle: { clues: puzzle.clues.map((clue, index) => (kept.has(clueSpot(index)) ? clue : undefined)) },
    state: state.map((mark, index) => (kept.has(lanternSpot(index)) ? mark : 'open')),
  };
}

/** Facts none of which can be left out. */
function smallest(puzzle: Puzzle, state: State, holds: (known: Known) => boolean): readonly Spot[] {
  let spots = [
    ...state.flatMap((mark, index) => (mark === 'open' ? [] : [lanternSpot(index)])),
    ...puzzle.clues.flatMap((clue, index) => (clue === undefined ? [] : [clueSpot(index)])),
  ];
  for (const spot of spots) {
    const fewer = spots.filter((each) => each !== spot);
    if (holds(only(puzzle, state, fewer))) spots = fewer;
  }
  return spots;
}
