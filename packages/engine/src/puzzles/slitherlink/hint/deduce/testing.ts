/** For tests only: all that a level's rules force, as a function of the position alone. Rules are monotone, so order does not matter. */
import { expect } from 'vitest';
import { cannotHold } from '../../../../kernel/explain.ts';
import { finish } from '../../../../task.ts';
import { cellSpot, CROSS, LINE, OPEN, type Board } from '../../rules/rules.ts';
import { SIDES, SUPPOSITION, TWO_SUPPOSITIONS } from '../../solve/level-numbers.ts';
import { LOOP, LoopModel } from '../../solve/model.ts';
import { opposite, Position } from './position.ts';
import { Deduction } from './rounds.ts';
import { stepsOf } from './steps.ts';
import { Trial } from './trial.ts';

export interface Closure {
  readonly edges: Uint8Array;
  readonly contradiction: boolean;
}

export function closureOn(board: Board, marks: ArrayLike<number>, level: number): Closure {
  const position = new Position(board, marks);
  const deduction = new Deduction(position);
  deduction.raise(Math.min(level, SIDES));
  finish(deduction.finish());
  if (level >= SUPPOSITION) finishBySupposing(position, level >= TWO_SUPPOSITIONS);
  return { edges: position.edges, contradiction: position.conflict !== undefined };
}

/** One edge after the other; where that ends, with a second one within the first. */
function finishBySupposing(position: Position, twice: boolean): void {
  const trial = new Trial(position, SIDES);
  const refuted = (edge: number, value: number): boolean => {
    if (finish(trial.fails(edge, value))) return true;
    if (!twice) return false;
    const inner = new Trial(position, SIDES);
    finish(inner.fails(edge, value));
    finishBySupposing(inner.position, false);
    return inner.position.conflict !== undefined;
  };
  for (let found = true; found && !position.conflict;) {
    found = false;
    trial.restart();
    for (let edge = 0; edge < position.edges.length && !position.conflict; edge++)
      for (const value of [LINE, CROSS]) {
        if (position.edges[edge] !== OPEN || !refuted(edge, value)) continue;
        position.now++;
        position.learnEdge(edge, opposite(value), 0, edge);
        const deduction = new Deduction(position);
        deduction.resume(SIDES);
        finish(deduction.finish());
        found = true;
      }
  }
}

/** The clues and marks that each offered step rests on force it, by the kernel. */
export function expectStepsSuffice(board: Board, marks: ArrayLike<number>): number {
  const kernel = finish(LoopModel.make(board));
  const steps = finish(stepsOf(board, marks));
  for (const { edges, reason } of steps)
    for (const { edge, value } of edges) {
      const lits = [...reason.marks].map((index) => kernel.litOf({ on: 'edge', index, to: marks[index] }));
      const against = kernel.litOf({ on: 'edge', index: edge, to: value === LINE ? CROSS : LINE });
      const groups = [LOOP, ...[...reason.cells].map(cellSpot)];
      expect(cannotHold(kernel.model, groups, [...lits, against], Infinity)).toBe(true);
    }
  return steps.length;
}
