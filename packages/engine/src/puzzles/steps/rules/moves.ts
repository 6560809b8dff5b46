/** Moves as text (`DFO` plays, `-D` lifts, `-DFO` moves on the board, `D>` `D<` `D~` turn, turn back, turn over), and what they do. */
import { ok, fail, type Result } from '../../../result.ts';
import { shifted, parseError } from '../../../text/text.ts';
import type { Codec, Note, Read } from '../../../vocabulary.ts';
import { findPlacement, LETTERS, placementAt } from './pieces.ts';
import { parsePlacements } from './read-placements.ts';
import {
  type State,
  type Puzzle,
  type Move,
  stateOf,
  refusal,
  placementsOf,
  pieceSpot,
  lying,
  letterOf,
  coverersOf,
  turnedBy,
  type Turn,
  orientationOf,
  turns,
} from './rules.ts';

export const moves: Codec<Move> = {
  parse: parseMove,
  format: (move) => {
    if (move.do === 'lift') return `-${move.shape}`;
    if (move.do === 'turn') return move.shape + move.by;
    return (move.do === 'shift' ? '-' : '') + move.placement;
  },
};

export function apply(puzzle: Puzzle, state: State, move: Move): Result<State, Note> {
  switch (move.do) {
    case 'place':
      return play(state, state.placed, move.placement);
    case 'shift':
      return shift(puzzle, state, move.placement);
    case 'lift':
      return lift(puzzle, state, LETTERS.indexOf(move.shape));
    case 'turn':
      return turn(puzzle, state, LETTERS.indexOf(move.shape), move.by);
  }
}

function play(state: State, onto: readonly string[], text: string): Result<State, Note> {
  const next = findPlacement(text);
  if (!next) return fail({ code: 'not-a-placement', at: [], with: { given: text } });
  const note = refusal(placementsOf(onto), next);
  return note ? fail(note) : ok(stateOf([...onto, text], state.turns));
}

function lift(puzzle: Puzzle, state: State, shape: number): Result<State, Note> {
  const piece = letterOf(shape);
  const under = lying(state, shape);
  if (!under) return fail({ code: 'not-on-board', at: [pieceSpot(shape)], with: { piece } });
  if (puzzle.start.includes(under.text))
    return fail({ code: 'fixed', at: [pieceSpot(shape)], with: { piece } });
  const over = coverersOf(placementsOf(state.placed), under).map((each) => each.shape);
  if (over.length)
    return fail({
      code: 'covered',
      at: [pieceSpot(shape), ...over.map(pieceSpot)],
      with: { piece, by: over.map(letterOf).join('') },
    });
  return ok({ ...state, placed: state.placed.filter((text) => text !== under.text) });
}

/** A piece on the board goes elsewhere on it, as if lifted and played again. */
function shift(puzzle: Puzzle, state: State, text: string): Result<State, Note> {
  const lifted = lift(puzzle, state, LETTERS.indexOf(text[0]));
  return lifted.ok ? play(lifted.value, lifted.value.placed, text) : lifted;
}

/** In the tray always; on the board about its home, where that can be played. */
function turn(puzzle: Puzzle, state: State, shape: number, by: Turn): Result<State, Note> {
  const orientation = turnedBy(orientationOf(state, shape), by);
  const under = lying(state, shape);
  if (under) return shift(puzzle, state, placementAt(shape, orientation, under.home)?.text ?? '');
  return ok({ ...state, turns: withTurn(state.turns, shape, orientation) });
}

const withTurn = (turns: string, shape: number, orientation: number): string =>
  turns.slice(0, shape) + LETTERS[orientation] + turns.slice(shape + 1);

const turnMove = (shape: string, by: Turn): Move => ({ do: 'turn', shape, by });

function parseMove(text: string): Read<Move> {
  const [, lifted, shape] = /^(-?)([A-H])$/.exec(text) ?? [];
  if (shape !== undefined && lifted) return ok({ do: 'lift', shape });
  const by = turns.find((each) => text.slice(1) === each);
  if (by !== undefined && LETTERS.includes(text[0])) return ok(turnMove(text[0], by));
  const minus = text.startsWith('-');
  const read = parsePlacements(minus ? text.slice(1) : text);
  if (!read.ok) return fail(shifted(read.error, 1, minus ? 2 : 1));
  if (read.value.length !== 1)
    return fail(parseError('not-a-move', 1, text.length > 3 ? 4 : 1, { given: text.slice(0, 20) }));
  return ok({ do: minus ? 'shift' : 'place', placement: read.value[0].text });
}
