import { describe, expect, test } from 'vitest';
import { valueOf } from '../../../result.ts';
import type { Gesture } from '../../../vocabulary.ts';
import { check } from './check.ts';
import { interpret } from './gestures.ts';
import { apply, moves } from './moves.ts';
import { plan } from './plan.ts';
import { native } from '../formats/native.ts';
import {
  boardOf,
  leastRotation,
  plainPiece,
  shown,
  start,
  turnFor,
  type Piece,
  type Puzzle,
  type State,
} from './rules.ts';

describe('turning', () => {
  // facts: sides of a piece with letters l, b, r at positions 1 to 6
  const table = [
    [1, { left: 'l', right: 'r', bottom: 'b' }],
    [2, { left: 'b', right: 'r', top: 'l' }],
    [3, { left: 'b', right: 'l', bottom: 'r' }],
    [4, { left: 'r', right: 'l', top: 'b' }],
    [5, { left: 'r', right: 'b', bottom: 'l' }],
    [6, { left: 'l', right: 'b', top: 'r' }],
  ] as const;
  const piece: Piece = [0, 1, 2]; // left, right, bottom
  test.each(table)('position %i', (position, sides) => {
    const names = position % 2 ? ['left', 'right', 'bottom'] : ['left', 'top', 'right'];
    const seen = names.map((name, side) => [name, 'lrb'[shown(piece, position - 1, side)]]);
    expect(Object.fromEntries(seen)).toEqual(sides);
  });

  test('a piece from any rotation is the same picture', () => {
    for (const labels of [
      [3, 1, 2],
      [2, 2, 1],
      [1, 1, 1],
      [0, 2, 1],
    ] as Piece[])
      for (let turn = 0; turn < 6; turn++) {
        const plain = plainPiece(labels, turn);
        expect(leastRotation(plain.piece).moved).toBe(0);
        for (const side of [0, 1, 2])
          expect(shown(plain.piece, plain.turn, side)).toBe(shown(labels, turn, side));
      }
  });

  test('k labels make k(k² + 2)/3 pieces', () => {
    for (const [k, count] of [
      [2, 4],
      [3, 11],
      [4, 24],
      [6, 76],
      [8, 176],
      [12, 584],
    ]) {
      const least = new Set<string>();
      for (let i = 0; i < k ** 3; i++)
        least.add(leastRotation([Math.floor(i / k / k), Math.floor(i / k) % k, i % k]).piece.join());
      expect(least.size).toBe(count);
    }
  });
});

function read(text: string): { puzzle: Puzzle; state: State; solution?: State } {
  const result = native.parse(text);
  if (!result.ok) throw new Error(`${result.error.code} at ${result.error.column}`);
  return { state: start(result.value.puzzle), ...result.value };
}

const { puzzle } = read('triangles:triangle-2:equal:BDDBCCBDCCCD:CDBDCC:a1/5');
const fresh = start(puzzle);

function play(texts: string, from: State = fresh): State | string {
  let state = from;
  for (const text of texts.split(' ').filter(Boolean)) {
    const move = moves.parse(text);
    if (!move.ok) return move.error.code;
    const next = apply(puzzle, state, move.value);
    if (!next.ok) return next.error.code;
    state = next.value;
  }
  return state;
}
const where = (state: State | string): string =>
  typeof state === 'string' ? state : (native.format({ puzzle, state }).split(':')[6] ?? '');

describe('moves', () => {
  test.each([
    ['1@b1/1', '1@b1/1'],
    ['1@b1/2', '1@b1/3'], // the tip did not fit: 60° on
    ['1@b1', '1@b1/1'], // the wall asks for B on the left
    ['1@b1/1 1>', '1@b1/3'],
    ['1@b1/1 1<', '1@b1/5'],
    ['1@b1/1 2@b1/1', '2@b1/1'], // what was there goes back to the shelf
    ['1@b1/1 2@b3/1 1@b3/1', '1@b3/1,2@b1/1'], // swap
    ['1@b1/1 3@b2/4 1@b2/4', '1@b2/4,3@b1/5'], // swap between tips
    ['1@b1/1 1!', '1@b1/1!'],
    ['1@b1/1 1! 1!', '1@b1/1'],
    ['1@b1/1 1! 1>', 'locked-piece'],
    ['1@b1/1 1! 2@b1', 'locked-piece'],
    ['1@b1/1 1-', '1/1'],
    ['4>', 'fixed-piece'],
    ['1@a1', 'fixed-piece'],
    ['1-', 'not-on-board'],
    ['1!', 'not-on-board'],
    ['9>', 'no-such-piece'],
    ['1@c1', 'no-such-cell'],
    ['1@b1/7', 'not-a-move'],
  ])('%s gives %s', (texts, expected) => {
    const got = where(play(texts))
      .split(',')
      .filter((part) => !/^\d+\/\d$/.test(part) || expected === '1/1');
    expect(got.join(',') || where(play(texts))).toBe(expected);
  });

  test('a plan leads from anywhere to anywhere', () => {
    const ends = ['', '1@b1/1 1! 2>', '2@b1/3 3@b3 3! 1> 1>', '3@b2 1@b1 2@b3'].map(
      (each) => play(each) as State,
    );
    for (const from of ends)
      for (const to of ends) {
        const texts = plan(puzzle, from, to).map((move) => moves.format(move));
        expect(play(texts.join(' '), from)).toEqual(to);
      }
  });
});

describe('gestures', () => {
  const half = play('1@b1/1') as State;
  const drag = (...path: string[]): Gesture => ({ verb: 'drag', path });
  test.each([
    [drag('piece:2', 'cell:b3'), '2@b3/1'],
    [drag('piece:1', 'cell:b2'), '1@b2/2'],
    [drag('cell:b1', 'cell:b3'), '1@b3/1'],
    [drag('cell:b1', 'piece:1'), '1-'],
    [drag('cell:b1', 'piece:3'), '1-'],
    [drag('cell:b1', 'shelf'), '1-'],
    [drag('piece:2', 'cell:b1'), '2@b1/1'],
    [drag('piece:2', 'cell:a1'), undefined],
    [drag('cell:a1', 'cell:b1'), undefined],
    [drag('cell:b3', 'cell:b1'), undefined],
    [drag('piece:2'), undefined],
    [{ verb: 'tap', on: 'cell:b1' }, '1>'],
    [{ verb: 'back', on: 'cell:b1' }, '1<'],
    [{ verb: 'turn', on: 'piece:2' }, '2>'],
    [{ verb: 'mark', on: 'cell:b1' }, '1!'],
    [{ verb: 'mark', on: 'piece:2' }, undefined],
    [{ verb: 'clear', on: 'cell:b1' }, '1-'],
    [{ verb: 'tap', on: 'piece:1' }, undefined], // its slot is empty
    [{ verb: 'tap', on: 'cell:b3' }, undefined],
    [{ verb: 'flip', on: 'cell:b1' }, undefined],
  ] as [Gesture, string | undefined][])('%j gives %s', (gesture, expected) => {
    const move = valueOf(interpret(puzzle, half, gesture));
    expect(move && moves.format(move)).toBe(expected);
  });
});

test('check names both culprits of every side', () => {
  const { puzzle: open, state } = read(
    'triangles:triangle-2:equal:BDDBCCBDCCCD:CDBDCC::1@b1/3,3@b2/6,4@a1/5',
  );
  const { issues, progress } = check(open, state);
  expect(issues.map(({ code, at }) => [code, ...at])).toEqual([
    ['mismatch', 'cell:a1', 'cell:b2'],
    ['wall-mismatch', 'cell:b1', 'wall:3'],
    ['pieces-left', 'cell:b3'],
  ]);
  expect(progress).toEqual({ done: 0, of: 4 });
});

test('three turns fit a cell', () => {
  const board = boardOf(puzzle);
  expect([0, 1, 2].map((moved) => turnFor(board.up[0], moved))).toEqual([0, 2, 4]);
  expect([0, 1, 2].map((moved) => turnFor(board.up[2], moved))).toEqual([5, 1, 3]);
});
