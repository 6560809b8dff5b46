/** Puzzles that are read once: the judgement is the same, and memory is bounded. */
import { certain, finish, games, makeRng, verify, type AnyGame } from 'edgewise';
import { expect, test } from 'vitest';
import { certificateOf } from '../testing.ts';
import { judge } from './judge.ts';
import { readingOnce } from './known-puzzles.ts';

const puzzle = 'steps:FBgEFBDAWHEOCGQADkGGS';

/** A game that counts what it reads. */
function counting(id: string): { readonly game: AnyGame; readonly read: string[] } {
  const game = certain(games.find((each) => each.id === id));
  const read: string[] = [];
  const parse = (text: string) => {
    read.push(text);
    return game.native.parse(text);
  };
  return { game: { ...game, native: { ...game.native, parse } }, read };
}

test.each(games.map(({ id }) => id))('%s: certificates are judged as without', (id) => {
  const game = certain(games.find((each) => each.id === id));
  const known = readingOnce(games);
  for (let seed = 0; seed < 3; seed++) {
    const made = finish(game.generate(game.params.presets[0].params, makeRng(seed)));
    if (!made.ok || made.value.solution === undefined) continue;
    const whole = certificateOf(game.native.format({ puzzle: made.value.puzzle }));
    const cut = whole.split('\n').toSpliced(4, 1).join('\n');
    for (const certificate of [whole, cut, whole, `${whole}x`]) {
      const request = { certificate, lines: 2 };
      expect(judge(verify(known, certificate), request)).toEqual(judge(verify(games, certificate), request));
    }
  }
});

test('a puzzle is read once, one that cannot be read every time', () => {
  const { game, read } = counting('steps');
  const [known] = readingOnce([game]);
  for (let i = 0; i < 3; i++) expect(verify([certain(known)], certificateOf(puzzle)).ok).toBe(true);
  expect(read).toEqual([puzzle]);
  for (let i = 0; i < 3; i++) expect(known?.native.parse('steps:?').ok).toBe(false);
  expect(read).toHaveLength(4);
});

test('the oldest makes room, and a very long one is not kept', () => {
  const { game, read } = counting('slitherlink');
  const [known] = readingOnce([game]);
  const many = Array.from({ length: 65 }, (_, i) => `slitherlink:5x${5 + i}:${'0'.repeat(25 + 5 * i)}`);
  for (const text of many) expect(known?.native.parse(text).ok).toBe(true);
  read.length = 0;
  for (const text of [many[64], many[1], many[0]]) known?.native.parse(certain(text));
  expect(read).toEqual([many[0]]);
  const long = `slitherlink:100x100:${'0'.repeat(10_000)}`;
  for (let i = 0; i < 2; i++) expect(known?.native.parse(long).ok).toBe(true);
  expect(read).toEqual([many[0], long, long]);
});
