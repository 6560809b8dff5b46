/** Spots in words, through the labels of the scene. */
import type { AnyGame, Note, Spot } from 'edgewise';
import { say, type Language } from 'edgewise/words/words';
import { cliText } from '../words/words.ts';

const most = 8; // a sentence with more places helps nobody

export type Labels = (spots: readonly Spot[]) => readonly string[];

export function labelsOf(game: AnyGame, puzzle: unknown, state: unknown, language: Language): Labels {
  const targets = new Map(game.scene(puzzle, state).targets.map((each) => [each.spot, each.label]));
  return (spots) => spots.map((spot) => labelText(game, targets.get(spot), spot, language));
}

const labelText = (
  game: AnyGame,
  label: Pick<Note, 'code' | 'with'> | undefined,
  spot: Spot,
  language: Language,
): string => (label ? say(game.words, language, label) : spot);

export function joinLabels(labels: readonly string[], language: Language): string {
  const shown = labels.slice(0, most).join('; ');
  return labels.length > most
    ? `${shown}; ${cliText(language, 'more', { count: labels.length - most })}`
    : shown;
}
