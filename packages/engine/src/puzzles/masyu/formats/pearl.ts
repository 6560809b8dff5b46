/** The game id of Pearl in Simon Tatham's collection: '5x5:aWbBcBaBiBcB', or with its difficulty '5x5de:…'. */
import { ADDRESS, after, afterAddress, readOneLine, readSides, unexpected } from '../../../text/pieces.ts';
import { ok } from '../../../result.ts';
import type { Note } from '../../../vocabulary.ts';
import { formatPearls, readPearls, SIZES, type Masyu, type MasyuFormat } from './reading.ts';

const SMALLEST = 5; // Pearl itself accepts no smaller board

export const pearl: MasyuFormat = {
  id: 'pearl',
  oneLine: true,
  holds: 'puzzle',
  // Without a pearl it could just as well be a Loopy board.
  looksLike: (text) => /^\s*\d+(x\d+)?(d[a-z]n?)?:[a-z]*[BW]/.test(text.slice(0, 2500).replace(ADDRESS, '')),
  refuses: ({ puzzle: { width, height } }: Masyu): Note | undefined =>
    Math.min(width, height) < SMALLEST
      ? { code: 'lacks-small', at: [], with: { expected: SMALLEST } }
      : undefined,
  parse(text) {
    const whole = readOneLine(text);
    if (!whole.ok) return whole;
    const line = afterAddress(whole.value);
    const size = { ...line, text: /^-?\d*(x-?\d*)?/.exec(line.text)?.[0] ?? '' };
    const shape = readSides(size, SIZES, true);
    if (!shape.ok) return shape;
    const rest = after(line, size.text.length);
    const difficulty = /^(d[et]n?)?:/.exec(rest.text);
    if (!difficulty) return unexpected(rest, 'd[et] :');
    const puzzle = readPearls(after(rest, difficulty[0].length), shape.value);
    return puzzle.ok ? ok({ puzzle: puzzle.value }) : puzzle;
  },
  format: ({ puzzle }) => `${puzzle.width}x${puzzle.height}:${formatPearls(puzzle)}`,
};
