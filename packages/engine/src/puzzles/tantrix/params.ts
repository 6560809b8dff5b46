/** What a player may choose for a new game. */
import type { Note } from '../../vocabulary.ts';
import type { ParamSet, Series } from '../../params/params.ts';
import { readTiles } from './formats/list.ts';
import {
  type Goal,
  goals,
  holeRules,
  type HoleRule,
  type Matching,
  matchings,
  type Mode,
  modes,
  type Puzzle,
  strictnesses,
  type Strictness,
  type WantedColour,
} from './rules/rules.ts';
import { pyramid } from './rules/outline.ts';
import {
  firstLevel,
  hasColour,
  lastLevel,
  levelColour,
  tileCount,
  type Trio,
  trios,
  trioTiles,
} from './rules/tiles.ts';

/** `required`: this colour and no other. `suggested`: it works, and any other does too. `free`: any. */
const demands = ['required', 'suggested', 'free'] as const;
type Demand = (typeof demands)[number];

/** A type, not an interface: only types fit ParamRecord's index. */
export type Params = {
  readonly mode: Mode;
  readonly tiles: string; // '8', or '1-10,25'
  readonly colour: WantedColour | 'level';
  readonly demand: Demand;
  readonly goal: Goal;
  readonly match: Matching;
  readonly holes: HoleRule;
  readonly trio: Trio;
  readonly rules: Strictness;
  readonly locks: boolean;
  readonly solutions: 'any' | 'few' | 'one';
  readonly cells: boolean;
  readonly outline: 'none' | 'pyramid';
  readonly level: 'any' | 'search' | 'deep'; // no set of tiles is easier: the first ones can always go several ways
};

const base: Params = {
  mode: 'discovery',
  tiles: '6',
  colour: 'level',
  demand: 'required',
  goal: 'loop',
  match: 'all',
  holes: 'none',
  trio: 'YRB',
  rules: 'strict',
  locks: false,
  solutions: 'any',
  cells: false,
  outline: 'none',
  level: 'any',
};

/** The levels one after another, as `--mode discovery --tiles n` makes them; every trio has its own. */
const discovery = (trio: Trio, last: number): Series<Params> => ({
  id: trio === 'YRB' ? 'discovery' : `discovery-${trio}`,
  fixed: true,
  steps: Array.from({ length: last - firstLevel + 1 }, (_, i) => {
    const name = String(firstLevel + i);
    return { name, params: { ...base, tiles: name, trio } };
  }),
});

const otherTrios = trios.filter((trio) => trio !== 'YRB');

export const params: ParamSet<Params> = {
  series: [discovery('YRB', lastLevel), ...otherTrios.map((trio) => discovery(trio, trioTiles[trio].length))],
  daily: ['three', 'six', 'free', 'ten', 'turning', 'ten', 'twenty'],
  presets: [
    { id: 'six', dots: 2, minutes: 3, params: base },
    { id: 'three', dots: 1, minutes: 1, params: { ...base, tiles: '3' } },
    { id: 'ten', dots: 3, minutes: 6, params: { ...base, tiles: '10' } },
    { id: 'twenty', dots: 4, minutes: 15, params: { ...base, tiles: '20' } },
    { id: 'solitaire', params: { ...base, mode: 'solitaire', tiles: '14', trio: 'GRB', colour: 'any' } },
    { id: 'free', minutes: 5, params: { ...base, mode: 'free', tiles: '8', solutions: 'few' } },
    {
      id: 'solitaire-document',
      params: {
        ...base,
        mode: 'solitaire',
        tiles: '14',
        trio: 'GRB',
        colour: 'any',
        rules: 'lax',
        locks: true,
      },
    },
    { id: 'thirty', dots: 5, minutes: 25, params: { ...base, tiles: '30' } },
    { id: 'document', params: { ...base, tiles: '3', trio: 'GRB', demand: 'suggested', holes: 'allowed' } },
    { id: 'turning', minutes: 6, params: { ...base, mode: 'free', tiles: '10', cells: true } },
    { id: 'pyramid', params: { ...base, mode: 'free', tiles: '10', outline: 'pyramid' } },
  ],
  levelField: 'level',
  fields: [
    { key: 'mode', kind: 'choice', options: modes },
    {
      key: 'tiles',
      kind: 'text',
      pattern: /^(?=.{1,120}$)\d{1,2}(-\d{1,2})?(,\d{1,2}(-\d{1,2})?)*$/,
      example: '1-10,25',
    },
    { key: 'colour', textName: 'color', kind: 'choice', options: ['level', 'R', 'G', 'B', 'Y', 'any'] },
    { key: 'demand', kind: 'choice', options: demands },
    { key: 'goal', kind: 'choice', options: goals },
    { key: 'match', kind: 'choice', options: matchings },
    { key: 'holes', kind: 'choice', options: holeRules },
    { key: 'trio', kind: 'choice', options: trios },
    { key: 'rules', kind: 'choice', options: strictnesses },
    { key: 'locks', kind: 'flag' },
    { key: 'solutions', kind: 'choice', options: ['any', 'few', 'one'] },
    { key: 'cells', kind: 'flag' },
    { key: 'outline', kind: 'choice', options: ['none', 'pyramid'] },
    { key: 'level', kind: 'choice', options: ['any', 'search', 'deep'] },
  ],
  check,
};

/** A plain number counts tiles; undefined when it is a list. */
export const countOf = ({ tiles }: Params): number | undefined =>
  /^\d+$/.test(tiles) ? Number(tiles) : undefined;

/** The tiles a level or a list names, in order; in another trio the same level has that trio's tiles. */
export function namedTiles(params: Params): readonly number[] {
  const count = countOf(params);
  if (params.mode === 'solitaire') return trioTiles[params.trio];
  if (count === undefined) {
    const read = readTiles(params.tiles);
    return read.ok ? read.value : [];
  }
  if (params.trio !== 'YRB') return trioTiles[params.trio].slice(0, count);
  return Array.from({ length: count }, (_, i) => i + 1);
}

/** `level`: the colour of the table, where there is one. */
export function namedColour(params: Params): WantedColour {
  if (params.mode === 'solitaire' || params.demand === 'free') return 'any';
  if (params.colour !== 'level') return params.colour;
  const count = countOf(params);
  return (params.mode === 'discovery' && count !== undefined && levelColour(count, params.trio)) || 'any';
}

/** What a puzzle asks for when it names this colour. */
export function asked({ demand }: Params, colour: WantedColour): Pick<Puzzle, 'colour' | 'suggested'> {
  if (demand === 'free' || colour === 'any') return { colour: 'any' };
  return demand === 'suggested' ? { colour: 'any', suggested: colour } : { colour };
}

function check(params: Params): Note | undefined {
  if (params.mode === 'solitaire') return otherThanTrio(params);
  const count = countOf(params);
  const most = params.trio === 'YRB' ? tileCount : trioTiles[params.trio].length;
  if (count !== undefined && (count < firstLevel || count > most))
    return { code: 'tile-count', at: [], with: { given: count, min: firstLevel, max: most } };
  if (count === undefined) {
    const read = readTiles(params.tiles);
    if (!read.ok) return { code: read.error.code, at: [], with: read.error.with ?? {} };
    if (read.value.length < firstLevel)
      return {
        code: 'tile-count',
        at: [],
        with: { given: read.value.length, min: firstLevel, max: tileCount },
      };
  }
  return lacksColour(params, count) ?? noPyramid(params, count);
}

/** The draw is the whole trio. The field's default is not a request for fewer tiles. */
function otherThanTrio({ tiles, trio }: Params): Note | undefined {
  const count = trioTiles[trio].length;
  if (tiles === base.tiles || tiles === String(count)) return undefined;
  return { code: 'solitaire-tiles', at: [], with: { given: tiles, count } };
}

function noPyramid(params: Params, count: number | undefined): Note | undefined {
  const given = count ?? namedTiles(params).length;
  return params.mode === 'free' && params.outline === 'pyramid' && !pyramid(given)
    ? { code: 'not-a-pyramid', at: [], with: { given } }
    : undefined;
}

/** A random choice of tiles can have any colour; named tiles must all have the one asked for. */
function lacksColour(params: Params, count: number | undefined): Note | undefined {
  const colour = namedColour(params);
  if (colour === 'any' || (params.mode === 'free' && count !== undefined)) return undefined;
  const tile = namedTiles(params).find((each) => !hasColour(each, colour));
  return tile === undefined ? undefined : { code: 'colour-lacking', at: [], with: { colour, tile } };
}
