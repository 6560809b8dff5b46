/** What the player chose for a game: its level as the home page names it, never the solver's opinion of it. */
import type { AnyGame, ParamRecord } from 'edgewise';
import { engine } from '../shell/engine.ts';
import { gameSays, gameSaysIfKnown, words } from '../shell/words/index.ts';
import type { OpenGame } from './open-game.ts';

export interface Chosen {
  readonly name: string;
  readonly size?: string; // where the name does not say it
  readonly dots?: number;
}

const hasAbout = (game: AnyGame, preset: string): boolean =>
  gameSaysIfKnown(game, `preset.${preset}.about`) !== undefined;

/** '7 × 7'. The techniques it takes are shown on the rules page and after solving. */
export const sizeOf = (game: AnyGame, params: ParamRecord): string =>
  game.params.fields
    .filter((field) => field.kind === 'whole' && !field.isShare && Number(params[field.key]) > 0)
    .map(({ key }) => String(params[key]))
    .join(' × ');

export function chosenOf({ game, record }: Pick<OpenGame, 'game' | 'record'>): Chosen | undefined {
  if (record.params === '') return undefined;
  const { formatParams, presetWith } = engine();
  const preset = presetWith(game.params, record.params);
  if (preset)
    return {
      name: gameSays(game, { code: `preset.${preset.id}` }),
      ...(hasAbout(game, preset.id) ? {} : { size: sizeOf(game, preset.params) }),
      ...(preset.dots !== undefined && { dots: preset.dots }),
    };
  for (const { id, steps } of game.params.series ?? []) {
    const step = steps.find(({ params }) => formatParams(game.params, params) === record.params);
    if (step) return { name: `${gameSays(game, { code: `series.${id}` })} ${step.name}` };
  }
  return { name: words.value.ownPuzzle };
}
