/** Players: a public key, a name if they want one, a time zone. */
import { certain } from 'edgewise';
import type { Database, Queries } from '../database/database.ts';
import { oneRow } from '../database/database.ts';
import { Refusal, unknownKey } from '../http/refusal.ts';
import { clampZone } from '../together/days.ts';

export interface Player {
  readonly id: number;
  readonly name: string | null;
  readonly zone: number;
}

export const playerWith = (queries: Queries, publicKey: Uint8Array): Promise<Player | undefined> =>
  oneRow<Player>(queries, 'select id, name, zone from player where public_key = $1', [publicKey]);

/** Names that look alike count as one: nobody can pass for someone else with a capital or a full-width letter. */
export const nameKey = (name: string): string => name.normalize('NFKC').toLowerCase();

export interface Register {
  readonly name?: string | null;
  readonly zone?: number;
}

/** Creates or changes a player; an unused name is free, '' and null remove it. */
export async function register(
  database: Database,
  publicKey: Uint8Array,
  { name, zone }: Register,
  now: number,
): Promise<Player> {
  const known = await playerWith(database, publicKey);
  const wanted = name === undefined ? (known?.name ?? null) : name || null;
  const values = [
    publicKey,
    wanted,
    wanted && nameKey(wanted),
    clampZone(zone ?? known?.zone ?? 0),
    new Date(now),
  ];
  try {
    const [player] = await database.query<Player>(
      `insert into player (public_key, name, name_key, zone, created_at) values ($1, $2, $3, $4, $5)
       on conflict (public_key) do update set name = $2, name_key = $3, zone = $4 returning id, name, zone`,
      values,
    );
    return certain(player);
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw new Refusal(409, 'name-taken', `The name "${wanted}" is taken. Choose another one.`);
  }
}

const isUniqueViolation = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && Reflect.get(error, 'code') === '23505';

/** Everything stored about a player, as one object. */
export async function everythingOf(queries: Queries, { id, name, zone }: Player): Promise<unknown> {
  const all = (sql: string) => queries.query(sql, [id]);
  const [account] = await all('select public_key, created_at from player where id = $1');
  if (!account) throw unknownKey(); // deleted since the request was signed
  return {
    name,
    zone,
    publicKey: Buffer.from(account['public_key'] as Uint8Array).toString('base64url'),
    createdAt: account['created_at'],
    starts: await all('select day, game, started_at, counts from attempt where player = $1 order by 1, 2'),
    results: await all(
      `select day, game, verdict, unusual, wall_ms, active_ms, moves, hints, given, certificate, received_at
       from result where player = $1 order by 1, 2`,
    ),
    shared: await all(
      `select s.code, s.title, s.author, s.note, s.listed, s.made_at,
              array_agg(p.puzzle order by p.place) as puzzles
       from shared s left join shared_puzzle p using (code) where s.owner = $1 group by s.code order by s.code`,
    ),
    backups: (
      await all('select item, version, sealed, changed_at from backup where player = $1 order by version')
    ).map((each) => ({ ...each, sealed: Buffer.from(each['sealed'] as Uint8Array).toString('base64url') })),
  };
}

/** Deletes a player and everything stored about them for good; boards keep their counts. */
export async function removePlayer(database: Database, { id }: Player): Promise<void> {
  await database.transaction(async (inside) => {
    await inside.query(
      `insert into departed (day, game, results)
       select day, game, 1 from result where player = $1 and verdict <> 'unranked'
       on conflict (day, game) do update set results = departed.results + 1`,
      [id],
    );
    await inside.query('delete from player where id = $1', [id]);
  });
}
