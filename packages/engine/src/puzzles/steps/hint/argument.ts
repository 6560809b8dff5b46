/** What the argument of a step is: the technique it is called by, and what its sentence names. */
import { LOCATIONS, type Placement } from '../rules/pieces.ts';
import { letterOf } from '../rules/rules.ts';
import { countIn, domainAfter, shapesIn, shapesLeft } from '../solve/search.ts';
import { boardsOf, MANY, type Shown } from './easiest.ts';
import { coverValues } from './proof.ts';
import type { Wrong } from './refute.ts';
import type { Lookup } from '../../../vocabulary.ts';

interface Argument {
  readonly code: string;
  readonly with: Lookup<string | number>;
}

export function argumentOf(
  placed: readonly Placement[],
  target: Placement,
  { goal, first, wrongs: found }: Shown,
): Argument {
  const wrongs = goal.slots.flatMap((slot) => found.get(slot) ?? []);
  const ends = wrongs.map(({ end }) => end);
  const boards = boardsOf({ wrongs: found });
  return {
    code: codeOf(wrongs, boards, goal.covers !== undefined),
    with: {
      ...(goal.covers ? coverValues(target, goal.covers, shapesIn(shapesLeft(placed))) : { locations: '' }),
      piece: letterOf(target.shape),
      placement: target.text,
      others: countIn(domainAfter(placed), target.shape) - 1,
      pieces: lettersOf(ends.flatMap((end) => (end.is === 'left' ? [end.shape] : []))),
      short: ends.some(({ is }) => is === 'reach') ? 1 : 0,
      forced: lettersOf(wrongs.flatMap(({ forced }) => forced.map(({ shape }) => shape))),
      soon: wrongs.some(({ forced }) => forced.length === 0) ? 1 : 0,
      ways: [...new Set(ends.flatMap((end) => (end.is === 'ways' ? [LOCATIONS[end.location]] : [])))].join(
        '',
      ),
      cases: lettersOf(ends.flatMap((end) => (end.is === 'cases' ? [end.shape] : []))),
      boards: rounded(boards),
      first: lettersOf(first),
    },
  };
}

function codeOf(wrongs: readonly Wrong[], boards: number, isCover: boolean): string {
  if (!wrongs.length) return 'only-place'; // what nothing else covers at all is shown by counting
  if (boards > 0) return boards > MANY ? 'many-boards' : 'go-through';
  if (wrongs.some(({ forced }) => forced.length > 0)) return 'then-stuck';
  if (isCover) return 'cover-left';
  const left = new Set(wrongs.map(({ end }) => (end.is === 'left' ? end.shape : -1)));
  return left.size === 1 && !left.has(-1) ? 'leaves-no-room' : 'fails-at-once';
}

/** 1,799 is about 1,800. */
const rounded = (count: number): number => Number(count.toPrecision(2));

const lettersOf = (shapes: readonly number[]): string =>
  [...new Set(shapes)]
    .sort((a, b) => a - b)
    .map(letterOf)
    .join('');
