import { expect, test } from 'vitest';
import { slitherlink } from '../puzzles/slitherlink/index.ts';
import { readAny } from '../read/read.ts';
import { PuzzleSplitter } from '../read/split.ts';
import { formatHeading, readHeading, underHeading } from './heading.ts';
import { makeLink, readLink } from './link.ts';

const NATIVE = 'slitherlink:3x3:a3a230a3a';
const heading = { title: 'Two rivers', author: 'A. Setter', note: 'One line.\n\nAnd <b>another</b>.' };

test('a heading reads back, from a file and from a link', () => {
  expect(readHeading(formatHeading(heading).split('\n'))).toEqual(heading);
  const link = readLink(makeLink('https://example.org/', underHeading(heading, NATIVE)));
  expect(link.ok && readHeading(link.text.split('\n'))).toEqual(heading);
  expect(link.ok && readAny([slitherlink], link.text)).toMatchObject({ ok: true });
});

test('hostile text stays plain text, long text is cut', () => {
  const [title, note] = ['\u202Eevil\u0007\u200B title', 'x'.repeat(900)];
  expect(readHeading([`# title: ${title}`, `# note: ${note}`])).toEqual({
    title: 'evil title',
    note: 'x'.repeat(500),
  });
});

test('each puzzle of a set has its own heading', () => {
  const splitter = new PuzzleSplitter([slitherlink]);
  const text = `# collection: Monday\n\n# title: One\n${NATIVE}\n${NATIVE}\n# a remark\n# title: Three\n${NATIVE}\n`;
  const found = text.split('\n').flatMap((line) => splitter.add(line) ?? []);
  expect(found.map((each) => each.heading)).toEqual([{ title: 'One' }, undefined, { title: 'Three' }]);
  expect(splitter.collection).toBe('Monday');
});
