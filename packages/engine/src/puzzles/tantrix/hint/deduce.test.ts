import { describe, expect, test } from 'vitest';
import { makeRng, type Rng } from '../../../rng.ts';
import { finish } from '../../../task.ts';
import { easiestStep, fault } from './deduce.ts';
import { boardOf, hexSpot, holds, type Placed, type Puzzle, start, type State } from '../rules/rules.ts';
import { hint } from './hint.ts';
import { parityObstruction } from '../solve/search/parity.ts';
import { solutions } from '../solve/search/proof.ts';
import { fittingTurns, frontier } from '../rules/solitaire.ts';
import { solve } from '../solve/solver.ts';
import { suffices } from './suffices.ts';
import { hasColour } from '../rules/tiles.ts';
import { freePuzzle } from '../walks.fixtures.ts';

function randomTiles(rng: Rng, count: number): number[] {
  const all = Array.from({ length: 56 }, (_, i) => i + 1).filter((tile) => hasColour(tile, 'R'));
  return Array.from({ length: count }, () => all.splice(rng.below(all.length), 1)[0]);
}

/** Tiles placed side by side so that they agree, and now and then one anywhere. */
function randomStart(rng: Rng, puzzle: Puzzle, count: number): State {
  const placed: Placed[] = [];
  for (const tile of puzzle.tiles.slice(0, count)) {
    const board = boardOf({ placed });
    const cells = frontier(board);
    const apart = placed.length > 0 && rng.below(6) === 0;
    const cell = apart ? { q: rng.below(5) - 2, r: rng.below(5) - 2 } : cells[rng.below(cells.length)];
    const agree = puzzle.match === 'all' || rng.below(4) > 0;
    const turns = agree ? fittingTurns(board, cell, tile) : [0, 1, 2, 3, 4, 5];
    if (turns.length === 0 || placed.some((each) => each.q === cell.q && each.r === cell.r)) continue;
    placed.push({ tile, ...cell, turn: turns[rng.below(turns.length)] });
  }
  return { ...start(puzzle), placed };
}

describe('what the eye sees is true', () => {
  test('by complete search', () => {
    const rng = makeRng('eye');
    const seen: Record<string, number> = {};
    for (let i = 0; i < 3000; i++) {
      const puzzle = freePuzzle(randomTiles(rng, 6), { match: i % 3 ? 'all' : 'loop' });
      const from = randomStart(rng, puzzle, 2 + rng.below(4));
      const broken = fault(puzzle, from.placed);
      const step = easiestStep(puzzle, from.placed);
      if ((!broken && !step) || parityObstruction(puzzle, 'R')) continue;
      const { found, exhausted } = finish(solve(puzzle, { limit: 1000, from }));
      expect(exhausted).toBe(true);
      const code = broken?.code ?? step?.code ?? '';
      seen[code] = (seen[code] ?? 0) + 1;
      if (broken) expect([code, found.length]).toEqual([code, 0]);
      else if (step) for (const end of found) expect([code, holds(end, step.place)]).toEqual([code, true]);
    }
    expect(Object.keys(seen).sort()).toEqual([
      'blocked-end',
      'dead-end',
      'early-loop',
      'far-home',
      'look',
      'look-home',
      'only-curve',
      'only-fit',
    ]);
  });

  test('and every hint follows from the tiles it names', () => {
    const rng = makeRng('named');
    const seen = new Set<string>();
    for (let i = 0; i < 150; i++) {
      const puzzle = freePuzzle(randomTiles(rng, 6));
      const state = randomStart(rng, puzzle, 2 + rng.below(4));
      const help = finish(hint(puzzle, state));
      if (!help) continue;
      seen.add(help.code);
      expect([help.code, suffices(puzzle, state, help)]).toEqual([help.code, true]);
      const lying = new Set([...state.placed.map(hexSpot), ...puzzle.tiles.map((tile) => `tile:${tile}`)]);
      for (const spot of help.because) expect(lying).toContain(spot);
    }
    expect(seen.size).toBeGreaterThan(6);
  });
});

test('sets that cannot turn once around have no loop, by the witness that does not count', () => {
  const rng = makeRng('turning');
  let met = 0;
  for (let i = 0; i < 20_000 && met < 25; i++) {
    const puzzle = freePuzzle(randomTiles(rng, 4 + rng.below(3)), { match: 'loop', holes: 'allowed' });
    if (parityObstruction(puzzle, 'R')?.code !== 'no-turning') continue;
    met++;
    const { tiles, match, holes, goal } = puzzle;
    expect([...solutions({ tiles, colour: 'R', match, holes, pins: [] }, goal)].filter(Boolean)).toEqual([]);
  }
  expect(met).toBe(25);
});

describe('tiles in place', () => {
  test('all loops of a rotation puzzle are found, even where only the loop must match', () => {
    for (const match of ['all', 'loop'] as const) {
      const puzzle = freePuzzle([1, 2, 3, 4, 5], { match });
      const { found } = finish(solve(puzzle, { limit: 1000 }));
      const byCells = new Map<string, number>();
      const name = ({ placed }: State): string => placed.map(hexSpot).join(' ');
      for (const end of found) byCells.set(name(end), (byCells.get(name(end)) ?? 0) + 1);
      for (const end of found) {
        const cells = end.placed.map(({ q, r }) => ({ q, r }));
        const turned = finish(solve({ ...puzzle, cells }, { limit: 1000 }));
        expect(turned.exhausted).toBe(true);
        expect(turned.found.some((each) => each.placed.every((place) => holds(end, place)))).toBe(true);
        expect(turned.found.length).toBeGreaterThanOrEqual(byCells.get(name(end)) ?? 0);
      }
    }
  });
  test('twenty tiles', () => {
    const tiles = Array.from({ length: 20 }, (_, i) => i + 1);
    const puzzle = freePuzzle(tiles, { colour: 'Y' });
    const [end] = finish(solve(puzzle, { limit: 1 })).found;
    const placed = tiles.flatMap((tile) => end.placed.filter((each) => each.tile === tile));
    const cells = placed.map(({ q, r }) => ({ q, r }));
    expect(finish(solve({ ...puzzle, cells }, { limit: 1 })).found).toHaveLength(1);
  });
});
