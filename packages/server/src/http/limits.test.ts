/** Visitors that ask too much or leave too early: addresses as the proxy tells them, keys wherever they come from. */
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { authorizationFor, identityOf, newSecret, utf8, type Identity } from 'edgewise-web/together';
import { serve, type RunningServer } from '../serve.ts';
import { DATABASES, type StartedDatabase } from '../testing-databases.ts';

let database: StartedDatabase;
let server: RunningServer;
beforeAll(async () => {
  database = await DATABASES.findLast(({ start }) => start)!.start!();
  const { data, url } = await database.fresh();
  server = await serve({
    port: 0,
    data,
    ...(url !== undefined && { databaseUrl: url }),
    threads: 1,
    prepare: false,
    behindProxy: true,
    rate: { burst: 10, perSecond: 0.01 },
  });
}, 60_000);
afterAll(async () => {
  await server.stop();
  await database.stop();
});

/** Registering costs half of what there is at once. */
async function register(identity: Identity, address: string): Promise<number> {
  const request = { method: 'PUT', path: '/api/me', body: utf8('{}') };
  const authorization = await authorizationFor(identity, request, Date.now());
  const headers = { authorization, 'x-forwarded-for': `1.2.3.4, ${address}` };
  return (await fetch(new URL('/api/me', server.url), { method: 'PUT', body: '{}', headers })).status;
}

test('a key is limited from whatever address, an address with whatever key', async () => {
  const [a, b, c] = await Promise.all([1, 2, 3].map(() => identityOf(newSecret())));
  const oneKey = [await register(a, '::1'), await register(a, '::2'), await register(a, '::3')];
  expect(oneKey).toEqual([200, 200, 429]);
  const oneAddress = [await register(b, '::4'), await register(c, '::4'), await register(c, '::4')];
  expect(oneAddress).toEqual([200, 200, 429]);
  expect(await register(b, '::5')).toBe(200);
});

test('a visitor that hangs up in the middle harms nobody', async () => {
  const { port } = new URL(server.url);
  const closed = Array.from({ length: 20 }, (_, i) => {
    const socket = connect(Number(port), '127.0.0.1').on('error', () => {});
    const head = `POST /api/grade HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ::a${i}\r\nContent-Length: 500000`;
    socket.write(`${head}\r\n\r\n{"puzzle":"`);
    setTimeout(() => socket.destroy(), 5 * i);
    return new Promise((resolve) => socket.once('close', resolve));
  });
  await Promise.all(closed);
  expect((await fetch(new URL('/api/health', server.url))).status).toBe(200);
});
