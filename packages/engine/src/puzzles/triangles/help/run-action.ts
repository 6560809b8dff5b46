/** The work behind what a player may ask for; see actions.ts. */
import type { ActionResult, Note } from '../../../vocabulary.ts';
import { fail, ok, type Result } from '../../../result.ts';
import { ready, type Task } from '../../../task.ts';
import { check } from '../rules/check.ts';
import { agreeingWith } from '../rules/kinds.ts';
import { threePieces } from './three-pieces.ts';
import { type Move, boardOf, cellSpot, start, type Puzzle, type State } from '../rules/rules.ts';
import { plan } from '../rules/plan.ts';
import { finishing, solveUntil } from '../solve/solver.ts';
import { picturesOf, pictureText } from './identity.ts';

type Outcome = Result<ActionResult<Move>, Note>;

export function runAction(
  puzzle: Puzzle,
  state: State,
  action: string,
  known: { readonly solution?: State },
): Task<Outcome> {
  if (action === 'three-pieces') return showThree(puzzle, state, known.solution);
  if (action !== 'generated') return ready(fail({ code: 'no-such-action', at: [], with: { action } }));
  return known.solution
    ? meetGenerated(puzzle, state, known.solution)
    : ready(fail({ code: 'generated-unknown', at: [] }));
}

/** Wrong pieces go to the shelf, right ones are turned, three more are placed: one step for undo. */
function* showThree(puzzle: Puzzle, state: State, solution: State | undefined): Task<Outcome> {
  const known = solution ?? (yield* finishing(puzzle, start(puzzle)));
  if (!known) return fail({ code: 'impossible', at: [] });
  const end = agreeingWith(puzzle, known, state);
  const moves = threePieces(puzzle, state, end);
  const board = boardOf(puzzle);
  // A misplaced piece may be one of the three: it goes back, and is placed.
  const laid = moves.flatMap(({ act, piece }) =>
    act === '@' && state.at[piece] !== end.at[piece] ? [piece] : [],
  );
  const shelved = moves.filter(({ act }) => act === '-').length;
  return ok({
    moves,
    note: {
      code: 'three-shown',
      at: laid.map((piece) => cellSpot(board, end.at[piece])),
      with: {
        laid: laid.length,
        shelved,
        turned: moves.filter(({ act }) => act === '@').length - laid.length,
      },
    },
  });
}

/** With eight letters there are a hundred million solutions: after a few seconds nobody keeps waiting. */
const MOST = 200_000;

/** Solution after solution until the generated one is found, or a rotation of it. */
function* meetGenerated(puzzle: Puzzle, state: State, solution: State): Task<Outcome> {
  if (check(puzzle, solution).issues.length) return fail({ code: 'generated-wrong', at: [] });
  const end = agreeingWith(puzzle, solution, state);
  const moves = plan(puzzle, state, { ...end, locked: state.locked.map(() => false) });
  const same = new Set(picturesOf(puzzle, solution));
  let met = 0;
  const isIt = (found: State): boolean => same.has(pictureText(puzzle, found));
  let reached = false;
  const search = solveUntil(puzzle, undefined, (found) => (reached = isIt(found)) || ++met >= MOST);
  while (!search.next().done) yield { done: met };
  return ok({ moves, note: { code: reached ? 'generated-met' : 'generated-far', at: [], with: { met } } });
}
