/** Moves: their text, what they do, and which move contradicts another. */
import { applyEdges, formatEdgeMove, negateEdges, parseEdgeMove } from '../../../loops/edge-moves.ts';
import { ok, type Result } from '../../../result.ts';
import type { Codec, Note } from '../../../vocabulary.ts';
import { meshOf, type Move, type Puzzle, type State } from './rules.ts';

export const moves: Codec<Move> = { parse: parseEdgeMove, format: formatEdgeMove };

export function apply(puzzle: Puzzle, state: State, move: Move): Result<State, Note> {
  const edges = applyEdges(meshOf(puzzle), state, move);
  return edges.ok ? ok({ edges: edges.value }) : edges;
}

export const negate = (_puzzle: Puzzle, move: Move): Move | undefined => negateEdges(move);
