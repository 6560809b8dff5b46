/** What the README shows of the terminal is what the terminal shows. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { call } from './testing.ts';

const readme = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8');

/** Every `$ …` line with what is printed below it; those that write files have tests of their own. */
const examples = [...readme.matchAll(/^\$ (.+)\n((?:(?!\$ |```).+\n)+)/gm)]
  .map(([, line = '', output = '']) => ({ line: line.replace(/\s+#.*$/, ''), output }))
  .filter(({ line }) => !line.includes(' -o '));

const wordsOf = (command: string): string[] =>
  [...command.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, bare = '']) => quoted ?? bare);

async function runLine(line: string): Promise<string> {
  let text = '';
  for (const command of line.split(' | ')) {
    const [program, ...args] = wordsOf(command);
    text = program === 'echo' ? `${args.join(' ')}\n` : (await call(args.slice(1), { stdin: text })).out;
  }
  return text;
}

test('there are examples', () => expect(examples.length).toBeGreaterThan(3));

test.each(examples.map(({ line, output }) => [line, output] as const))('%s', async (line, output) => {
  expect((await runLine(line)).trim()).toBe(output.trim());
});
