/** The student document, sentence by sentence (facts/slitherlink.md §1, seeds/slither-link.txt). */
import { describe, expect, test } from 'vitest';
import {
  badSquares,
  type Board,
  boardOf,
  finished,
  getConnections,
  linesAroundSquare,
  lineSegments,
  tracePath,
} from './student-api.ts';
import { native } from './formats/index.ts';

/** A drawing of dots, '-' and '|' with clues between: the fields of the document's class Puzzle. */
function drawn(...rows: string[]): Board {
  const n = (rows.length - 1) / 2;
  const line = (row: number, column: number): boolean =>
    '-|'.includes(rows[row]?.[column] ?? ' ') && rows[row][column] !== undefined;
  const grid = <T>(height: number, width: number, at: (r: number, c: number) => T): T[][] =>
    Array.from({ length: height }, (_r, r) => Array.from({ length: width }, (_c, c) => at(r, c)));
  return {
    puzzle: grid(n, n, (r, c) =>
      /\d/.test(rows[2 * r + 1][2 * c + 1] ?? '') ? Number(rows[2 * r + 1][2 * c + 1]) : -1,
    ),
    horizontal: grid(n + 1, n, (r, c) => line(2 * r, 2 * c + 1)),
    vertical: grid(n, n + 1, (r, c) => line(2 * r + 1, 2 * c)),
  };
}

const empty = drawn('. . .', '     ', '. . .', '     ', '. . .');
const ring = drawn('.-.-.', '|2  |', '. . .', '|  2|', '.-.-.');
const hook = drawn('.-. .', '|3   ', '. . .', '     ', '. . .');
const fork = drawn('.-.-.', '|3|  ', '.-. .', '     ', '. . .');
const twins = drawn('.-. . .', '|4|    ', '.-. . .', '       ', '. . .-.', '    |4|', '. . .-.');

describe('figure 4: indices from the top left', () => {
  const one = (kind: 'horizontal' | 'vertical', r: number, c: number): Board => ({
    ...empty,
    [kind]: empty[kind].map((row, i) => row.map((_, j) => i === r && j === c)),
  });
  test('the arrays of a 2 × 2 board', () => {
    expect([empty.puzzle, empty.horizontal, empty.vertical].map((a) => [a.length, a[0].length])).toEqual([
      [2, 2],
      [3, 2],
      [2, 3],
    ]);
  });
  test('horizontal r,c is at the top of square r,c and goes right from dot r,c', () => {
    expect(linesAroundSquare(one('horizontal', 1, 0), 1, 0)).toBe(1);
    expect(linesAroundSquare(one('horizontal', 1, 0), 0, 0)).toBe(1);
    expect(linesAroundSquare(one('horizontal', 1, 0), 0, 1)).toBe(0);
    expect(getConnections(one('horizontal', 1, 0), 1, 0)).toEqual([[1, 1]]);
  });
  test('vertical r,c is at the left of square r,c and goes down from dot r,c', () => {
    expect(linesAroundSquare(one('vertical', 0, 1), 0, 1)).toBe(1);
    expect(linesAroundSquare(one('vertical', 0, 1), 0, 0)).toBe(1);
    expect(getConnections(one('vertical', 0, 1), 0, 1)).toEqual([[1, 1]]);
    expect(getConnections(one('vertical', 0, 1), 1, 1)).toEqual([[0, 1]]);
  });
});

describe('linesAroundSquare', () => {
  test('counts', () => {
    expect([
      linesAroundSquare(hook, 0, 0),
      linesAroundSquare(hook, 0, 1),
      linesAroundSquare(hook, 1, 0),
    ]).toEqual([2, 0, 0]);
    expect(linesAroundSquare(twins, 0, 0)).toBe(4);
  });
  test.each([
    [-1, 0],
    [0, -1],
    [2, 0],
    [0, 2],
    [99, 99],
    [NaN, 0],
  ])('illegal square %f,%f has 0', (r, c) => {
    expect(linesAroundSquare(fork, r, c)).toBe(0);
  });
});

test('badSquares: all squares with the wrong number, and no blank ones', () => {
  expect(badSquares(ring)).toEqual([]);
  expect(badSquares(hook)).toEqual([[0, 0]]);
  expect(badSquares(drawn('.-.-.', '|0 1|', '. . .', '|2 3|', '.-.-.'))).toEqual([
    [0, 0],
    [0, 1],
    [1, 1],
  ]);
});

describe('getConnections', () => {
  test('the dots one line away', () => {
    const around = (board: Board, r: number, c: number): string[] =>
      (getConnections(board, r, c) ?? []).map(String).sort();
    expect(around(ring, 0, 0)).toEqual(['0,1', '1,0']);
    expect(around(fork, 0, 1)).toEqual(['0,0', '0,2', '1,1']);
    expect(around(ring, 1, 1)).toEqual([]);
  });
  test.each([
    [-1, 0],
    [0, -1],
    [3, 0],
    [0, 3],
  ])('illegal dot %i,%i gives null', (r, c) => {
    expect(getConnections(ring, r, c)).toBeNull();
  });
});

describe('lineSegments', () => {
  test('[0, 0, 0] on an empty board', () => expect(lineSegments(empty)).toEqual([0, 0, 0]));
  test.each([
    ['ring', ring, 8],
    ['hook', hook, 2],
    ['fork', fork, 5],
    ['twins', twins, 8],
  ])('%s', (_name, board, count) => {
    const [found, r, c] = lineSegments(board);
    expect(found).toBe(count);
    expect(getConnections(board, r, c)?.length).toBeGreaterThan(0);
  });
});

describe('tracePath', () => {
  test('a dot without lines, or none at all, has no path', () => {
    expect([
      tracePath(empty, 0, 0),
      tracePath(ring, 1, 1),
      tracePath(ring, -1, 0),
      tracePath(ring, 9, 9),
    ]).toEqual(Array(4).fill('No path'));
  });
  test("a closed loop's exact length as text, from any of its dots", () => {
    for (const [r, c] of [
      [0, 0],
      [0, 1],
      [1, 0],
      [2, 2],
    ])
      expect(tracePath(ring, r, c)).toBe('8');
    expect(tracePath(twins, 0, 0)).toBe('4');
    expect(tracePath(twins, 3, 3)).toBe('4');
  });
  test('a loop of length 32', () => {
    const side = 8;
    const top = `.${'-.'.repeat(side)}`;
    const middle = Array.from({ length: 2 * side - 1 }, (_, i) =>
      i % 2 ? `.${' .'.repeat(side)}` : `|${' '.repeat(2 * side - 1)}|`,
    );
    expect(tracePath(drawn(top, ...middle, top), 0, 3)).toBe('32');
  });
  test('ends and branches', () => {
    for (const [r, c] of [
      [0, 0],
      [0, 1],
      [1, 0],
    ])
      expect(tracePath(hook, r, c)).toBe('Dangling end');
    expect(tracePath(fork, 0, 2)).toMatch(/^(Dangling end|Branching line)$/);
    expect(tracePath(fork, 0, 1)).toBe('Branching line');
    expect(tracePath(fork, 1, 0)).toBe('Branching line');
  });
});

describe('finished', () => {
  test.each([
    ['a solution', ring, /^Finished$/],
    ['a wrong number', drawn('.-.-.', '|3  |', '. . .', '|   |', '.-.-.'), /^Wrong number$/],
    ['dangling ends', drawn('.-. .', '|2   ', '. . .', '     ', '. . .'), /^Dangling end$/],
    ['branches', drawn('.-.-.', '| | |', '.-. .', '|   |', '.-.-.'), /^Branching line$/],
    ['disconnected loops', twins, /^Disconnected lines$/],
    [
      'a loop and a stray line',
      drawn('.-. .', '| |  ', '.-. .', '    |', '. . .'),
      /^(Disconnected lines|Dangling end)$/,
    ],
    [
      'all four at once',
      drawn('.-. .-.', '|0| |  ', '.-. .-.', '    |  ', '. . . .', '       ', '. . . .'),
      /^(Wrong number|Dangling end|Branching line|Disconnected lines)$/,
    ],
    ['nothing at all on a puzzle without numbers', empty, /^(?!Finished)/],
    [
      'nothing at all where every number is 0',
      drawn('. . .', ' 0 0 ', '. . .', ' 0 0 ', '. . .'),
      /^(?!Finished)/,
    ],
  ])('%s', (_name, board, answer) => expect(finished(board)).toMatch(answer));

  test('never an answer that is not one of the five', () => {
    const five = new Set([
      'Finished',
      'Wrong number',
      'Dangling end',
      'Branching line',
      'Disconnected lines',
    ]);
    for (let bits = 0; bits < 4096; bits++) {
      const on = (index: number): boolean => ((bits >> index) & 1) === 1;
      const board: Board = {
        puzzle: [
          [-1, 2],
          [-1, -1],
        ],
        horizontal: [0, 1, 2].map((r) => [on(2 * r), on(2 * r + 1)]),
        vertical: [0, 1].map((r) => [0, 1, 2].map((c) => on(6 + 3 * r + c))),
      };
      expect(five).toContain(finished(board));
    }
  });
});

test('boardOf: our position in the arrays of the document, checked by its functions', () => {
  const read = native.parse('slitherlink:3x3:a3a230a3a:IMICJaMI');
  if (!read.ok || !read.value.state) throw new Error('unreadable');
  const board = boardOf(read.value.puzzle, read.value.state);
  expect(board.puzzle).toEqual([
    [-1, 3, -1],
    [2, 3, 0],
    [-1, 3, -1],
  ]);
  expect(lineSegments(board)[0]).toBe(12);
  expect(finished(board)).toBe('Finished');
});
