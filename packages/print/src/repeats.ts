/** Small settings have few puzzles, and two seeds may give the same one: the later is then made from another seed. */
import type { PrintPuzzle, PuzzleWanted } from './prepare.ts';
import type { BookSpec } from './spec.ts';

/** How often that is tried; a setting with fewer puzzles than requested is refused after that. */
export const REMAKES = 12;

/** What to make again in this round, from 1. Pieces to cut out may repeat as often as requested. */
export function repeatsIn(
  { kind }: BookSpec,
  wanted: readonly PuzzleWanted[],
  ready: readonly PrintPuzzle[],
  round: number,
): readonly PuzzleWanted[] {
  if (kind === 'kit') return [];
  const natives = new Map(ready.map(({ number, native }) => [number, native]));
  const seen = new Set<string>();
  return wanted.flatMap((each) => {
    const native = natives.get(each.number) ?? '';
    const isNew = !seen.has(native);
    seen.add(native);
    if (isNew || !each.made) return [];
    return [{ ...each, made: { ...each.made, seed: `${each.made.seed}~again-${round}` } }];
  });
}

/** The same list with those that were made again in their places. */
export function replaced(
  ready: readonly PrintPuzzle[],
  remade: readonly PrintPuzzle[],
): readonly PrintPuzzle[] {
  const byNumber = new Map(remade.map((each) => [each.number, each]));
  return ready.map((each) => byNumber.get(each.number) ?? each);
}
