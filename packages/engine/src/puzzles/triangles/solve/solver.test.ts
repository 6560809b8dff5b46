import { describe, expect, test } from 'vitest';
import { makeRng } from '../../../rng.ts';
import { finish, finishWhile } from '../../../task.ts';
import { check } from '../rules/check.ts';
import { native } from '../formats/native.ts';
import { colourEdges, generate } from '../make/generator.ts';
import { kernelSolve } from './model.ts';
import { params as paramSet, type Params } from '../params.ts';
import {
  boardOf,
  demandsOn,
  isThreefold,
  piecesByCell,
  SHELF,
  shown,
  start,
  turnFor,
  type Puzzle,
  type State,
} from '../rules/rules.ts';
import { Search } from './search.ts';
import { solve, solveUntil } from './solver.ts';

const like = (wish: Partial<Params>): Params => ({ ...paramSet.presets[0].params, level: 'any', ...wish });

function puzzles(wish: Partial<Params>, count: number) {
  const rng = makeRng(`solver ${JSON.stringify(wish)}`);
  return Array.from({ length: count }, () => colourEdges(like(wish), rng)).flatMap((made) =>
    made ? [made] : [],
  );
}

/** Cell after cell in reading order, no tables, no balance: the independent recount. */
function bruteCount(puzzle: Puzzle, state: State, cell = 0): number {
  const board = boardOf(puzzle);
  const byCell = piecesByCell(puzzle, state);
  if (cell === board.cellCount) return check(puzzle, state).issues.length === 0 ? 1 : 0;
  if (byCell[cell] >= 0) return bruteCount(puzzle, state, cell + 1);
  const demands = demandsOn(puzzle, state, byCell, cell);
  let count = 0;
  puzzle.pieces.forEach((labels, piece) => {
    if (state.at[piece] !== SHELF) return;
    for (let way = 0; way < (isThreefold(labels) ? 1 : 3); way++) {
      const turn = isThreefold(labels) ? Number(!board.up[cell]) : turnFor(board.up[cell], way);
      if (demands.some((each, side) => each >= 0 && each !== shown(labels, turn, side))) continue;
      count += bruteCount(
        puzzle,
        { ...state, at: state.at.with(piece, cell), turn: state.turn.with(piece, turn) },
        cell + 1,
      );
    }
  });
  return count;
}

test.each([
  [{ board: 'hexagon-1', match: 'equal', colours: 3, border: 'free' }],
  [{ board: 'hexagon-1', match: 'complement', colours: 2, border: 'free' }],
  [{ board: 'triangle-3', match: 'complement', colours: 3, border: 'free' }],
  [{ board: 'triangle-3', match: 'equal', colours: 4, border: 'one', fixed: 1 }],
  [{ board: 'parallelogram-3x2', match: 'equal', colours: 4, border: 'walls' }],
] as [Partial<Params>][])('the search and the recount agree: %j', (wish) => {
  for (const { puzzle } of puzzles(wish, 3)) {
    const { found, exhausted } = finish(solve(puzzle, { limit: 1e6 }));
    expect(exhausted).toBe(true);
    expect(found.length).toBe(bruteCount(puzzle, start(puzzle)));
    expect(found.every((state) => check(puzzle, state).issues.length === 0)).toBe(true);
    expect(new Set(found.map((state) => native.format({ puzzle, state }))).size).toBe(found.length);
  }
});

/** Some pieces of the solution, some of them perhaps moved: a position as play makes it. */
function partial(puzzle: Puzzle, solution: State, seed: number): State {
  const rng = makeRng(`partial ${seed}`);
  const keep = rng.below(puzzle.pieces.length);
  const fresh = start(puzzle);
  const at = solution.at.map((cell, piece) =>
    rng.below(puzzle.pieces.length) < keep ? cell : fresh.at[piece],
  );
  const turn = solution.turn.map((each, piece) => (at[piece] === SHELF ? fresh.turn[piece] : each));
  const laid = at.flatMap((cell, piece) =>
    cell === SHELF || piece >= puzzle.pieces.length - puzzle.fixed.length ? [] : [piece],
  );
  if (seed % 2 === 0 || laid.length < 2) return { ...fresh, at, turn };
  const [a, b] = [laid[rng.below(laid.length)], laid[rng.below(laid.length)]];
  const up = boardOf(puzzle).up;
  if (up[at[a]] !== up[at[b]]) return { ...fresh, at, turn };
  return { ...fresh, at: at.with(a, at[b]).with(b, at[a]), turn };
}

test.each([
  [{ board: 'hexagon-2', match: 'equal', colours: 8, border: 'walls' }, 3],
  [{ board: 'hexagon-2', match: 'complement', colours: 5, border: 'walls', fixed: 3 }, 3],
  [{ board: 'triangle-4', match: 'equal', colours: 6, border: 'walls' }, 4],
  [{ board: 'triangle-3', match: 'complement', colours: 3, border: 'free' }, 6],
] as [Partial<Params>, number][])('the search and the kernel agree on positions: %j', (wish, count) => {
  for (const [index, { puzzle, solution }] of puzzles(wish, count).entries())
    for (const seed of [2 * index, 2 * index + 1]) {
      const from = partial(puzzle, solution, seed);
      const ours = finish(solve(puzzle, { limit: 4, from }));
      const theirs = finish(kernelSolve(puzzle, 4, from));
      expect([ours.found.length, ours.exhausted]).toEqual([theirs.found.length, theirs.exhausted]);
      for (const state of [...ours.found, ...theirs.found]) {
        expect(check(puzzle, state).issues).toEqual([]);
        from.at.forEach((cell, piece) => {
          if (cell !== SHELF) expect(state.at[piece]).toBe(cell);
        });
      }
    }
});

test.each([
  [{ board: 'hexagon-2', match: 'complement', colours: 4, border: 'free' }, 13],
  [{ board: 'hexagon-2', match: 'equal', colours: 5, border: 'free' }, 14],
  [{ board: 'cells-28', match: 'equal', colours: 6, border: 'free' }, 18],
] as [Partial<Params>, number][])('a border that is tight hides no filling: %j', (wish, given) => {
  for (const { puzzle, solution } of puzzles(wish, 4)) {
    const from = { ...solution, at: solution.at.map((cell) => (cell < given ? cell : SHELF)) };
    const { found, exhausted } = finish(solve(puzzle, { limit: 1e6, from }));
    expect([exhausted, found.length]).toEqual([true, bruteCount(puzzle, from)]);
    expect(found.length).toBeGreaterThan(0);
  }
});

// Two empty neighbours have no label in common, far from where the search works: it once took 400,000 nodes.
test.each([
  'bBDBBdaADBBCadbADcbcCcddcDDbdCbDdCCDADbaABADDBdCaCdaacadAAcDaCcAccabdAdb:::3@b1/5,17@d1/2,23@b3/1',
  'bbBaccacdBdDabDaBAbBCcDdAAdbBcbcBbCCAdCaBdCCdbbDBDccdCAccADCaCDabCacbBDD:::7@a4/6,16@a1/3,22@c1/4',
])('a corner that is dead is seen soon: %s', (text) => {
  const read = native.parse(`triangles:hexagon-2:complement:${text}`);
  if (!read.ok) throw new Error(read.error.code);
  const { found, exhausted, effort } = finish(
    solve(read.value.puzzle, { limit: 1, from: read.value.state! }),
  );
  expect([found.length, exhausted]).toEqual([0, true]);
  expect(effort['nodes']).toBeLessThan(5000);
});

describe('known counts', () => {
  /** The whole count of facts §5, 987,816 with aaa given, takes seconds and is in the bench. */
  test('MacMahon with most of a filling given: search and recount agree', () => {
    const wish = paramSet.presets.find(({ id }) => id === 'macmahon')!.params;
    const made = finish(generate(wish, makeRng('count')));
    if (!made.ok) throw new Error(made.error.code);
    const { puzzle, solution } = made.value;
    const at = solution!.at.map((cell) => (cell < 12 ? cell : SHELF));
    const from = { ...solution!, at };
    const { found, exhausted } = finish(solve(puzzle, { limit: 1e6, from }));
    expect([found.length > 0, exhausted, found.length]).toEqual([true, true, bruteCount(puzzle, from)]);
  });

  test('a free hexagon has its solutions six at a time', () => {
    for (const { puzzle } of puzzles(
      { board: 'hexagon-1', match: 'complement', colours: 3, border: 'free' },
      5,
    )) {
      const { found } = finish(solve(puzzle, { limit: 1e6 }));
      expect(found.length % 6).toBe(0);
      expect(found.length).toBeGreaterThan(0);
    }
  });
});

test('a search can be stopped, and going on until the generated solution is met works', () => {
  const [{ puzzle, solution }] = puzzles(
    { board: 'hexagon-2', match: 'equal', colours: 8, border: 'walls' },
    1,
  );
  expect(finishWhile(solve(puzzle, { limit: 1e9 }), () => false)).toBeUndefined();
  const wanted = native.format({ puzzle, state: solution });
  let met = false;
  finish(solveUntil(puzzle, undefined, (state) => (met = native.format({ puzzle, state }) === wanted)));
  expect(met).toBe(true);
});

test('a position that breaks a rule has no solution', () => {
  const [{ puzzle, solution }] = puzzles(
    { board: 'triangle-3', match: 'equal', colours: 6, border: 'walls' },
    1,
  );
  const wrong = { ...solution, turn: solution.turn.with(0, (solution.turn[0] + 2) % 6) };
  expect(
    new Search(puzzle).begin(
      wrong,
      puzzle.pieces.map((_, i) => i),
    ),
  ).toBe(false);
  expect(finish(solve(puzzle, { limit: 1, from: wrong }))).toMatchObject({ found: [], exhausted: true });
});

test('interleaved searches do not disturb each other, though they share one memory', () => {
  const several = [
    ...puzzles({ board: 'hexagon-2', match: 'complement', colours: 4, border: 'free' }, 2),
    ...puzzles({ board: 'cells-28', match: 'equal', colours: 6, border: 'walls', set: 'repeats' }, 2),
    ...puzzles({ board: 'hexagon-3', match: 'equal', colours: 9, border: 'walls' }, 2), // two words to a mask
  ].map(({ puzzle }) => puzzle);
  const begun = (puzzle: Puzzle): Search => {
    const search = new Search(puzzle);
    search.begin(
      start(puzzle),
      puzzle.pieces.map((_, i) => i),
    );
    return search;
  };
  const goOn = (search: Search): string => {
    const outcome = search.run(70);
    return `${search.nodes} ${outcome} ${outcome === 'found' ? JSON.stringify(search.solution()) : ''}`;
  };
  const rounds = Array.from({ length: 40 }, (_, i) => i);
  const alone = several.map((puzzle) => {
    const search = begun(puzzle);
    return rounds.map(() => goOn(search));
  });
  const searches = several.map(begun);
  const inTurns = rounds.map(() => searches.map(goOn));
  expect(several.length).toBe(6);
  expect(several.map((_, k) => inTurns.map((round) => round[k]))).toEqual(alone);
  for (const outcome of ['found', 'paused'])
    expect(alone.flat().some((each) => each.includes(outcome))).toBe(true);
});
