import { challenges } from '../../params/challenges.ts';
import type { ParamSet, Preset } from '../../params/params.ts';
import { levels, type Level } from './make/levels.ts';

/** Dead ends at the first piece: few or many for the level. */
const trapBands = ['any', 'few', 'many'] as const;

/** A type, not an interface: only types fit ParamRecord's index. */
export type Params = {
  readonly level: Level;
  readonly traps: (typeof trapBands)[number];
};

const DOTS = [1, 2, 3, 4, 5, 5] as const;
const MINUTES = [1, 3, 5, 8, 12, 15] as const;

const presets = levels.map((level, i): Preset<Params> => ({
  id: level,
  dots: DOTS[i],
  minutes: MINUTES[i],
  params: { level, traps: 'any' },
}));

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
