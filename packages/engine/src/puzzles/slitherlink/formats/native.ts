/**
 * The native line: one line that loses nothing, of signs that a link's fragment may hold.
 *
 *     slitherlink:<w>x<h>[v]:<clues>[:[<state>][:<solution>]]       docs/formats.md has every detail
 *
 * It is stable for ever: what a release has written, every later one must read.
 */
import type { Read } from '../../../vocabulary.ts';
import { ok } from '../../../result.ts';
import { meshOf, type Puzzle, type State } from '../rules/rules.ts';
import { after, type Piece, readOneLine, signAt, unexpected } from '../../../text/pieces.ts';
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
    const { width, height, rule, clues } = puzzle;
    const shape = `${width}x${height}${rule === 'every-dot' ? 'v' : ''}`;
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

function readPuzzle(shapeField: Piece, clueField: Piece): Read<Puzzle> {
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
