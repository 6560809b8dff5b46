/**
 * The student document's questions, by its names where it has them, on its own placement strings.
 * They use the same rules as everything else here; its four functions that decide legality are one.
 *
 * Anything malformed or not playable in its order, whatever it is (`null` too), is not an error but gets the
 * answer of an impossible placement: no, or nothing.
 */
import { finish } from '../../task.ts';
import { parsePlacements } from './rules/read-placements.ts';
import { canFollow, legalOrders } from './rules/order.ts';
import { findPlacement, fittingPlacements, normal, textOf, without, type Placement } from './rules/pieces.ts';
import { blockedBy, coverersOf, firstIllegal, isLegal, usedBy } from './rules/rules.ts';
import { isOpen } from './solve/search.ts';
import { allSolutions, solutionsWith, type Reading } from './solve/all-solutions.ts';

/** Three characters: shape, orientation, location. */
export const isPiecePlacementWellFormed = (text: string): boolean =>
  typeof text === 'string' && findPlacement(text) !== undefined;

/** One to eight piece placements, no shape twice. */
export const isPlacementWellFormed = (text: string): boolean => text !== '' && wellFormed(text) !== undefined;

/** Well formed, and each piece can be played after those before it. */
export const isPlacementSequenceValid = (text: string): boolean =>
  text !== '' && playable(text) !== undefined;

/** `notObstruct`: the piece can be played next. The document's check leaves out the levels; this does not. */
export function notObstruct(placement: string, next: string): boolean {
  const [placed, piece] = [playable(placement), isPiecePlacementWellFormed(next) && findPlacement(next)];
  return placed !== undefined && piece ? isLegal(placed, piece) : false;
}

/** The positions a placement uses. */
export const usedPositions = (text: string): number[] => usedBy(playable(text) ?? []).sort((a, b) => a - b);

/** The positions that cannot be used at the next move. */
export const blockedPositions = (text: string): number[] => blockedBy(playable(text) ?? []);

/** `maskGenerator`: every placement of a shape that fits on an empty board. */
export const maskGenerator = (shape: string): string[] =>
  fittingPlacements()
    .filter((each) => each.text[0] === shape)
    .map((each) => each.text);

/** The objective's pieces that can be next on some legal way to it; none at a dead end. */
export function viablePieces(placement: string, objective: string): string[] {
  const [placed, rest] = parts(placement, objective);
  if (!rest) return [];
  return rest
    .filter((next) => isLegal(placed, next) && reaches([...placed, next], without(rest, [next])))
    .map((each) => each.text);
}

const reaches = (placed: readonly Placement[], rest: readonly Placement[]): boolean =>
  canFollow(placed, rest) && legalOrders(rest).length > 0;

/** Reordering: every legal order of the objective that begins with the placement. */
export function reorder(placement: string, objective: string): string[] {
  const [placed, rest] = parts(placement, objective);
  return rest && canFollow(placed, rest)
    ? legalOrders(rest).map((order) => textOf([...placed, ...order]))
    : [];
}

/** No rest when the placement is not valid or not part of the objective. */
function parts(placement: string, objective: string): [Placement[], Placement[] | undefined] {
  const [placed, all] = [playable(placement), wellFormed(objective)];
  if (!placed || !all?.every((each) => each.fits) || !placed.every((each) => all.includes(each)))
    return [[], undefined];
  return [placed, without(all, placed)];
}

/** All sets of eight that contain the start, by shape; with `any` its pieces need not come first. */
export function solutions(placement: string, reading: Reading = 'first'): string[] {
  const start = reading === 'any' ? wellFormed(placement) : playable(placement);
  if (!start?.every((each) => each.fits)) return [];
  return solutionsWith(finish(allSolutions()), start, reading).map((each) => textOf(normal(each)));
}

/** Whether a piece of the placement may be taken off the board. */
export function mayBeLifted(placement: string, shape: string): boolean {
  const placed = playable(placement) ?? [];
  const piece = placed.find((each) => each.text[0] === shape);
  return piece !== undefined && coverersOf(placed, piece).length === 0;
}

/** Whether the board can still be finished. */
export function isCompletable(placement: string): boolean {
  const placed = playable(placement);
  return placed !== undefined && isOpen(placed);
}

/** The placements of a text, none for an empty one; undefined for anything else, whatever it is. */
function wellFormed(text: string): Placement[] | undefined {
  const read = typeof text === 'string' ? parsePlacements(text) : undefined;
  return read?.ok ? read.value : undefined;
}

/** The same when each can be played after those before it. */
function playable(text: string): Placement[] | undefined {
  const placed = wellFormed(text);
  return placed && firstIllegal(placed) === undefined ? placed : undefined;
}
