/** The game id of Loopy in Simon Tatham's collection: '5x5t0:a2a2c2b22a3d0a3233a'. Squares only (t0). */
import { ok } from '../../../result.ts';
import { after, type Piece, readOneLine, refuse, unexpected } from '../../../text/pieces.ts';
import { type BoardFormat, puzzleOf, readShape, refuses } from './reading.ts';
import { formatRuns, readRuns } from './runs.ts';

const SMALLEST = 3; // Loopy itself takes no smaller board of squares

export const loopy: BoardFormat = {
  id: 'loopy',
  oneLine: true,
  holds: 'puzzle',
  looksLike: (text) => /^\s*-?\d+(x-?\d+)?(t\d*)?(d[a-z])?[:#]/.test(text.slice(0, 200)),
  refuses: refuses({ unknown: true, everyDot: true, below: SMALLEST }),
  parse(text) {
    const line = readOneLine(text);
    if (!line.ok) return line;
    const cut = line.value.text.indexOf(':');
    const head = cut < 0 ? line.value : { ...line.value, text: line.value.text.slice(0, cut) };
    const shape = readHead(head);
    if (!shape.ok) return shape;
    if (cut < 0) return unexpected(after(head, head.text.length), ':');
    const clues = readRuns(after(line.value, cut + 1), shape.value.width * shape.value.height);
    return clues.ok ? ok({ puzzle: puzzleOf(shape.value, clues.value) }) : clues;
  },
  format: ({ puzzle }) => `${puzzle.width}x${puzzle.height}t0:${formatRuns(puzzle.clues)}`,
};

/** '5x5t0dh': the tiling and the difficulty may be missing, and '5' stands for '5x5'. */
function readHead(head: Piece) {
  const [size, tiling, rest] = splitHead(head);
  const shape = readShape(size, true);
  if (!shape.ok) return shape;
  if (tiling && !/^t0+$/.test(tiling.text))
    return refuse('tiling', tiling, { expected: 0, found: tiling.text.slice(1, 9) });
  return rest.text && !/^d[enth]$/.test(rest.text) ? unexpected(rest, 'd[enth] :') : shape;
}

function splitHead(head: Piece): [size: Piece, tiling: Piece | undefined, rest: Piece] {
  const size = { ...head, text: /^-?\d*(x-?\d*)?/.exec(head.text)?.[0] ?? '' };
  const more = after(head, size.text.length);
  const sign = /^t\d*/.exec(more.text)?.[0];
  return [size, sign ? { ...more, text: sign } : undefined, after(more, sign?.length ?? 0)];
}
