/**
 * Texts. Native, one line, what comes last may be missing:
 *
 *     tantrix:discovery:1-8:B:loop:all:none/1.0.0.0_2.1.-1.3~5.2!1/1.0.0.0_…
 *             mode      tiles colour (`R?` only suggests it), goal, what must match, holes; `lax` and `locks` follow where they hold
 *             then the state: tile.q.r.turn in the order placed, ~tile.turn of turned tiles on the shelf, !locked;
 *             then a solution, written the same way. `@0.0_1.0` after the rules gives the cells of a rotation puzzle,
 *             `in@0.0_1.0` those that the tiles must fill in any order.
 *
 * Moves: 7@0,-1/2 · 7- · 7> · 7< · !3.
 */
import type { Format, ParseError, Read, Saved } from '../../../vocabulary.ts';
import type { Cell } from '../../../grid/hex.ts';
import { fail, ok } from '../../../result.ts';
import { parseError, shifted } from '../../../text/text.ts';
import { formatTiles, readTiles } from './list.ts';
import {
  askedColours,
  formatColour,
  goals,
  holeRules,
  matchings,
  modes,
  type Placed,
  type Puzzle,
  readColour,
  type State,
  isInReach,
} from '../rules/rules.ts';
import { number, tileNumber } from '../rules/moves.ts';

type Game = Saved<Puzzle, State>;
const prefix = 'tantrix:';

export const native: Format<Game> = {
  id: 'native',
  oneLine: true,
  holds: 'everything',
  looksLike: (text) => text.startsWith(prefix),
  parse: parseNative,
  format: ({ puzzle, state, solution }) => {
    const parts = [
      formatPuzzle(puzzle),
      state ? formatState(puzzle, state) : '',
      solution ? formatState(puzzle, solution) : '',
    ];
    return prefix + parts.join('/').replace(/\/+$/, '');
  },
};

function formatPuzzle(puzzle: Puzzle): string {
  const { mode, tiles, goal, match, holes, rules, locks, cells, outline } = puzzle;
  const words = [mode, formatTiles(tiles), formatColour(puzzle), goal, match, holes];
  if (rules === 'lax') words.push('lax');
  if (locks) words.push('locks');
  if (cells) words.push(`@${formatCells(cells)}`);
  if (outline) words.push(`in@${formatCells(outline)}`);
  return words.join(':');
}

const formatCells = (cells: readonly Cell[]): string => cells.map(({ q, r }) => `${q}.${r}`).join('_');

function formatState(puzzle: Puzzle, { placed, turns, locked }: State): string {
  const places = placed.map(({ tile, q, r, turn }) => `${tile}.${q}.${r}.${turn}`).join('_');
  const turned = puzzle.tiles.flatMap((tile, i) => (turns[i] > 0 ? [`${tile}.${turns[i]}`] : [])).join('_');
  return (places || '-') + (turned && `~${turned}`) + (locked > 0 ? `!${locked}` : '');
}

function parseNative(text: string): Read<Game> {
  if (!text.startsWith(prefix)) return fail(parseError('not-native', 1, 1));
  const [rules, ...rows] = text.slice(prefix.length).split('/');
  const puzzle = parsePuzzle(rules);
  if (!puzzle.ok) return fail(shifted(puzzle.error, 1, prefix.length + 1));
  const [one = '', two = '', extra] = rows;
  const column = prefix.length + rules.length + 2;
  if (extra !== undefined) return fail(parseError('too-much', 1, column + one.length + two.length + 1));
  const state = one === '' ? ok(undefined) : parseState(puzzle.value, one);
  if (!state.ok) return fail(shifted(state.error, 1, column));
  const solution = two === '' ? ok(undefined) : parseState(puzzle.value, two);
  if (!solution.ok) return fail(shifted(solution.error, 1, column + one.length + 1));
  return ok({
    puzzle: puzzle.value,
    ...(state.value && { state: state.value }),
    ...(solution.value && { solution: solution.value }),
  });
}

/** Each part in turn: the first that is not one of its words is where the text goes wrong. */
function parsePuzzle(text: string): Read<Puzzle> {
  const parts = text.split(':');
  const at = (index: number): number => parts.slice(0, index).join(':').length + (index > 0 ? 2 : 1);
  const choices = [modes, undefined, askedColours, goals, matchings, holeRules] as const;
  for (const [index, options] of choices.entries()) {
    const part = parts[index] ?? '';
    if (options && !(options as readonly string[]).includes(part))
      return fail(
        parseError('not-a-word', 1, Math.min(at(index), text.length + 1), {
          given: part.slice(0, 20),
          expected: options.join(', '),
        }),
      );
  }
  const tiles = readTiles(parts[1]);
  if (!tiles.ok) return fail(shifted(tiles.error, 1, at(1)));
  const [mode, , colour, goal, match, holes, ...more] = parts;
  const base = {
    mode,
    tiles: tiles.value,
    ...readColour(colour),
    goal,
    match,
    holes,
    rules: 'strict',
    locks: false,
  } as Puzzle;
  return parseExtras(base, more, at(6));
}

function parseExtras(base: Puzzle, words: readonly string[], column: number): Read<Puzzle> {
  let puzzle = base;
  let [stage, at] = [0, column];
  for (const word of words) {
    const rank = word === 'lax' ? 1 : word === 'locks' ? 2 : /^(in)?@/.test(word) ? 3 : 0;
    if (rank <= stage) return fail(parseError('not-a-rule', 1, at, { given: word.slice(0, 20) }));
    if (rank < 3 && puzzle.mode !== 'solitaire')
      return fail(parseError('solitaire-only', 1, at, { given: word }));
    if (rank === 3) {
      const head = word.indexOf('@') + 1;
      const cells = parseCells(puzzle, word.slice(head));
      if (!cells.ok) return fail(shifted(cells.error, 1, at + head));
      puzzle = { ...puzzle, [head > 1 ? 'outline' : 'cells']: cells.value };
    } else puzzle = rank === 1 ? { ...puzzle, rules: 'lax' } : { ...puzzle, locks: true };
    stage = rank;
    at += word.length + 1;
  }
  return ok(puzzle);
}

function parseCells({ tiles, mode }: Puzzle, text: string): Read<readonly Cell[]> {
  if (mode !== 'free') return fail(parseError('free-only', 1, 1));
  const cells: Cell[] = [];
  let column = 1;
  for (const word of text.split('_')) {
    const [, q, r] = cellText.exec(word) ?? [];
    if (q === undefined || !isInReach({ q: Number(q), r: Number(r) }))
      return fail(parseError('not-a-cell', 1, column, { given: word.slice(0, 20) }));
    const cell = { q: Number(q), r: Number(r) };
    if (cells.some((each) => each.q === cell.q && each.r === cell.r))
      return fail(parseError('cell-twice', 1, column, { given: word }));
    cells.push(cell);
    column += word.length + 1;
  }
  return cells.length === tiles.length
    ? ok(cells)
    : fail(parseError('cell-count', 1, 1, { given: cells.length, expected: tiles.length }));
}

const cellText = new RegExp(`^${number}\\.${number}$`);
const placeText = new RegExp(`^${tileNumber}\\.${number}\\.${number}\\.([0-5])$`);
const turnText = new RegExp(`^${tileNumber}\\.([1-5])$`);

function parseState(puzzle: Puzzle, text: string): Read<State> {
  const [, places = '', turned, locked] = /^([^~!]*)(~[^!]*)?(![^]*)?$/.exec(text) ?? [];
  const placed = parsePlaces(puzzle, places);
  if (!placed.ok) return placed;
  const turns = parseTurns(puzzle, placed.value, turned, places.length + 2);
  if (!turns.ok) return turns;
  const column = places.length + (turned?.length ?? 0) + 1;
  const lock = parseLock(puzzle, placed.value, locked, column);
  return lock.ok ? ok({ placed: placed.value, turns: turns.value, locked: lock.value }) : lock;
}

function parsePlaces(puzzle: Puzzle, text: string): Read<readonly Placed[]> {
  const placed: Placed[] = [];
  let column = 1;
  for (const word of text === '-' ? [] : text.split('_')) {
    const match = placeText.exec(word);
    const [tile, q, r, turn] = (match ?? []).slice(1).map(Number);
    const fault = match ? placeFault(puzzle, placed, { tile, q, r, turn }) : 'not-a-place';
    if (fault) return fail(parseError(fault, 1, column, { given: word.slice(0, 20) }));
    placed.push({ tile, q, r, turn });
    column += word.length + 1;
  }
  if (puzzle.cells && placed.length < puzzle.tiles.length)
    return fail(parseError('cell-count', 1, 1, { given: placed.length, expected: puzzle.tiles.length }));
  return ok(placed);
}

/** What a state may not contain: unknown tiles, two in one cell, and in Solitaire any order but the one drawn. */
function placeFault(puzzle: Puzzle, placed: readonly Placed[], place: Placed): string | undefined {
  const { tiles, cells, outline, mode } = puzzle;
  if (!tiles.includes(place.tile)) return 'tile-not-here';
  if (outline && !outline.some((each) => each.q === place.q && each.r === place.r)) return 'not-in-outline';
  if (!isInReach(place)) return 'not-a-cell';
  if (placed.some((each) => each.tile === place.tile)) return 'tile-twice';
  if (placed.some((each) => each.q === place.q && each.r === place.r)) return 'cell-twice';
  if ((mode === 'solitaire' || cells) && tiles[placed.length] !== place.tile) return 'tile-order';
  const given = cells?.[placed.length];
  return given && (given.q !== place.q || given.r !== place.r) ? 'cell-moved' : undefined;
}

function parseTurns(
  puzzle: Puzzle,
  placed: readonly Placed[],
  text: string | undefined,
  from: number,
): Read<readonly number[]> {
  const read = puzzle.tiles.map(() => 0);
  let [column, last] = [from, -1];
  for (const word of text === undefined ? [] : text.slice(1).split('_')) {
    const match = turnText.exec(word);
    const index = match ? puzzle.tiles.indexOf(Number(match[1])) : -1;
    const known = placed.some((each) => each.tile === puzzle.tiles[index]);
    if (!match || index <= last || known)
      return fail(parseError('not-a-turn', 1, column, { given: word.slice(0, 20) }));
    read[index] = Number(match[2]);
    last = index;
    column += word.length + 1;
  }
  return ok(read);
}

function parseLock(
  puzzle: Puzzle,
  placed: readonly Placed[],
  text: string | undefined,
  column: number,
): Read<number> {
  if (text === undefined) return ok(0);
  const [, digits] = /^!([1-9]\d?)$/.exec(text) ?? [];
  const count = Number(digits ?? NaN);
  const error: ParseError = parseError('not-a-lock', 1, column, { given: text.slice(0, 20) });
  return puzzle.locks && count <= placed.length ? ok(count) : fail(error);
}
