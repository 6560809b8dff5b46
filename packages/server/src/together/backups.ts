/**
 * Sealed backups: the server stores pieces it cannot read, and only reports which have changed. Only someone who knew
 * its last version can replace a piece, so that two devices merge instead of overwriting each other.
 */
import { oneRow, type Database, type Queries } from '../database/database.ts';
import { Refusal } from '../http/refusal.ts';
import type { Player } from '../identity/players.ts';

const MOST_BYTES = 64_000_000;
const MOST_ITEMS = 5_000;
const PAGE_BYTES = 4_000_000;

interface Item {
  readonly item: string;
  readonly version: number;
  readonly sealed: Uint8Array;
}

/** What changed after a version, oldest first; `more` if the rest takes another request. */
export async function changedSince(queries: Queries, player: Player, since: number) {
  const rows = await queries.query<Item>(
    `select item, version, sealed from (
       select item, version, sealed, sum(length(sealed)) over (order by version) - length(sealed) as before
       from backup where player = $1 and version > $2
     ) sized where before < ${PAGE_BYTES} order by version`,
    [player.id, since],
  );
  const { last } = await extent(queries, player);
  const items = rows.map(({ sealed, ...rest }) => ({
    ...rest,
    sealed: Buffer.from(sealed).toString('base64url'),
  }));
  return { items, more: (items.at(-1)?.version ?? since) < last };
}

async function extent(queries: Queries, player: Player) {
  const found = await oneRow<{ last: number; bytes: number; items: number }>(
    queries,
    `select coalesce(max(version), 0)::int as last, coalesce(sum(length(sealed)), 0)::int as bytes,
            count(*)::int as items from backup where player = $1`,
    [player.id],
  );
  return found ?? { last: 0, bytes: 0, items: 0 };
}

/** `base`: the version that was merged into this one, 0 for a new piece. */
export function put(
  database: Database,
  player: Player,
  { item, base, sealed }: { readonly item: string; readonly base: number; readonly sealed: Uint8Array },
  now: number,
): Promise<number> {
  return database.transaction(async (inside) => {
    await inside.query('select id from player where id = $1 for update', [player.id]);
    const known = await oneRow<{ version: number; bytes: number }>(
      inside,
      'select version, length(sealed)::int as bytes from backup where player = $1 and item = $2',
      [player.id, item],
    );
    if ((known?.version ?? 0) !== base)
      throw new Refusal(409, 'changed-elsewhere', 'Another device has changed this: merge it first.');
    const { last, bytes, items } = await extent(inside, player);
    if (bytes - (known?.bytes ?? 0) + sealed.length > MOST_BYTES || (!known && items >= MOST_ITEMS))
      throw new Refusal(409, 'backup-full', 'The backup is full: 64 MB and 5,000 games can be kept.');
    await inside.query(
      `insert into backup (player, item, version, sealed, changed_at) values ($1, $2, $3, $4, $5)
       on conflict (player, item) do update set version = $3, sealed = $4, changed_at = $5`,
      [player.id, item, last + 1, sealed, new Date(now)],
    );
    return last + 1;
  });
}

export const clearBackup = async (queries: Queries, player: Player): Promise<void> =>
  void (await queries.query('delete from backup where player = $1', [player.id]));
