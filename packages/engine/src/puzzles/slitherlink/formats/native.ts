/**
 * The native line: one line that loses nothing, in characters that a link's fragment may contain.
 *
 *     slitherlink:<w>x<h>[v]:<clues>[:[<state>][:<solution>]]       docs/formats.md has every detail
 *     slitherlink:<tiling>-<w>x<h>[v][-<patch>]:<clues>…            on other tilings than squares
 *
 * It is stable for ever: whatever one release has written, every later one must read.
 */
import type { Read } from '../../../vocabulary.ts';
import { ok } from '../../../result.ts';
import { meshOf, type Puzzle, type State } from '../rules/rules.ts';
import { isTilingName, tilingNames } from '../../../grid/tilings/tilings.ts';
import { after, type Piece, readOneLine, refuse, shown, signAt, unexpected } from '../../../text/pieces.ts';
import { readTiledShape, tiledBoard } from './tiled-boards.ts';
import { type Board, type BoardFormat, puzzleOf, readShape } from './reading.ts';
import { packMarks, unpackMarks } from '../../../text/packed-marks.ts';
import { formatRuns, readRuns } from './runs.ts';

const HEAD = 'slitherlink';

export const native: BoardFormat = {
  id: 'native',
  oneLine: true,
  holds: 'everything',
  looksLike: (text) => /^\s*slitherlink:/.test(text.slice(0, 200)),
  parse(text) {
    const line = readOneLine(text);
    if (!line.ok) return line;
    const fields = fieldsOf(line.value);
    if (fields[0].text !== HEAD) return unexpected(fields[0], `${HEAD}:`);
    if (fields.length < 3) return unexpected(signAt(line.value, line.value.text.length), ':');
    if (fields.length > 5) return unexpected({ ...fields[5], column: fields[5].column - 1, text: ':' }, '');
    const puzzle = readPuzzle(fields[1], fields[2]);
    return puzzle.ok ? readStates(puzzle.value, fields) : puzzle;
  },
  format({ puzzle, state, solution }) {
    const { clues } = puzzle;
    const shape = formatShape(puzzle);
    const fields = [HEAD, shape, formatRuns(clues, '.')];
    if (state || solution) fields.push(state ? formatState(state) : '');
    if (solution) fields.push(formatState(solution));
    return fields.join(':');
  },
};

function fieldsOf(line: Piece): Piece[] {
  const fields: Piece[] = [];
  let rest = line;
  for (let cut = rest.text.indexOf(':'); cut >= 0 && fields.length < 5; cut = rest.text.indexOf(':')) {
    fields.push({ ...rest, text: rest.text.slice(0, cut) });
    rest = after(rest, cut + 1);
  }
  return [...fields, rest];
}

/** A link may break at a comma, so the parts of a patch are separated by dots. */
function formatShape({ width, height, rule, tiling, patch }: Puzzle): string {
  const size = `${width}x${height}${rule === 'every-dot' ? 'v' : ''}`;
  if (!tiling) return size;
  return `${tiling}-${size}${patch ? `-${patch.replaceAll(',', '.')}` : ''}`;
}

const TILED = /^([a-z]+(?:-[a-z]+)*)-(-?\d[^-]*?)(v?)(?:-(.*))?$/;

function readTiledPuzzle(shapeField: Piece, clueField: Piece): Read<Puzzle> {
  const [, name, size, everyDot, patch = ''] = TILED.exec(shapeField.text) ?? [];
  if (!name) return unexpected(shapeField, 'WxH');
  if (!isTilingName(name) || name === 'squares')
    return refuse('tiling-unknown', shapeField, {
      found: shown(name),
      expected: tilingNames.slice(1).join(', '),
    });
  const shape = readTiledShape({ ...after(shapeField, name.length + 1), text: size }, name);
  if (!shape.ok) return shape;
  const at = { ...after(shapeField, shapeField.text.length - patch.length), text: patch };
  const board = tiledBoard(name, shape.value, patch.replaceAll('.', ','), at);
  if (!board.ok) return board;
  const blank: Puzzle = { ...board.value, clues: [], rule: everyDot ? 'every-dot' : 'loop' };
  const { faceEdges } = meshOf(blank);
  const clues = readRuns(clueField, faceEdges.length, '.', (cell) => faceEdges[cell].length);
  return clues.ok ? ok({ ...blank, clues: clues.value }) : clues;
}

function readPuzzle(shapeField: Piece, clueField: Piece): Read<Puzzle> {
  if (/^[a-z]/.test(shapeField.text)) return readTiledPuzzle(shapeField, clueField);
  const everyDot = shapeField.text.endsWith('v');
  const shape = readShape(everyDot ? { ...shapeField, text: shapeField.text.slice(0, -1) } : shapeField);
  if (!shape.ok) return shape;
  const clues = readRuns(clueField, shape.value.width * shape.value.height, '.');
  return clues.ok ? ok(puzzleOf(shape.value, clues.value, everyDot ? 'every-dot' : 'loop')) : clues;
}

/** An empty state field says that there is none, so that a solution can follow. */
function readStates(puzzle: Puzzle, fields: readonly Piece[]): Read<Board> {
  const state = fields[3]?.text ? readState(puzzle, fields[3]) : undefined;
  if (state && !state.ok) return state;
  const solution = fields[4] ? readState(puzzle, fields[4]) : undefined;
  if (solution && !solution.ok) return solution;
  return ok({
    puzzle,
    ...(state && { state: state.value }),
    ...(solution && { solution: solution.value }),
  });
}

/** '<edges>' or '<edges>.<cells>' when a cell is marked. */
function formatState({ edges, cells }: State): string {
  const marked = Array.from(cells).some((mark) => mark > 0);
  return packMarks(edges) + (marked ? `.${packMarks(cells)}` : '');
}

function readState(puzzle: Puzzle, field: Piece): Read<State> {
  const { edgeCount, faceCount } = meshOf(puzzle);
  const cut = field.text.indexOf('.');
  const edges = unpackMarks(cut < 0 ? field : { ...field, text: field.text.slice(0, cut) }, edgeCount);
  if (!edges.ok) return edges;
  if (cut < 0) return ok({ edges: edges.value, cells: new Uint8Array(faceCount) });
  const cells = unpackMarks(after(field, cut + 1), faceCount);
  return cells.ok ? ok({ edges: edges.value, cells: cells.value }) : cells;
}
