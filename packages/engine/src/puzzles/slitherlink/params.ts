/** What a player may choose for a new puzzle. */
import { challenges } from '../../params/challenges.ts';
import type { ParamRecord, ParamSet, Preset } from '../../params/params.ts';
import { levels } from './make/levels.ts';
import { symmetries, type Symmetry } from './make/symmetry.ts';
import { rules, type Rule } from './rules/rules.ts';
import type { Level } from './solve/level-numbers.ts';

export type Params = ParamRecord & {
  readonly width: number;
  readonly height: number;
  readonly level: Level;
  readonly symmetry: Symmetry;
  readonly density: number; // per cent of the cells that have a clue, at least; 0 = as few as possible
  readonly without: string; // clue values not to use: '', '0', '04'
  readonly rule: Rule;
};

type Dots = NonNullable<Preset<Params>['dots']>;

const preset = (id: string, size: number, level: Level, dots?: Dots): Preset<Params> => ({
  id,
  ...(dots && { dots }),
  params: { width: size, height: size, level, symmetry: 'half-turn', density: 0, without: '', rule: 'loop' },
});

const MAX_GENERATED = 100;

const presets: readonly Preset<Params>[] = [
  preset('gentle', 5, 'counts', 1),
  preset('easy', 7, 'sectors', 2),
  preset('normal', 10, 'chains', 3),
  preset('tricky', 10, 'colours', 4),
  preset('hard', 12, 'connectivity', 5),
  preset('expert', 10, 'contradiction', 5),
  preset('large', 20, 'chains'),
  preset('huge', 30, 'chains'),
];

export const params: ParamSet<Params> = {
  presets,
  series: [challenges(presets, ['gentle', 'easy', 'normal', 'tricky', 'hard'], 12)],
  daily: ['gentle', 'easy', 'easy', 'normal', 'normal', 'tricky', 'hard'],
  levelField: 'level',
  fields: [
    { key: 'width', kind: 'whole', min: 2, max: MAX_GENERATED },
    { key: 'height', kind: 'whole', min: 2, max: MAX_GENERATED },
    { key: 'level', kind: 'choice', options: levels },
    { key: 'symmetry', kind: 'choice', options: symmetries },
    { key: 'density', kind: 'whole', min: 0, max: 100 },
    { key: 'without', kind: 'text', pattern: /^[0-4]{0,4}$/, example: '3' },
    { key: 'rule', kind: 'choice', options: rules },
  ],
  check: ({ width, height, symmetry, rule }) => {
    if (symmetry === 'quarter-turn' && width !== height) return { code: 'quarter-turn-square', at: [] };
    if (rule === 'every-dot' && width % 2 === 0 && height % 2 === 0) return { code: 'every-dot-odd', at: [] };
    return undefined;
  },
};
