/** What Triangles must reach: first solutions, "still solvable?", a known count, generating. */
import { performance } from 'node:perf_hooks';
import { finish, makeRng, type Rng } from 'edgewise';
import { triangles } from 'edgewise/triangles';
import { colourEdges } from '../../packages/engine/src/puzzles/triangles/make/generator.ts';
import type { Params } from '../../packages/engine/src/puzzles/triangles/params.ts';
import {
  boardOf,
  leastRotation,
  SHELF,
  start,
  type Piece,
  type Puzzle,
  type State,
} from '../../packages/engine/src/puzzles/triangles/rules/rules.ts';
import { suffices } from '../../packages/engine/src/puzzles/triangles/hint/suffices.ts';
import { Search } from '../../packages/engine/src/puzzles/triangles/solve/search.ts';
import { completable, solve } from '../../packages/engine/src/puzzles/triangles/solve/solver.ts';
import { benchHints } from './hints.ts';
import { oneOf, number, summary, table, timeEach } from './measure.ts';
import { benchReasons } from './piece-reasons.ts';
import { benchFamilies } from './triangles-families.ts';
import { solvePlain } from './yardsticks/triangles-plain.ts';

const preset = (id: string): Params => {
  const found = triangles.params.presets.find((each) => each.id === id);
  if (!found) throw new Error(`There is no preset ${id}.`);
  return found.params;
};

type Made = { readonly puzzle: Puzzle; readonly solution: State };

function games(wish: Params, count: number, seed: string): Made[] {
  const rng = makeRng(seed);
  return Array.from({ length: count }, () => colourEdges(wish, rng)).flatMap((made) => (made ? [made] : []));
}

function first({ puzzle }: Made): void {
  const { found } = finish(solve(puzzle, { limit: 1 }));
  if (!found.length) throw new Error('a game of the bench is not solved');
}

const HEAD = ['what', 'games', 'median ms', 'p99', 'worst', 'wanted worst', 'met'];

function row(name: string, times: readonly number[], wanted: number): string[] {
  const { count, median, p99, worst } = summary(times);
  return [
    name,
    String(count),
    number(median),
    number(p99),
    number(worst),
    String(wanted),
    worst <= wanted ? 'yes' : 'NO',
  ];
}

const PLAIN_GAMES = 60;
const PLAIN_STEPS = 20_000_000;

/** Totals over the same games; where the yardstick gave up, its time so far counts, to our disadvantage. */
function yardstick(made: readonly Made[]): string[] {
  const some = made.slice(0, PLAIN_GAMES);
  let unfinished = 0;
  const plain = timeEach(some, ({ puzzle }) => {
    if (!solvePlain(puzzle, PLAIN_STEPS).solved) unfinished++;
  });
  const total = (times: readonly number[]): number => times.reduce((sum, each) => sum + each, 0);
  const ratio = total(plain) / total(timeEach(some, first));
  return [
    `Letters, row order of the document (${unfinished} given up)`,
    String(some.length),
    number(summary(plain).median),
    number(summary(plain).p99),
    number(summary(plain).worst),
    `${number(ratio)}× ≥ 100×`,
    ratio >= 100 ? 'yes' : 'NO',
  ];
}

/** A player who only makes matching moves: random pieces where they fit. */
function randomPosition({ puzzle }: Made, rng: Rng): { puzzle: Puzzle; state: State } {
  let state = start(puzzle);
  const cells = boardOf(puzzle).names;
  for (let i = rng.below(14); i > 0; i--) {
    const loose = state.at.flatMap((cell, piece) => (cell === SHELF ? [piece] : []));
    const cell = oneOf(cells, rng);
    const next = triangles.apply(puzzle, state, { piece: oneOf(loose, rng), act: '@', cell });
    if (next.ok && !triangles.check(puzzle, next.value).issues.some(({ kind }) => kind === 'wrong'))
      state = next.value;
  }
  return { puzzle, state };
}

function solvableRow(id: string, count: number): string[] {
  const rng = makeRng(`solvable ${id}`);
  const positions = games(preset(id), count, `positions ${id}`).map((each) => randomPosition(each, rng));
  const ask = ({ puzzle, state }: { puzzle: Puzzle; state: State }): void =>
    void finish(completable(puzzle, state));
  positions.slice(0, 50).forEach(ask);
  return row(`still solvable? ${id}`, timeEach(positions, ask), 50);
}

/** 24 four-colour triangles, border of one colour, the piece aaa on a given border cell: 987,816 fillings. */
export function countMacMahon(): { readonly count: number; readonly ms: number } {
  const pieces: Piece[] = [];
  for (let i = 0; i < 64; i++) {
    const piece: Piece = [i >> 4, (i >> 2) & 3, i & 3];
    if (i > 0 && leastRotation(piece).moved === 0) pieces.push(piece);
  }
  const board = boardOf({ board: 'hexagon-2' });
  const puzzle: Puzzle = {
    board: 'hexagon-2',
    match: 'equal',
    pieces: [...pieces, [0, 0, 0]],
    fixed: [{ cell: 0, turn: 0 }],
    walls: board.border.map(() => 0),
  };
  const search = new Search(puzzle);
  const began = performance.now();
  search.begin(
    start(puzzle),
    puzzle.pieces.map((_, i) => i),
  );
  let count = 0;
  while (search.run(Infinity) === 'found') count++;
  return { count, ms: performance.now() - began };
}

function generatingRow(id: string, count: number): string[] {
  const seeds = Array.from({ length: count }, (_, i) => `bench ${id} ${i}`);
  const times = timeEach(seeds, (seed) => {
    if (!finish(triangles.generate(preset(id), makeRng(seed))).ok) throw new Error(`no ${id}`);
  });
  const { median, p99, worst } = summary(times);
  return [
    id,
    String(count),
    number(median),
    number(p99),
    number(worst),
    'median 300',
    median <= 300 ? 'yes' : 'NO',
  ];
}

export function benchTriangles(): void {
  const letters = games(preset('letters'), 2000, 'letters');
  letters.slice(0, 100).forEach(first);
  table('Triangles: first solution', HEAD, [
    row('Letters', timeEach(letters, first), 50),
    yardstick(letters),
  ]);
  benchFamilies();
  table('Triangles: "still solvable?"', HEAD, [solvableRow('letters', 1000), solvableRow('colours', 500)]);
  const { count, ms } = countMacMahon();
  table(
    'Triangles: MacMahon, aaa given',
    ['fillings', 'wanted', 'seconds', 'wanted', 'met'],
    [[String(count), '987816', number(ms / 1000), '8', count === 987_816 && ms < 8000 ? 'yes' : 'NO']],
  );
  table(
    'Triangles: generate one with exactly one solution',
    HEAD,
    ['first', 'easy', 'medium', 'letters-unique', 'colours', 'hard', 'expert', 'large', 'huge'].map((id) =>
      generatingRow(id, id === 'huge' || id === 'expert' ? 10 : 30),
    ),
  );
  benchHints(triangles);
  benchReasons(triangles, suffices); // last: it keeps many puzzles, and the rows of hints measure memory
}
