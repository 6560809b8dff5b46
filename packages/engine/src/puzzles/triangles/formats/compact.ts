/**
 * The puzzle alone in one short line of words, to be written by hand or put into a message:
 *
 *     h2~ ABcDaD… [walls] [fixed]        t3= t4= h1=… h4= c28= p3x2=   '=' equal, '~' complement
 *
 * A dash stands for walls that are all free when fixed pieces follow.
 */
import type { Read } from '../../../vocabulary.ts';
import { ok } from '../../../result.ts';
import { puzzleFields, readPuzzle } from './native.ts';
import {
  after,
  linesOf,
  MOST_TEXT,
  refuse,
  unexpected,
  wordsOf,
  type Board,
  type BoardFormat,
  type Part,
} from './reading.ts';

const kinds = { t: 'triangle-', h: 'hexagon-', c: 'cells-', p: 'parallelogram-' } as const;

export const compact: BoardFormat = {
  id: 'compact',
  oneLine: true,
  holds: 'puzzle',
  looksLike: (text) => /^\s*[thcp]\d+(x\d+)?[=~]\s/.test(text),
  parse,
  format: ({ puzzle }) => {
    const [board, match, pieces, walls, fixed] = puzzleFields(puzzle);
    const [, kind, size] = /^(\w)\w*-(.+)$/.exec(board) ?? [];
    const words = [`${kind}${size}${match === 'equal' ? '=' : '~'}`, pieces, walls || (fixed && '-'), fixed];
    return words.filter(Boolean).join(' ');
  },
};

function parse(text: string): Read<Board> {
  const lines = linesOf(text.slice(0, MOST_TEXT + 1)).filter((line) => line.text.trim() !== '');
  const [line, surplus] = lines;
  if (!line) return refuse('text-empty', { line: 1, column: 1 });
  if (text.length > MOST_TEXT) return refuse('text-long', line, { limit: MOST_TEXT });
  if (surplus) return refuse('one-line', surplus);
  const [head, pieces, walls, fixed, more] = wordsOf(line);
  const end = after(line, line.text.length);
  if (more) return unexpected(more, '');
  const [, kind, size, sign] = /^([thcp])(\d+(?:x\d+)?)([=~])$/.exec(head.text) ?? [];
  if (kind === undefined) return unexpected(head, 'h2= | h2~');
  const board: Part = { ...head, text: `${kinds[kind as keyof typeof kinds]}${size}` };
  const match: Part = { ...head, text: sign === '=' ? 'equal' : 'complement' };
  const border = walls?.text === '-' ? { ...walls, text: '' } : (walls ?? end);
  const blank = { ...end, text: '' };
  const puzzle = readPuzzle(board, match, pieces ?? blank, border, fixed ?? blank);
  return puzzle.ok ? ok({ puzzle: puzzle.value }) : puzzle;
}
