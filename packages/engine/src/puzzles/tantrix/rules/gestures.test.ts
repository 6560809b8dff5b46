import { describe, expect, test } from 'vitest';
import { valueOf } from '../../../result.ts';
import { refusalOf } from '../../../testing.ts';
import type { Gesture } from '../../../vocabulary.ts';
import { makeRng, shuffle } from '../../../rng.ts';
import { say } from '../../../words/words.ts';
import { native } from '../formats/native.ts';
import { interpret } from './gestures.ts';
import { boardOf, hexSpot, type Puzzle, start, tileSpot } from './rules.ts';
import { fittingTurns, frontier, legalPlaces, mustFill } from './solitaire.ts';
import { trioTiles } from './tiles.ts';
import { words } from '../words/index.ts';

function puzzleOf(text: string): Puzzle {
  const result = native.parse(text);
  if (!result.ok) throw new Error(result.error.code);
  return result.value.puzzle;
}

/** The message for a gesture, and what lights up. */
function told(text: string, gesture: Gesture): unknown {
  const result = native.parse(text);
  if (!result.ok) throw new Error(result.error.code);
  const { puzzle, state = start(puzzle) } = result.value;
  const note = refusalOf(interpret(puzzle, state, gesture));
  if (note) expect(valueOf(interpret(puzzle, state, gesture))).toBeUndefined();
  return note && [say(words, 'en', note), note.at];
}
const drag = (...path: string[]): Gesture => ({ verb: 'drag', path });

describe('why not', () => {
  const sitting = 'tantrix:solitaire:1,2,3:any:loop:all:allowed';
  const turning = 'tantrix:free:1-3:Y:loop:all:none:@0.0_1.0_1.-1';

  test.each([
    [
      `${sitting}/1.0.0.0`,
      drag('tile:2', 'hex:1,0'),
      'Tile 2 does not agree with its neighbours there.',
      ['hex:0,0'],
    ],
    [`${sitting}/1.0.0.0`, drag('tile:2', 'hex:0,0'), 'Tile 1 is already there.', ['hex:0,0']],
    [
      `${sitting}/1.0.0.0_2.1.0.4`,
      { verb: 'tap', on: 'hex:0,0' },
      'Tile 1 has been settled: only the last one can still be changed.',
      ['hex:0,0'],
    ],
    [
      `${sitting}:locks/1.0.0.0!1`,
      { verb: 'clear', on: 'hex:0,0' },
      'Tile 1 has been submitted and stays.',
      ['hex:0,0'],
    ],
    [
      turning,
      drag('hex:0,0', 'hex:1,0'),
      'In this puzzle the tiles stay where they are; only rotate them.',
      ['hex:0,0'],
    ],
    [
      'tantrix:free:1-3:Y:loop:all:none',
      { verb: 'flip', on: 'tile:2' },
      'Tile 2 has one side: it turns but never flips.',
      ['tile:2'],
    ],
  ] as const)('%s %j', (text, gesture, sentence, at) => {
    expect(told(text, gesture)).toEqual([sentence, at]);
  });

  test('forced spaces light up when a tile that fits one goes elsewhere', () => {
    const rng = makeRng('forced');
    let met = 0;
    while (met < 5) {
      const tiles = [...trioTiles.GRB];
      shuffle(rng, tiles);
      const puzzle: Puzzle = { ...puzzleOf('tantrix:solitaire:1:any:loop:all:allowed'), tiles };
      let state = start(puzzle);
      for (const tile of tiles) {
        const board = boardOf(state);
        const forced = mustFill(board, tile).map(hexSpot);
        const open = frontier(board).find((cell) => !forced.includes(hexSpot(cell)));
        const [turn] = open ? fittingTurns(board, open, tile) : [];
        if (forced.length > 0 && open && turn !== undefined) {
          const turned = { ...state, turns: state.turns.with(tiles.indexOf(tile), turn) };
          const note = refusalOf(interpret(puzzle, turned, drag(tileSpot(tile), hexSpot(open))));
          expect(note).toEqual({ code: 'must-fill', at: forced, with: { tile } });
          met++;
        }
        const legal = legalPlaces(board, tile);
        if (legal.length === 0) break;
        state = { ...state, placed: [...state.placed, legal[rng.below(legal.length)]] };
      }
    }
  });

  test('no message where a gesture is allowed or means nothing', () => {
    expect(told(sitting, drag('tile:1', 'hex:0,0'))).toBeUndefined();
    expect(told(sitting, { verb: 'tap', on: 'hex:0,0' })).toBeUndefined();
    expect(told(sitting, { verb: 'flip', on: 'hex:9,9' })).toBeUndefined();
  });
});

test('a mark on a tile means nothing, on the board or on the shelf; on the shelf itself it submits', () => {
  const puzzle = puzzleOf('tantrix:solitaire:1,2,3:any:loop:all:allowed:lax:locks');
  const state = { ...start(puzzle), placed: [{ tile: 1, q: 0, r: 0, turn: 0 }] };
  for (const on of ['hex:0,0', 'tile:1', 'tile:2']) {
    expect(valueOf(interpret(puzzle, state, { verb: 'mark', on }))).toBeUndefined();
    expect(refusalOf(interpret(puzzle, state, { verb: 'mark', on }))).toBeUndefined();
    expect(valueOf(interpret(puzzle, state, { verb: 'back', on }))).toMatchObject({ kind: 'turn', by: -1 });
  }
  expect(valueOf(interpret(puzzle, state, { verb: 'mark', on: 'shelf' }))).toEqual({
    kind: 'lock',
    count: 1,
  });
});
