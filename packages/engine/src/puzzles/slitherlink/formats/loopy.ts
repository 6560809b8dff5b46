/**
 * The game id of Loopy in Simon Tatham's collection, alone or in its page's address, on all its tilings:
 *
 *     5x5t0:a2a2c2b22a3d0a3233a        squares
 *     6x6t16:6,0,0,0,3,F_b0CaAaAaAc03a2a   with a description of the part of the plane, where the tiling needs one
 */
import { OLD_TRIANGULAR, tilingNames, tilingOf } from '../../../grid/tilings/tilings.ts';
import { ok } from '../../../result.ts';
import {
  ADDRESS,
  after,
  afterAddress,
  type Piece,
  readOneLine,
  refuse,
  type Shape,
  unexpected,
} from '../../../text/pieces.ts';
import type { Read } from '../../../vocabulary.ts';
import { meshOf, type Puzzle } from '../rules/rules.ts';
import { type BoardFormat, puzzleOf, readShape, refuses } from './reading.ts';
import { formatRuns, readRuns } from './runs.ts';
import { EXAMPLES, readTiledShape, tiledBoard, type Tiled } from './tiled-boards.ts';

const SMALLEST = 3; // Loopy itself accepts no smaller board of squares

export const loopy: BoardFormat = {
  id: 'loopy',
  oneLine: true,
  holds: 'puzzle',
  looksLike: (text) => /^\s*-?\d+(x-?\d+)?(t\d*)?(d[a-z])?[:#]/.test(text.slice(0, 700).replace(ADDRESS, '')),
  refuses: refuses({ unknown: true, everyDot: true, below: SMALLEST, tilings: false }),
  parse(text) {
    const whole = readOneLine(text);
    if (!whole.ok) return whole;
    const line = afterAddress(whole.value);
    const cut = line.text.indexOf(':');
    const head = readHead(cut < 0 ? line : { ...line, text: line.text.slice(0, cut) });
    if (!head.ok) return head;
    if (cut < 0) return unexpected(after(line, line.text.length), ':');
    const body = after(line, cut + 1);
    const { shape, tiling } = head.value;
    if (tiling) return readTiled(tiling, shape, body);
    const clues = readRuns(body, shape.width * shape.height);
    return clues.ok ? ok({ puzzle: puzzleOf(shape, clues.value) }) : clues;
  },
  format({ puzzle }) {
    const { width, height, clues, tiling } = puzzle;
    const type = tilingNames.indexOf(tiling ?? 'squares');
    return `${width}x${height}t${type}:${descriptionOf(puzzle)}${formatRuns(clues)}`;
  },
};

/** Boards of triangles have one of their own: '0', unless they are of the older kind. */
function descriptionOf({ tiling, patch }: Puzzle): string {
  if (tiling === 'triangular') return patch === OLD_TRIANGULAR ? '' : '0_';
  return patch ? `${patch}_` : '';
}

interface Head {
  readonly shape: Shape;
  readonly tiling?: Tiled['tiling'];
}

/** '5x5t0dh': the tiling and the difficulty may be missing, and '5' stands for '5x5'. */
function readHead(head: Piece): Read<Head> {
  const [size, type, rest] = splitHead(head);
  const name = tilingNames[type ? Number(/^t\d{1,3}$/.test(type.text) ? type.text.slice(1) : NaN) : 0];
  if (type && !name)
    return refuse('tiling', type, { expected: tilingNames.length - 1, found: type.text.slice(1, 9) });
  const tiling = name === 'squares' ? undefined : name;
  const shape = tiling ? readTiledShape(size, tiling, true) : readShape(size, true);
  if (!shape.ok) return shape;
  if (rest.text && !/^d[enth]$/.test(rest.text)) return unexpected(rest, 'd[enth] :');
  return ok({ shape: shape.value, ...(tiling && { tiling }) });
}

function splitHead(head: Piece): [size: Piece, tiling: Piece | undefined, rest: Piece] {
  const size = { ...head, text: /^-?\d*(x-?\d*)?/.exec(head.text)?.[0] ?? '' };
  const more = after(head, size.text.length);
  const sign = /^t\d*/.exec(more.text)?.[0];
  return [size, sign ? { ...more, text: sign } : undefined, after(more, sign?.length ?? 0)];
}

function readTiled(tiling: Tiled['tiling'], shape: Shape, body: Piece): ReturnType<BoardFormat['parse']> {
  const patch = readPatch(tiling, body);
  if (!patch.ok) return patch;
  const cut = body.text.indexOf('_') + 1;
  const board = tiledBoard(tiling, shape, patch.value, body);
  if (!board.ok) return board;
  const blank: Puzzle = { ...board.value, clues: [], rule: 'loop' };
  const { faceEdges } = meshOf(blank);
  const clues = readRuns(after(body, cut), faceEdges.length, '', (cell) => faceEdges[cell].length);
  return clues.ok ? ok({ puzzle: { ...blank, clues: clues.value } }) : clues;
}

/** The description before '_', as the engine keeps it. */
function readPatch(tiling: Tiled['tiling'], body: Piece): Read<string> {
  const cut = body.text.indexOf('_');
  const described = cut < 0 ? undefined : body.text.slice(0, cut);
  if (tiling === 'triangular') {
    if (described === undefined) return ok(OLD_TRIANGULAR);
    return described === '0'
      ? ok('')
      : refuse('tiling-patch', body, { expected: '0', found: described.slice(0, 16) });
  }
  if (!tilingOf(tiling).randomPatch)
    return described === undefined
      ? ok('')
      : refuse('tiling-patch-surplus', body, { found: described.slice(0, 16) });
  if (described === undefined)
    return refuse('tiling-patch-missing', body, { expected: `${EXAMPLES[tiling]}_`, found: '' });
  if (tiling.startsWith('penrose') && described.startsWith('G')) return refuse('tiling-old-penrose', body);
  return ok(described);
}
