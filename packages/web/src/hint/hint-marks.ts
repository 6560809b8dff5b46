/** Which marks a hint puts on the board. */
import type { HintMarks } from 'edgewise/play';
import type { Spot, Toned } from 'edgewise';
import type { Mark, Marks } from '../draw/overlay.ts';

/** `drawn`: spots that the hint's own preview already shows; they need no second mark. */
export function hintMarks({ region, at, because, wrong, tones }: HintMarks, drawn: ReadonlySet<Spot>): Marks {
  const bare = (spots: readonly Spot[]) => spots.filter((spot) => !drawn.has(spot));
  const marks: Mark[] = [
    ...toneMarks(tones),
    { style: 'because', spots: because },
    { style: 'at', spots: bare(at) },
    { style: 'wrong', spots: bare(wrong) },
    // Only what is wrong has a badge: a number beside a board full of numbers would be read as one of them.
    { style: 'wrong', spots: wrong.slice(0, 1), badge: '!', only: 'badge' },
  ];
  return {
    marks: marks.filter(({ spots }) => spots.length > 0),
    ...(region.length > 0 && { region: { spots: region } }),
  };
}

/** Tints are below the rings of the evidence. */
export const toneMarks = (tones: readonly Toned[] = []): readonly Mark[] =>
  tones.map(({ tone, spots }): Mark => ({ style: `tone-${tone}`, spots }));
