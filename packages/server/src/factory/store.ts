/** Puzzles that have been made, many in one statement: a statement costs more than a row. */
import type { Queries } from '../database/database.ts';
import type { Certified } from '../work/certify.ts';

/** A number of an order. */
export interface Place {
  readonly order: string;
  readonly number: number;
}

export interface NewPuzzle extends Place, Certified {
  readonly seed: string;
}

/**
 * The puzzles that were refused: the same exists already in the order, up to rotation and reflection. A number that
 * another worker has stored is not refused.
 */
export async function storeMade<Made extends NewPuzzle>(
  queries: Queries,
  all: readonly Made[],
  now: number,
): Promise<readonly Made[]> {
  if (all.length === 0) return [];
  const stored = new Set((await inserted(queries, all, now)).map(nameOf));
  const rest = all.filter((each) => !stored.has(nameOf(each)));
  if (rest.length === 0) return [];
  const known = new Set((await placesOf(queries, rest)).map(nameOf));
  return rest.filter((each) => !known.has(nameOf(each)));
}

const nameOf = ({ order, number }: Place): string => `${order} ${number}`;

/** By likeness: if two workers store the same puzzles in different orders, each may wait for the other. */
function inserted(queries: Queries, all: readonly NewPuzzle[], now: number): Promise<readonly Place[]> {
  const sorted = [...all].sort(
    (a, b) => Number(a.likeness > b.likeness) - Number(a.likeness < b.likeness) || a.number - b.number,
  );
  const of = <T>(value: (made: NewPuzzle) => T): readonly T[] => sorted.map(value);
  return queries.query<Place>(
    `insert into factory_puzzle ("order", number, seed, puzzle, solution, level, likeness, made_at)
     select "order", number, seed, puzzle, solution, level, likeness, $8
     from unnest($1::text[], $2::int[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[]) with ordinality
       as made ("order", number, seed, puzzle, solution, level, likeness, place)
     order by place on conflict do nothing returning "order", number`,
    [
      of(({ order }) => order),
      of(({ number }) => number),
      of(({ seed }) => seed),
      of(({ puzzle }) => puzzle),
      of(({ solution }) => solution),
      of(({ level }) => level),
      of(({ likeness }) => likeness),
      new Date(now),
    ],
  );
}

const placesOf = (queries: Queries, all: readonly Place[]): Promise<readonly Place[]> =>
  queries.query<Place>(
    `select p."order", p.number from factory_puzzle p
     join unnest($1::text[], $2::int[]) as wanted ("order", number)
       on p."order" = wanted."order" and p.number = wanted.number`,
    [all.map(({ order }) => order), all.map(({ number }) => number)],
  );

export const storeFailure = async (
  queries: Queries,
  { order, number }: Place,
  reason: string,
): Promise<void> =>
  void (await queries.query('insert into factory_failure values ($1, $2, $3) on conflict do nothing', [
    order,
    number,
    reason,
  ]));
