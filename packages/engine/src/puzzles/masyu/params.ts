/** What a player may choose for a new puzzle. */
import type { ParamRecord, ParamSet } from '../../params/params.ts';
import { levels, type Level } from './make/levels.ts';

export type Params = ParamRecord & {
  readonly width: number;
  readonly height: number;
  readonly level: Level;
};

const preset = (id: string, size: number, level: Level) =>
  ({ id, params: { width: size, height: size, level } }) as const;

/** On smaller boards the higher levels hardly ever come up. */
const SMALLEST = 5;
const LARGEST = 40;

export const params: ParamSet<Params> = {
  presets: [
    preset('gentle', 6, 'pearls'),
    preset('easy', 8, 'pearls'),
    preset('normal', 10, 'loops'),
    preset('tricky', 10, 'connectivity'),
    preset('hard', 12, 'connectivity'),
    preset('expert', 10, 'contradiction'),
    preset('large', 15, 'loops'),
    preset('huge', 20, 'loops'),
  ],
  fields: [
    { key: 'width', kind: 'whole', min: SMALLEST, max: LARGEST },
    { key: 'height', kind: 'whole', min: SMALLEST, max: LARGEST },
    { key: 'level', kind: 'choice', options: levels },
  ],
  levelField: 'level',
};
