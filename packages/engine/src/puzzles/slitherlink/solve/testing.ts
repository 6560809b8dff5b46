/** For tests only: what a level of the fast propagator forces, and the kernel as a second solver. */
import { finish } from '../../../task.ts';
import type { Solutions } from '../../../vocabulary.ts';
import { RULES, SUPPOSITION, TWO_SUPPOSITIONS } from './level-numbers.ts';
import { cluedCells, LOOP, LoopModel } from './model.ts';
import { Propagation } from './propagation/propagate.ts';
import { supposing, supposingTwice } from './suppose.ts';
import { boardOf, cellSpot, stateOfLines, type Puzzle, type State } from '../rules/rules.ts';

/** What a level forces from a position: edges in the mesh's order, or a contradiction. */
export function closure(
  puzzle: Puzzle,
  edges: ArrayLike<number> | undefined,
  level: number,
): Uint8Array | undefined {
  const board = new Propagation(puzzle.width, puzzle.height);
  const sound = board.load(puzzle, RULES[level], edges) && board.run();
  if (!sound || (level >= SUPPOSITION && !finish(supposing(board)))) return undefined;
  if (level >= TWO_SUPPOSITIONS && !finish(supposingTwice(board))) return undefined;
  return board.edges();
}

/** Finds loops and proves that there are no more; `from`: only those that agree with its marks on edges. */
export function kernelSolve(puzzle: Puzzle, limit: number, from?: State): Solutions<State> {
  const loopModel = finish(LoopModel.make(boardOf(puzzle)));
  const { model, rule, board } = loopModel;
  const facts = from ? loopModel.factsOf(from) : [];
  const assumed = [...facts, ...model.selectors([LOOP, ...cluedCells(board).map(cellSpot)])];
  const found: State[] = [];
  while (found.length < limit) {
    if (model.sat.run(assumed) === 'unsat') break;
    const lines = new Set(rule.accepted);
    found.push(stateOfLines(puzzle, (edge) => lines.has(edge)));
    rule.refuse(rule.accepted);
  }
  return { found, exhausted: found.length < limit, effort: { conflicts: model.sat.conflicts } };
}
