/** Two solutions overlaid, as shapes: what only the first has, only the second, and both. */
import type { Shape, ViewOptions } from '../draw/scene.ts';
import { diffScenes, isPlayers } from '../play/preview.ts';
import type { EditableGame } from './draft.ts';

export interface Overlay {
  readonly first: readonly Shape[]; // drawn solid
  readonly second: readonly Shape[]; // dashed
  readonly both: readonly Shape[]; // grey
}

/** `options`: the view of the board that they are drawn on. */
export function overlay(
  game: EditableGame,
  puzzle: unknown,
  a: unknown,
  b: unknown,
  options?: ViewOptions,
): Overlay {
  const [first, second] = [game.scene(puzzle, a, options), game.scene(puzzle, b, options)];
  const { come, gone } = diffScenes(first, second);
  const differing = new Set(gone);
  return {
    first: gone,
    second: come,
    both: first.shapes.filter((shape) => isPlayers(shape) && !differing.has(shape)),
  };
}
