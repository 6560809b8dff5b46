import { describe, expect, test } from 'vitest';
import { en } from '../shell/words/en.ts';
import { fi } from '../shell/words/fi.ts';
import { parseCommand } from './command-words.ts';

describe('typed commands', () => {
  const read = (text: string) => parseCommand(text, en.commandWords);
  const place = { row: 3, column: 3 };
  test.each([
    ['c3 line right', { is: 'touch', verb: 'tap', place, direction: 'right' }],
    ['C3 CROSS up', { is: 'touch', verb: 'mark', place, direction: 'up' }],
    ['row 3 column 3 clear left', { is: 'touch', verb: 'clear', place, direction: 'left' }],
    ['r12c4 inside', { is: 'touch', verb: 'tap', place: { row: 12, column: 4 } }],
    ['12,4', { is: 'look', place: { row: 12, column: 4 } }],
    ['7 lit', { is: 'touch', verb: 'tap', place: { number: 7 } }],
    ['edge:7 cross', { is: 'touch', verb: 'mark', place: { spot: 'edge:7' } }],
    ['what is left at c3', { is: 'left', place }],
    ['what is left', { is: 'left' }],
    ['read row c', { is: 'read', row: 3 }],
    ['hint', { is: 'do', action: 'hint' }],
    ['?', { is: 'do', action: 'help' }],
    ['', { is: 'unknown' }],
    ['dance', { is: 'unknown' }],
  ])('%s', (text, meant) => expect(read(text)).toEqual(meant));
  test('in Finnish', () => {
    expect(parseCommand('c3 viiva oikea', fi.commandWords)).toEqual({
      is: 'touch',
      verb: 'tap',
      place,
      direction: 'right',
    });
    expect(parseCommand('mitä on jäljellä c3', fi.commandWords)).toEqual({ is: 'left', place });
    expect(parseCommand('vihje', fi.commandWords)).toEqual({ is: 'do', action: 'hint' });
  });
});
