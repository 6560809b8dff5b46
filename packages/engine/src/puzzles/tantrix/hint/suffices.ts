/**
 * Do the named tiles alone force a hint? What the eye sees is asked of those tiles only; what needs a search is
 * asked of the second witness (search/proof.ts), and of the quick complete search where that would take too long.
 * `leads`, `keeps-score` and `begin` claim no force: for them it is checked that what they promise is there.
 */
import type { Hint } from '../../../vocabulary.ts';
import { finish } from '../../../task.ts';
import { goalColours } from '../rules/check.ts';
import { fault, seenReason } from './deduce.ts';
import { impossible } from './hint.ts';
import { isForced } from './hint-solitaire.ts';
import { hexSpot, holds, type Move, type Placed, type Puzzle, start, type State } from '../rules/rules.ts';
import { apply } from '../rules/moves.ts';
import { solutions } from '../solve/search/proof.ts';
import { bestFrom } from '../solve/search/solitaire-search.ts';
import { canFinish, solve } from '../solve/solver.ts';

const TICKS = 300; // of 500 nodes each

export function suffices(puzzle: Puzzle, state: State, hint: Hint<Move>): boolean {
  const named = new Set(hint.because);
  const placed = state.placed.filter((each) => named.has(hexSpot(each)));
  const place = hint.moves.find((move) => move.kind === 'place');
  switch (hint.code) {
    case 'begin':
      return state.placed.length === 0;
    case 'leads':
    case 'turn-leads':
      return leadsOn(puzzle, state, hint);
    case 'keeps-score':
      return keepsScore(puzzle, state, hint);
    case 'forced-space':
      return place !== undefined && isForced(placed, place);
    case 'only-curve':
    case 'only-fit':
    case 'look':
    case 'look-home':
    case 'together':
      return place !== undefined && forced(puzzle, placed, place);
    case 'unsure':
      return false;
    case 'impossible':
      return finish(canFinish(puzzle, start(puzzle))) === 'no';
    default:
      return hint.code.startsWith('impossible-') ? stillOdd(puzzle, state, hint) : refuted(puzzle, placed);
  }
}

const stillOdd = (puzzle: Puzzle, state: State, hint: Hint<Move>): boolean => {
  const again = impossible(puzzle, state);
  return again?.code === hint.code && again.because.every((spot) => hint.because.includes(spot));
};

function leadsOn(puzzle: Puzzle, state: State, { moves }: Hint<Move>): boolean {
  const next = moves.reduce<State | undefined>((before, move) => {
    const after = before && apply(puzzle, before, move);
    return after?.ok ? after.value : undefined;
  }, state);
  return next !== undefined && typeof finish(canFinish(puzzle, next)) === 'object';
}

function keepsScore(puzzle: Puzzle, state: State, hint: Hint<Move>): boolean {
  return (finish(bestFrom(puzzle, state))?.score ?? 0) >= Number(hint.with?.['score'] ?? NaN);
}

/** On an empty board nothing has its place. */
function forced(puzzle: Puzzle, placed: readonly Placed[], place: Placed): boolean {
  if (placed.length === 0) return false;
  if (seenReason(puzzle, placed, place)) return true;
  const proven = prove(puzzle, placed, (end) => holds(end, place));
  if (proven !== undefined) return proven;
  const { found, exhausted } = finish(solve(puzzle, { limit: 100_000, from: { ...start(puzzle), placed } }));
  return exhausted && found.every((end) => holds(end, place));
}

function refuted(puzzle: Puzzle, placed: readonly Placed[]): boolean {
  if (placed.length === 0) return false;
  if (fault(puzzle, placed) !== undefined) return true;
  if (puzzle.mode === 'solitaire')
    return finish(bestFrom(puzzle, { ...start(puzzle), placed })) === undefined;
  return (
    prove(puzzle, placed, () => false) ?? finish(canFinish(puzzle, { ...start(puzzle), placed })) === 'no'
  );
}

/** Is every solution from these tiles as claimed? Undefined when the witness takes too long. */
function prove(
  puzzle: Puzzle,
  placed: readonly Placed[],
  claim: (end: State) => boolean,
): boolean | undefined {
  const { tiles, match, holes, goal, outline } = puzzle;
  const base = { tiles, match, holes, pins: placed, ...(outline && { outline }) };
  let ticks = 0;
  for (const colour of goalColours(puzzle))
    for (const end of solutions({ ...base, colour }, goal)) {
      if (end && !claim({ ...start(puzzle), placed: end })) return false;
      if (!end && ++ticks > TICKS) return undefined;
    }
  return true;
}
