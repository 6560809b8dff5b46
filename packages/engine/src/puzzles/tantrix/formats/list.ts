/** Lists of tiles: `1-10,25`, in any order, no tile twice. The list format is such a list with a colour and a goal. */
import type { Format, Read, Saved } from '../../../vocabulary.ts';
import type { Cell } from '../../../grid/hex.ts';
import { fail, ok } from '../../../result.ts';
import { parseError, shifted } from '../../../text/text.ts';
import {
  askedColours,
  formatColour,
  type Goal,
  type Puzzle,
  readColour,
  type State,
} from '../rules/rules.ts';
import { pyramid } from '../rules/outline.ts';
import { isTile } from '../rules/tiles.ts';

/** Runs of three or more are written with a dash: '1-10,25', '7,8'. */
export function formatTiles(tiles: readonly number[]): string {
  const parts: string[] = [];
  for (let from = 0; from < tiles.length;) {
    let to = from;
    while (tiles[to + 1] === tiles[to] + 1) to++;
    if (to - from < 2) to = from;
    parts.push(to > from ? `${tiles[from]}-${tiles[to]}` : String(tiles[from]));
    from = to + 1;
  }
  return parts.join(',');
}

export function readTiles(text: string): Read<readonly number[]> {
  const tiles: number[] = [];
  let column = 1;
  for (const part of text.split(',')) {
    const [, low, high = low] = /^([1-9]\d?)(?:-([1-9]\d?))?$/.exec(part) ?? [];
    const [from, to] = [Number(low ?? NaN), Number(high ?? NaN)];
    if (!isTile(from) || !isTile(to) || from > to)
      return fail(parseError('not-tiles', 1, column, { given: part.slice(0, 20) }));
    for (let tile = from; tile <= to; tile++) {
      if (tiles.includes(tile)) return fail(parseError('tile-again', 1, column, { tile }));
      tiles.push(tile);
    }
    column += part.length + 1;
  }
  return ok(tiles);
}

type Game = Saved<Puzzle, State>;

/** '1-10,25 R loop', '1-10 R line pyramid': a free puzzle, or with `discovery` in front a level; owners of real tiles can type it. */
export const list: Format<Game> = {
  id: 'list',
  oneLine: true,
  holds: 'puzzle',
  looksLike: (text) => /^(discovery +)?[\d,-]+ +([RGBY]\??|any)\b/.test(text),
  parse: parseList,
  format: ({ puzzle }) =>
    [
      ...(puzzle.mode === 'discovery' ? ['discovery'] : []),
      formatTiles(puzzle.tiles),
      formatColour(puzzle),
      puzzle.goal,
      ...(puzzle.match === 'loop' ? ['lines-only'] : []),
      ...(puzzle.holes === 'allowed' ? ['holes'] : []),
      ...(puzzle.outline ? ['pyramid'] : []),
    ].join(' '),
  refuses: ({ puzzle }) =>
    puzzle.mode === 'solitaire' || puzzle.cells || (puzzle.outline && !isPyramid(puzzle.outline))
      ? { code: 'list-cannot', at: [] }
      : undefined,
};

const isPyramid = (cells: readonly Cell[]): boolean =>
  JSON.stringify(cells) === JSON.stringify(pyramid(cells.length));

const extraWords = ['lines-only', 'holes', 'pyramid'] as const;

function parseList(text: string): Read<Game> {
  const parts = [...text.trimEnd().matchAll(/\S+/g)].map((each) => ({
    word: each[0],
    column: each.index + 1,
  }));
  const leading = parts[0]?.word === 'discovery';
  const [tiles, colour, goal, ...extras] = leading ? parts.slice(1) : parts;
  const end = text.split('\n')[0].length + 1;
  if (text.includes('\n')) return fail(parseError('too-much', 1, end));
  if (!tiles) return fail(parseError('not-tiles', 1, end, { given: '' }));
  const read = readTiles(tiles.word);
  if (!read.ok) return fail(shifted(read.error, 1, tiles.column));
  if (!colour || !(askedColours as readonly string[]).includes(colour.word))
    return fail(expected(colour, end, askedColours.join(', ')));
  if (!goal || (goal.word !== 'loop' && goal.word !== 'line')) return fail(expected(goal, end, 'loop, line'));
  const ranks = extras.map(({ word }) => (extraWords as readonly string[]).indexOf(word));
  const odd = ranks.findIndex((rank, i) => rank <= (ranks[i - 1] ?? -1));
  if (odd >= 0) return fail(expected(extras[odd], end, extraWords.join(', ')));
  const words = extras.map(({ word }) => word);
  const outline = words.includes('pyramid') ? pyramid(read.value.length) : undefined;
  if (words.includes('pyramid') && (leading || !outline))
    return fail(
      parseError(leading ? 'free-only' : 'not-a-pyramid', 1, extras[words.indexOf('pyramid')].column, {
        given: read.value.length,
      }),
    );
  const puzzle = makePuzzle(leading, read.value, colour.word, goal.word, words);
  return ok({ puzzle: outline ? { ...puzzle, outline } : puzzle });
}

const makePuzzle = (
  leading: boolean,
  tiles: readonly number[],
  colour: string,
  goal: Goal,
  extras: readonly string[],
): Puzzle => ({
  mode: leading ? 'discovery' : 'free',
  tiles,
  ...readColour(colour),
  goal,
  match: extras.includes('lines-only') ? 'loop' : 'all',
  holes: extras.includes('holes') ? 'allowed' : 'none',
  rules: 'strict',
  locks: false,
});

const expected = (part: { word: string; column: number } | undefined, end: number, words: string) =>
  parseError('not-a-word', 1, part?.column ?? end, {
    given: (part?.word ?? '').slice(0, 20),
    expected: words,
  });
