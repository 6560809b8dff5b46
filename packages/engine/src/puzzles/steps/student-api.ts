/**
 * The student document's questions, by its names where it has them, on its own placement strings.
 * They rest on the same rules as everything else here; its four functions that decide legality are one.
 */
import { finish } from '../../task.ts';
import { parsePlacements } from './rules/read-placements.ts';
import { canFollow, legalOrders } from './rules/order.ts';
import { findPlacement, fittingPlacements, normal, textOf, without, type Placement } from './rules/pieces.ts';
import { blockedBy, coverersOf, firstIllegal, isLegal, placementsOf, usedBy } from './rules/rules.ts';
import { isOpen } from './solve/search.ts';
import { allSolutions, solutionsWith, type Reading } from './solve/all-solutions.ts';

/** Three characters: shape, orientation, location. */
export const isPiecePlacementWellFormed = (text: string): boolean => findPlacement(text) !== undefined;

/** One to eight piece placements, no shape twice. */
export const isPlacementWellFormed = (text: string): boolean => text !== '' && parsePlacements(text).ok;

/** Well formed, and each piece can be played after those before it. */
export const isPlacementSequenceValid = (text: string): boolean =>
  isPlacementWellFormed(text) && firstIllegal(split(text)) === undefined;

/** `notObstruct`: the piece can be played next. The document's check leaves out the levels; this does not. */
export function notObstruct(placement: string, next: string): boolean {
  const piece = findPlacement(next);
  return piece !== undefined && isLegal(split(placement), piece);
}

/** The positions a placement uses. */
export const usedPositions = (text: string): number[] => usedBy(split(text)).sort((a, b) => a - b);

/** The positions that cannot be used at the next move. */
export const blockedPositions = (text: string): number[] => blockedBy(split(text));

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
  const [placed, all] = [split(placement), split(objective)];
  const fits = placed.every((each) => all.includes(each)) && firstIllegal(placed) === undefined;
  return [placed, fits ? without(all, placed) : undefined];
}

/** All sets of eight that hold the start, by shape; with `any` its pieces need not come first. */
export const solutions = (placement: string, reading: Reading = 'first'): string[] =>
  solutionsWith(finish(allSolutions()), split(placement), reading).map((each) => textOf(normal(each)));

/** Whether a piece of the placement may be taken off the board. */
export function mayBeLifted(placement: string, shape: string): boolean {
  const placed = split(placement);
  const piece = placed.find((each) => each.text[0] === shape);
  return piece !== undefined && coverersOf(placed, piece).length === 0;
}

/** Whether the board can still be finished. */
export const isCompletable = (placement: string): boolean => isOpen(split(placement));

const split = (text: string): Placement[] => placementsOf(text.match(/.{3}/gs) ?? []);
