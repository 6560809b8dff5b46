/**
 * Texts. Native: `steps:DFOGGQ/EDIBAk@ABCD/…` is the start, what was played after it, how the pieces in
 * the tray lie (when not all as A), and what the solution adds; what comes last may be missing.
 * Placements: `DFOGGQEDI` or `DFOGGQEDI / DFOGGQEDIBAkFHnHCiAALCAg`, a start and its objective: a set of
 * eight that holds the start, in any order.
 * Moves: `DFO` plays, `-D` lifts, `-DFO` moves on the board, `D>` `D<` `D~` turn, turn back, turn over.
 */
import type { Codec, Format, ParseError, Note, Read, Saved } from '../../../vocabulary.ts';
import { fail, ok } from '../../../result.ts';
import { parseError, shifted } from '../../../text/text.ts';
import { canFollow, legalOrder } from '../rules/order.ts';
import { findPlacement, LETTERS, LOCATIONS, textOf, without, type Placement } from '../rules/pieces.ts';
import {
  firstIllegal,
  inTray,
  PIECES,
  placementsOf,
  start,
  stateOf,
  turns,
  type Move,
  type Puzzle,
  type State,
  type Turn,
} from '../rules/rules.ts';

type Game = Saved<Puzzle, State>;

const PREFIX = 'steps:';
const PARTS = [
  ['bad-shape', LETTERS],
  ['bad-orientation', LETTERS],
  ['bad-home', LOCATIONS],
] as const;

/** The placements of a text, none of a shape twice; or the first character that is wrong. */
export function parsePlacements(text: string): Read<Placement[]> {
  const placed: Placement[] = [];
  for (let at = 0; at < text.length; at += 3) {
    const odd = PARTS.findIndex(([, letters], i) => !letters.includes(text[at + i] ?? '?'));
    if (odd >= 0) return fail(oddCharacter(text, at + odd, PARTS[odd][0]));
    const next = findPlacement(text.slice(at, at + 3));
    const twin = placed.find((each) => each.shape === next?.shape);
    if (twin) return fail(parseError('used-already', 1, at + 1, { piece: text[at], placed: twin.text }));
    if (next) placed.push(next);
  }
  return ok(placed);
}

function oddCharacter(text: string, at: number, code: string): ParseError {
  const given = Array.from(text.slice(at))[0];
  return given === undefined
    ? parseError('cut-short', 1, text.length + 1)
    : parseError(code, 1, at + 1, { given });
}

/** And each can be played after those before it; `onto` lie already. */
export function parseSequence(text: string, onto: readonly Placement[] = []): Read<Placement[]> {
  const read = parsePlacements(text);
  if (!read.ok) return read;
  const illegal = firstIllegal([...onto, ...read.value]);
  return illegal ? fail(illegalAt(illegal.note, illegal.index - onto.length)) : read;
}

/** A shape used twice is wrong in its first character, all else in the third: where it should lie. */
const illegalAt = (note: Note, index: number): ParseError => ({
  ...note,
  at: [],
  line: 1,
  column: 3 * index + (note.code === 'used-already' ? 1 : 3),
});

export const native: Format<Game> = {
  id: 'native',
  oneLine: true,
  holds: 'everything',
  looksLike: (text) => text.startsWith(PREFIX),
  parse: parseNative,
  format: ({ puzzle, state, solution }) => {
    const parts = [
      puzzle.start.join(''),
      state ? formatState(puzzle, state) : '',
      solution ? added(puzzle, solution).join('') : '',
    ];
    return PREFIX + parts.join('/').replace(/\/+$/, '');
  },
};

const added = (puzzle: Puzzle, state: State): readonly string[] => state.placed.slice(puzzle.start.length);

function formatState(puzzle: Puzzle, state: State): string {
  const lie = inTray(state)
    .map((shape) => state.turns[shape])
    .join('');
  return added(puzzle, state).join('') + (/[^A]/.test(lie) ? `@${lie}` : '');
}

function parseNative(text: string): Read<Game> {
  if (!text.startsWith(PREFIX)) return fail(parseError('not-native', 1, 1));
  const [first, played = '', rest = '', ...more] = text.slice(PREFIX.length).split('/');
  const columns = [PREFIX.length + 1, PREFIX.length + first.length + 2];
  columns.push(columns[1] + played.length + 1);
  const given = parseSequence(first);
  if (!given.ok) return fail(shifted(given.error, 1, columns[0]));
  const puzzle: Puzzle = { start: given.value.map((each) => each.text) };
  const state = played ? parseState(puzzle, given.value, played) : undefined;
  if (state && !state.ok) return fail(shifted(state.error, 1, columns[1]));
  const solution = rest ? parseSolution(puzzle, given.value, rest) : undefined;
  if (solution && !solution.ok) return fail(shifted(solution.error, 1, columns[2]));
  if (more.length) return fail(parseError('too-much', 1, columns[2] + rest.length));
  return ok({ puzzle, ...(state && { state: state.value }), ...(solution && { solution: solution.value }) });
}

function parseState(puzzle: Puzzle, given: readonly Placement[], text: string): Read<State> {
  const cut = text.indexOf('@');
  const played = parseSequence(cut < 0 ? text : text.slice(0, cut), given);
  if (!played.ok) return played;
  const state = extended(puzzle, played.value);
  return cut < 0 ? ok(state) : parseLie(state, text.slice(cut + 1), cut + 2);
}

const extended = (puzzle: Puzzle, more: readonly Placement[]): State =>
  stateOf([...puzzle.start, ...more.map((each) => each.text)], start(puzzle).turns);

/** One letter for each piece in the tray. */
function parseLie(state: State, text: string, column: number): Read<State> {
  const tray = inTray(state);
  const odd = Array.from(text).findIndex((letter) => !LETTERS.includes(letter));
  if (odd >= 0) return fail(parseError('bad-orientation', 1, column + odd, { given: Array.from(text)[odd] }));
  if (text.length !== tray.length)
    return fail(parseError('tray-length', 1, column, { given: text.length, expected: tray.length }));
  const letters = Array.from(state.turns);
  for (const [i, shape] of tray.entries()) letters[shape] = text[i];
  return ok({ ...state, turns: letters.join('') });
}

function parseSolution(puzzle: Puzzle, given: readonly Placement[], text: string): Read<State> {
  const rest = parseSequence(text, given);
  if (!rest.ok) return rest;
  const count = given.length + rest.value.length;
  if (count < PIECES) return fail(parseError('solution-short', 1, text.length + 1, { count }));
  return ok(extended(puzzle, rest.value));
}

export const placements: Format<Game> = {
  id: 'placements',
  oneLine: true,
  holds: 'solution',
  looksLike: (text) => /^[A-H]{2}[A-Ya-y][A-Za-z \t/]*$/.test(text), // no other game writes letters alone
  parse: parseObjective,
  format: ({ puzzle, solution }) =>
    puzzle.start.join('') + (solution ? ` / ${textOf(placementsOf(solution.placed))}` : ''),
  refuses: ({ puzzle }) => (puzzle.start.length ? undefined : { code: 'no-start', at: [] }),
};

function parseObjective(text: string): Read<Game> {
  const [, first, gap, rest] = /^([^ \t/]*)([ \t]*\/?[ \t]*)(.*)$/s.exec(text) ?? ['', text, '', ''];
  if (!first) return fail(parseError('no-start', 1, 1));
  const given = parseSequence(first);
  if (!given.ok) return given;
  const puzzle: Puzzle = { start: given.value.map((each) => each.text) };
  if (!rest) return gap.includes('/') ? fail(parseError('cut-short', 1, text.length + 1)) : ok({ puzzle });
  const objective = objectiveOf(given.value, rest);
  if (!objective.ok) return fail(shifted(objective.error, 1, first.length + gap.length + 1));
  return ok({ puzzle, solution: extended(puzzle, objective.value) });
}

/** What the objective adds to the start, in the given order if that can be played, else in one that can. */
function objectiveOf(given: readonly Placement[], text: string): Read<Placement[]> {
  const read = parsePlacements(text);
  if (!read.ok) return read;
  const lost = given.find((each) => !read.value.includes(each));
  if (lost) return fail(parseError('objective-other', 1, 1, { placement: lost.text }));
  if (read.value.length < PIECES)
    return fail(parseError('solution-short', 1, text.length + 1, { count: read.value.length }));
  const rest = without(read.value, given);
  const order = canFollow(given, rest) ? legalOrder(rest) : undefined;
  const illegal = firstIllegal([...given, ...(order ?? rest)]);
  if (!illegal) return ok(firstIllegal([...given, ...rest]) ? (order ?? rest) : rest);
  const culprit = [...given, ...(order ?? rest)][illegal.index];
  return fail(illegalAt(illegal.note, read.value.indexOf(culprit)));
}

export const moves: Codec<Move> = {
  parse: parseMove,
  format: (move) => {
    if (move.do === 'lift') return `-${move.shape}`;
    if (move.do === 'turn') return move.shape + move.by;
    return (move.do === 'shift' ? '-' : '') + move.placement;
  },
};

function parseMove(text: string): Read<Move> {
  const [, lifted, shape] = /^(-?)([A-H])$/.exec(text) ?? [];
  if (shape !== undefined && lifted) return ok({ do: 'lift', shape });
  const by = turns.find((each) => text.slice(1) === each);
  if (by !== undefined && LETTERS.includes(text[0])) return ok(turnMove(text[0], by));
  const minus = text.startsWith('-');
  const read = parsePlacements(minus ? text.slice(1) : text);
  if (!read.ok) return fail(shifted(read.error, 1, minus ? 2 : 1));
  if (read.value.length !== 1)
    return fail(parseError('not-a-move', 1, text.length > 3 ? 4 : 1, { given: text.slice(0, 20) }));
  return ok({ do: minus ? 'shift' : 'place', placement: read.value[0].text });
}

const turnMove = (shape: string, by: Turn): Move => ({ do: 'turn', shape, by });
