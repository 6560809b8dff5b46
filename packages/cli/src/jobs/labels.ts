/** Spots in words, through the labels of the scene. */
import { say, type AnyGame, type Language, type Spot } from 'edgewise';
import type { Target } from 'edgewise/draw';
import { cliText } from '../words/words.ts';

const MAX_LABELS = 8; // a sentence with more places is no help

export type Labels = (spots: readonly Spot[]) => readonly string[];

/**
 * The labels of one puzzle in any of its positions. A scene is made once, when the first label is needed; most
 * boards list their targets in the same order in every position, so a spot is first looked up where it was.
 */
export class LabelFinder {
  readonly #game: AnyGame;
  readonly #puzzle: unknown;
  readonly #language: Language;
  #places: ReadonlyMap<Spot, number> | undefined;

  constructor(game: AnyGame, puzzle: unknown, language: Language) {
    this.#game = game;
    this.#puzzle = puzzle;
    this.#language = language;
  }

  in(state: unknown): Labels {
    let targets: readonly Target[] | undefined;
    return (spots) => {
      if (spots.length === 0) return [];
      targets ??= this.#game.scene(this.#puzzle, state).targets;
      const all = targets;
      return spots.map((spot) => this.#labelAt(all, spot));
    };
  }

  #labelAt(targets: readonly Target[], spot: Spot): string {
    this.#places ??= new Map(targets.map((each, index) => [each.spot, index]));
    const likely = targets[this.#places.get(spot) ?? -1];
    const target = likely?.spot === spot ? likely : targets.find((each) => each.spot === spot);
    return target ? say(this.#game.words, this.#language, target.label) : spot;
  }
}

export function joinLabels(labels: readonly string[], language: Language): string {
  const shown = labels.slice(0, MAX_LABELS).join('; ');
  return labels.length > MAX_LABELS
    ? `${shown}; ${cliText(language, 'more', { count: labels.length - MAX_LABELS })}`
    : shown;
}
