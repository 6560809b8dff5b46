/** Files with several puzzles, in every format that writes them: what is written is read back. */
import { describe, expect, test } from 'vitest';
import type { AnyGame } from '../game.ts';
import { games } from '../puzzles/index.ts';
import { makeRng } from '../rng.ts';
import { finish } from '../task.ts';
import type { Saved } from '../vocabulary.ts';
import { formatsOf, readAny, type AnyFormat, type ReadOptions } from './read.ts';
import { PuzzleSplitter, type PuzzleText } from './split.ts';

function split(text: string, options: ReadOptions = {}): PuzzleText[] {
  const splitter = new PuzzleSplitter(games, options);
  const parts = text.split('\n').map((line) => splitter.add(line));
  return [...parts, splitter.end()].filter((part) => part !== undefined);
}

const SEEDS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

function puzzlesFor(game: AnyGame, format: AnyFormat): Saved<unknown, unknown>[] {
  for (const { params } of game.params.presets) {
    const made = SEEDS.map((seed) => finish(game.generate(params, makeRng(seed))));
    const saved = made.flatMap((each) => (each.ok ? [{ puzzle: each.value.puzzle }] : []));
    if (saved.length > 0 && saved.every((each) => format.refuses?.(each) === undefined)) return saved;
  }
  return [];
}

const longer = games.flatMap((game) =>
  formatsOf(game)
    .filter((format) => !format.oneLine)
    .map((format) => [`${game.id} ${format.id}`, game, format] as const),
);

describe('several puzzles of several lines', () => {
  test.each(longer)('%s', (_, game, format) => {
    const saved = puzzlesFor(game, format);
    expect(saved.length).toBeGreaterThan(1);
    for (const text of [
      saved.map((each) => format.format(each)).join('\n'),
      `# mine\n\n${saved.map((each) => format.format(each)).join('\n\n')}`,
    ]) {
      const parts = split(text);
      const read = parts.map((part) => readAny(games, part.text));
      expect(read.map((each) => (each.ok ? each.value.format.id : each.error.code))).toEqual(
        saved.map(() => format.id),
      );
      expect(read.map((each) => each.ok && game.native.format({ puzzle: each.value.saved.puzzle }))).toEqual(
        saved.map(({ puzzle }) => game.native.format({ puzzle })),
      );
      for (const { line, text: part } of parts) expect(text.split('\n')[line - 1]).toBe(part.split('\n')[0]);
    }
  });

  test('one bad puzzle does not affect the others', () => {
    const block = 'begin\nsize 2\nproblem\n- -\n- -\nend\n';
    const parts = split(`${block}begin\nsize 2\nproblem\n- 9\n- -\nend\n${block}`);
    expect(parts.map(({ line }) => line)).toEqual([1, 7, 13]);
    expect(parts.map(({ text }) => readAny(games, text).ok)).toEqual([true, false, true]);
  });
});

describe('which kind of file', () => {
  const board = 'slitherlink:3x3:a3a230a3a';
  test.each([
    [
      'lines',
      `\n# hello\n${board}\r\n\n${board}\n`,
      [
        [3, false],
        [5, false],
      ],
    ],
    ['a comment that speaks of a game', `# game\n${board}\n`, [[2, false]]],
    ['a saved game', `edgewise 1\ngame slitherlink\npuzzle ${board}\n\nstep 1 0y\n`, [[1, true]]],
    ['prose', 'Dear puzzle,\n\nsolve yourself.\n', [[1, true]]],
    ['nothing', '\n# hello\n', [[1, true]]],
    ['a row of blank cells', '.3.\n   \n3.3\n', [[1, true]]],
    ['old Mac lines', '.3.\r230\r.3.', [[1, true]]],
  ])('%s', (_, text, expected) => {
    expect(split(text).map(({ line, whole }) => [line, whole])).toEqual(expected);
  });

  test('streaming: a puzzle is ready when its line is, or when the next begins', () => {
    const lines = new PuzzleSplitter(games);
    expect(lines.add(board)).toEqual({ line: 1, text: board, whole: false });
    const blocks = new PuzzleSplitter(games);
    expect([blocks.add('.3.'), blocks.add('230'), blocks.add('.3.')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(blocks.add('')).toEqual({ line: 1, text: '.3.\n230\n.3.', whole: true });
  });
});
