/** Moves as text, and what they do. */
import { sameCell, side } from '../../../grid/hex.ts';
import { ok, fail, type Result } from '../../../result.ts';
import { parseError } from '../../../text/text.ts';
import type { Codec, Lookup, Note, Spot } from '../../../vocabulary.ts';
import {
  type State,
  type Puzzle,
  placeOf,
  type Move,
  hexSpot,
  type Placed,
  tileAt,
  inHand,
  isInReach,
  REACH,
} from './rules.ts';
import { refusal } from './solitaire.ts';

export const moves: Codec<Move> = {
  parse: (text) => {
    const move = readMove(text);
    return move ? ok(move) : fail(parseError('not-a-move', 1, 1, { given: text.slice(0, 20) }));
  },
  format: (move) => {
    switch (move.kind) {
      case 'place':
        return `${move.tile}@${move.q},${move.r}/${move.turn}`;
      case 'shelve':
        return `${move.tile}-`;
      case 'turn':
        return `${move.tile}${move.by === 1 ? '>' : '<'}`;
      case 'lock':
        return `!${move.count}`;
    }
  },
};

export const number = '(0|-?[1-9]\\d?)';
export const tileNumber = '([1-9]\\d?)';
const placeMove = new RegExp(`^${tileNumber}@${number},${number}/([0-5])$`);
const tileMove = new RegExp(`^${tileNumber}([-<>])$`);

function readMove(text: string): Move | undefined {
  const place = placeMove.exec(text);
  if (place) {
    const [tile, q, r, turn] = place.slice(1).map(Number);
    return { kind: 'place', tile, q, r, turn };
  }
  const [, tile, sign] = tileMove.exec(text) ?? [];
  if (sign === '-') return { kind: 'shelve', tile: Number(tile) };
  if (sign) return { kind: 'turn', tile: Number(tile), by: sign === '>' ? 1 : -1 };
  const lock = /^!(0|[1-9]\d?)$/.exec(text);
  return lock ? { kind: 'lock', count: Number(lock[1]) } : undefined;
}

export function apply(puzzle: Puzzle, state: State, move: Move): Result<State, Note> {
  if (move.kind === 'lock') return applyLock(puzzle, state, move.count);
  const index = puzzle.tiles.indexOf(move.tile);
  if (index < 0) return refused('no-such-tile', [], { tile: move.tile });
  const place = placeOf(state, move.tile);
  const held = place && holdsDown(state, place);
  if (held) return held;
  switch (move.kind) {
    case 'place':
      return applyPlace(puzzle, state, move, place);
    case 'shelve':
      return applyShelve(puzzle, state, index, place);
    case 'turn':
      return applyTurn(puzzle, state, index, move.by, place);
  }
}

/** Any count, even a smaller one: a lock stops gestures, but undo and plans may go back. */
function applyLock(puzzle: Puzzle, state: State, count: number): Result<State, Note> {
  if (!puzzle.locks) return refused('no-locks', []);
  if (count > state.placed.length) return refused('lock-count', [], { count, placed: state.placed.length });
  return ok({ ...state, locked: count });
}

const holdsDown = (state: State, place: Placed): Result<State, Note> | undefined =>
  state.placed.indexOf(place) < state.locked
    ? refused('tile-locked', [hexSpot(place)], { tile: place.tile })
    : undefined;

function applyPlace(
  puzzle: Puzzle,
  state: State,
  { tile, q, r, turn }: Placed,
  from: Placed | undefined,
): Result<State, Note> {
  const to: Placed = { tile, q, r, turn };
  if (!isInReach(to)) return refused('too-far', [], { reach: REACH });
  if (puzzle.cells && !(from && sameCell(from, to)))
    return refused('cells-given', from ? [hexSpot(from)] : []);
  if (puzzle.outline && !puzzle.outline.some((cell) => sameCell(cell, to)))
    return refused('outside', from ? [hexSpot(from)] : [], { tile });
  if (!from && !inHand(puzzle, state).includes(tile)) return refused('not-next', [], { tile });
  const other = tileAt(state, to);
  const taken = other && other.tile !== tile ? other : undefined;
  const blocked = (taken && holdsDown(state, taken)) ?? solitaireRefusal(puzzle, state, to, from, taken);
  return blocked ?? ok(putDown(puzzle, state, to, from, taken));
}

/** Dropping onto a tile swaps the two; if the first came from the shelf, the other goes there. */
function putDown(
  puzzle: Puzzle,
  state: State,
  to: Placed,
  from: Placed | undefined,
  taken: Placed | undefined,
): State {
  const turns = state.turns.with(puzzle.tiles.indexOf(to.tile), 0);
  if (from) {
    const swapped = (each: Placed): Placed =>
      each === from ? to : each === taken ? { ...taken, q: from.q, r: from.r } : each;
    return { ...state, placed: state.placed.map(swapped) };
  }
  if (!taken) return { ...state, placed: [...state.placed, to], turns };
  return {
    ...state,
    placed: [...state.placed.filter((each) => each !== taken), to],
    turns: turns.with(puzzle.tiles.indexOf(taken.tile), taken.turn),
  };
}

function solitaireRefusal(
  puzzle: Puzzle,
  state: State,
  to: Placed,
  from: Placed | undefined,
  taken: Placed | undefined,
): Result<State, Note> | undefined {
  if (puzzle.mode !== 'solitaire') return undefined;
  // The next tile pushes none back: that would break the drawn order.
  if (taken && !from) return refused('cell-taken', [hexSpot(taken)], { tile: taken.tile });
  if (puzzle.rules === 'lax') return undefined;
  const last = state.placed.at(-1);
  if (from && from !== last) return refused('settled', [hexSpot(from)], { tile: from.tile });
  if (taken) return refused('cell-taken', [hexSpot(taken)], { tile: taken.tile });
  const note = refusal(
    state.placed.filter((each) => each !== from),
    to,
  );
  return note && { ok: false, error: note };
}

function applyShelve(
  puzzle: Puzzle,
  state: State,
  index: number,
  place: Placed | undefined,
): Result<State, Note> {
  if (!place) return refused('on-shelf', [], { tile: puzzle.tiles[index] });
  if (puzzle.cells) return refused('cells-given', [hexSpot(place)]);
  if (puzzle.mode === 'solitaire' && place !== state.placed.at(-1))
    return refused('settled', [hexSpot(place)], { tile: place.tile });
  return ok({
    ...state,
    placed: state.placed.filter((each) => each !== place),
    turns: state.turns.with(index, place.turn),
  });
}

function applyTurn(
  puzzle: Puzzle,
  state: State,
  index: number,
  by: 1 | -1,
  place: Placed | undefined,
): Result<State, Note> {
  if (!place) return ok({ ...state, turns: state.turns.with(index, side(state.turns[index] + by)) });
  const to = { ...place, turn: side(place.turn + by) };
  const blocked = solitaireRefusal(puzzle, state, to, place, undefined);
  return blocked ?? ok(putDown(puzzle, state, to, place, undefined));
}

const refused = (
  code: string,
  at: readonly Spot[],
  values: Lookup<string | number> = {},
): { readonly ok: false; readonly error: Note } => fail({ code, at, with: values });
