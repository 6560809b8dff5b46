import { describe, expect, test } from 'vitest';
import { makeRng } from '../../../rng.ts';
import { finish } from '../../../task.ts';
import { check, goalColours } from '../rules/check.ts';
import { unique } from '../tantrix.fixtures.ts';
import { native } from '../formats/native.ts';
import { type Puzzle, start, type State } from '../rules/rules.ts';
import { Dice } from './search/chain.ts';
import { LooseEnds } from './search/loose-ends.ts';
import { tablesOf } from './search/problem.ts';
import { solutions } from './search/proof.ts';
import { Walk } from './search/walk.ts';
import { parityObstruction } from './search/parity.ts';
import { countLoops, possibleColours } from './counting.ts';
import { canFinish, solve } from './solver.ts';
import { settle } from './settle.ts';
import { type Colour, colours, hasColour, levelColour, trios, trioTiles } from '../rules/tiles.ts';
import { freePuzzle } from '../walks.fixtures.ts';

const upTo = (count: number): number[] => Array.from({ length: count }, (_, i) => i + 1);
const level = (count: number, colour: Puzzle['colour'], changes: Partial<Puzzle> = {}): Puzzle =>
  freePuzzle(upTo(count), { mode: 'discovery', colour, ...changes });
const count = (puzzle: Puzzle): number => {
  const { found, exhausted } = finish(solve(puzzle, { limit: 100_000 }));
  expect(exhausted).toBe(true);
  return found.length;
};
/** The second witness counts too. */
const witness = ({ tiles, colour, match, holes, goal }: Puzzle): number =>
  [...solutions({ tiles, colour: colour as Colour, match, holes, pins: [] }, goal)].filter(Boolean).length;

describe('known counts, up to rotation', () => {
  const known: Readonly<Record<string, number>> = {
    '3Y': 2,
    '4R': 2,
    '5R': 4,
    '6B': 8,
    '7R': 32,
    '7B': 36,
    '8B': 84,
  };

  test.each(
    [3, 4, 5, 6, 7, 8].flatMap((n) => (['R', 'B', 'Y'] as const).map((colour) => [n, colour] as const)),
  )('%i tiles, %s, all sides match', (n, colour) => {
    expect(count(level(n, colour))).toBe(known[`${n}${colour}`] ?? 0);
    expect(count(level(n, colour, { holes: 'allowed' }))).toBe(known[`${n}${colour}`] ?? 0);
  });

  test.each([
    [3, 'Y', 2],
    [4, 'R', 2],
    [5, 'R', 8],
    [6, 'B', 32],
    [7, 'R', 192],
    [7, 'B', 192],
    [8, 'B', 1344],
  ] as const)('%i tiles, %s, loop sides only: %i', (n, colour, wanted) => {
    expect(count(level(n, colour, { match: 'loop', holes: 'allowed' }))).toBe(wanted);
  });

  test('ten tiles in yellow, with and without holes; 2,902 in the retail table', () => {
    expect(count(level(10, 'Y', { holes: 'allowed' }))).toBe(388);
    const table = [3, 4, 5, 6, 7, 8, 9, 10].flatMap((n) =>
      (['R', 'B', 'Y'] as const).map((colour) => finish(countLoops(level(n, colour), colour))),
    );
    expect(table.reduce((a, b) => a + b)).toBe(2902);
    expect(finish(countLoops(level(10, 'Y'), 'Y'))).toBe(388);
  });

  test('all trios are the same puzzle', () => {
    for (const trio of trios)
      expect(count(level(6, levelColour(6, trio) ?? 'B', { tiles: trioTiles[trio].slice(0, 6) }))).toBe(8);
  });

  test.each([
    [5, 'R', 'all'],
    [7, 'R', 'all'],
    [8, 'B', 'all'],
    [6, 'B', 'loop'],
  ] as const)('two searches agree on %i %s, %s', (n, colour, match) => {
    const puzzle = level(n, colour, { match });
    expect(witness(puzzle)).toBe(count(puzzle));
  });

  test('two searches agree on random sets, and the unique one is unique', () => {
    const rng = makeRng('sets');
    for (let i = 0; i < 60; i++) {
      const colour = colours[rng.below(4)];
      const all = upTo(56).filter((tile) => hasColour(tile, colour));
      const tiles = Array.from({ length: 6 }, () => all.splice(rng.below(all.length), 1)[0]);
      const puzzle = level(6, colour, { tiles, holes: i % 2 ? 'none' : 'allowed' });
      expect(witness(puzzle)).toBe(count(puzzle));
    }
    const read = native.parse(unique);
    expect(read.ok && [count(read.value.puzzle), witness(read.value.puzzle)]).toEqual([1, 1]);
  });
});

describe('impossible at once', () => {
  test('counting explains every zero of 3 … 14 tiles but 7Y', () => {
    for (let n = 3; n <= 10; n++)
      for (const colour of ['R', 'B', 'Y'] as const) {
        const zero = finish(countLoops(level(n, colour), colour)) === 0;
        expect([n, colour, parityObstruction(level(n, colour), colour) !== undefined]).toEqual([
          n,
          colour,
          zero && `${n}${colour}` !== '7Y',
        ]);
      }
  });
  test('odd bends', () => expect(parityObstruction(level(3, 'R'), 'R')?.code).toBe('odd-bends'));
  test('odd crossings: the second witness, which does not count, finds no loop either', () => {
    const rng = makeRng('odd');
    let met = 0;
    while (met < 40) {
      const all = upTo(56).filter((tile) => hasColour(tile, 'R'));
      const tiles = Array.from({ length: 6 }, () => all.splice(rng.below(all.length), 1)[0]);
      const puzzle = level(6, 'R', { tiles });
      if (parityObstruction(puzzle, 'R')?.code !== 'odd-crossings') continue;
      met++;
      expect(witness(puzzle)).toBe(0);
    }
  });
  test('a colour that is not on every tile', () => {
    expect(parityObstruction(level(15, 'B'), 'B')?.code).toBe('no-common-colour');
    expect(finish(solve(level(15, 'B'), { limit: 1 }))).toMatchObject({ found: [], exhausted: true });
  });
  test('all possible colours are named', () => {
    expect(finish(possibleColours(level(7, 'any'), { left: Infinity }))).toEqual(['R', 'B']);
    expect(finish(possibleColours(level(10, 'any'), { left: Infinity }))).toEqual(['R', 'B', 'Y']);
  });
});

describe('loops of every level', () => {
  test.each(upTo(30).slice(2))('%i tiles', (n) => {
    const puzzle = level(n, levelColour(n) ?? 'any');
    const [found] = finish(solve(puzzle, { limit: 1 })).found;
    expect(check(puzzle, found).issues).toEqual([]);
    expect(found.placed[0]).toEqual({ tile: 1, q: 0, r: 0, turn: 0 });
  });

  test('all 42 tiles of a colour', () => {
    for (const colour of colours) {
      const puzzle = level(0, colour, { tiles: upTo(56).filter((tile) => hasColour(tile, colour)) });
      const [found] = finish(solve(puzzle, { limit: 1 })).found;
      expect(check(puzzle, found).issues).toEqual([]);
    }
  });

  test('28 points in every trio and colour', () => {
    for (const trio of trios)
      for (const colour of trio) {
        const puzzle = level(0, colour as Colour, { tiles: trioTiles[trio], holes: 'allowed' });
        expect(finish(solve(puzzle, { limit: 1 })).found).toHaveLength(1);
      }
  });
});

describe('from a position', () => {
  const from = (puzzle: Puzzle, end: State, kept: number): State => ({
    ...end,
    placed: end.placed.slice(0, kept),
    turns: puzzle.tiles.map(() => 0),
  });

  test('the placed tiles stay, and nothing is missed', () => {
    const puzzle = level(8, 'B');
    const all = finish(solve(puzzle, { limit: 1000 })).found;
    for (const end of all.slice(0, 12))
      for (const kept of [1, 3, 5, 7]) {
        const start = from(puzzle, end, kept);
        const { found, exhausted } = finish(solve(puzzle, { limit: 1000, from: start }));
        const agree = all.filter((each) =>
          start.placed.every((p) =>
            each.placed.some((x) => x.tile === p.tile && x.q === p.q && x.r === p.r && x.turn === p.turn),
          ),
        );
        expect([found.length, exhausted]).toEqual([agree.length, true]);
        for (const each of found) expect(each.placed.slice(0, kept)).toEqual(start.placed);
      }
  });

  test('from loose end to loose end: what it finds is a solution, what it rules out the walk rules out', () => {
    const rng = makeRng('ends');
    const met = { found: 0, impossible: 0 };
    for (const [n, colour] of [
      [8, 'B'],
      [9, 'Y'],
      [10, 'R'],
    ] as const) {
      const puzzle = level(n, colour);
      const ends = finish(solve(puzzle, { limit: 40 })).found;
      for (let i = 0; i < 25; i++) {
        const kept = ends[rng.below(ends.length)].placed.filter(() => rng.below(2) === 0);
        const pins = kept.map((each, k) => (k === 0 && i % 2 ? { ...each, turn: rng.below(6) } : each));
        if (pins.length === 0) continue;
        const tables = tablesOf({ tiles: puzzle.tiles, colour, match: 'all', holes: 'none', pins });
        const search = tables && new LooseEnds(tables, new Dice(7 * i + 1));
        while (search && !search.run(1_000));
        const walk = tables && new Walk(tables, 1);
        while (walk && !walk.run(10_000));
        expect(search?.found !== undefined).toBe(walk?.count === 1);
        met[search?.found ? 'found' : 'impossible']++;
        if (!search?.found) continue;
        const state = { ...start(puzzle), placed: search.found };
        expect(check(puzzle, state).issues).toEqual([]);
        for (const pin of pins) expect(search.found).toContainEqual(pin);
      }
    }
    expect(Math.min(met.found, met.impossible)).toBeGreaterThan(10);
  });

  test('a hopeless position is proved hopeless', () => {
    const puzzle = level(8, 'B');
    const state: State = {
      ...start(puzzle),
      placed: [
        { tile: 1, q: 0, r: 0, turn: 0 },
        { tile: 2, q: 1, r: 0, turn: 0 },
      ],
    };
    expect(finish(canFinish(puzzle, state))).toBe('no');
  });

  test('twenty tiles, eight of them fixed', () => {
    const puzzle = level(20, 'Y');
    const [end] = finish(solve(puzzle, { limit: 1 })).found;
    const state = { ...from(puzzle, end, 0), placed: end.placed.filter((_, i) => i % 5 < 2) };
    const found = finish(canFinish(puzzle, state));
    expect(typeof found === 'object' && check(puzzle, found).issues).toEqual([]);
  });

  test('settling turns and moves the whole board', () => {
    const puzzle = level(5, 'R');
    for (const end of finish(solve(puzzle, { limit: 9 })).found)
      expect(settle(end.placed)).toEqual(end.placed);
    expect(goalColours(level(5, 'any'))).toEqual(['R', 'B', 'Y']);
  });
});

test('a search can be watched and stopped', () => {
  const task = solve(level(14, 'B'), { limit: 100_000 });
  const first = task.next();
  expect(first.done).toBe(false);
  expect(task.return({ found: [], exhausted: false, effort: {} }).done).toBe(true);
});
