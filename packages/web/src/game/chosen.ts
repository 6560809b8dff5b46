/** What the player chose for a game: its level as the home page names it, never what a solver thinks of it. */
import { engine } from '../shell/engine.ts';
import { gameSays, words } from '../shell/words/index.ts';
import type { OpenGame } from './open-game.ts';

export interface Chosen {
  readonly name: string;
  readonly dots?: number;
}

export function chosenOf({ game, record }: Pick<OpenGame, 'game' | 'record'>): Chosen | undefined {
  if (record.params === '') return undefined;
  const { formatParams } = engine();
  const preset = game.params.presets.find(
    ({ params }) => formatParams(game.params, params) === record.params,
  );
  if (preset)
    return {
      name: gameSays(game, { code: `preset.${preset.id}` }),
      ...(preset.dots !== undefined && { dots: preset.dots }),
    };
  for (const { id, steps } of game.params.series ?? []) {
    const step = steps.find(({ params }) => formatParams(game.params, params) === record.params);
    if (step) return { name: `${gameSays(game, { code: `series.${id}` })} ${step.name}` };
  }
  return { name: words.value.ownPuzzle };
}
