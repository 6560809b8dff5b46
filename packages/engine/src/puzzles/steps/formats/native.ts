/**
 * The native line: `steps:DFOGGQ/EDIBAk@ABCD/…` is the start, what was played after it, the orientations of
 * the pieces in the tray (when not all are A), and what the solution adds; what comes last may be missing.
 */
import type { Format, ParseError, Note, Read, Saved } from '../../../vocabulary.ts';
import { fail, ok } from '../../../result.ts';
import { parseError, shifted } from '../../../text/text.ts';
import { LETTERS, type Placement } from '../rules/pieces.ts';
import { firstIllegal, inTray, PIECES, start, stateOf, type Puzzle, type State } from '../rules/rules.ts';
import { parsePlacements } from '../rules/read-placements.ts';

export type Game = Saved<Puzzle, State>;

const PREFIX = 'steps:';

/** And each can be played after those before it; `onto` are already on the board. */
export function parseSequence(text: string, onto: readonly Placement[] = []): Read<Placement[]> {
  const read = parsePlacements(text);
  if (!read.ok) return read;
  const illegal = firstIllegal([...onto, ...read.value]);
  return illegal ? fail(illegalAt(illegal.note, illegal.index - onto.length)) : read;
}

/** A shape used twice is wrong in its first character, everything else in the third: the location. */
export const illegalAt = (note: Note, index: number): ParseError => ({
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

export const extended = (puzzle: Puzzle, more: readonly Placement[]): State =>
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
