/** From one position to another. */
import { sameCell, side } from '../../../grid/hex.ts';
import { type Puzzle, type State, type Move, placeOf, type Placed } from './rules.ts';

/** Back to where the two states diverge, then forward: legal in every mode, because it retraces legal moves. */
export function plan(puzzle: Puzzle, from: State, to: State): readonly Move[] {
  if (puzzle.cells) return planTurns(from, to);
  const same = from.placed.findIndex((each, i) => !samePlace(each, to.placed[i]));
  const kept = same < 0 ? from.placed.length : same;
  const gone = from.placed.slice(kept).reverse();
  const moves: Move[] = from.locked > kept ? [{ kind: 'lock', count: kept }] : [];
  moves.push(...gone.map(({ tile }): Move => ({ kind: 'shelve', tile })));
  for (const [index, tile] of puzzle.tiles.entries())
    if (!placeOf(to, tile)) moves.push(...turnsTo(tile, shelfTurn(from, index, tile, gone), to.turns[index]));
  moves.push(...to.placed.slice(kept).map((each): Move => ({ kind: 'place', ...each })));
  const locked = Math.min(from.locked, kept);
  return locked === to.locked ? moves : [...moves, { kind: 'lock', count: to.locked }];
}

const planTurns = (from: State, to: State): readonly Move[] =>
  to.placed.flatMap((each, i) => turnsTo(each.tile, from.placed[i].turn, each.turn));

const samePlace = (a: Placed, b: Placed | undefined): boolean =>
  b !== undefined && a.tile === b.tile && a.turn === b.turn && sameCell(a, b);

const shelfTurn = (from: State, index: number, tile: number, gone: readonly Placed[]): number =>
  gone.find((each) => each.tile === tile)?.turn ?? from.turns[index];

function turnsTo(tile: number, from: number, to: number): readonly Move[] {
  const steps = side(to - from);
  const by = steps <= 3 ? 1 : -1;
  return Array.from({ length: Math.min(steps, 6 - steps) }, () => ({ kind: 'turn', tile, by }));
}
