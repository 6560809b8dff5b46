/** A position of a game as it is read from its native text, and what moves make of it. */
import type { AnyGame } from '../game.ts';

export interface Position {
  readonly puzzle: unknown;
  readonly state: unknown;
}

export function readPosition(game: AnyGame, text: string): Position | undefined {
  const read = game.native.parse(text);
  if (!read.ok) return undefined;
  const { puzzle, state } = read.value;
  return { puzzle, state: state ?? game.start(puzzle) };
}

export const positionText = ({ native }: AnyGame, { puzzle, state }: Position): string =>
  native.format({ puzzle, state });

/** Undefined when a move is refused. */
export function after(game: AnyGame, position: Position, moves: readonly unknown[]): Position | undefined {
  let { state } = position;
  for (const move of moves) {
    const next = game.apply(position.puzzle, state, move);
    if (!next.ok) return undefined;
    state = next.value;
  }
  return { puzzle: position.puzzle, state };
}

/** What is on the board, place by place: an edge with its mark, a place with its piece. */
export function contentOf(game: AnyGame, { puzzle, state }: Position): ReadonlySet<string> {
  const { targets, mainKind, shelf } = game.scene(puzzle, state);
  const places = targets.filter(({ kind, piece }) => kind === mainKind && (!shelf || piece !== undefined));
  return new Set(places.map(({ spot, label }) => `${spot} ${JSON.stringify(label)}`));
}
