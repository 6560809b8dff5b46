/** Writes moves into the database that its own name names. */
import { openGames, write } from './database.ts';
import { Conflict, type GameRecord } from './records.ts';

export type Entry = readonly [id: string, from: number, lines: readonly string[], card?: GameRecord];

export interface Order {
  readonly order: number;
  readonly entry: Entry;
}

export type Answer = 'ready' | { readonly order: number; readonly is: 'written' | 'conflict' | 'failed' };

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- between a page and its worker there is no origin to name
const answer = (what: Answer): void => self.postMessage(what);

const games = await openGames(self.name);

self.addEventListener('message', ({ data: { order, entry } }: MessageEvent<Order>) => {
  write(games, ...entry).then(
    () => answer({ order, is: 'written' }),
    (error: unknown) => answer({ order, is: error instanceof Conflict ? 'conflict' : 'failed' }),
  );
});
answer('ready');
