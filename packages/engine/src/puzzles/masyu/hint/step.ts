/** A step of reasoning before it becomes a hint: what follows, and the pearls and marks that force it. */
import type { Board } from '../rules/board.ts';
import type { Proof } from '../../../vocabulary.ts';
import { OPEN, type Move, type Puzzle, type State } from '../rules/rules.ts';

export interface Forced {
  readonly link: number;
  readonly to: number; // LINE or CROSS
}

export interface Step {
  readonly code: string;
  readonly forced: readonly Forced[];
  readonly cells: readonly number[]; // pearls in the reason
  readonly links: readonly number[]; // marks in the reason
  readonly level: number;
  /** How to see it link by link, where one look is not enough. */
  readonly proof?: Proof<Move>;
}

export interface Position {
  readonly board: Board;
  readonly puzzle: Puzzle;
  readonly state: State;
}

export const isOpen = ({ state }: Position, link: number): boolean => link >= 0 && state.edges[link] === OPEN;
export const isMarked = ({ state }: Position, link: number): boolean =>
  link >= 0 && state.edges[link] !== OPEN;
