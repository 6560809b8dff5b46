/**
 * The native line: one line that loses nothing, in characters that a link's fragment may contain.
 *
 *     masyu:<w>x<h>:<pearls>[:[<state>][:<solution>]]       docs/formats.md has every detail
 *
 * It is stable for ever: whatever one release has written, every later one must read.
 */
import { ok } from '../../../result.ts';
import { packMarks, unpackMarks } from '../../../text/packed-marks.ts';
import { readOneLine, readSides, signAt, splitPiece, unexpected, type Piece } from '../../../text/pieces.ts';
import type { Read } from '../../../vocabulary.ts';
import { meshOf, type Puzzle, type State } from '../rules/rules.ts';
import { formatPearls, readPearls, SIZES, type Masyu, type MasyuFormat } from './reading.ts';

const HEAD = 'masyu';
const FIELDS = 5;

export const native: MasyuFormat = {
  id: 'native',
  oneLine: true,
  holds: 'everything',
  looksLike: (text) => /^\s*masyu:/.test(text.slice(0, 200)),
  parse(text) {
    const line = readOneLine(text);
    if (!line.ok) return line;
    const fields = splitPiece(line.value, ':');
    if (fields[0].text !== HEAD) return unexpected(fields[0], `${HEAD}:`);
    if (fields.length < 3) return unexpected(signAt(line.value, line.value.text.length), ':');
    if (fields.length > FIELDS)
      return unexpected({ ...fields[FIELDS], column: fields[FIELDS].column - 1, text: ':' }, '');
    const shape = readSides(fields[1], SIZES);
    if (!shape.ok) return shape;
    const puzzle = readPearls(fields[2], shape.value);
    return puzzle.ok ? readStates(puzzle.value, fields) : puzzle;
  },
  format({ puzzle, state, solution }) {
    const fields = [HEAD, `${puzzle.width}x${puzzle.height}`, formatPearls(puzzle)];
    if (state || solution) fields.push(state ? packMarks(state.edges) : '');
    if (solution) fields.push(packMarks(solution.edges));
    return fields.join(':');
  },
};

/** An empty state field says that there is none, so that a solution can follow. */
function readStates(puzzle: Puzzle, fields: readonly Piece[]): Read<Masyu> {
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

function readState(puzzle: Puzzle, field: Piece): Read<State> {
  const edges = unpackMarks(field, meshOf(puzzle).edgeCount);
  return edges.ok ? ok({ edges: edges.value }) : edges;
}
