/** Two solutions laid over each other, as shapes: what only the first has, only the second, and both. */
import type { Shape } from '../draw/scene.ts';
import { diffScenes, isPlayers } from '../play/preview.ts';
import type { EditableGame } from './draft.ts';

export interface Overlay {
  readonly first: readonly Shape[]; // drawn solid
  readonly second: readonly Shape[]; // dashed
  readonly both: readonly Shape[]; // grey
}

export function overlay(game: EditableGame, puzzle: unknown, a: unknown, b: unknown): Overlay {
  const [first, second] = [game.scene(puzzle, a), game.scene(puzzle, b)];
  const { come, gone } = diffScenes(first, second);
  const differing = new Set(gone);
  return {
    first: gone,
    second: come,
    both: first.shapes.filter((shape) => isPlayers(shape) && !differing.has(shape)),
  };
}
