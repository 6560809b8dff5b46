/** The work behind what a player may ask for; see actions.ts. */
import type { ActionResult, Note } from '../../../vocabulary.ts';
import { fail, ok, type Result } from '../../../result.ts';
import type { Task } from '../../../task.ts';
import { goalColours } from '../rules/check.ts';
import { actions } from './actions.ts';
import { review } from './review.ts';
import { hexSpot, type Move, type Puzzle, start, type State } from '../rules/rules.ts';
import { score } from '../solve/search/solitaire-search.ts';
import { canFinish, inTime } from '../solve/solver.ts';
import type { Colour } from '../rules/tiles.ts';

type Done = Result<ActionResult<Move>, Note>;

export function* runAction(puzzle: Puzzle, state: State, action: string): Task<Done> {
  if (!actions(puzzle, state).includes(action)) return fail({ code: 'no-action', at: [] });
  switch (action) {
    case 'submit':
      return ok(submit(puzzle, state));
    case 'review':
      return ok({ moves: [], note: yield* lookBack(puzzle, state) });
    default:
      return ok({ moves: [], note: yield* tellColours(puzzle, state) });
  }
}

function submit(puzzle: Puzzle, state: State): ActionResult<Move> {
  const count = state.placed.length;
  const note = { code: 'submitted', at: [], with: { count, score: score(puzzle, state) } };
  return { moves: [{ kind: 'lock', count }], note, byHand: true };
}

function* lookBack(puzzle: Puzzle, state: State): Task<Note> {
  const { reached, best, certain, left, lostAt, surely } = yield* review(puzzle, state);
  const open = Number(state.placed.length < puzzle.tiles.length);
  const values = { reached, best, left, open, certain: Number(certain), surely: Number(surely) };
  if (lostAt === undefined) return { code: 'review.kept', at: [], with: values };
  const place = state.placed[lostAt - 1];
  return { code: 'review.lost', at: [hexSpot(place)], with: { ...values, tile: place.tile, move: lostAt } };
}

/** Progress reports of one search before it counts as taking too long. */
const PATIENCE = 600;

interface Colours {
  readonly possible: readonly Colour[];
  readonly unsure: readonly Colour[]; // neither found nor refuted in time
}

function* tellColours(puzzle: Puzzle, state: State): Task<Note> {
  const now = yield* coloursFrom(puzzle, state);
  const fresh = puzzle.cells !== undefined || state.placed.length === 0;
  if (fresh || now.unsure.length === 0)
    return colourNote(puzzle, now, fresh ? 'colours.tiles' : 'colours.now');
  return colourNote(puzzle, yield* coloursFrom(puzzle, start(puzzle)), 'colours.maybe');
}

function colourNote(puzzle: Puzzle, { possible, unsure }: Colours, code: string): Note {
  const none = unsure.length > 0 ? 'colours.unsure' : `${code}.none`;
  return {
    code: possible.length > 0 ? code : none,
    at: [],
    with: {
      colours: possible.join(', '),
      unsure: unsure.join(', '),
      suggested: puzzle.suggested ?? '',
      goal: puzzle.goal,
    },
  };
}

/** Every colour is tried, not only those the puzzle accepts: what else the tiles can do is worth knowing. */
function* coloursFrom(puzzle: Puzzle, from: State): Task<Colours> {
  const [possible, unsure]: [Colour[], Colour[]] = [[], []];
  for (const colour of goalColours({ ...puzzle, colour: 'any' })) {
    const end = yield* inTime(canFinish({ ...puzzle, colour }, from), { left: PATIENCE });
    if (end === undefined || end === 'unknown') unsure.push(colour);
    else if (end !== 'no') possible.push(colour);
  }
  return { possible, unsure };
}
