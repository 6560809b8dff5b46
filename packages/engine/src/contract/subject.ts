/** The game under test and its test data: generated puzzles, and states reached by gestures, plans and hints. */
import type { AnyGame } from '../game.ts';
import type { Gesture, Hint, Proof } from '../vocabulary.ts';
import type { ParamRecord } from '../params/params.ts';
import { makeRng, type Rng } from '../rng.ts';
import { finish } from '../task.ts';
import {
  isUnique,
  mistakesIn,
  playAll,
  walkFrom,
  type AnySaved,
  type Sample,
  type HintRun,
} from './hint-runs.ts';

export interface ContractOptions {
  /** What to generate; small boards keep it fast. Default: the first preset. */
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
  /** Do the general rules with `because` alone force the hint's moves? Asked of the kernel, or of a search. */
  suffices?(puzzle: unknown, state: unknown, hint: Hint<unknown>): boolean;
  /** Does a link of a proof follow from what is at its own places and from earlier links about them? */
  linkFollows?(puzzle: unknown, state: unknown, proof: Proof<unknown>, index: number): boolean;
  /** Reasons name nothing that could be left out: checked with `suffices`, which takes one call for each spot named. */
  readonly minimalReasons?: boolean;
  /** How many positions to practise on are searched for. */
  readonly exercises?: number;
}

type Witnesses = Pick<ContractOptions, 'suffices' | 'linkFollows'>;
type Full = Required<Omit<ContractOptions, keyof Witnesses>> & Witnesses;

export interface Subject {
  readonly game: AnyGame;
  readonly options: Full;
  readonly samples: () => readonly Sample[];
  /** Those with exactly one solution. */
  readonly unique: () => readonly Sample[];
  /** Each sample from its start by hints alone. */
  readonly walks: () => readonly HintRun[];
  /** From unsolvable positions, by hints alone. */
  readonly mistakes: () => readonly HintRun[];
  readonly rng: (label: string) => Rng;
  /** A position as text: equal texts are equal positions. */
  readonly text: (puzzle: unknown, state: unknown) => string;
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
    minimalReasons: false,
    exercises: 4,
    ...options,
  };
  const rng = (label: string): Rng => makeRng(`contract ${label}`);
  const samples = once(() => collect(game, full, rng));
  const unique = once(() => samples().filter((sample) => isUnique(game, sample.puzzle)));
  return {
    game,
    options: full,
    samples,
    unique,
    walks: once(() =>
      samples().map((sample) => walkFrom(game, sample.puzzle, sample.states[0], full.hintLimit)),
    ),
    mistakes: once(() => unique().flatMap((sample) => mistakesIn(game, sample, full.hintLimit))),
    rng,
    text: (puzzle, state) => game.native.format({ puzzle, state }),
  };
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

function collect(game: AnyGame, options: Full, rng: (label: string) => Rng): readonly Sample[] {
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

/** A few moments of random play. */
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
    const meant = game.interpret(puzzle, state, randomGesture(rng, spots));
    state = (meant.ok ? playAll(game, puzzle, state, [meant.value]) : undefined) ?? state;
    if (i === 1 || i % Math.ceil(plays / 4) === 0) kept.push(state);
  }
  return kept;
}

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}
