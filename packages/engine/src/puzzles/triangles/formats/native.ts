/**
 * The native line: one line that loses nothing, in characters that a link's fragment may contain.
 *
 *     triangles:<board>:<equal|complement>:<pieces>:<walls>:<fixed>[:<state>[:<solution>]]
 *
 * Pieces are three labels each, clockwise; walls one label per border side, '.' where free, or nothing; fixed
 * the places of the last pieces, 'c4/1,d4/2'. A state lists what differs from the fresh one: '7@c3/2' a
 * piece placed, '7@c3/2!' and locked, '9/4' a piece turned on the shelf. It is stable for ever.
 */
import type { Read } from '../../../vocabulary.ts';
import { ok } from '../../../result.ts';
import { triangleBoard } from '../../../grid/triangle.ts';
import {
  boardOf,
  isFixed,
  leastRotation,
  looseCount,
  matchings,
  plainTurn,
  SHELF,
  start,
  type Matching,
  type Piece,
  type Puzzle,
  type State,
} from '../rules/rules.ts';
import {
  after,
  formatPiece,
  formatPlace,
  formatWalls,
  isComplete,
  MOST_TEXT,
  notA,
  plainFixed,
  readFixed,
  readPieces,
  readPlace,
  readTurn,
  readWalls,
  refuse,
  shortened,
  someLoose,
  split,
  stateOf,
  unexpected,
  type Board,
  type BoardFormat,
  type Part,
} from './reading.ts';

const HEAD = 'triangles';

export const native: BoardFormat = {
  id: 'native',
  oneLine: true,
  holds: 'everything',
  looksLike: (text) => text.startsWith(`${HEAD}:`),
  parse,
  format: ({ puzzle, state, solution }) => {
    const fields = [HEAD, ...puzzleFields(puzzle)];
    if (state || solution) fields.push(state ? formatState(puzzle, state) : '');
    if (solution) fields.push(formatState(puzzle, solution));
    return fields.join(':').replace(/:+$/, '');
  },
};

export function puzzleFields(puzzle: Puzzle): string[] {
  const board = boardOf(puzzle);
  return [
    puzzle.board,
    puzzle.match,
    puzzle.pieces.map((piece) => formatPiece(puzzle.match, piece)).join(''),
    formatWalls(puzzle),
    puzzle.fixed.map((place) => formatPlace(board, place)).join(','),
  ];
}

function parse(text: string): Read<Board> {
  const line = { text: text.trimEnd(), line: 1, column: 1 };
  if (text.length > MOST_TEXT) return refuse('text-long', line, { limit: MOST_TEXT });
  if (/[\n\r]/.test(line.text)) return refuse('one-line', { ...line, column: 1 });
  const [head, board, match, pieces, ...rest] = split(line, ':');
  if (head.text !== HEAD) return unexpected(head, `${HEAD}:`);
  if (pieces === undefined) return unexpected(after(line, line.text.length), ':');
  if (rest.length > 4) return unexpected({ ...rest[4], column: rest[4].column - 1, text: ':' }, '');
  const end = after(line, line.text.length);
  const puzzle = readPuzzle(board, match, pieces, rest[0] ?? end, rest[1] ?? end);
  if (!puzzle.ok) return puzzle;
  const odd = puzzle.value.pieces.findIndex(
    (piece, i) => pieces.text.slice(3 * i, 3 * i + 3) !== symbols(piece),
  );
  if (odd >= 0) return unexpected(after(pieces, 3 * odd), symbols(puzzle.value.pieces[odd]));
  const state = rest[2]?.text ? readState(puzzle.value, rest[2]) : undefined;
  if (state && !state.ok) return state;
  const solution = rest[3]?.text ? readState(puzzle.value, rest[3]) : undefined;
  if (solution && !solution.ok) return solution;
  if (solution && !isComplete(solution.value)) return refuse('solution-incomplete', rest[3]);
  return ok({
    puzzle: puzzle.value,
    ...(state && { state: state.value }),
    ...(solution && { solution: solution.value }),
  });

  /** States count turns from the least rotation, so no other may be written. */
  function symbols(piece: Piece): string {
    return formatPiece(match.text as Matching, piece);
  }
}

export function readPuzzle(name: Part, rule: Part, list: Part, walls: Part, places: Part): Read<Puzzle> {
  const board = triangleBoard(name.text);
  if (!board) return refuse('no-such-board', name, { board: shortened(name.text) });
  const match = readMatch(rule);
  if (!match.ok) return match;
  const pieces = readPieces(board, match.value, list);
  if (!pieces.ok) return pieces;
  const labels = readWalls(board, match.value, walls);
  if (!labels.ok) return labels;
  const fixed = readFixed(board, places);
  if (!fixed.ok) return fixed;
  const puzzle = {
    board: board.name,
    match: match.value,
    pieces: pieces.value.map((piece) => leastRotation(piece).piece),
    fixed: plainFixed(pieces.value, fixed.value),
    walls: labels.value,
  };
  return someLoose(puzzle, places);
}

function readMatch(part: Part): Read<Matching> {
  const match = matchings.find((each) => each === part.text);
  return match ? ok(match) : unexpected(part, matchings.join(' | '));
}

/** Only what differs from the fresh state, so that a fresh one is empty. */
function formatState(puzzle: Puzzle, state: State): string {
  const fresh = start(puzzle);
  const board = boardOf(puzzle);
  return state.at
    .flatMap((cell, piece) => {
      const turn = state.turn[piece];
      if (isFixed(puzzle, piece)) return [];
      if (cell === SHELF) return turn === fresh.turn[piece] ? [] : [`${piece + 1}/${turn + 1}`];
      return [`${piece + 1}@${formatPlace(board, { cell, turn })}${state.locked[piece] ? '!' : ''}`];
    })
    .join(',');
}

interface Entry {
  readonly piece: number;
  readonly cell: number;
  readonly turn: number;
  readonly locked: boolean;
}

function readState(puzzle: Puzzle, part: Part): Read<State> {
  const entries: Entry[] = [];
  const board = boardOf(puzzle);
  const cells = new Set(puzzle.fixed.map(({ cell }) => cell));
  for (const each of split(part, ',')) {
    const entry = readEntry(puzzle, each);
    if (!entry.ok) return entry;
    const { piece, cell } = entry.value;
    if (entries.some((other) => other.piece === piece))
      return refuse('piece-twice', each, { piece: piece + 1 });
    if (cells.has(cell)) return refuse('cell-twice', each, { cell: board.names[cell] });
    if (cell !== SHELF) cells.add(cell);
    entries.push(entry.value);
  }
  const laid = entries.filter(({ cell }) => cell !== SHELF);
  return ok(stateOf(puzzle, laid, entries));
}

/** '7@c3/2', '7@c3/2!' or '9/4'. */
function readEntry(puzzle: Puzzle, part: Part): Read<Entry> {
  const [, number] = /^([1-9]\d?)[@/]/.exec(part.text) ?? [];
  if (number === undefined) return notA('not-a-placed-piece', part, { example: '7@c3/2' });
  const piece = Number(number) - 1;
  if (piece >= looseCount(puzzle)) return refuse('no-such-piece', part, { piece: piece + 1 });
  const rest = after(part, number.length + 1);
  const plain = (turn: number): number => plainTurn(puzzle.pieces[piece], turn);
  if (part.text[number.length] === '/') {
    const turn = readTurn(rest);
    return turn.ok ? ok({ piece, cell: SHELF, turn: plain(turn.value), locked: false }) : turn;
  }
  const locked = rest.text.endsWith('!');
  const place = readPlace(boardOf(puzzle), locked ? { ...rest, text: rest.text.slice(0, -1) } : rest);
  return place.ok ? ok({ piece, cell: place.value.cell, turn: plain(place.value.turn), locked }) : place;
}
