/** Spots in words, through the labels of the scene. */
import { type AnyGame, type Spot, say, type Language } from 'edgewise';
import type { Target } from 'edgewise/draw';
import { cliText } from '../words/words.ts';

const MAX_LABELS = 8; // a sentence with more places helps nobody

export type Labels = (spots: readonly Spot[]) => readonly string[];

/** The scene is drawn when the first label is asked for, and once. */
export function labelsOf(game: AnyGame, puzzle: unknown, state: unknown, language: Language): Labels {
  let targets: ReadonlyMap<Spot, Target> | undefined;
  return (spots) => {
    if (spots.length === 0) return [];
    targets ??= new Map(game.scene(puzzle, state).targets.map((each) => [each.spot, each]));
    return spots.map((spot) => {
      const target = targets?.get(spot);
      return target ? say(game.words, language, target.label) : spot;
    });
  };
}

export function joinLabels(labels: readonly string[], language: Language): string {
  const shown = labels.slice(0, MAX_LABELS).join('; ');
  return labels.length > MAX_LABELS
    ? `${shown}; ${cliText(language, 'more', { count: labels.length - MAX_LABELS })}`
    : shown;
}
