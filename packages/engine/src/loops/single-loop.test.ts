import { expect, test } from 'vitest';
import { meshOf } from '../puzzles/slitherlink/rules/rules.ts';
import { native } from '../puzzles/slitherlink/formats/index.ts';
import { loopDots } from './single-loop.ts';

const dotsOf = (text: string): readonly number[] | undefined => {
  const read = native.parse(text);
  if (!read.ok || !read.value.state) throw new Error(text);
  return loopDots(meshOf(read.value.puzzle), read.value.state);
};

test('goes round once, from dot to neighbouring dot', () => {
  const dots = dotsOf('slitherlink:3x3:a3a230a3a:IMICJaMI') ?? [];
  expect(new Set(dots).size).toBe(dots.length);
  expect(dots.length).toBeGreaterThan(3);
  dots.forEach((dot, i) => {
    const next = dots[(i + 1) % dots.length];
    expect([1, 4]).toContain(Math.abs(dot - next)); // four dots to a row
  });
});

test.each([
  ['nothing drawn', 'slitherlink:3x3:i:h'],
  ['an open end', 'slitherlink:3x3:3h:LIf'],
  ['a branch', 'slitherlink:3x3:i:AaICd'],
  ['two loops', 'slitherlink:3x3:4g4:MIcCAD'],
])('%s is not a loop', (_, text) => {
  expect(dotsOf(text)).toBeUndefined();
});
