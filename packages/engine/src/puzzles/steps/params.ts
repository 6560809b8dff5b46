/** Dead ends at the first piece: below or above what half of the level's starts have. */

import { challenges } from '../../params/challenges.ts';
import type { ParamSet, Preset } from '../../params/params.ts';
import { levels, type Level } from './make/levels.ts';

const trapBands = ['any', 'few', 'many'] as const;

/** A type, not an interface: only types fit ParamRecord's index. */
export type Params = {
  readonly level: Level;
  readonly traps: (typeof trapBands)[number];
};

const DOTS = [1, 2, 3, 4, 5, 5] as const;

const presets = levels.map((level, i): Preset<Params> => ({
  id: level,
  dots: DOTS[i],
  params: { level, traps: 'any' },
}));

/** Two pieces leave few different starts: these seeds make one that an earlier number has. */
const REPEATS = [12, 19, 22, 25].map((number) => `challenge wizard ${number}`);

export const params: ParamSet<Params> = {
  presets,
  daily: ['starter', 'junior', 'junior', 'expert', 'expert', 'master', 'wizard'],
  series: [
    challenges(presets, levels.slice(0, 5), 24, REPEATS),
    {
      id: 'levels',
      steps: levels.map((level, i) => ({ name: String(i + 1), params: { level, traps: 'any' } })),
    },
  ],
  levelField: 'level',
  fields: [
    { key: 'level', kind: 'choice', options: levels },
    { key: 'traps', kind: 'choice', options: trapBands },
  ],
};
