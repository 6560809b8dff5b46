/**
 * Triangles by families: 28 cells with 2 to 12 colours, walls, free or of one colour, with and without equal
 * pieces; 54 cells at 9 and 10 colours; and how many nodes per second the search reaches on the same boards
 * as the search of release 0.1.0, which full sets still use.
 *
 * All in processor time, the worst of 3,000 boards of each family: about five minutes. EDGEWISE_GAMES=300
 * makes it a short run.
 */
import { certain, finish, makeRng, type Rng } from 'edgewise';
import { triangles } from 'edgewise/triangles';
import { Arranger } from '../../packages/engine/src/puzzles/triangles/make/arrange/arranger.ts';
import { colourEdges } from '../../packages/engine/src/puzzles/triangles/make/generator.ts';
import type { Params } from '../../packages/engine/src/puzzles/triangles/params.ts';
import {
  leastRotation,
  start,
  type Piece,
  type Puzzle,
} from '../../packages/engine/src/puzzles/triangles/rules/rules.ts';
import { Search } from '../../packages/engine/src/puzzles/triangles/solve/search.ts';
import { solve } from '../../packages/engine/src/puzzles/triangles/solve/solver.ts';
import { number, processorEach, summary, table } from './measure.ts';

const GAMES = Number(process.env['EDGEWISE_GAMES'] ?? 3000);
const FIRST_MS = 100;
const UNIQUE_MS = 150;
const DEAD_MS = 1000;

const wishOf = (wish: Partial<Params>): Params => {
  const base = triangles.params.presets.find(({ id }) => id === 'colours');
  if (!base) throw new Error('There is no preset colours.');
  return { ...base.params, level: 'any', ...wish };
};

/** Some requests are hard to satisfy, and some impossible: then there are fewer boards, or none. */
const ATTEMPTS = 4; // for each board

const boards = (wish: Params, count: number, seed: string): readonly Puzzle[] => {
  const rng = makeRng(seed);
  const made: Puzzle[] = [];
  for (let attempt = 0; attempt < ATTEMPTS * count && made.length < count; attempt++) {
    const board = colourEdges(wish, rng);
    if (board) made.push(board.puzzle);
  }
  return made;
};

/** Two loose pieces exchange a side, so that every label is there as often as before. */
function spoiled(puzzle: Puzzle, rng: Rng): Puzzle {
  const loose = puzzle.pieces.length - puzzle.fixed.length;
  const sides = puzzle.pieces.flat();
  const [a, b] = [rng.below(loose), rng.below(loose)];
  const [one, other] = [3 * a + rng.below(3), 3 * b + rng.below(3)];
  const swapped = sides.with(one, certain(sides[other])).with(other, certain(sides[one]));
  const sideOf = (piece: number, side: number): number => certain(swapped[3 * piece + side]);
  const plain = (i: number): Piece => leastRotation([sideOf(i, 0), sideOf(i, 1), sideOf(i, 2)]).piece;
  return { ...puzzle, pieces: puzzle.pieces.map((piece, i) => (i < loose ? plain(i) : piece)) };
}

/** Those of the spoiled boards that have no solution. */
function timesOfDead(puzzles: readonly Puzzle[], rng: Rng): number[] {
  return puzzles.flatMap((each) => {
    const puzzle = spoiled(each, rng);
    let isDead = false;
    const times = processorEach([puzzle], () => {
      isDead = finish(solve(puzzle, { limit: 1 })).found.length === 0;
    });
    return isDead ? times : [];
  });
}

function familyRow(wish: Params): string[] {
  const name = `${wish.colours} ${wish.border}${wish.set === 'repeats' ? ', equal ones' : ''}`;
  const puzzles = boards(wish, GAMES, `family ${name}`);
  if (!puzzles.length) return [];
  const timesOf = (limit: number): number[] =>
    processorEach(puzzles, (puzzle) => void finish(solve(puzzle, { limit })));
  const first = summary(timesOf(1));
  const unique = summary(timesOf(2));
  const dead = timesOfDead(puzzles, makeRng(`spoil ${name}`));
  const worstDead = dead.length ? summary(dead).worst : 0;
  const isMet = first.worst <= FIRST_MS && unique.worst <= UNIQUE_MS && worstDead <= DEAD_MS;
  return [
    name,
    String(puzzles.length),
    number(first.median),
    number(first.worst),
    number(unique.median),
    number(unique.worst),
    String(dead.length),
    number(worstDead),
    isMet ? 'yes' : 'NO',
  ];
}

const families = (): readonly Params[] =>
  (['random', 'repeats'] as const).flatMap((set) =>
    (['walls', 'free', 'one'] as const).flatMap((border) =>
      Array.from({ length: 11 }, (_, i) => i + 2)
        .filter((colours) => set === 'repeats' || colours > 4)
        .map((colours) => wishOf({ set, border, colours })),
    ),
  );

/** A C search of the same idea took 40 and 518 ms; ours may take twice that. */
const LARGE = [
  { colours: 9, most: 80 },
  { colours: 10, most: 1036 },
];

function largeRow({ colours, most }: (typeof LARGE)[number]): string[] {
  const puzzles = boards(wishOf({ board: 'hexagon-3', colours, fixed: 0 }), 15, `large ${colours}`);
  const { median, worst } = summary(
    processorEach(puzzles, (puzzle) => void finish(solve(puzzle, { limit: 1, most: 20_000_000 }))),
  );
  return [
    `54 cells, ${colours} colours`,
    String(puzzles.length),
    number(median),
    number(worst),
    `median ${most}`,
    median <= most ? 'yes' : 'NO',
  ];
}

const RATE_NODES = 30_000; // of each board
const ROUNDS = 9;

/** Nodes per second of both searches on the same boards, alternating. */
function rateRow(wish: Params): string[] {
  const puzzles = boards(wish, 40, 'rate');
  const rateOf = (make: (puzzle: Puzzle) => Search | Arranger): number => {
    let nodes = 0;
    const before = process.cpuUsage();
    for (const puzzle of puzzles) {
      const search = make(puzzle);
      search.begin(
        start(puzzle),
        puzzle.pieces.map((_, i) => i),
      );
      while (search.nodes < RATE_NODES && search.run(RATE_NODES - search.nodes) === 'found');
      nodes += search.nodes;
    }
    return nodes / process.cpuUsage(before).user;
  };
  const rounds = Array.from({ length: ROUNDS }, () => ({
    before: rateOf((puzzle) => new Arranger(puzzle)),
    now: rateOf((puzzle) => new Search(puzzle)),
  }));
  const before = summary(rounds.map((round) => round.before)).median;
  const now = summary(rounds.map((round) => round.now)).median;
  return [
    `${wish.colours} ${wish.border}`,
    number(before),
    number(now),
    number(now / before),
    '2',
    now >= 2 * before ? 'yes' : 'NO',
  ];
}

export function benchFamilies(): void {
  table(
    `Triangles, 28 cells: first solution (wanted ≤ ${FIRST_MS} ms), uniqueness (≤ ${UNIQUE_MS} ms), without solution (≤ ${DEAD_MS} ms)`,
    ['colours', 'games', 'first', 'worst', 'unique', 'worst', 'dead', 'worst', 'met'],
    families()
      .map(familyRow)
      .filter((row) => row.length > 0),
  );
  table(
    'Triangles: large boards',
    ['what', 'games', 'median ms', 'worst', 'wanted', 'met'],
    LARGE.map(largeRow),
  );
  table(
    'Triangles: million nodes a second, 28 cells',
    ['colours', 'search of 0.1.0', 'now', 'ratio', 'wanted', 'met'],
    [wishOf({ colours: 6 }), wishOf({ colours: 7, border: 'one' }), wishOf({ border: 'free' })].map(rateRow),
  );
}
