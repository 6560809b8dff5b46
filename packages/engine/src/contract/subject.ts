/** The game on trial and what it is tried on: generated puzzles and states reached by hands, plans and hints. */
import type { AnyGame, Gesture, Hint, Saved } from '../game.ts';
import type { ParamRecord } from '../params.ts';
import { makeRng, type Rng } from '../rng.ts';
import { finish } from '../task.ts';

export interface ContractOptions {
  /** What to generate; small boards keep it fast. Else the first preset. */
  readonly params?: readonly ParamRecord[];
  /** Puzzles for each of them. */
  readonly seeds?: number;
  /** More puzzles, as native texts: without solution, with many, with a state. */
  readonly texts?: readonly string[];
  /** Native texts of every release. */
  readonly golden?: readonly string[];
  /** Broken texts to try on each reader. */
  readonly mutations?: number;
  /** Random gestures played on each puzzle. */
  readonly plays?: number;
  /** Hints after which a puzzle counts as never solved. */
  readonly hintLimit?: number;
}

export type AnySaved = Saved<unknown, unknown>;

export interface Sample {
  readonly saved: AnySaved;
  readonly puzzle: unknown;
  readonly states: readonly unknown[]; // the fresh one first
}

export interface Subject {
  readonly game: AnyGame;
  readonly options: Required<ContractOptions>;
  samples(): readonly Sample[];
  /** The way from a fresh puzzle with a known solution by hints alone. */
  walk(sample: Sample): readonly Stride[];
  rng(label: string): Rng;
  /** A position as text: equal texts are equal positions. */
  text(puzzle: unknown, state: unknown): string;
}

/** A hint and the states before and after it; the last stride of a walk may have none. */
export interface Stride {
  readonly before: unknown;
  readonly hint: Hint<unknown>;
  readonly after: unknown; // undefined when a move was refused
}

export function makeSubject(game: AnyGame, options: ContractOptions): Subject {
  const full = {
    params: [game.params.presets[0].params],
    seeds: 3,
    texts: [],
    golden: [],
    mutations: 60,
    plays: 40,
    hintLimit: 5000,
    ...options,
  };
  const rng = (label: string): Rng => makeRng(`contract ${label}`);
  const samples = once(() => collect(game, full, rng));
  const walks = new Map<Sample, readonly Stride[]>();
  const walk = (sample: Sample): readonly Stride[] => {
    const known = walks.get(sample) ?? [
      ...follow(game, sample.puzzle, game.start(sample.puzzle), full.hintLimit),
    ];
    walks.set(sample, known);
    return known;
  };
  return {
    game,
    options: full,
    samples,
    walk,
    rng,
    text: (puzzle, state) => game.native.format({ puzzle, state }),
  };
}

/** Takes hint after hint until there is none, a move is refused, or the limit is reached. */
export function* follow(
  game: AnyGame,
  puzzle: unknown,
  from: unknown,
  limit: number,
): Generator<Stride, void, void> {
  const past: unknown[] = [];
  let state: unknown = from;
  for (let i = 0; i < limit && state !== undefined; i++) {
    const hint: Hint<unknown> | undefined = finish(game.hint(puzzle, state, past));
    if (!hint) return;
    const after = playAll(game, puzzle, state, hint.moves);
    yield { before: state, hint, after };
    past.push(state);
    state = after;
  }
}

/** The state after these moves; undefined when one is refused. */
export function playAll(game: AnyGame, puzzle: unknown, state: unknown, moves: readonly unknown[]): unknown {
  let next: unknown = state;
  for (const move of moves) {
    const result = game.apply(puzzle, next, move);
    if (!result.ok) return undefined;
    next = result.value;
  }
  return next;
}

const verbs = ['tap', 'mark', 'cycle', 'clear', 'turn', 'back', 'flip'] as const;
const strokes = ['drag', 'sweep'] as const;

export function randomGesture(rng: Rng, spots: readonly string[]): Gesture {
  const spot = (): string => spots[rng.below(spots.length)];
  if (rng.below(4) > 0) return { verb: verbs[rng.below(verbs.length)], on: spot() };
  return { verb: strokes[rng.below(2)], path: Array.from({ length: rng.below(5) }, spot) };
}

/** Every verb on one spot, and strokes through it. */
export const gesturesOn = (spot: string, other: string): readonly Gesture[] => [
  ...verbs.map((verb): Gesture => ({ verb, on: spot })),
  ...strokes.flatMap((verb): Gesture[] => [
    { verb, path: [spot] },
    { verb, path: [other, spot] },
    { verb, path: [spot, other] },
  ]),
];

function collect(
  game: AnyGame,
  options: Required<ContractOptions>,
  rng: (label: string) => Rng,
): readonly Sample[] {
  const generated = options.params.flatMap((params) =>
    Array.from({ length: options.seeds }, (_, seed) => finish(game.generate(params, makeRng(seed)))),
  );
  const read = options.texts.map((text) => game.native.parse(text));
  const all: AnySaved[] = [...generated, ...read].flatMap((each) => (each.ok ? [each.value] : []));
  return all.map((saved, index) => sampleOf(game, saved, options.plays, rng(`play ${index}`)));
}

function sampleOf(game: AnyGame, saved: AnySaved, plays: number, rng: Rng): Sample {
  const { puzzle, state, solution } = saved;
  const fresh: unknown = game.start(puzzle);
  const played = randomStates(game, puzzle, fresh, plays, rng);
  const toSolution = solution === undefined ? [] : game.plan(puzzle, fresh, solution);
  const half = playAll(game, puzzle, fresh, toSolution.slice(0, toSolution.length / 2));
  return {
    saved,
    puzzle,
    states: [fresh, state, half, ...played, solution].filter((each) => each !== undefined),
  };
}

/** A few moments of aimless play. */
function randomStates(
  game: AnyGame,
  puzzle: unknown,
  fresh: unknown,
  plays: number,
  rng: Rng,
): readonly unknown[] {
  const spots = game.scene(puzzle, fresh).targets.map((each) => each.spot);
  const kept: unknown[] = [];
  let state = fresh;
  for (let i = 1; i <= plays && spots.length > 0; i++) {
    const move: unknown = game.interpret(puzzle, state, randomGesture(rng, spots));
    state = (move === undefined ? undefined : playAll(game, puzzle, state, [move])) ?? state;
    if (i === 1 || i % Math.ceil(plays / 4) === 0) kept.push(state);
  }
  return kept;
}

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}
