import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { valueOf } from '../../../result.ts';
import { wander } from '../walks.fixtures.ts';
import { makeRng } from '../../../rng.ts';
import { cellKey } from '../../../grid/hex.ts';
import { finish } from '../../../task.ts';
import { check } from './check.ts';
import { native } from '../formats/native.ts';
import { moves, apply } from './moves.ts';
import { interpret, intendedMove } from './gestures.ts';
import { Links } from './links.ts';
import { readTiles, formatTiles, list } from '../formats/list.ts';
import { type Move, type Puzzle, start, type State, boardOf } from './rules.ts';
import { plan } from './plan.ts';
import { legalPlaces } from './solitaire.ts';
import { review } from '../help/review.ts';
import { metersOf, scoreOf, traceFrom } from './lines.ts';
import { scene } from '../view/scene.ts';

function read(text: string): { puzzle: Puzzle; state: State } {
  const result = native.parse(text);
  if (!result.ok) throw new Error(result.error.code);
  return { state: start(result.value.puzzle), ...result.value };
}
function play(puzzle: Puzzle, from: State, ...texts: string[]): State {
  return texts.reduce((state, text) => {
    const move = moves.parse(text);
    if (!move.ok) throw new Error(move.error.code);
    const next = apply(puzzle, state, move.value);
    if (!next.ok) throw new Error(next.error.code);
    return next.value;
  }, from);
}
function refused(puzzle: Puzzle, state: State, text: string): string {
  const move = moves.parse(text);
  const next = move.ok ? apply(puzzle, state, move.value) : move;
  return next.ok ? 'taken' : next.error.code;
}
const codes = (text: string): string[] => {
  const { puzzle, state } = read(text);
  return check(puzzle, state).issues.map((issue) => issue.code);
};

describe('moves', () => {
  const { puzzle, state } = read('tantrix:discovery:1-4:R:loop:all:none');

  test('place, turn, swap, back', () => {
    const two = play(puzzle, state, '1@0,0/0', '2@1,0/3', '1>', '2<');
    expect(two.placed).toEqual([
      { tile: 1, q: 0, r: 0, turn: 1 },
      { tile: 2, q: 1, r: 0, turn: 2 },
    ]);
    const swapped = play(puzzle, two, '1@1,0/1');
    expect(swapped.placed.map(cellKey)).toEqual(['1,0', '0,0']);
    const pushed = play(puzzle, swapped, '3@0,0/5');
    expect(pushed.placed.map((each) => each.tile)).toEqual([1, 3]);
    expect(pushed.turns).toEqual([0, 2, 0, 0]);
    expect(play(puzzle, pushed, '1-').turns).toEqual([1, 2, 0, 0]);
  });

  test('refusals', () => {
    expect(refused(puzzle, state, '9@0,0/0')).toBe('no-such-tile');
    expect(refused(puzzle, state, '1-')).toBe('on-shelf');
    expect(refused(puzzle, state, '1@61,0/0')).toBe('too-far');
    expect(refused(puzzle, state, '!1')).toBe('no-locks');
    expect(refused(puzzle, state, '1@0,0/6')).toBe('not-a-move');
  });

  test('gestures', () => {
    const drag = (at: State, ...path: string[]): Move | undefined =>
      valueOf(interpret(puzzle, at, { verb: 'drag', path }));
    expect(drag(state, 'tile:2', 'hex:0,0')).toEqual({ kind: 'place', tile: 2, q: 0, r: 0, turn: 0 });
    expect(drag(state, 'tile:2', 'hex:1,0')).toBeUndefined();
    const one = play(puzzle, state, '2>', '2@0,0/1');
    expect(drag(one, 'tile:3', 'hex:0,-1')).toMatchObject({ tile: 3, q: 0, r: -1 });
    expect(drag(one, 'hex:0,0', 'hex:0,-1')).toMatchObject({ tile: 2, r: -1, turn: 1 });
    expect(drag(one, 'hex:0,0', 'shelf')).toEqual({ kind: 'shelve', tile: 2 });
    const on = (verb: 'tap' | 'back' | 'turn' | 'clear', spot: string): Move | undefined =>
      valueOf(interpret(puzzle, one, { verb, on: spot }));
    expect(on('tap', 'hex:0,0')).toEqual({ kind: 'turn', tile: 2, by: 1 });
    expect(on('back', 'tile:3')).toEqual({ kind: 'turn', tile: 3, by: -1 });
    expect(on('clear', 'hex:0,0')).toEqual({ kind: 'shelve', tile: 2 });
    expect(on('tap', 'hex:1,0')).toBeUndefined();
  });
});

describe('what the document accepts but should not', () => {
  test('a mismatch outside the loop', () => {
    const cells = '/1.0.0.0_2.0.-1.5_3.-2.1.4_4.-1.1.3_5.-1.0.4';
    const lax = codes(`tantrix:discovery:1-5:R:loop:loop:none${cells}`);
    const strict = codes(`tantrix:discovery:1-5:R:loop:all:none${cells}`);
    expect(strict).toContain('mismatch');
    expect(lax).not.toContain('mismatch');
  });
  test('two separate loops', () => {
    const text = '1.0.0.0_2.1.0.4_3.1.-1.2_5.2.-1.0_10.3.-1.4_14.3.-2.2';
    for (const match of ['all', 'loop'])
      expect(codes(`tantrix:free:1-3,5,10,14:Y:loop:${match}:allowed/${text}`)).toContain('several-loops');
  });
  test('two tiles on one cell', () => {
    const result = native.parse('tantrix:discovery:1-3:Y:loop:all:none/1.0.0.0_2.0.0.4');
    expect(result.ok ? '' : [result.error.code, result.error.column]).toEqual(['cell-twice', 47]);
  });
  test('Solitaire without touching or matching', () => {
    const { puzzle, state } = read('tantrix:solitaire:1,2,3:any:loop:all:allowed/1.0.0.0');
    expect(refused(puzzle, state, '2@3,0/0')).toBe('must-touch');
    expect(refused(puzzle, state, '2@1,0/0')).toBe('must-match');
    expect(refused(puzzle, state, '3@1,0/4')).toBe('not-next');
    expect(refused(puzzle, state, '2@1,0/4')).toBe('taken');
    const intended = intendedMove(puzzle, state, { verb: 'drag', path: ['tile:2', 'hex:1,0'] });
    expect(intended && apply(puzzle, state, intended)).toMatchObject({
      ok: false,
      error: { at: ['hex:0,0'] },
    });
  });
});

describe('Solitaire', () => {
  test('forced spaces, locks, score', () => {
    const { puzzle } = read('tantrix:solitaire:3,7,1,14,2,9,8,13,4,12,11,10,5,6:any:loop:all:allowed:locks');
    const rng = makeRng('forced');
    let [state, forced] = [start(puzzle), 0];
    for (const tile of puzzle.tiles) {
      const legal = legalPlaces(boardOf(state), tile);
      if (legal.length === 0) break;
      const place = legal[rng.below(legal.length)];
      state = play(puzzle, state, moves.format({ kind: 'place', ...place }));
      forced += Number(legal.length < 4);
      expect(check(puzzle, state).issues.every((issue) => issue.kind === 'todo')).toBe(true);
    }
    expect(forced).toBeGreaterThan(0);
    expect(check(puzzle, state).score).toBe(scoreOf(metersOf(puzzle, state)));
    const locked = play(puzzle, state, `!${state.placed.length}`);
    expect(refused(puzzle, locked, `${state.placed.at(-1)?.tile}-`)).toBe('tile-locked');
    expect(play(puzzle, locked, ...plan(puzzle, locked, start(puzzle)).map(moves.format))).toEqual(
      start(puzzle),
    );
  });

  test('afterwards: what was possible, and where it was lost', () => {
    const { puzzle, state } = read('tantrix:solitaire:1,2,3:any:loop:all:allowed/1.0.0.0_2.1.0.4_3.0.1.2');
    const told = finish(review(puzzle, state));
    expect(told).toMatchObject({ best: 6, certain: true });
    expect(told.reached).toBeLessThan(6);
    expect(told.lostAt).toBe(3);
  });
});

describe('two models of lines', () => {
  test('agree after every move of random play', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const rng = makeRng(seed);
        const { puzzle } = read('tantrix:free:1-10:any:loop:all:none');
        const links = new Links();
        let [state, loops] = [start(puzzle), 0];
        for (let i = 0; i < 60; i++) {
          state = wander(puzzle, state, rng);
          links.follow(state);
          const traced = metersOf(puzzle, state);
          expect(links.meters().filter(({ colour }) => colour !== 'G')).toEqual(traced);
          loops += traced.filter((meter) => meter.loop > 0).length;
        }
        return loops >= 0;
      }),
      { numRuns: 60 },
    );
  });

  test('a loop opened and closed', () => {
    const { state } = read('tantrix:discovery:1-3:Y:loop:all:none/1.0.0.0_2.1.0.4_3.1.-1.2');
    const links = new Links(state);
    const yellow = (): unknown => links.meters().find(({ colour }) => colour === 'Y');
    expect(yellow()).toEqual({ colour: 'Y', line: 3, loop: 3 });
    links.lift(state.placed[1]);
    expect(yellow()).toEqual({ colour: 'Y', line: 2, loop: 0 });
    links.place(state.placed[1]);
    expect(yellow()).toEqual({ colour: 'Y', line: 3, loop: 3 });
    const through = (d: number): unknown => traceFrom(boardOf(state), state.placed[0], d);
    expect(through(0)).toMatchObject({
      length: 3,
      closed: true,
      ends: [],
    });
    expect(through(2)).toMatchObject({ closed: false });
  });
});

describe('texts', () => {
  test.each([
    ['1-10,25', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 25], '1-10,25'],
    ['3,2,1', [3, 2, 1], '3,2,1'],
    ['7,8', [7, 8], '7,8'],
  ] as const)('tiles %s', (text, tiles, again) => {
    expect(readTiles(text)).toEqual({ ok: true, value: tiles });
    expect(formatTiles(tiles)).toBe(again);
  });

  test.each([
    ['', 'not-tiles', 1],
    ['1,57', 'not-tiles', 3],
    ['5-3', 'not-tiles', 1],
    ['1-4,3', 'tile-again', 5],
  ])('tiles %j: %s at %i', (text, code, column) => {
    const result = readTiles(text);
    expect(result.ok ? '' : [result.error.code, result.error.column]).toEqual([code, column]);
  });

  test.each([
    ['tantrix:chess:1-3:Y:loop:all:none', 'not-a-word', 9],
    ['tantrix:free:1-x:Y:loop:all:none', 'not-tiles', 14],
    ['tantrix:free:1-3:Z:loop:all:none', 'not-a-word', 18],
    ['tantrix:free:1-3:Y:loop:all', 'not-a-word', 28],
    ['tantrix:free:1-3:Y:loop:all:none:lax', 'solitaire-only', 34],
    ['tantrix:free:1-3:Y:loop:all:none/9.0.0.0', 'tile-not-here', 34],
    ['tantrix:free:1-3:Y:loop:all:none/1.0.0.0_2.x', 'not-a-place', 42],
    ['tantrix:free:1-3:Y:loop:all:none/-~1.6', 'not-a-turn', 36],
    ['tantrix:solitaire:1-3:Y:loop:all:none/2.0.0.0', 'tile-order', 39],
    ['tantrix:free:1-3:Y:loop:all:none///', 'too-much', 35],
  ])('%s: %s at %i', (text, code, column) => {
    const result = native.parse(text);
    expect(result.ok ? '' : [result.error.code, result.error.column]).toEqual([code, column]);
  });

  test('a list for owners of real tiles', () => {
    const result = list.parse('1-10,25 R loop');
    expect(result.ok && native.format(result.value)).toBe('tantrix:free:1-10,25:R:loop:all:none');
    const other = list.parse('1-10,25 X loop');
    expect(other.ok ? '' : [other.error.code, other.error.column]).toEqual(['not-a-word', 9]);
  });

  test('no text throws', () => {
    const pieces = fc.constantFrom(
      'tantrix:',
      'free',
      ':',
      '1-3',
      'Y',
      'loop',
      'all',
      'none',
      '/',
      '1.0.0.0',
      '_',
      '~',
      '!',
      '@',
      '-',
      ' ',
      'é',
      '99',
      '\n',
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 24 }), (parts) => {
        for (const codec of [native, list, moves]) codec.parse(parts.join(''));
      }),
    );
  });
});

test('the view follows the tiles, and gaps stay on the shelf', () => {
  const { puzzle, state } = read('tantrix:discovery:1-4:R:loop:all:none');
  const before = scene(puzzle, state);
  const after = scene(puzzle, play(puzzle, state, '2@0,0/0', '3@1,0/0', '4@2,0/0'));
  expect(after.width).toBeGreaterThan(before.width);
  expect(after.shelf?.slots.map((slot) => slot?.spot)).toEqual(['tile:1', undefined, undefined, undefined]);
  expect(before.targets.map((target) => target.spot)).toEqual([
    'hex:0,0',
    'shelf',
    'tile:1',
    'tile:2',
    'tile:3',
    'tile:4',
  ]);
});
