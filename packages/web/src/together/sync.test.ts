/** Two devices with one key: logs merge, nothing is replaced, and the server sees nothing of it. */
import { describe, expect, test } from 'vitest';
import * as fc from 'fast-check';
import { certain } from '../shell/certain.ts';
import { memoryStore, type GameRecord, type SolveRecord, type Store } from '../game/store/records.ts';
import { identityOf, newSecret, type Answer, type Client, type Method } from './protocol/index.ts';
import { itemName, seal, unseal } from './seal.ts';
import { standingOf, sync } from './sync.ts';

const record = (id: string): GameRecord => ({
  id,
  game: 'steps',
  puzzle: 'p',
  now: 'n',
  params: '',
  level: '',
  created: 1,
  played: 2,
  done: 0,
  of: 8,
  solved: false,
  elapsed: 0,
});

const solve = (key: string): SolveRecord => ({
  key,
  game: 'steps',
  puzzle: 'p',
  params: '',
  find: 'f',
  state: 's',
  time: 1,
  moves: 1,
  own: true,
  at: 1,
});

/** The server's rule in a few lines: a piece is replaced only by a device that knew its last version. */
class Shelf {
  readonly items = new Map<string, { version: number; sealed: string }>();
  #version = 0;
  quicker: (() => void) | undefined; // what another device does just before a piece arrives

  async ask<T>(method: Method, path: string, body?: unknown): Promise<Answer<T>> {
    if (method === 'GET') {
      const items = [...this.items].map(([item, each]) => ({ item, ...each }));
      return { ok: true, value: { items, more: false } as T };
    }
    this.quicker?.();
    const item = path.split('/').at(-1) ?? '';
    const { base, sealed } = body as { base: number; sealed: string };
    if ((this.items.get(item)?.version ?? 0) !== base)
      return { ok: false, status: 409, code: 'changed-elsewhere', message: '' };
    this.items.set(item, { version: ++this.#version, sealed });
    return { ok: true, value: { version: this.#version } as T };
  }
}

const lines = async (store: Store) => {
  const games = await Promise.all((await store.list()).map(({ id }) => store.load(id)));
  return games.map((each) => each?.lines.join('|') ?? '').sort();
};

describe('logs', () => {
  test('relate to each other by how they began and continued', () => {
    expect(standingOf(['a', 'b'], ['a', 'b'])).toBe('same');
    expect(standingOf(['a', 'b', 'c'], ['a', 'b'])).toBe('ahead');
    expect(standingOf(['a'], ['a', 'b'])).toBe('behind');
    expect(standingOf(['a', 'c'], ['a', 'b', 'c'])).toBe('apart');
  });
});

describe('sealed pieces', () => {
  test('open with their own key only, and their names reveal nothing', async () => {
    const [mine, other] = [await identityOf(newSecret()), await identityOf(newSecret())];
    const sealed = await seal(mine, { text: 'a secret text' });
    expect(await unseal(mine, sealed)).toEqual({ text: 'a secret text' });
    expect(await unseal(other, sealed)).toBeUndefined();
    expect(await unseal(mine, `${sealed.slice(0, -2)}AA`)).toBeUndefined();
    expect(Buffer.from(sealed, 'base64url').includes('secret')).toBe(false);
    expect(await itemName(mine, 'x')).toBe(await itemName(mine, 'x'));
    expect(await itemName(mine, 'x')).not.toBe(await itemName(other, 'x'));
  });
});

describe('two devices', () => {
  test('come to the same games, whatever was played where, and nothing is lost', async () => {
    const identity = await identityOf(newSecret());
    const play = fc.record({
      device: fc.nat(1),
      game: fc.nat(2),
      line: fc.constantFrom('x', 'y'),
      syncs: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(play, { maxLength: 14 }), async (plays) => {
        const stores = [memoryStore(), memoryStore()] as const;
        const shelf = new Shelf();
        const client = shelf as unknown as Client;
        const written = new Set<string>();
        for (const { device, game, line, syncs } of plays) {
          const store = certain(stores[device]);
          const id = `game-${game}`;
          const known = await store.load(id);
          if (known) await store.append(id, known.lines.length, [line]);
          else await store.create({ record: record(id), lines: ['head', line] });
          written.add((await store.load(id))!.lines.join('|'));
          await store.recordSolve(solve(`${device} ${game}`));
          if (syncs) await sync(store, client, identity);
        }
        for (let round = 0; round < 3; round++)
          for (const store of stores) await sync(store, client, identity);
        const [a, b] = await Promise.all([lines(stores[0]), lines(stores[1])]);
        for (const text of written) expect([...a, ...b].some((each) => each.startsWith(text))).toBe(true);
        const keys = async (store: Store) => (await store.solveRecords()).map(({ key }) => key).sort();
        expect(await keys(stores[0])).toEqual(await keys(stores[1]));
      }),
      { numRuns: 25 },
    );
  });

  test('that send at once do not overwrite each other', async () => {
    const identity = await identityOf(newSecret());
    const [here, there] = [memoryStore(), memoryStore()];
    const shelf = new Shelf();
    const client = shelf as unknown as Client;
    await here.create({ record: record('g'), lines: ['head', 'x'] });
    await sync(here, client, identity);
    await sync(there, client, identity);
    await here.append('g', 2, ['mine']);
    await there.append('g', 2, ['yours']);
    await sync(there, client, identity);
    await sync(here, client, identity);
    expect(await lines(here)).toEqual(['head|x|mine', 'head|x|yours']);
    expect(
      await sync(
        here,
        { ask: async () => ({ ok: false, status: 0, code: '', message: '' }) } as unknown as Client,
        identity,
      ),
    ).toBeUndefined();
  });
});
