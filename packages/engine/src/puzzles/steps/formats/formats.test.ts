import { assert, constantFrom, property, string } from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Codec } from '../../../vocabulary.ts';
import { makeRng } from '../../../rng.ts';
import { say } from '../../../words/words.ts';
import { native } from './native.ts';
import { placements } from './placements.ts';
import { moves } from '../rules/moves.ts';
import { parsePlacements } from '../rules/read-placements.ts';
import { golden } from '../steps.fixtures.ts';
import { steps } from '../index.ts';
import { textOf } from '../rules/pieces.ts';
import { randomLine } from '../walks.fixtures.ts';

const START = 'DFOGGQEDI';
const OBJECTIVE = 'DFOGGQEDIBAkFHnHCiAALCAg';

describe('placements', () => {
  test.each([
    [START, undefined],
    [`${START} / ${OBJECTIVE}`, OBJECTIVE],
    [`${START} ${OBJECTIVE}`, OBJECTIVE],
    [`${START}/${OBJECTIVE}`, OBJECTIVE],
  ])('%s', (text, solution) => {
    const read = placements.parse(text);
    expect(read.ok && read.value.puzzle.start.join('')).toBe(START);
    expect(read.ok && read.value.solution?.placed.join('')).toBe(solution);
  });

  test('an objective by shape is put into an order of play', () => {
    const read = placements.parse(`${START} / AALBAkCAgDFOEDIFHnGGQHCi`);
    expect(read.ok && read.value.solution?.placed.join('')).toMatch(/^DFOGGQEDIBAk/);
  });

  test.each([
    ['XFO', 'bad-shape', 1],
    ['DXO', 'bad-orientation', 2],
    ['DFZ', 'bad-home', 3],
    ['DFOG', 'cut-short', 5],
    ['DFODGQ', 'used-already', 4],
    ['DAA', 'off-board', 3],
    ['AAM', 'wrong-layer', 3],
    ['GGQDFO', 'overhung', 6],
    ['DFOCAP', 'taken', 6],
    ['', 'no-start', 1],
    [`${START} /`, 'cut-short', 12],
    [`${START} / DFOGGQ`, 'objective-other', 13],
    [`${START} / ${START}`, 'solution-short', 22],
    [`${START} / ${OBJECTIVE}x`, 'bad-shape', 37],
    [`GGQ / ${OBJECTIVE}`, 'overhung', 9],
  ])('%s: %s at %i', (text, code, column) => {
    const read = placements.parse(text);
    expect(read.ok ? undefined : [read.error.code, read.error.line, read.error.column]).toEqual([
      code,
      1,
      column,
    ]);
    if (!read.ok) expect(say(steps.words, 'en', read.error)).not.toMatch(/\{|undefined/);
  });
});

describe('native', () => {
  test.each(golden)('%s', (text) => {
    const read = native.parse(text);
    expect(read.ok && native.format(read.value)).toBe(text);
  });

  test.each([
    ['step:', 'not-native', 1],
    ['steps:DFZ', 'bad-home', 9],
    ['steps:DFO/GGZ', 'bad-home', 13],
    ['steps:DFO/DFO', 'used-already', 11],
    ['steps:DFO/@AAI', 'bad-orientation', 14],
    ['steps:DFO/@AAA', 'tray-length', 12],
    ['steps:DFO//GGQ', 'solution-short', 15],
    ['steps:DFO///', 'too-much', 12],
  ])('%s: %s at %i', (text, code, column) => {
    const read = native.parse(text);
    expect(read.ok ? undefined : [read.error.code, read.error.column]).toEqual([code, column]);
  });
});

describe('moves', () => {
  test.each(['DFO', '-D', '-DFO', 'D>', 'D<', 'D~'])('%s', (text) => {
    const read = moves.parse(text);
    expect(read.ok && moves.format(read.value)).toBe(text);
  });

  test.each([
    ['', 'not-a-move', 1],
    ['D', 'cut-short', 2],
    ['-', 'not-a-move', 1],
    ['-X', 'bad-shape', 2],
    ['I>', 'bad-shape', 1],
    ['DFz', 'bad-home', 3],
    ['-DFz', 'bad-home', 4],
    ['DFOGGQ', 'not-a-move', 4],
  ])('%s: %s at %i', (text, code, column) => {
    const read = moves.parse(text);
    expect(read.ok ? undefined : [read.error.code, read.error.column]).toEqual([code, column]);
  });
});

describe('fuzzing', () => {
  const letters = string({
    unit: constantFrom(...Array.from('ABCDEFGHYZayz/ @>-~💡\n')),
    maxLength: 30,
  });

  test.each<[string, Codec<unknown>, string]>([
    ['native', native, 'steps:'],
    ['placements', placements, ''],
    ['moves', moves, ''],
  ])('%s never throws; what it accepts it writes and reads again', (_, codec, prefix) => {
    assert(
      property(letters, (text) => {
        const whole = prefix + text;
        const read = codec.parse(whole);
        if (read.ok) expect(codec.parse(codec.format(read.value))).toEqual(read);
        else {
          const { line, column } = read.error;
          expect(column).toBeLessThanOrEqual((whole.split('\n')[line - 1]?.length ?? 0) + 1);
        }
      }),
      { numRuns: 500, seed: 1 },
    );
  });

  test('random legal lines read back', () => {
    const rng = makeRng('texts');
    for (let i = 0; i < 200; i++) {
      const text = textOf(randomLine(rng));
      expect(parsePlacements(text).ok).toBe(true);
      const read = native.parse(`steps:${text}`);
      expect(read.ok && native.format(read.value)).toBe(`steps:${text}`);
    }
  });
});
