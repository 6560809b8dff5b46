/**
 * The first document's save: `#GAME`, then `#BOARD`, `#PILE` and `#SOLUTION`. A piece is its letters left,
 * bottom, right at position 1 (ours are left, right, bottom), then the position 1–6, and on the board row
 * and column: `ADa321`. Headers in any case; `#FILE`, as the document prints it, is `#PILE`; other headers
 * are skipped with their lines.
 *
 * So is ours in its program: `#EDGEWISE` keeps the order of the shelf and the locks, which it lacks, and
 * of twins which one is where: `ADa@21` is the one in row 2, column 1, `ADa` one of the shelf.
 */
import type { Lookup, Note, Read } from '../../../vocabulary.ts';
import { ok } from '../../../result.ts';
import { triangleBoard, type TriangleBoard } from '../../../grid/triangle.ts';
import {
  boardOf,
  FREE,
  fitsTip,
  leastRotation,
  plainPiece,
  SHELF,
  symbolOf,
  start,
  type Piece,
  type Puzzle,
  type State,
} from '../rules/rules.ts';
import { twinsOf } from '../rules/kinds.ts';
import {
  after,
  linesOf,
  MOST_TEXT,
  notA,
  readAll,
  readPiece,
  readTurn,
  refuse,
  shortened,
  stateOf,
  unexpected,
  wordsOf,
  type Board,
  type BoardFormat,
  type Part,
  unlessFresh,
} from './reading.ts';

const BOARD = 'hexagon-2';
const COUNT = 24;
const PAIRS = 4;

export const letters: BoardFormat = {
  id: 'triangle-puzzle',
  oneLine: false,
  holds: 'everything',
  firstLine: /^\s*#\s*game\s*$/i,
  looksLike: (text) => /^\s*#\s*(game|board|pile|file|solution)\s*$/im.test(text.slice(0, 2000)),
  parse,
  format,
  refuses: ({ puzzle }) => lacks(puzzle),
};

function lacks({ board, match, fixed, walls, pieces }: Puzzle): Note | undefined {
  if (board !== BOARD || match !== 'complement') return { code: 'lacks-board', at: [] };
  if (fixed.length || walls.some((label) => label !== FREE)) return { code: 'lacks-walls', at: [] };
  return pieces.flat().some((label) => label >= 2 * PAIRS) ? { code: 'lacks-letters', at: [] } : undefined;
}

function format({ puzzle, state = start(puzzle), solution }: Board): string {
  const board = boardOf(puzzle);
  const numbers = puzzle.pieces.map((_, piece) => piece);
  const pile = numbers.filter((piece) => state.at[piece] === SHELF);
  const place = (piece: number): string => {
    const cell = state.at[piece];
    if (cell === SHELF || twinsOf(puzzle, piece).length === 1) return '';
    return `@${board.row[cell] + 1}${board.names[cell].slice(1)}`;
  };
  const order = numbers.map(
    (piece) => `${letterToken(puzzle.pieces[piece])}${place(piece)}${state.locked[piece] ? '!' : ''}`,
  );
  return [
    '#GAME',
    '#BOARD',
    ...rowsOf(board, puzzle, state),
    '#PILE',
    ...pile.map((piece) => `${letterToken(puzzle.pieces[piece])}${state.turn[piece] + 1}`),
    '#SOLUTION',
    ...(solution ? rowsOf(board, puzzle, solution) : []),
    '#EDGEWISE',
    order.join(' '),
    '',
  ].join('\n');
}

/** One line for each row of the board that is not empty. */
const rowsOf = (board: TriangleBoard, puzzle: Puzzle, state: State): string[] =>
  Array.from({ length: board.rows }, (_, row) =>
    board.names
      .flatMap((name, cell) => {
        const piece = board.row[cell] === row ? state.at.indexOf(cell) : -1;
        if (piece < 0) return [];
        return [`${letterToken(puzzle.pieces[piece])}${state.turn[piece] + 1}${row + 1}${name.slice(1)}`];
      })
      .join(' '),
  ).filter(Boolean);

const letterToken = ([left, right, bottom]: Piece): string =>
  [left, bottom, right].map((label) => symbolOf('complement', label)).join('');

/** A piece of the file, from its least rotation. */
interface Token {
  readonly part: Part;
  readonly piece: Piece;
  readonly turn: number;
  readonly cell: number;
  readonly key: string;
}

type Section = 'board' | 'pile' | 'solution' | 'edgewise';

const sections: Lookup<Section> = {
  BOARD: 'board',
  PILE: 'pile',
  FILE: 'pile',
  SOLUTION: 'solution',
  EDGEWISE: 'edgewise',
};

function parse(text: string): Read<Board> {
  if (text.length > MOST_TEXT) return refuse('text-long', { line: 1, column: 1 }, { limit: MOST_TEXT });
  const words = sectionWords(text);
  if (!words.ok) return words;
  const { board, pile, solution, edgewise } = words.value;
  const end = { line: linesOf(text).length, column: 1 };
  if (!board.length && !pile.length && !solution.length) return refuse('text-empty', { line: 1, column: 1 });
  const onBoard = readAll(board, (part) => readToken(part, true));
  if (!onBoard.ok) return onBoard;
  const onPile = readAll(pile, (part) => readToken(part, false));
  if (!onPile.ok) return onPile;
  const inSolution = readAll(solution, (part) => readToken(part, true));
  if (!inSolution.ok) return inSolution;
  const tokens = [...onPile.value, ...onBoard.value];
  const problem =
    cellTwice(onBoard.value) ?? countProblem(tokens, end) ?? solutionProblem(tokens, inSolution.value, end);
  if (problem) return problem;
  const order = readOrder(edgewise, tokens);
  return order.ok ? ok(assemble(order.value, inSolution.value)) : order;
}

type Words = Readonly<Record<Section, Part[]>>;

function sectionWords(text: string): Read<Words> {
  const found: Words = { board: [], pile: [], solution: [], edgewise: [] };
  let section: Section | undefined;
  let headed = false;
  for (const line of linesOf(text)) {
    const header = /^\s*#\s*(\w*)/.exec(line.text);
    if (header) {
      const name = header[1].toUpperCase();
      section = Object.hasOwn(sections, name) ? sections[name] : undefined;
      headed = true;
    } else if (section) found[section].push(...wordsOf(line));
    else if (!headed && line.text.trim() !== '') return unexpected(wordsOf(line)[0], '#GAME');
  }
  return ok(found);
}

function readToken(part: Part, laid: boolean): Read<Token> {
  const length = laid ? 6 : 4;
  if (part.text.length !== length)
    return laid
      ? notA('not-a-placed-piece', part, { example: 'ADa321' })
      : notA('not-a-piece', part, { example: 'ADa3' });
  const odd = part.text.slice(0, 3).search(/[^A-Da-d]/);
  if (odd >= 0)
    return notA('not-a-letter', { ...after(part, odd), text: part.text[odd] }, { letters: 'a–d, A–D' });
  const labels = readPiece('complement', part);
  if (!labels.ok) return labels;
  const turn = readTurn({ ...after(part, 3), text: part.text.charAt(3) });
  if (!turn.ok) return turn;
  const cell = laid ? readCoordinates(after(part, 4), turn.value) : ok(SHELF);
  if (!cell.ok) return cell;
  const [left, bottom, right] = labels.value;
  const plain = plainPiece([left, right, bottom], turn.value);
  return ok({ part, ...plain, cell: cell.value, key: plain.piece.join() });
}

function readCoordinates(part: Part, turn: number): Read<number> {
  const board = triangleBoard(BOARD) ?? boardOf({ board: BOARD });
  const name = `${'abcd'[Number(part.text[0]) - 1] ?? '?'}${part.text[1]}`;
  const cell = board.names.indexOf(name);
  if (cell < 0) return refuse('no-such-cell', part, { cell: shortened(part.text) });
  return fitsTip(board.up[cell], turn) ? ok(cell) : refuse('tip', part, { cell: part.text, turn: turn + 1 });
}

type Problem = ReturnType<typeof refuse> | undefined;

function cellTwice(tokens: readonly Token[]): Problem {
  const twice = tokens.find((token, i) => tokens.findIndex((other) => other.cell === token.cell) < i);
  return twice && refuse('cell-twice', after(twice.part, 4), { cell: twice.part.text.slice(4) });
}

const countProblem = (tokens: readonly Token[], end: Omit<Part, 'text'>): Problem =>
  tokens.length === COUNT ? undefined : refuse('piece-count', end, { expected: COUNT, found: tokens.length });

/** The solution has to be of the same pieces, each as often, each in a cell of its own. */
function solutionProblem(
  tokens: readonly Token[],
  solution: readonly Token[],
  end: Omit<Part, 'text'>,
): Problem {
  if (!solution.length) return undefined;
  const left = tokens.map(({ key }) => key);
  const strange = solution.find(({ key }) => {
    const at = left.indexOf(key);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  if (strange) return refuse('solution-piece', strange.part, { piece: strange.part.text.slice(0, 3) });
  return cellTwice(solution) ?? countProblem(solution, end);
}

interface Ordered extends Token {
  readonly locked: boolean;
}

/** Row and column as written, or nothing for a piece of the pile. */
const placeOf = ({ part }: Token): string => part.text.slice(4);

/** The shelf in the order of the file, then pieces on the board, unless our own section says otherwise. */
function readOrder(words: readonly Part[], tokens: readonly Token[]): Read<readonly Ordered[]> {
  if (!words.length) return ok(tokens.map((token) => ({ ...token, locked: false })));
  const order: Ordered[] = [];
  for (const word of words) {
    const [, symbols, place, mark] = /^([A-Da-d]{3})(?:@([1-4][1-7]))?(!?)$/.exec(word.text) ?? [];
    if (symbols === undefined) return notA('not-a-piece', word, { example: 'ADa' });
    const labels = readPiece('complement', word);
    if (!labels.ok) return labels;
    const [left, bottom, right] = labels.value;
    const key = leastRotation([left, right, bottom]).piece.join();
    const twins = tokens.filter((each) => each.key === key && !order.some(({ part }) => part === each.part));
    const token = twins.find((each) => placeOf(each) === (place ?? '')) ?? twins[0];
    if (!token) return refuse('solution-piece', word, { piece: symbols });
    order.push({ ...token, locked: mark === '!' && token.cell !== SHELF });
  }
  if (order.length !== COUNT)
    return refuse('piece-count', words[words.length - 1], { expected: COUNT, found: order.length });
  return ok(order);
}

function assemble(order: readonly Ordered[], solved: readonly Token[]): Board {
  const board = boardOf({ board: BOARD });
  const puzzle: Puzzle = {
    board: BOARD,
    match: 'complement',
    pieces: order.map(({ piece }) => piece),
    fixed: [],
    walls: board.border.map(() => FREE),
  };
  const numbered = order.map((token, piece) => ({ ...token, piece }));
  const laid = numbered.filter(({ cell }) => cell !== SHELF);
  const state = unlessFresh(puzzle, stateOf(puzzle, laid, numbered));
  if (!solved.length) return { puzzle, ...state };
  return { puzzle, ...state, solution: stateOf(puzzle, assigned(order, solved)) };
}

/** Of twins the first takes the first of their cells. */
function assigned(
  order: readonly Token[],
  solved: readonly Token[],
): (Omit<Token, 'piece'> & { readonly piece: number })[] {
  const keys: (string | undefined)[] = order.map(({ key }) => key);
  return solved
    .toSorted((a, b) => a.cell - b.cell)
    .map((token) => {
      const piece = keys.indexOf(token.key);
      keys[piece] = undefined;
      return { ...token, piece };
    });
}
