/** The player's games, and the state of the storage that keeps them. */
import { signal } from '@preact/signals';
import { indexedStore } from './indexed.ts';
import { memoryStore, type SolveRecord, type GameRecord, type Store } from './records.ts';

/** `refused`: nothing is kept beyond this page. `full`: what is kept stays, new moves are not added. */
export type StorageState = 'opening' | 'lasting' | 'refused' | 'full';

export const storage = signal<StorageState>('opening');
export const records = signal<readonly GameRecord[]>([]);
export const solveRecords = signal<readonly SolveRecord[]>([]);

let opened: Promise<Store> | undefined;

export function gameStore(): Promise<Store> {
  opened ??= open();
  return opened;
}

async function open(): Promise<Store> {
  try {
    const store = await indexedStore('edgewise');
    storage.value = 'lasting';
    return store;
  } catch {
    storage.value = 'refused';
    return memoryStore();
  }
}

let asked = false;

/** Without this, a browser short of space may delete the games. Requested once there is something to lose. */
export function askToKeep(): void {
  if (asked) return;
  asked = true;
  void navigator.storage?.persist?.().catch(() => false);
}

export async function refreshSolveRecords(): Promise<void> {
  solveRecords.value = await (await gameStore()).solveRecords();
}

/** Newest first. */
export async function refreshRecords(): Promise<void> {
  const all = await (await gameStore()).list();
  records.value = [...all].sort((a, b) => b.played - a.played);
}
