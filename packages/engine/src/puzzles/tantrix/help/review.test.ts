import { describe, expect, test } from 'vitest';
import { cellKey } from '../../../grid/hex.ts';
import { makeRng, type Rng } from '../../../rng.ts';
import { finish } from '../../../task.ts';
import { metersOf, scoreOf } from '../rules/lines.ts';
import { boardOf, type Placed, type Puzzle, start, type State } from '../rules/rules.ts';
import { legalPlaces } from '../rules/solitaire.ts';
import { trioTiles } from '../rules/tiles.ts';
import { bestFrom } from '../solve/search/solitaire-search.ts';
import { freePuzzle } from '../walks.fixtures.ts';
import { review } from './review.ts';

function sitting(count: number, rules: Puzzle['rules'], rng: Rng): Puzzle {
  const all = [...trioTiles[rng.below(2) ? 'GRB' : 'YRB']];
  const tiles = Array.from({ length: count }, () => all.splice(rng.below(all.length), 1)[0]);
  return freePuzzle(tiles, { mode: 'solitaire', colour: 'any', holes: 'allowed', rules });
}

const scored = (puzzle: Puzzle, placed: readonly Placed[]): number =>
  scoreOf(metersOf(puzzle, { ...start(puzzle), placed }));

/** Every legal game to its end: the witness leaves nothing out. */
function strictly(puzzle: Puzzle, placed: readonly Placed[]): number {
  const tile = puzzle.tiles[placed.length];
  if (tile === undefined) return scored(puzzle, placed);
  const places = legalPlaces(boardOf({ placed }), tile);
  return Math.max(0, ...places.map((place) => strictly(puzzle, [...placed, place])));
}

/** Every tile in every turn in every cell of a field wide enough. */
function laxly(puzzle: Puzzle, placed: readonly Placed[]): number {
  const tile = puzzle.tiles[placed.length];
  if (tile === undefined) return scored(puzzle, placed);
  const taken = new Set(placed.map(cellKey));
  let best = 0;
  for (let q = -1; q <= 2; q++)
    for (let r = -2; r <= 2; r++)
      for (let turn = 0; turn < 6 && !taken.has(cellKey({ q, r })); turn++)
        best = Math.max(best, laxly(puzzle, [...placed, { tile, q, r, turn }]));
  return best;
}

const played = (puzzle: Puzzle, rng: Rng): State => {
  const placed: Placed[] = [];
  for (const tile of puzzle.tiles) {
    const places = legalPlaces(boardOf({ placed }), tile);
    if (places.length === 0) break;
    placed.push(places[rng.below(places.length)]);
  }
  return { ...start(puzzle), placed };
};

describe('few tiles', () => {
  test('strict: the best of all games, and when it became impossible', () => {
    const rng = makeRng('strict');
    let lost = 0;
    for (let i = 0; i < 10; i++) {
      const puzzle = sitting(3 + (i % 2), 'strict', rng);
      const state = played(puzzle, rng);
      const first = { tile: puzzle.tiles[0], q: 0, r: 0, turn: 0 };
      const told = finish(review(puzzle, state));
      expect(told).toMatchObject({ certain: true, surely: true, best: strictly(puzzle, [first]) });
      expect(told.left).toBe(strictly(puzzle, state.placed));
      if (told.lostAt === undefined) continue;
      lost++;
      expect(strictly(puzzle, state.placed.slice(0, told.lostAt))).toBeLessThan(told.best);
      expect(strictly(puzzle, state.placed.slice(0, told.lostAt - 1))).toBe(told.best);
    }
    expect(lost).toBeGreaterThan(2);
  });

  test('lax: lines and loops continue from tiles placed anywhere', () => {
    const rng = makeRng('lax');
    for (let i = 0; i < 4; i++) {
      const puzzle = sitting(3 + (i % 2), 'lax', rng);
      const placed = puzzle.tiles
        .slice(0, 1 + (i % 2))
        .map((tile, k) => ({ tile, q: k, r: 0, turn: rng.below(6) }));
      const best = finish(bestFrom(puzzle, { ...start(puzzle), placed }));
      expect([best.score, best.certain]).toEqual([laxly(puzzle, placed), true]);
      expect(best.state && scored(puzzle, best.state.placed)).toBe(best.score);
      expect(best.state?.placed.map(({ tile }) => tile)).toEqual(puzzle.tiles);
    }
  });
});

test.each(['strict', 'lax'] as const)('%s: of five and six tiles the answer is certain', (rules) => {
  const rng = makeRng(`up to six ${rules}`);
  for (const count of [5, 6]) {
    const puzzle = sitting(count, rules, rng);
    const told = finish(review(puzzle, played(puzzle, rng)));
    expect([told.certain, told.surely]).toEqual([true, true]);
  }
});
