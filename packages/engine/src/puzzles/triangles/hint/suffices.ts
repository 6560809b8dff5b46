/** Does a hint follow from what it names and nothing else? Asked of a kernel that knows nothing yet. */
import type { Hint } from '../../../vocabulary.ts';
import { finish } from '../../../task.ts';
import { check } from '../rules/check.ts';
import { balance, unpaired } from '../rules/balance.ts';
import { restrictTo, seen } from './partial-position.ts';
import { wayOf, makeKernel } from '../solve/model.ts';
import { apply } from '../rules/moves.ts';
import { type Move, boardOf, parseSpot, type Puzzle, type State } from '../rules/rules.ts';
import { finishing, solve } from '../solve/solver.ts';

/**
 * A step: every other way is contradicted. A mistake: what is named contradicts itself. Advice claims
 * only that the board can still be finished, so a finished board is its proof.
 */
export function suffices(puzzle: Puzzle, state: State, hint: Hint<Move>): boolean {
  if (hint.kind === 'advice') return staysSolvable(puzzle, state, hint);
  if (hint.kind === 'mistake') return refuted(puzzle, state, hint) || counted(puzzle, state, hint);
  return hint.moves.every((move) => {
    const lit = targetOf(puzzle, move);
    return lit !== undefined && refuted(puzzle, state, hint, lit);
  });
}

interface Target {
  readonly piece: number;
  readonly cell: number;
  readonly way: number;
}

function targetOf(puzzle: Puzzle, { piece, act, cell, turn }: Move): Target | undefined {
  if (act !== '@' || cell === undefined || turn === undefined) return undefined;
  return { piece, cell: boardOf(puzzle).names.indexOf(cell), way: wayOf(puzzle, piece, turn) };
}

const CONFLICTS = 20_000;

/** With the named rules and facts, and without the target, nothing can stand. */
function refuted(puzzle: Puzzle, state: State, hint: Hint<Move>, target?: Target): boolean {
  const kernel = finish(makeKernel(puzzle));
  const pointed = hint.because.map((spot) => parseSpot(puzzle, spot));
  const cells = new Set(pointed.flatMap((each) => (each?.kind === 'cell' ? [each.cell] : [])));
  const walls = new Set(pointed.flatMap((each) => (each?.kind === 'wall' ? [each.border] : [])));
  const assumptions = [
    ...kernel.laid(state, (cell) => cells.has(cell)),
    ...kernel.walls((border) => walls.has(border)),
    ...(target ? [kernel.placeLit(target.piece, target.cell, target.way) ^ 1] : []),
    ...kernel.model.selectors(hint.because),
  ];
  return kernel.model.sat.run(assumptions, CONFLICTS) === 'unsat';
}

/** Counting is no clause: a mistake shown by numbers, or too deep for the kernel, is proved by complete search. */
function counted(puzzle: Puzzle, state: State, hint: Hint<Move>): boolean {
  const known = restrictTo(puzzle, state, hint.because);
  const short = balance(known.puzzle, known.state).some(({ supply, demand }) => demand > supply);
  const { sides, border } = unpaired(known.puzzle, known.state);
  if (short || sides > border) return true;
  const { found, exhausted } = finish(solve(known.puzzle, { limit: 1, from: known.state }));
  return exhausted && found.length === 0;
}

/** Of the whole position: what leaves something out proves nothing about it. */
function staysSolvable(puzzle: Puzzle, state: State, hint: Hint<Move>): boolean {
  if (!seen(puzzle, state).every((spot) => hint.because.includes(spot))) return false;
  let after = state;
  for (const move of hint.moves) {
    const next = apply(puzzle, after, move);
    if (!next.ok) return false;
    after = next.value;
  }
  const end = finish(finishing(puzzle, after));
  return end !== undefined && check(puzzle, end).issues.length === 0;
}
