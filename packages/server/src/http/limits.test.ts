/** Clients that ask too much or leave too early: addresses as reported by the proxy, keys from any address. */
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { authorizationFor, identityOf, newSecret, utf8, type Identity } from 'edgewise-web/together';
import { eventually } from '../testing.ts';
import { onEveryDatabase, type TestServer } from '../testing-server.ts';

/** Registering costs half of a full bucket. */
const registerAt = async (server: TestServer, identity: Identity, address: string): Promise<number> => {
  const request = { method: 'PUT', path: '/api/me', body: utf8('{}') };
  const authorization = await authorizationFor(identity, request, server.time);
  const headers = { authorization, 'x-forwarded-for': `1.2.3.4, ${address}` };
  return (await server.fetch('/api/me', { method: 'PUT', body: '{}', headers })).status;
};

onEveryDatabase(
  (server) => {
    const register = (identity: Identity, address: string) => registerAt(server, identity, address);

    test('a key is limited whatever the address, an address whatever the key', async () => {
      const newIdentity = () => identityOf(newSecret());
      const [a, b, c] = await Promise.all([newIdentity(), newIdentity(), newIdentity()]);
      const oneKey = [await register(a, '::1'), await register(a, '::2'), await register(a, '::3')];
      expect(oneKey).toEqual([200, 200, 429]);
      const oneAddress = [await register(b, '::4'), await register(c, '::4'), await register(c, '::4')];
      expect(oneAddress).toEqual([200, 200, 429]);
      expect(await register(b, '::5')).toBe(200);
    });

    test('a request whose body ends too early is answered and counted', async () => {
      const { port } = new URL(server.running.url);
      const head = 'POST /api/solve HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ::b\r\nContent-Length: 500000';
      const socket = connect(Number(port), '127.0.0.1').on('error', () => {});
      socket.end(`${head}\r\n\r\n{"puzzle":"`);
      const counted = async (): Promise<boolean> =>
        (await (await server.fetch('/metrics')).text()).includes('{route="POST /api/solve",status="400"} 1');
      expect(await eventually(counted)).toBe(true);
    });

    test('a client that hangs up halfway harms nobody', async () => {
      const { port } = new URL(server.running.url);
      const closed = Array.from({ length: 20 }, (_, i) => {
        const socket = connect(Number(port), '127.0.0.1').on('error', () => {});
        const head = `POST /api/grade HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ::a${i}\r\nContent-Length: 500000`;
        socket.write(`${head}\r\n\r\n{"puzzle":"`);
        setTimeout(() => socket.destroy(), 5 * i);
        return new Promise((resolve) => socket.once('close', resolve));
      });
      await Promise.all(closed);
      expect((await server.fetch('/api/health')).status).toBe(200);
    });
  },
  { behindProxy: true, rate: { burst: 10, perSecond: 0.01 } },
);
