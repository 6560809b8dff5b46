/** Boards of other tilings as Loopy's ids and as native lines, both ways, and what is refused. */
import { describe, expect, test } from 'vitest';
import { loopyIds, oldPenroseIds } from '../../../grid/tilings/test-data.ts';
import { say } from '../../../words/words.ts';
import { words } from '../words/index.ts';
import { foreign } from './index.ts';
import { loopy } from './loopy.ts';
import { native } from './native.ts';

describe.each(loopyIds)('%s', (id) => {
  const read = loopy.parse(id);

  test('is read, and written as it was', () => {
    expect(read.ok && loopy.format(read.value)).toBe(id);
    expect(loopy.looksLike(id)).toBe(true);
  });

  test('is read from an address of a page', () => {
    expect(loopy.parse(`https://www.example.org/loopy.html#${id}`)).toEqual(read);
  });

  test('survives the native line, in characters allowed in links', () => {
    const line = read.ok ? native.format(read.value) : '';
    expect(native.parse(line)).toEqual(read);
    expect(line).toMatch(/^[\w:.-]+$/);
  });

  test('cannot be written as squares, unless it is made of them', () => {
    const isSquares = id.includes('t0:');
    for (const format of foreign.filter(({ id: name }) => name !== 'loopy' && name !== 'document'))
      expect(read.ok && format.refuses?.(read.value)?.code).toBe(isSquares ? undefined : 'lacks-tiling');
  });
});

test('the older board of triangles has no description', () => {
  const old = `5x5t1:${'a'.repeat(24)}z`;
  const read = loopy.parse(old);
  expect(read).toMatchObject({ ok: true, value: { puzzle: { tiling: 'triangular', patch: 'old' } } });
  expect(read.ok && loopy.format(read.value)).toBe('5x5t1:zx');
  expect(read.ok && native.format(read.value)).toBe('slitherlink:triangular-5x5-old:zx');
});

const refusals: readonly (readonly [id: string, code: string, column: number])[] = [
  ['5x5t18:y', 'tiling', 4],
  ['2x5t2:j', 'size', 1],
  ['3x3t4:a', 'tiling-size', 1],
  ['65x5t2:a', 'size', 1],
  ['5x5t2:x', 'body-short', 8],
  ['5x5t2:za', 'body-long', 7],
  ['5x5t2:7x', 'clue', 7],
  ['5x5t2:Ax', 'clue', 7],
  ['5x5t2:!x', 'expected', 7],
  ['5x5t2:0_y', 'tiling-patch-surplus', 7],
  ['5x5t1:1_y', 'tiling-patch', 7],
  ['5x5t11:y', 'tiling-patch-missing', 8],
  ['5x5t11:01ABX_y', 'tiling-patch', 8],
  ['25x25t11:01AB_y', 'tiling-patch', 10],
  ['6x6t16:6,0,0,0,9,T_y', 'tiling-patch', 8],
  ['40x40t17:80221F_y', 'tiling-patch', 10],
  ...oldPenroseIds.map((id) => [id, 'tiling-old-penrose', 8] as const),
];

test.each(refusals)('%s is refused: %s at column %i', (id, code, column) => {
  const read = loopy.parse(id);
  expect(read).toMatchObject({ ok: false, error: { code, line: 1, column } });
  for (const language of ['en', 'fi'] as const)
    expect(read.ok || say(words, language, read.error)).not.toMatch(/undefined|\{/);
});

test.each([
  ['slitherlink:heptagons-5x5:y', 'tiling-unknown', 13],
  ['slitherlink:squares-5x5:y', 'tiling-unknown', 13],
  ['slitherlink:honeycomb-2x5:j', 'size', 23],
  ['slitherlink:honeycomb-5x5:x', 'body-short', 28],
  ['slitherlink:honeycomb-5x5:9x', 'clue', 27],
  ['slitherlink:honeycomb-5x5-0:y', 'tiling-patch', 27],
  ['slitherlink:hats-8x8:y', 'tiling-patch', 21],
  ['slitherlink:honeycomb:y', 'expected', 13],
])('%s is refused: %s at column %i', (line, code, column) => {
  expect(native.parse(line)).toMatchObject({ ok: false, error: { code, line: 1, column } });
});
