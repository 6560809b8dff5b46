import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { neighbour, side } from '../../../grid/hex.ts';
import { makeRng } from '../../../rng.ts';
import { finish } from '../../../task.ts';
import { say } from '../../../words/words.ts';
import { actions } from './actions.ts';
import { runAction } from './run-action.ts';
import { check } from '../rules/check.ts';
import { fits } from './fits.ts';
import { native } from '../formats/native.ts';
import { frameOf } from '../view/frame.ts';
import { meters, metersInPlay } from './meters.ts';
import {
  boardOf,
  hexSpot,
  inHand,
  type Move,
  type Puzzle,
  start,
  type State,
  tileSpot,
} from '../rules/rules.ts';
import { apply } from '../rules/moves.ts';
import { fittingTurns, frontier, legalPlaces } from '../rules/solitaire.ts';
import { solve } from '../solve/solver.ts';
import { metersOf, traceFrom } from '../rules/lines.ts';
import { pathsThrough } from './paths.ts';
import { words } from '../words/index.ts';
import { wander } from '../walks.fixtures.ts';

function read(text: string): { puzzle: Puzzle; state: State } {
  const result = native.parse(text);
  if (!result.ok) throw new Error(result.error.code);
  return { state: start(result.value.puzzle), ...result.value };
}

const states = (puzzle: Puzzle, seed: number, moves: number): State[] => {
  const rng = makeRng(seed);
  const all = [start(puzzle)];
  for (let i = 0; i < moves; i++) all.push(wander(puzzle, all[i], rng));
  return all;
};

describe('what fits', () => {
  test('on the empty board every tile, as it is turned', () => {
    const { puzzle, state } = read('tantrix:discovery:1-4:R:loop:all:none/-~3.2');
    expect(fits(puzzle, state, 'hex:0,0')?.map(({ piece, move }) => [piece, move])).toEqual(
      [1, 2, 3, 4].map((tile) => [
        `tile:${tile}`,
        { kind: 'place', tile, q: 0, r: 0, turn: tile === 3 ? 2 : 0 },
      ]),
    );
    expect(fits(puzzle, state, 'tile:3')?.map(({ place }) => place)).toEqual(['hex:0,0']);
  });

  test('no answer for a taken cell, a distant cell, a placed tile, or tiles that only turn', () => {
    const { puzzle, state } = read('tantrix:discovery:1-4:R:loop:all:none/1.0.0.0');
    for (const spot of ['hex:0,0', 'hex:5,0', 'tile:1', 'tile:9', 'shelf', 'nowhere'])
      expect(fits(puzzle, state, spot)).toBeUndefined();
    const turning = read('tantrix:free:1-3:Y:loop:all:none:@0.0_1.0_1.-1');
    expect(fits(turning.puzzle, turning.state, 'hex:0,0')).toBeUndefined();
  });

  test('the turns of a cell are those that agree, the least turned first', () => {
    const { puzzle, state } = read('tantrix:discovery:1-6:B:loop:all:none/1.0.0.0_2.1.0.4~4.3');
    for (const cell of frontier(boardOf(state))) {
      const found = fits(puzzle, state, hexSpot(cell)) ?? [];
      for (const tile of [3, 4, 5, 6]) {
        const turns = found.flatMap(({ move }) =>
          move.kind === 'place' && move.tile === tile ? [move.turn] : [],
        );
        expect(new Set(turns)).toEqual(new Set(fittingTurns(boardOf(state), cell, tile)));
        const now = tile === 4 ? 3 : 0;
        const efforts = turns.map((turn) => Math.min(side(turn - now), side(now - turn)));
        expect(efforts).toEqual(efforts.toSorted((a, b) => a - b));
      }
    }
  });

  test('both ways of asking agree, and none breaks a rule', () => {
    const texts = [
      'tantrix:free:1-6:B:loop:all:none',
      'tantrix:free:1-6:B:loop:loop:allowed',
      'tantrix:free:1-6:any:line:loop:none',
    ];
    fc.assert(
      fc.property(fc.integer(), fc.constantFrom(...texts), (seed, text) => {
        const { puzzle } = read(text);
        const state = states(puzzle, seed, 12)[12];
        const key = (fit: { piece: string; place: string; move: Move }): string => JSON.stringify(fit);
        const byTile = inHand(puzzle, state).flatMap((tile) => fits(puzzle, state, tileSpot(tile)) ?? []);
        const byCell = frontier(boardOf(state)).flatMap((cell) => fits(puzzle, state, hexSpot(cell)) ?? []);
        expect(byTile.map(key).sort()).toEqual(byCell.map(key).sort());
        const wrong = (each: State): number =>
          check(puzzle, each).issues.filter((issue) => issue.kind === 'wrong').length;
        for (const { move } of byTile) {
          const after = apply(puzzle, state, move);
          expect(after.ok && wrong(after.value) <= wrong(state)).toBe(true);
        }
      }),
      { numRuns: 20 },
    );
  });

  test('where only the loop must match, its ends still meet nothing else', () => {
    const { puzzle, state } = read('tantrix:free:1-3:Y:loop:loop:none/1.0.0.0');
    const turns = (fits(puzzle, state, 'hex:1,-1') ?? []).map(
      ({ move }) => move.kind === 'place' && move.turn,
    );
    expect(turns.length).toBeGreaterThan(0);
    expect(turns.length).toBeLessThan(12);
  });

  test('the last tile fits only where it solves', () => {
    const { puzzle, state } = read('tantrix:discovery:1-3:Y:loop:all:none/1.0.0.0_2.1.0.4');
    const moves = (fits(puzzle, state, 'tile:3') ?? []).map(({ move }) => move);
    expect(moves).toEqual([{ kind: 'place', tile: 3, q: 1, r: -1, turn: 2 }]);
  });

  test('in strict Solitaire what the rules allow, and only for the next tile', () => {
    const { puzzle } = read('tantrix:solitaire:3,7,1,14,2,9,8,13,4,12:any:loop:all:allowed');
    const rng = makeRng('sitting');
    let state = start(puzzle);
    for (const tile of puzzle.tiles.slice(0, -1)) {
      const legal = legalPlaces(boardOf(state), tile);
      if (legal.length === 0) break;
      const found = (fits(puzzle, state, tileSpot(tile)) ?? []).map(({ move }) => move);
      if (state.placed.length > 0)
        expect(found.map((each) => JSON.stringify(each)).sort()).toEqual(
          legal.map((place) => JSON.stringify({ kind: 'place', ...place })).sort(),
        );
      expect(fits(puzzle, state, tileSpot(12))).toBeUndefined();
      state = { ...state, placed: [...state.placed, legal[rng.below(legal.length)]] };
    }
  });
});

describe('gauges', () => {
  const row = (text: string, colour: string): unknown => {
    const { puzzle, state } = read(text);
    const gauge = meters(puzzle, state).find((each) => each.sign === colour);
    return gauge && [say(words, 'en', gauge), gauge.have, gauge.need, gauge.state];
  };
  test('a line, a loop, an impossible colour', () => {
    const two = 'tantrix:discovery:1-3:Y:loop:all:none/1.0.0.0_2.1.0.4';
    expect(row(two, 'Y')).toEqual(['Yellow: longest line 2 of 3', 2, 3, 'open']);
    expect(row(`${two}_3.1.-1.2`, 'Y')).toEqual([
      'Yellow: longest loop 3 of 3, longest line 3',
      3,
      3,
      'full',
    ]);
    expect(row(two, 'R')).toEqual(['Red: longest line 1 of 3', 1, 3, 'short']);
    expect(row(two, 'G')).toBeUndefined();
  });
  test('a line is enough where a line is required', () => {
    expect(row('tantrix:free:1-3:Y:line:all:none/1.0.0.0_2.1.0.4_3.1.-1.2', 'Y')).toMatchObject({
      3: 'full',
    });
  });
  test('the tracker agrees with the tracer in any order of states', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const { puzzle } = read('tantrix:free:1-10:any:loop:all:none');
        const seen = states(puzzle, seed, 40);
        const rng = makeRng(`jumps ${seed}`);
        for (let i = 0; i < 20; i++) {
          const state = seen[rng.below(seen.length)];
          expect(metersInPlay(puzzle, state).filter(({ colour }) => colour !== 'G')).toEqual(
            metersOf(puzzle, state),
          );
        }
      }),
      { numRuns: 20 },
    );
  });
});

describe('traces', () => {
  test('three lines through a tile, each as the tracer finds it', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const { puzzle } = read('tantrix:free:1-8:any:loop:all:none');
        const state = states(puzzle, seed, 30)[30];
        for (const place of state.placed) {
          const found = pathsThrough(puzzle, state, hexSpot(place));
          expect(found).toHaveLength(3);
          const frame = frameOf(puzzle, state);
          for (const { note, shapes, near } of found) {
            const [d] = [0, 1, 2, 3, 4, 5].filter((each) => {
              const { x, y } = frame.at(neighbour(place, each));
              const here = frame.at(place);
              return Math.hypot((x + here.x) / 2 - near[0][0], (y + here.y) / 2 - near[0][1]) < 0.01;
            });
            const line = traceFrom(boardOf(state), place, d);
            expect(note.at.toSorted()).toEqual(line.cells.map(hexSpot).toSorted());
            expect(note).toMatchObject({
              code: line.closed ? 'trace.loop' : 'trace.line',
              with: { colour: line.colour, length: line.length },
            });
            const [shape] = shapes;
            expect(shape.kind === 'path' && shape.d.match(/[AL]/g)?.length).toBe(line.length);
            expect(shape.kind === 'path' && shape.d.endsWith('Z')).toBe(line.closed);
          }
        }
      }),
      { numRuns: 30 },
    );
  });
  test('the sentences', () => {
    const { puzzle, state } = read('tantrix:discovery:1-3:Y:loop:all:none/1.0.0.0_2.1.0.4_3.1.-1.2');
    const told = pathsThrough(puzzle, state, 'hex:0,0').map(({ note }) => say(words, 'en', note));
    expect(told).toContain('Yellow loop of 3 tiles: closed.');
    expect(told).toContain('Blue line of one tile, open: from 0,0 upper left to 0,0 bottom.');
    expect(pathsThrough(puzzle, state, 'hex:1,1')).toEqual([]);
  });
});

describe('actions', () => {
  const said = (text: string, action: string): string => {
    const { puzzle, state } = read(text);
    const done = finish(runAction(puzzle, state, action));
    const note = done.ok ? done.value.note : done.error;
    return note ? say(words, 'en', note) : '';
  };
  test('submitting locks the placed tiles', () => {
    const { puzzle, state } = read('tantrix:solitaire:1,2,3:any:loop:all:allowed:locks/1.0.0.0_2.1.0.4');
    expect(actions(puzzle, state)).toEqual(['submit', 'review']);
    const done = finish(runAction(puzzle, state, 'submit'));
    expect(done).toMatchObject({ ok: true, value: { moves: [{ kind: 'lock', count: 2 }] } });
    expect(actions(puzzle, { ...state, locked: 2 })).toEqual(['review']);
  });
  test.each([
    ['tantrix:discovery:1-7:any:loop:all:none', 'With these tiles the loop can be red and blue.'],
    [
      'tantrix:discovery:1-7:R?:loop:all:none',
      'With these tiles the loop can be red and blue. The easiest: red.',
    ],
    ['tantrix:discovery:1-7:B:loop:all:none', 'With these tiles the loop can be red and blue.'],
    ['tantrix:free:4-6:any:loop:all:none', 'With these tiles no colour makes one loop.'],
    ['tantrix:discovery:1-3:Y:loop:all:none/1.0.0.0_2.1.0.4', 'From here the loop can still be yellow.'],
    [
      'tantrix:discovery:1-3:Y:loop:all:none/1.0.0.0_2.1.0.0',
      'From here no colour can make one loop any more. Take something back.',
    ],
  ])('%s: %s', (text, expected) => {
    expect(said(text, 'colours')).toBe(expected);
  });
  test('some colours become impossible as tiles are placed', () => {
    const { puzzle } = read('tantrix:discovery:1-7:any:loop:all:none');
    const [red] = finish(solve({ ...puzzle, colour: 'R' }, { limit: 1 })).found;
    const state = { ...red, placed: red.placed.slice(0, 6) };
    const done = finish(runAction(puzzle, state, 'colours'));
    expect(done).toMatchObject({
      ok: true,
      value: { note: { code: 'colours.now', with: { colours: 'R' } } },
    });
  });
  test('looking back: lost, kept, and not yet lost', () => {
    const sitting = 'tantrix:solitaire:1,2,3:any:loop:all:allowed';
    expect(said(`${sitting}/1.0.0.0_2.1.0.4_3.0.1.2`, 'review')).toBe(
      '6 points were possible. They were lost with tile 3, move 3; you reached 2.',
    );
    expect(said(`${sitting}/1.0.0.0_2.1.0.4_3.1.-1.2`, 'review')).toBe('6 points: no more was possible.');
    expect(said(`${sitting}/1.0.0.0_2.1.0.4`, 'review')).toBe(
      '6 points are still possible: nothing has been lost.',
    );
  });
  test('what is not offered is refused', () => {
    expect(said('tantrix:discovery:1-3:Y:loop:all:none', 'submit')).toBe('There is nothing to do here now.');
    expect(said('tantrix:solitaire:1,2,3:any:loop:all:allowed', 'dance')).toBe(
      'There is nothing to do here now.',
    );
  });
});
