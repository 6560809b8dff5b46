/** One text for a start and for the same start with the whole assembly turned over; the order of play does not count. */
import { findPlacement } from '../rules/pieces.ts';
import type { Puzzle } from '../rules/rules.ts';
import { turnedOver } from '../solve/all-solutions.ts';

export function likeness({ start }: Puzzle): string {
  const placements = start.flatMap((text) => findPlacement(text) ?? []);
  const texts = [placements, placements.map(turnedOver)].map((all) =>
    all
      .map(({ text }) => text)
      .sort()
      .join(''),
  );
  return texts.sort()[0];
}
