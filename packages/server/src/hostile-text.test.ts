/** SQL, HTML and control characters in every text of every endpoint, on every available database. */
import { describe, expect, test } from 'vitest';
import type * as v from 'valibot';
import { ENDPOINTS } from './endpoints/index.ts';
import type { Endpoint } from './http/endpoint.ts';
import { certificateOf } from './testing.ts';
import { onEveryDatabase } from './testing-server.ts';

const NASTY = [
  `'); drop table player; --`,
  `" or 1=1; select pg_sleep(9) --`,
  `<script>alert(1)</script><img src=x onerror=alert(1)>`,
  String.raw`\x00\u0000%00\'`,
  'a\u0000b\u001b[31m\u202ec\ud800',
  '{"a":{"b":[null]}} ${x} {{x}}',
] as const;

interface Entries {
  readonly entries?: Readonly<Record<string, v.GenericSchema>>;
}

/** The same text wherever an endpoint takes something, including where it expects a number or a list. */
function hostileCall({ path, query, body }: Endpoint, text: string): { path: string; body?: unknown } {
  const names = (schema: v.GenericSchema | undefined): readonly string[] =>
    Object.keys((schema as Entries | undefined)?.entries ?? {});
  const escaped = encodeURIComponent(text.replaceAll(/[\ud800-\udfff]/g, ''));
  const asked = names(query).map((name) => `${name}=${escaped}`);
  const filled = path.replaceAll(/\{\w+\}/g, escaped) + (asked.length ? `?${asked.join('&')}` : '');
  if (!body) return { path: filled };
  const list = [{ puzzle: text, title: text }];
  const values = names(body).map((name) => [name, name === 'puzzles' ? list : text]);
  return { path: filled, body: Object.fromEntries(values) as unknown };
}

onEveryDatabase((server) => {
  test.each(ENDPOINTS.map((each) => [`${each.method} ${each.path}`, each] as const))(
    '%s refuses such texts or accepts them unchanged',
    async (_, endpoint) => {
      const { client } = await server.player();
      for (const text of NASTY) {
        const { path, body } = hostileCall(endpoint, text);
        const answer = await server.ask(client, endpoint.method, path, body);
        expect(answer.ok ? 200 : answer.status).toBeOneOf([200, 400, 401, 403, 404, 409, 413, 422]);
      }
      expect(await server.good(server.stranger(), 'GET', '/api/health')).toMatchObject({ ok: true });
    },
  );

  describe('accepted text', () => {
    test('comes back letter for letter, as data and never as a page', async () => {
      const name = `Bobby'); drop--<b>&"\\`;
      const { client } = await server.player(name);
      const day = '2026-11-16';
      const { puzzle } = await server.good<{ puzzle: string }>(
        client,
        'POST',
        `/api/daily/${day}/steps/start`,
        { zone: 0 },
      );
      server.time += 60_000;
      await server.good(client, 'POST', '/api/results', { day, certificate: certificateOf(puzzle) });
      const { code } = await server.good<{ code: string }>(client, 'POST', '/api/shared', {
        title: name,
        note: NASTY[2],
        listed: true,
        puzzles: [{ puzzle, title: name }],
      });
      for (const path of [
        `/api/board/${day}/steps`,
        `/api/shared/${code}`,
        `/api/setters/${encodeURIComponent(name)}`,
      ]) {
        const answer = await server.fetch(path);
        expect(answer.headers.get('content-type')).toContain('application/json');
        expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
        expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
        expect(await answer.text()).toContain(JSON.stringify(name));
      }
      expect(await server.good(client, 'GET', '/api/me')).toMatchObject({ name });
      const [players] = await server.running.services.database.query<{ count: number }>(
        'select count(*)::int as count from player',
      );
      expect(players?.count).toBe(ENDPOINTS.length); // one per endpoint and this one, less the one that DELETE /api/me removed
    });
  });
});
