/** Results in the database; those of many players are written together. */
import { oneRow, type Database, type Queries } from '../database/database.ts';
import { Gathered } from '../database/gathered.ts';
import type { Player } from '../identity/players.ts';

export interface Result {
  readonly verdict: 'clean' | 'helped' | 'shown' | 'unranked';
  readonly unusual: string | null; // 'fast', 'clock'
  readonly wall_ms: number | null;
  readonly active_ms: number;
  readonly moves: number;
  readonly hints: number;
  readonly given: number;
}

/** A player's daily puzzle. */
interface Which {
  readonly player: Player;
  readonly day: string;
  readonly game: string;
}

interface NewResult extends Which {
  readonly certificate: string;
  readonly result: Result;
  readonly now: number;
}

/**
 * Between certificates, which have been replayed and contain no such character. An array of them would be escaped and
 * read character by character.
 */
const SEPARATOR = '\u0001';

export class ResultStore {
  readonly #database: Database;
  readonly #added: Gathered<NewResult, boolean>;

  constructor(database: Database) {
    this.#database = database;
    this.#added = new Gathered((all) => addAll(database.grouped, all));
  }

  /** The first result counts: was it this one? */
  add(result: NewResult): Promise<boolean> {
    if (result.certificate.includes(SEPARATOR))
      throw new Error('a replayed certificate has a control character');
    return this.#added.ask(result);
  }

  /** A result sent again, perhaps after a lost answer, gets the one that is stored. */
  kept({ player, day, game }: Which): Promise<Result | undefined> {
    return oneRow<Result>(
      this.#database,
      `select verdict, unusual, wall_ms, active_ms, moves, hints, given from result
       where player = $1 and day = $2 and game = $3`,
      [player.id, day, game],
    );
  }
}

async function addAll(queries: Queries, all: readonly NewResult[]): Promise<readonly boolean[]> {
  const of = <T>(value: (result: Result) => T): readonly T[] => all.map(({ result }) => value(result));
  const added = await queries.query<{ player: number; day: string; game: string }>(
    `insert into result (player, day, game, verdict, unusual, wall_ms, active_ms, moves, hints, given,
                         certificate, received_at)
     select player, day, game, verdict, unusual, wall_ms, active_ms, moves, hints, given, certificate,
            to_timestamp(received)
     from unnest($1::int[], $2::text[], $3::text[], $4::text[], $5::text[], $6::int[], $7::int[], $8::int[],
                 $9::int[], $10::int[], string_to_array($11, $12), $13::float8[]) with ordinality
       as new (player, day, game, verdict, unusual, wall_ms, active_ms, moves, hints, given, certificate, received,
               place)
     order by place on conflict do nothing returning player, day, game`,
    [
      all.map(({ player }) => player.id),
      all.map(({ day }) => day),
      all.map(({ game }) => game),
      of(({ verdict }) => verdict),
      of(({ unusual }) => unusual),
      of(({ wall_ms }) => wall_ms),
      of(({ active_ms }) => active_ms),
      of(({ moves }) => moves),
      of(({ hints }) => hints),
      of(({ given }) => given),
      all.map(({ certificate }) => certificate).join(SEPARATOR),
      SEPARATOR,
      all.map(({ now }) => now / 1000),
    ],
  );
  const name = (player: number, day: string, game: string): string => `${player} ${day} ${game}`;
  const fresh = new Set(added.map(({ player, day, game }) => name(player, day, game)));
  // Of two that arrive at the same time, the first is stored.
  return all.map(({ player, day, game }) => fresh.delete(name(player.id, day, game)));
}
