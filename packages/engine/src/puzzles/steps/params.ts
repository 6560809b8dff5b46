/** Dead ends at the first piece: below or above what half of the level's starts have. */

import type { ParamSet } from '../../params/params.ts';
import { levels, type Level } from './make/levels.ts';

const trapBands = ['any', 'few', 'many'] as const;

/** A type, not an interface: only types fit ParamRecord's index. */
export type Params = {
  readonly level: Level;
  readonly traps: (typeof trapBands)[number];
};

export const params: ParamSet<Params> = {
  presets: levels.map((level) => ({ id: level, params: { level, traps: 'any' } })),
  series: [
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
