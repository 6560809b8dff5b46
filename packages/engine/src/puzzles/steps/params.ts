import { challenges } from '../../params/challenges.ts';
import type { ParamSet, Preset, Presets } from '../../params/params.ts';
import { levels, type Level } from './make/levels.ts';

/** Dead ends at the first piece: few or many for the level. */
const trapBands = ['any', 'few', 'many'] as const;

/** A type, not an interface: only types fit ParamRecord's index. */
export type Params = {
  readonly level: Level;
  readonly traps: (typeof trapBands)[number];
};

type Dots = NonNullable<Preset<Params>['dots']>;

const preset = (level: Level, dots: Dots, minutes: number): Preset<Params> => ({
  id: level,
  dots,
  minutes,
  params: { level, traps: 'any' },
});

const presets: Presets<Params> = [
  preset('starter', 1, 1),
  preset('junior', 2, 3),
  preset('expert', 3, 5),
  preset('master', 4, 8),
  preset('wizard', 5, 12),
  preset('single', 5, 15),
];

/** One piece or two leave few different starts: these seeds make one that an earlier number has. */
const REPEATS = [
  ...[12, 19, 22, 25].map((number) => `challenge wizard ${number}`),
  ...[3, 6, 7, 9, 13, 15, 16, 17].map((number) => `challenge single ${number}`),
];

export const params: ParamSet<Params> = {
  presets,
  daily: ['starter', 'junior', 'junior', 'expert', 'expert', 'master', 'wizard'],
  series: [
    challenges(presets, levels, [22, 22, 22, 22, 22, 10], REPEATS),
    {
      id: 'levels',
      steps: levels.map((level, i) => ({ name: String(i + 1), params: { level, traps: 'any' } })),
    },
  ],
  fifths: [36, 40, 46, 63],
  levelField: 'level',
  fields: [
    { key: 'level', kind: 'choice', options: levels },
    { key: 'traps', kind: 'choice', options: trapBands },
  ],
};
