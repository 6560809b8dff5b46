/**
 * The `task` text of puzzle-loop.com: Loopy's clues without a size. Its boards are squares, so the size is the
 * root of the number of cells, except for one size of 25 × 30, recognised by its 750 cells. For other boards, and
 * for bodies that would look like a plain row or a single run, we put 'WxH:' before the clues.
 */
import type { Read } from '../../../vocabulary.ts';
import { ok } from '../../../result.ts';
import { after, type Piece, readOneLine, refuse, type Shape, signAt } from '../../../text/pieces.ts';
import { type BoardFormat, checkSize, puzzleOf, readShape, refuses } from './reading.ts';
import { cellsOfSign, formatRuns, readRuns, refuseSign, runSigns } from './runs.ts';

/** Digits alone are more likely the first of several plain rows, and 'pzprv3' the first line of a file. */
const telling = /^\s*(?!pzprv)(?=\d*[a-z])(?=[a-z]*\d)[0-9a-z]+\s*$/;
const sized = /^\s*\d+x\d+:[0-9a-z]+\s*$/;

/** The one size of the site that is not square. */
const OBLONG: Shape = { width: 25, height: 30 };

export const puzzleLoop: BoardFormat = {
  id: 'puzzle-loop',
  oneLine: true,
  holds: 'puzzle',
  looksLike: (text) => text.length < 50_000 && (telling.test(text) || sized.test(text)),
  refuses: refuses({ unknown: true, everyDot: true }),
  parse(text) {
    const line = readOneLine(text);
    if (!line.ok) return line;
    const cut = line.value.text.indexOf(':');
    const body = cut < 0 ? line.value : after(line.value, cut + 1);
    const shape =
      cut < 0 ? rootShape(body) : readShape({ ...line.value, text: line.value.text.slice(0, cut) });
    if (!shape.ok) return shape;
    const clues = readRuns(body, shape.value.width * shape.value.height);
    return clues.ok ? ok({ puzzle: puzzleOf(shape.value, clues.value) }) : clues;
  },
  format({ puzzle: { width, height, clues } }) {
    const body = formatRuns(clues);
    return width === height && telling.test(body) ? body : `${width}x${height}:${body}`;
  },
};

function rootShape(body: Piece): Read<Shape> {
  const counts = Array.from(body.text, (sign) => cellsOfSign(sign));
  const bad = counts.indexOf(0);
  if (bad >= 0) return refuseSign(signAt(body, bad), runSigns(''));
  const cells = counts.reduce((sum, count) => sum + count, 0);
  const side = Math.round(Math.sqrt(cells));
  if (cells === OBLONG.width * OBLONG.height) return ok(OBLONG);
  if (side * side !== cells) return refuse('not-square', body, { expected: 'n × n', found: cells });
  const size = checkSize(side, body);
  return size.ok ? ok({ width: size.value, height: size.value }) : size;
}
