/**
 * Backup and second device. A game is a log that only grows, so two copies of it merge without asking: one
 * continues the other, or they have diverged and both stay. Solves are a set. Nothing is ever replaced.
 */
import type { GameRecord, SolveRecord, Store, StoredGame } from '../game/store/records.ts';
import { itemName, seal, unseal } from './seal.ts';
import type { Client, Identity } from './protocol/index.ts';

/** How the lines here relate to those of another device. */
export type Standing = 'same' | 'ahead' | 'behind' | 'apart';

export function standingOf(here: readonly string[], there: readonly string[]): Standing {
  const shared = Math.min(here.length, there.length);
  for (let i = 0; i < shared; i++) if (here[i] !== there[i]) return 'apart';
  return here.length === there.length ? 'same' : here.length > there.length ? 'ahead' : 'behind';
}

type Piece =
  | { readonly kind: 'game'; readonly record: GameRecord; readonly lines: readonly string[] }
  | { readonly kind: 'solves'; readonly solves: readonly SolveRecord[] };

interface Known {
  readonly version: number;
  readonly piece: Piece | undefined;
}

export interface Synced {
  readonly sent: number;
  readonly got: number;
}

/** Undefined if the server did not answer; then the next sync finishes whatever was half done. */
export async function sync(store: Store, client: Client, identity: Identity): Promise<Synced | undefined> {
  const known = await pull(client, identity);
  if (!known) return undefined;
  const got = await takeGames(store, known);
  const solvesGot = await takeSolves(store, known);
  const sent = await push(store, client, identity, known);
  return sent === undefined ? undefined : { sent, got: got + solvesGot };
}

async function pull(client: Client, identity: Identity): Promise<ReadonlyMap<string, Known> | undefined> {
  const known = new Map<string, Known>();
  for (let since = 0; ;) {
    const page = await client.ask<{
      items: readonly { item: string; version: number; sealed: string }[];
      more: boolean;
    }>('GET', `/api/backup?since=${since}`);
    if (!page.ok) return undefined;
    for (const { item, version, sealed } of page.value.items) {
      known.set(item, { version, piece: pieceIn(await unseal(identity, sealed)) });
      since = Math.max(since, version);
    }
    if (!page.value.more || page.value.items.length === 0) return known;
  }
}

/** Sealed by this key, so we made it; still, only data of the right shape is accepted. */
function pieceIn(value: unknown): Piece | undefined {
  if (typeof value !== 'object' || value === null || !('kind' in value)) return undefined;
  if (value.kind === 'solves' && 'solves' in value && Array.isArray(value.solves)) return value as Piece;
  const isGame = value.kind === 'game' && 'record' in value && 'lines' in value && Array.isArray(value.lines);
  return isGame ? (value as Piece) : undefined;
}

async function takeGames(store: Store, known: ReadonlyMap<string, Known>): Promise<number> {
  let got = 0;
  for (const { piece } of known.values()) {
    if (piece?.kind !== 'game') continue;
    const here = await store.load(piece.record.id);
    if (await merged(store, here, piece)) got++;
  }
  return got;
}

async function merged(store: Store, here: StoredGame | undefined, there: StoredGame): Promise<boolean> {
  const standing = here ? standingOf(here.lines, there.lines) : undefined;
  if (standing === undefined) await store.create({ record: there.record, lines: there.lines });
  else if (standing === 'behind' && here)
    await store.append(
      there.record.id,
      here.lines.length,
      there.lines.slice(here.lines.length),
      there.record,
    );
  else if (standing === 'apart') return keepBoth(store, there);
  else return false;
  return true;
}

/** Under a name that is the same on both devices, so that the other's copy arrives once. */
async function keepBoth(store: Store, { record, lines }: StoredGame): Promise<boolean> {
  const id = `${record.id.slice(0, 36)}-${lines.length}`.slice(0, 60);
  if (await store.load(id)) return false;
  await store.create({ record: { ...record, id }, lines });
  return true;
}

async function takeSolves(store: Store, known: ReadonlyMap<string, Known>): Promise<number> {
  const here = new Set((await store.solveRecords()).map(({ key }) => key));
  let got = 0;
  for (const { piece } of known.values())
    for (const solve of piece?.kind === 'solves' ? piece.solves : []) {
      if (here.has(solve.key)) continue;
      await store.recordSolve(solve);
      got++;
    }
  return got;
}

async function push(
  store: Store,
  client: Client,
  identity: Identity,
  known: ReadonlyMap<string, Known>,
): Promise<number | undefined> {
  let sent = 0;
  for (const { id } of await store.list()) {
    const game = await store.load(id);
    const item = await itemName(identity, `game ${id}`);
    const there = known.get(item)?.piece;
    if (!game || (there?.kind === 'game' && standingOf(game.lines, there.lines) !== 'ahead')) continue;
    const put = await send(client, identity, item, known, { kind: 'game', ...game });
    if (put === undefined) return undefined;
    sent += put;
  }
  const item = await itemName(identity, 'solves');
  const there = known.get(item)?.piece;
  const solves = await store.solveRecords();
  if (solves.length <= (there?.kind === 'solves' ? there.solves.length : 0)) return sent;
  const put = await send(client, identity, item, known, { kind: 'solves', solves });
  return put === undefined ? undefined : sent + put;
}

/** 0 if another device was quicker: the next sync merges with what it sent. */
async function send(
  client: Client,
  identity: Identity,
  item: string,
  known: ReadonlyMap<string, Known>,
  piece: Piece,
): Promise<number | undefined> {
  const body = { base: known.get(item)?.version ?? 0, sealed: await seal(identity, piece) };
  const put = await client.ask('PUT', `/api/backup/${item}`, body);
  return put.ok ? 1 : put.status === 409 ? 0 : undefined;
}
