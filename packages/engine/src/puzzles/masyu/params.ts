/** What a player may choose for a new puzzle. */
import { challenges } from '../../params/challenges.ts';
import type { ParamRecord, ParamSet, Preset, Presets } from '../../params/params.ts';
import { levels, type Level } from './make/levels.ts';

export type Params = ParamRecord & {
  readonly width: number;
  readonly height: number;
  readonly level: Level;
};

type Dots = NonNullable<Preset<Params>['dots']>;

const preset = (id: string, size: number, level: Level, dots?: Dots, minutes?: number): Preset<Params> => ({
  id,
  ...(dots && { dots }),
  ...(minutes && { minutes }),
  params: { width: size, height: size, level },
});

/** On smaller boards the higher levels hardly ever occur. */
const SMALLEST = 5;
const LARGEST = 40;

const presets: Presets<Params> = [
  preset('gentle', 6, 'pearls', 1, 1),
  preset('easy', 8, 'pearls', 2, 3),
  preset('normal', 10, 'loops', 3, 6),
  preset('tricky', 10, 'connectivity', 4, 9),
  preset('hard', 12, 'connectivity', 5, 14),
  preset('expert', 10, 'contradiction', 5, 15),
  preset('large', 15, 'loops'),
  preset('huge', 20, 'loops'),
];

export const params: ParamSet<Params> = {
  presets,
  series: [challenges(presets, ['gentle', 'easy', 'normal', 'tricky', 'hard'], 12)],
  daily: ['gentle', 'easy', 'easy', 'normal', 'normal', 'tricky', 'hard'],
  fields: [
    { key: 'width', kind: 'whole', min: SMALLEST, max: LARGEST },
    { key: 'height', kind: 'whole', min: SMALLEST, max: LARGEST },
    { key: 'level', kind: 'choice', options: levels },
  ],
  fifths: [21, 30, 37, 39],
  levelField: 'level',
};
