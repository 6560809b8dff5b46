/** What a player may choose for a new puzzle. */
import { challenges } from '../../params/challenges.ts';
import type { FormerPreset, ParamRecord, ParamSet, Preset, Presets } from '../../params/params.ts';
import { tilingNames, tilingOf, type TilingName } from '../../grid/tilings/tilings.ts';
import type { Note } from '../../vocabulary.ts';
import { DENSITY } from './make/clue-mix.ts';
import { levels } from './make/levels.ts';
import { isFormer } from './make/needs.ts';
import { pictures } from './make/tiling-pictures.ts';
import { symmetries, type Symmetry } from './make/symmetry.ts';
import { rules, type Rule } from './rules/rules.ts';
import { FORMER_LEVEL_NAMES, type FormerLevel, type Level } from './solve/level-numbers.ts';

export type Params = ParamRecord & {
  readonly tiling?: TilingName; // squares when there is none
  readonly width: number;
  readonly height: number;
  readonly level: Level | FormerLevel; // a former one is made as it always was
  readonly symmetry: Symmetry;
  readonly density: number; // per cent of the cells that have a clue, at least; 0 = as few as possible
  readonly without: string; // clue values not to use: '', '0', '04'
  readonly rule: Rule;
};

type Dots = NonNullable<Preset<Params>['dots']>;

const preset = (
  id: string,
  size: number,
  level: Params['level'],
  dots?: Dots,
  minutes?: number,
): Preset<Params> => ({
  id,
  ...(dots && { dots }),
  ...(minutes && { minutes }),
  params: { ...PLAIN, width: size, height: size, level, density: isFormer(level) ? 0 : DENSITY },
});

const PLAIN = { tiling: 'squares', symmetry: 'half-turn', density: 0, without: '', rule: 'loop' } as const;

const MAX_GENERATED = 100;
const MOST_FACES = MAX_GENERATED ** 2;

/** One preset for each other tiling, as large as Loopy's. */
const TILED: readonly (readonly [tiling: TilingName, width: number, height: number, symmetry?: Symmetry])[] =
  [
    ['honeycomb', 10, 10],
    ['triangular', 12, 10, 'half-turn'],
    ['cairo', 9, 9, 'half-turn'],
    ['snub-square', 7, 7, 'half-turn'],
    ['octagonal', 7, 7, 'half-turn'],
    ['kagome', 5, 4],
    ['great-hexagonal', 5, 4],
    ['kites', 5, 5],
    ['floret', 5, 5],
    ['dodecagonal', 5, 4],
    ['great-dodecagonal', 5, 4],
    ['great-great-dodecagonal', 5, 3],
    ['compass-dodecagonal', 5, 4, 'half-turn'],
    ['penrose-kites', 10, 10],
    ['penrose-rhombs', 10, 10],
    ['hats', 10, 10],
    ['spectres', 10, 10],
  ];

const tiled = TILED.map(([tiling, width, height, symmetry = 'none']): Preset<Params> => ({
  id: tiling,
  params: { ...PLAIN, tiling, width, height, level: 'corners', symmetry },
}));

const presets: Presets<Params> = [
  preset('gentle', 5, 'counting', 1, 1),
  preset('easy', 7, 'one-clue', 2, 3),
  preset('normal', 10, 'one-clue', 3, 6),
  preset('tricky', 10, 'corners', 4, 9),
  preset('hard', 12, 'sides', 5, 14),
  preset('expert', 10, 'supposition', 5, 15),
  preset('large', 20, 'corners'),
  preset('huge', 30, 'corners'),
  ...tiled,
];

/** Those of the first set of levels: the challenges keep their puzzles, and so do the days before this one. */
const LAST_DAY = '2026-11-30';
const former: readonly FormerPreset<Params>[] = [
  preset('gentle', 5, 'counts', 1, 1),
  preset('easy', 7, 'sectors', 2, 3),
  preset('normal', 10, 'chains', 3, 6),
  preset('tricky', 10, 'colours', 4, 9),
  preset('hard', 12, 'connectivity', 5, 14),
  preset('expert', 10, 'contradiction', 5, 15),
  preset('large', 20, 'chains'),
  preset('huge', 30, 'chains'),
  // Saturdays were squares too.
  ...tiled.map(({ id }) => preset(id, 10, 'colours', 4, 9)),
].map((each) => ({ ...each, lastDay: LAST_DAY }));

export const params: ParamSet<Params> = {
  presets,
  former,
  series: [challenges(former, ['gentle', 'easy', 'normal', 'tricky', 'hard'], 12)],
  daily: ['gentle', 'easy', 'easy', 'normal', 'normal', tiled.map(({ id }) => id), 'hard'],
  fifths: [30, 33, 37, 43],
  levelField: 'level',
  fields: [
    { key: 'tiling', kind: 'choice', options: tilingNames, unwritten: 'squares', pictures },
    { key: 'width', kind: 'whole', min: 2, max: MAX_GENERATED },
    { key: 'height', kind: 'whole', min: 2, max: MAX_GENERATED },
    { key: 'level', kind: 'choice', options: levels, former: FORMER_LEVEL_NAMES },
    { key: 'symmetry', kind: 'choice', options: symmetries },
    { key: 'density', kind: 'whole', min: 0, max: 100, isShare: true },
    { key: 'without', kind: 'text', pattern: /^[0-4]{0,4}$/, example: '3' },
    { key: 'rule', kind: 'choice', options: rules },
  ],
  check: (params) => tilingProblem(params) ?? squaresProblem(params) ?? startProblem(params),
};

/** Any other number leaves all sides of its cell open; through every dot the corners of the board decide something. */
const startProblem = ({ level, without, rule }: Params): Note | undefined =>
  (level === 'counting' || level === 'counts') && without.includes('0') && rule === 'loop'
    ? { code: 'without-start', at: [] }
    : undefined;

function tilingProblem({ width, height, tiling = 'squares', symmetry, rule }: Params): Note | undefined {
  if (tiling === 'squares') return undefined;
  const { least, density, randomPatch } = tilingOf(tiling);
  const [both, one] = least;
  if (Math.min(width, height) < both || Math.max(width, height) < one)
    return { code: 'tiling-small', at: [], with: { both, one } };
  const faces = Math.round(width * height * density);
  if (faces > MOST_FACES) return { code: 'tiling-large', at: [], with: { faces, most: MOST_FACES } };
  if (rule === 'every-dot') return { code: 'tiling-every-dot', at: [] };
  return randomPatch && symmetry !== 'none' ? { code: 'tiling-symmetry', at: [] } : undefined;
}

function squaresProblem({ width, height, tiling = 'squares', symmetry, rule }: Params): Note | undefined {
  if (symmetry === 'quarter-turn' && width !== height && tiling === 'squares')
    return { code: 'quarter-turn-square', at: [] };
  if (rule === 'every-dot' && width % 2 === 0 && height % 2 === 0) return { code: 'every-dot-odd', at: [] };
  return undefined;
}
