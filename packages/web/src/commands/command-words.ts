/** Typed commands as data: the words of a language in, what is meant out. Knows no game and no board. */
import type { Direction } from '../draw/space.ts';
import type { CommandWord, HelpMessages } from '../shell/words/en-help.ts';

/** 'c3' is row 3, place 3; 'r12c4' and '12,4' are for larger boards; '7' is a number alone; 'edge:7' is exact. */
export type PlaceName =
  | { readonly row: number; readonly column: number }
  | { readonly number: number }
  | { readonly spot: string };

export type Command =
  | { readonly is: 'do'; readonly action: 'undo' | 'redo' | 'hint' | 'check' | 'help' }
  | { readonly is: 'left'; readonly place?: PlaceName }
  | { readonly is: 'read'; readonly row: number }
  | { readonly is: 'look'; readonly place: PlaceName; readonly direction?: Direction }
  | { readonly is: 'touch'; readonly verb: Verb; readonly place: PlaceName; readonly direction?: Direction }
  | { readonly is: 'unknown' };

export const verbs = ['tap', 'mark', 'clear', 'cycle', 'turn', 'flip'] as const;
export type Verb = (typeof verbs)[number];

const directions = ['up', 'down', 'left', 'right'] as const;
const actions = ['undo', 'redo', 'hint', 'check', 'help'] as const;

export function parseCommand(text: string, known: HelpMessages['commandWords']): Command {
  const tokens = text.toLowerCase().trim().split(/[\s]+/).slice(0, 20);
  const has = (word: CommandWord): boolean => tokens.some((token) => known[word].includes(token));
  const action = actions.find((each) => known[each].includes(tokens[0]));
  if (action && tokens.length === 1) return { is: 'do', action };
  const place = placeIn(tokens, known);
  if (known.what[0] === tokens[0] || known.what[1] === tokens[0])
    return { is: 'left', ...(place && { place }) };
  if (has('read')) {
    const row = rowIn(tokens, known);
    if (row !== undefined) return { is: 'read', row };
  }
  if (!place) return { is: 'unknown' };
  const direction = directions.find(has);
  const verb = verbs.find(has);
  const where = { place, ...(direction && { direction }) };
  return verb ? { is: 'touch', verb, ...where } : { is: 'look', ...where };
}

function placeIn(tokens: readonly string[], known: HelpMessages['commandWords']): PlaceName | undefined {
  for (const token of tokens) {
    const place = placeName(token);
    if (place) return place;
  }
  const row = rowIn(tokens, known);
  const column = after(tokens, known.column);
  if (row !== undefined && column !== undefined) return { row, column };
  const number = tokens.find((token) => /^\d{1,4}$/.test(token));
  return number === undefined ? undefined : { number: Number(number) };
}

function placeName(token: string): PlaceName | undefined {
  if (/^[a-z]+:[\w,.-]{1,20}$/.test(token)) return { spot: token };
  const letter = /^([a-z])(\d{1,3})$/.exec(token);
  if (letter) return { row: letterRow(letter[1]), column: Number(letter[2]) };
  const pair = /^r?(\d{1,3})[c,.](\d{1,3})$/.exec(token);
  return pair ? { row: Number(pair[1]), column: Number(pair[2]) } : undefined;
}

const letterRow = (letter: string): number => letter.charCodeAt(0) - 96;

function rowIn(tokens: readonly string[], known: HelpMessages['commandWords']): number | undefined {
  const index = tokens.findIndex((token) => known.row.includes(token));
  const next = index < 0 ? undefined : tokens[index + 1];
  if (next === undefined) return undefined;
  return /^[a-z]$/.test(next) ? letterRow(next) : /^\d{1,3}$/.test(next) ? Number(next) : undefined;
}

function after(tokens: readonly string[], words: readonly string[]): number | undefined {
  const index = tokens.findIndex((token) => words.includes(token));
  const next = index < 0 ? undefined : tokens[index + 1];
  return next !== undefined && /^\d{1,3}$/.test(next) ? Number(next) : undefined;
}
