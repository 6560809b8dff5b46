/** Does a hint follow from what it names and nothing else? Decided by a fresh kernel. */
import type { Hint } from '../../../vocabulary.ts';
import { finish } from '../../../task.ts';
import { check } from '../rules/check.ts';
import { balance, isUnpaired } from '../rules/balance.ts';
import { isDeadEnd, isOnlyWay } from './by-search.ts';
import { restrictTo, seen, type Laying } from './partial-position.ts';
import { wayOf, makeKernel } from '../solve/model.ts';
import { apply } from '../rules/moves.ts';
import { type Move, boardOf, parseSpot, type Puzzle, type State } from '../rules/rules.ts';
import { canFinish } from '../solve/solver.ts';

/**
 * A step: every other way is contradicted. A mistake: what is named contradicts itself. Each by what its
 * sentence names: rules and facts by the kernel, supply and demand by counting, the long run by complete
 * search. Advice claims only that the board can still be finished, so a finished board is its proof.
 */
export function suffices(puzzle: Puzzle, state: State, hint: Hint<Move>): boolean {
  if (hint.kind === 'advice') return staysSolvable(puzzle, state, hint);
  const known = restrictTo(puzzle, state, hint.because);
  if (hint.kind === 'step')
    return hint.moves.every((move) => {
      const target = targetOf(puzzle, move);
      if (!target) return false;
      return hint.with?.['by'] === 'search'
        ? finish(isOnlyWay(known, target, { left: NODES }))
        : refuted(puzzle, state, hint, target);
    });
  switch (hint.with?.['clash'] ?? hint.code) {
    case 'mistake-short':
      return balance(known.puzzle, known.state).some(({ supply, demand }) => demand > supply);
    case 'mistake-pairs':
      return isUnpaired(known);
    case 'mistake':
      return finish(isDeadEnd(known, { left: NODES }));
    default:
      return refuted(puzzle, state, hint);
  }
}

const NODES = 300_000; // some 0.1 s
const CONFLICTS = 3000; // some 0.3 s on the largest board

function targetOf(puzzle: Puzzle, { piece, act, cell, turn }: Move): Laying | undefined {
  if (act !== '@' || cell === undefined || turn === undefined) return undefined;
  return { piece, cell: boardOf(puzzle).names.indexOf(cell), turn };
}

/** The named rules and facts, without the target, are contradictory. */
function refuted(puzzle: Puzzle, state: State, hint: Hint<Move>, target?: Laying): boolean {
  const kernel = finish(makeKernel(puzzle));
  const pointed = hint.because.map((spot) => parseSpot(puzzle, spot));
  const cells = new Set(pointed.flatMap((each) => (each?.kind === 'cell' ? [each.cell] : [])));
  const walls = new Set(pointed.flatMap((each) => (each?.kind === 'wall' ? [each.border] : [])));
  const ruleOf = (spot: string, i: number): string => {
    const there = pointed[i];
    return there?.kind === 'piece' ? kernel.useName(there.piece) : spot;
  };
  const assumptions = [
    ...kernel.laid(state, (cell) => cells.has(cell)),
    ...kernel.walls((border) => walls.has(border)),
    ...(target
      ? [kernel.placeLit(target.piece, target.cell, wayOf(puzzle, target.piece, target.turn)) ^ 1]
      : []),
    ...kernel.model.selectors(hint.because.map(ruleOf)),
  ];
  return kernel.model.sat.run(assumptions, CONFLICTS) === 'unsat';
}

/** For the whole position: leaving something out would prove nothing about it. */
function staysSolvable(puzzle: Puzzle, state: State, hint: Hint<Move>): boolean {
  if (!seen(puzzle, state).every((spot) => hint.because.includes(spot))) return false;
  let after = state;
  for (const move of hint.moves) {
    const next = apply(puzzle, after, move);
    if (!next.ok) return false;
    after = next.value;
  }
  const end = finish(canFinish(puzzle, after, { left: NODES }));
  return typeof end === 'object' && check(puzzle, end).issues.length === 0;
}
