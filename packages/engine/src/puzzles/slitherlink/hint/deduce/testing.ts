/** For tests only: all that a level's rules force, as a function of the position alone. Rules are monotone, so order does not matter. */
import { finish } from '../../../../task.ts';
import { CROSS, LINE, OPEN, type Board } from '../../rules/rules.ts';
import { CONNECTIVITY, CONTRADICTION } from '../../solve/level-numbers.ts';
import { opposite, Position } from './position.ts';
import { Deduction } from './rounds.ts';
import { Trial } from './trial.ts';

export interface Closure {
  readonly edges: Uint8Array;
  readonly contradiction: boolean;
}

export function closureOn(board: Board, marks: ArrayLike<number>, level: number): Closure {
  const position = new Position(board, marks);
  const deduction = new Deduction(position);
  deduction.raise(Math.min(level, CONNECTIVITY));
  finish(deduction.finish());
  if (level >= CONTRADICTION) finishBySupposing(position, deduction);
  return { edges: position.edges, contradiction: position.conflict !== undefined };
}

function finishBySupposing(position: Position, deduction: Deduction): void {
  const trial = new Trial(position, CONNECTIVITY);
  for (let found = true; found && !position.conflict;) {
    found = false;
    trial.restart();
    for (let edge = 0; edge < position.edges.length && !position.conflict; edge++)
      for (const value of [LINE, CROSS]) {
        if (position.edges[edge] !== OPEN || !finish(trial.fails(edge, value))) continue;
        position.now++;
        position.learnEdge(edge, opposite(value), 0, edge);
        finish(deduction.finish());
        found = true;
      }
  }
}
