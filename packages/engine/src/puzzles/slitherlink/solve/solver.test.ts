import { describe, expect, test } from 'vitest';
import { squareGrid } from '../../../grid/square.ts';
import { makeRng, shuffle, type Rng } from '../../../rng.ts';
import { finish, ready } from '../../../task.ts';
import type { Solutions } from '../../../vocabulary.ts';
import { check } from '../rules/check.ts';
import { ALL_RULES, CORNERS, FORMER_RULES, RULES } from './level-numbers.ts';
import { Propagation } from './propagation/propagate.ts';
import { closure } from './testing.ts';
import { randomInside } from '../../../loops/random-loop.ts';
import { kernelSolve } from './testing.ts';
import { BLANK, LINE, start, type Puzzle, type Rule, type State } from '../rules/rules.ts';
import { solve } from './solver.ts';
import { removeClues } from '../make/remove-clues.ts';

/** Some clues of a random loop, a few of them wrong: boards with no, one and many solutions. */
function randomPuzzle(rng: Rng, most: number, wrongOneIn = 60): Puzzle {
  const width = 2 + rng.below(most - 1);
  const height = 2 + rng.below(most - 1);
  const keep = 200 + rng.below(700);
  const clues = cluesAround(width, height, randomInside(width, height, rng)).map((clue) =>
    rng.below(1000) >= keep ? BLANK : rng.below(wrongOneIn) ? clue : rng.below(4),
  );
  return { width, height, clues, rule: rng.below(10) ? 'loop' : 'every-dot' };
}

function cluesAround(width: number, height: number, inside: Uint8Array): Int8Array {
  const { mesh } = squareGrid(width, height);
  const side = (face: number): number => (face < 0 ? 0 : inside[face]);
  const parts = (edge: number): boolean =>
    side(mesh.edgeFaces[2 * edge]) !== side(mesh.edgeFaces[2 * edge + 1]);
  return Int8Array.from(mesh.faceEdges, (edges) => edges.filter(parts).length);
}

const keys = (states: readonly State[]): string[] =>
  states.map(({ edges }) => Array.from(edges).join('')).sort();

test('agrees with the kernel on random boards: which solutions, and whether there are more', () => {
  const rng = makeRng('solver');
  let many = 0;
  let none = 0;
  for (let i = 0; i < 1500; i++) {
    const puzzle = randomPuzzle(rng, 6);
    const limit = 1 + rng.below(20);
    const [ours, theirs] = [finish(solve(puzzle, { limit })), kernelSolve(puzzle, limit)];
    for (const state of ours.found) expect(check(puzzle, state).issues).toEqual([]);
    expect(new Set(keys(ours.found)).size).toBe(ours.found.length);
    expect(ours.found).toHaveLength(theirs.found.length);
    if (theirs.found.length < limit) expect(keys(ours.found)).toEqual(keys(theirs.found));
    expect(ours.exhausted || ours.found.length === limit).toBe(true);
    if (ours.found.length > 1) many++;
    if (!ours.found.length) none++;
  }
  expect(many).toBeGreaterThan(300);
  expect(none).toBeGreaterThan(50);
});

test('from a position it finds just the solutions that keep its marks', () => {
  const rng = makeRng('from');
  for (let i = 0; i < 150; i++) {
    const puzzle = randomPuzzle(rng, 4);
    const all = finish(solve(puzzle, { limit: 10_000 }));
    expect(all.exhausted).toBe(true);
    const from = start(puzzle);
    const edges = Uint8Array.from(from.edges, () => (rng.below(6) ? 0 : 1 + rng.below(2)));
    const keeps = ({ edges: solved }: State): boolean =>
      edges.every((mark, edge) => mark === 0 || (mark === LINE) === (solved[edge] === LINE));
    const some = finish(solve(puzzle, { limit: 10_000, from: { ...from, edges } }));
    expect(keys(some.found)).toEqual(keys(all.found.filter(keeps)));
  }
});

/** OEIS A140517: cycles in the grid of (n + 1) × (n + 1) points. */
test.each([
  [2, 13],
  [3, 213],
  [4, 9349],
])('a blank board %i cells wide and high has %i loops', (size, loops) => {
  const puzzle: Puzzle = {
    width: size,
    height: size,
    clues: new Int8Array(size * size).fill(BLANK),
    rule: 'loop',
  };
  const { found, exhausted } = finish(solve(puzzle, { limit: loops + 1 }));
  expect([found.length, exhausted]).toEqual([loops, true]);
});

/** OEIS A003763: Hamiltonian cycles of 2n × 2n points; 4 × 4 and 6 × 6 points are 3 × 3 and 5 × 5 cells. */
test.each([
  [3, 6],
  [5, 1072],
])('a blank board %i cells wide and high has %i loops through every dot', (size, loops) => {
  const rule: Rule = 'every-dot';
  const puzzle: Puzzle = { width: size, height: size, clues: new Int8Array(size * size).fill(BLANK), rule };
  const { found, exhausted } = finish(solve(puzzle, { limit: loops + 1 }));
  expect([found.length, exhausted]).toEqual([loops, true]);
});

test('interleaved searches find what each finds alone', () => {
  const rng = makeRng('turns');
  for (let i = 0; i < 40; i++) {
    const puzzles = Array.from({ length: 3 }, () => randomPuzzle(rng, 8));
    const alone = puzzles.map((puzzle) => finish(solve(puzzle, { limit: 300 })));
    const tasks = puzzles.map((puzzle) => solve(puzzle, { limit: 300 }));
    const together = new Map<number, Solutions<State>>();
    while (together.size < tasks.length)
      for (const [which, task] of tasks.entries()) {
        if (together.has(which)) continue;
        const step = task.next();
        if (step.done) together.set(which, step.value);
      }
    for (const [which, solutions] of alone.entries()) expect(together.get(which)).toEqual(solutions);
  }
});

test('an abandoned search leaves no trace', () => {
  const puzzle: Puzzle = { width: 8, height: 8, clues: new Int8Array(64).fill(BLANK), rule: 'loop' };
  const other = finish(solve(puzzle, { limit: 30 }));
  expect(other.found).toHaveLength(30);
  const stopped = solve(puzzle, { limit: 5000 });
  for (let i = 0; i < 12; i++) expect(stopped.next().done).toBe(false);
  expect(keys(finish(solve(puzzle, { limit: 30 })).found)).toEqual(keys(other.found));
});

test('levels only add: what one decides, the next decides the same way', () => {
  const rng = makeRng('levels');
  for (let i = 0; i < 150; i++) {
    const puzzle = randomPuzzle(rng, 6, 1_000_000);
    let before = closure(puzzle, undefined, 1);
    for (let level = 2; level <= 6; level++) {
      const now = closure(puzzle, undefined, level);
      if (now && before) for (const [edge, mark] of before.entries()) if (mark) expect(now[edge]).toBe(mark);
      before = now;
    }
  }
});

test('raising the level in place gives the same as starting with it', () => {
  const rng = makeRng('raise');
  for (let i = 0; i < 300; i++) {
    const puzzle = randomPuzzle(rng, 7);
    const [straight, raised] = [
      new Propagation(puzzle.width, puzzle.height),
      new Propagation(puzzle.width, puzzle.height),
    ];
    const sound = straight.load(puzzle, ALL_RULES) && straight.run();
    expect(raised.load(puzzle, RULES[CORNERS]) && raised.run() && finish(raised.raising(ALL_RULES))).toBe(
      sound,
    );
    if (sound) expect(raised.edges()).toEqual(straight.edges());
  }
});

describe('thin', () => {
  const finishes = (board: Propagation): boolean => board.run() && board.complete;

  /** One clue after the other, each from an empty board. */
  function oneByOne(puzzle: Puzzle, units: readonly (readonly number[])[], rules: number): number[] {
    const board = new Propagation(puzzle.width, puzzle.height);
    const kept = new Set(units.keys());
    for (const unit of units.keys()) {
      kept.delete(unit);
      board.loadBlank(puzzle, rules);
      for (const each of kept) for (const cell of units[each]) board.addClue(cell);
      if (!finishes(board)) kept.add(unit);
    }
    return [...kept].sort((a, b) => a - b);
  }

  const sets = [...new Set([...RULES, ...FORMER_RULES])];

  test.each(sets)('keeps what removing one by one keeps, with rules %i', (rules) => {
    const rng = makeRng(`thin-${rules}`);
    let compared = 0;
    while (compared < 12) {
      const size = 4 + rng.below(4);
      const clues = cluesAround(size, size, randomInside(size, size, rng));
      const puzzle: Puzzle = { width: size, height: size, clues, rule: 'loop' };
      const units = Array.from(clues.keys(), (cell) => [cell]);
      shuffle(rng, units);
      const board = new Propagation(size, size);
      if (!board.load(puzzle, rules) || !finishes(board)) continue;
      board.loadBlank(puzzle, rules);
      expect(finish(removeClues(board, units, () => ready(finishes(board)))).sort((a, b) => a - b)).toEqual(
        oneByOne(puzzle, units, rules),
      );
      compared++;
    }
  });
});
