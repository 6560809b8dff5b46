/** All that a level's rules force, as a function of the position alone: rules are monotone, so order does not matter. */
import { CROSS, LINE, OPEN } from '../../rules/rules.ts';
import { LEVELS, opposite, Position, type Board } from './position.ts';
import { Deduction } from './rounds.ts';

export interface Closure {
  readonly edges: Uint8Array;
  readonly contradiction: boolean;
}

export function closureOn(board: Board, marks: ArrayLike<number>, level: number): Closure {
  const position = new Position(board, marks);
  const deduction = new Deduction(position);
  deduction.raise(Math.min(level, LEVELS.connectivity));
  deduction.finish();
  if (level >= LEVELS.contradiction) finishBySupposing(position, deduction);
  return { edges: position.edges, contradiction: position.conflict !== undefined };
}

function finishBySupposing(position: Position, deduction: Deduction): void {
  const trial = new Trial(position, LEVELS.connectivity);
  for (let found = true; found && !position.conflict;) {
    found = false;
    trial.restart();
    for (let edge = 0; edge < position.edges.length && !position.conflict; edge++)
      for (const value of [LINE, CROSS]) {
        if (position.edges[edge] !== OPEN || !trial.fails(edge, value)) continue;
        position.now++;
        position.learnEdge(edge, opposite(value), 0, edge);
        deduction.finish();
        found = true;
      }
  }
}

/**
 * Supposes edges one at a time. What a supposition without contradiction implies is safe to suppose
 * too: it would imply no more (rules are monotone), so it is not tried.
 */
export class Trial {
  readonly position: Position;
  readonly #base: Position;
  readonly #level: number;
  readonly #safe: Uint8Array; // bit LINE or CROSS

  constructor(base: Position, level: number) {
    this.#base = base;
    this.#level = level;
    this.position = new Position(base.board, base.edges, base.bases);
    this.#safe = new Uint8Array(base.edges.length);
  }

  /** To be called when the base has learnt something. */
  restart(): void {
    this.#safe.fill(0);
  }

  /** Does supposing this lead to a contradiction? Then `position` holds it. */
  fails(edge: number, value: number): boolean {
    if (this.#safe[edge] & value) return false;
    const { position } = this;
    position.copy(this.#base);
    position.suppose(edge, value);
    const deduction = new Deduction(position);
    deduction.resume(this.#level);
    deduction.finish();
    if (position.conflict) return true;
    for (let each = 0; each < this.#safe.length; each++) this.#safe[each] |= position.edges[each];
    return false;
  }
}
