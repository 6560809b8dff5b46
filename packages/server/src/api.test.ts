/** The daily puzzles, their results and boards, on every available database. */
import { describe, expect, test } from 'vitest';
import { finish, games, makeRng } from 'edgewise';
import { dailyPreset, dailySeed } from 'edgewise-web/daily';
import type { Client } from 'edgewise-web/together';
import { ENDPOINTS } from './endpoints/index.ts';
import { dayIn } from './together/days.ts';
import { certificateOf } from './testing.ts';
import { onEveryDatabase } from './testing-server.ts';

const DAY = '2026-11-16';

onEveryDatabase((server) => {
  const stranger = () => server.stranger();
  const player = (name?: string) => server.player(name);

  interface Started {
    readonly puzzle: string;
    readonly startedAt: string;
    readonly counts: boolean;
  }
  const begin = (client: Client, game: string, zone = 0, day = DAY) =>
    server.good<Started>(client, 'POST', `/api/daily/${day}/${game}/start`, { zone });

  describe('the server', () => {
    test('is healthy and describes each of its endpoints', async () => {
      expect(await server.good(stranger(), 'GET', '/api/health')).toMatchObject({ ok: true });
      const { paths } = await server.good<{ paths: Record<string, Record<string, unknown>> }>(
        stranger(),
        'GET',
        '/api/openapi.json',
      );
      const described = Object.entries(paths).flatMap(([path, methods]) =>
        Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
      );
      expect(described.sort()).toEqual(ENDPOINTS.map(({ method, path }) => `${method} ${path}`).sort());
      const metrics = await (await server.fetch('/metrics')).text();
      expect(metrics).toContain('edgewise_requests_total{route="GET /api/health",status="200"}');
    });

    test('returns the puzzles that every app makes by itself, and verifies every game', async () => {
      const { puzzles } = await server.good<{ puzzles: { game: string; preset: string }[] }>(
        stranger(),
        'GET',
        `/api/daily/${DAY}`,
      );
      expect(puzzles.map(({ game }) => game)).toEqual(
        games.filter((each) => each.params.daily).map(({ id }) => id),
      );
      const { client } = await player();
      for (const game of games.filter((each) => each.params.daily)) {
        const { puzzle } = await begin(client, game.id);
        const made = finish(game.generate(dailyPreset(game, DAY)!.params, makeRng(dailySeed(game, DAY))));
        expect(made.ok && game.native.format({ puzzle: made.value.puzzle })).toBe(puzzle);
        const body = { day: DAY, certificate: certificateOf(puzzle) };
        const sent = await server.good(client, 'POST', '/api/results', body);
        expect(sent).toMatchObject({ game: game.id, verdict: 'clean' });
      }
    });

    test('does not reveal days that have not begun anywhere', async () => {
      expect(await server.code(stranger(), 'GET', '/api/daily/2026-11-18')).toBe('day-ahead');
      expect(await server.code(stranger(), 'GET', '/api/daily/2026-02-30')).toBe('request-wrong');
      expect(await server.code(stranger(), 'GET', '/api/daily/1999-01-01')).toBe('day-unknown');
    });

    test('says what is wrong with a request', async () => {
      const raw = (body: string, headers: Record<string, string> = {}) =>
        server.fetch('/api/grade', { method: 'POST', body, headers });
      expect((await raw('{')).status).toBe(400);
      expect(await (await raw('{"puzzle":7}')).json()).toMatchObject({ error: { code: 'request-wrong' } });
      expect((await raw(`{"puzzle":"${'x'.repeat(1_000_001)}"}`)).status).toBe(413);
      expect((await raw(`${'['.repeat(400_000)}${']'.repeat(400_000)}`)).status).toBe(400);
      expect((await server.fetch('/api/nothing')).status).toBe(404);
      expect((await server.fetch('/api/me')).status).toBe(401);
      const other = await server.fetch('/api/me', { method: 'OPTIONS' });
      expect([other.status, other.headers.get('access-control-allow-headers')]).toEqual([
        204,
        'authorization, content-type',
      ]);
    });
  });

  describe('results', () => {
    interface Verdict {
      readonly verdict: string;
      readonly unusual: string | null;
      readonly wallMs: number | null;
      readonly first: boolean;
    }
    const send = (client: Client, certificate: string, day = DAY) =>
      server.good<Verdict>(client, 'POST', '/api/results', { day, certificate });

    test('are clean, helped, shown or unranked, and the first start counts', async () => {
      const [a, b, c, d] = await Promise.all([player(), player(), player(), player()]);
      const { puzzle, startedAt, counts } = await begin(a.client, 'steps');
      expect(counts).toBe(true);
      await Promise.all([b, c].map(({ client }) => begin(client, 'steps')));
      server.time += 60_000;
      expect((await begin(a.client, 'steps')).startedAt).toBe(startedAt);
      const clean = await send(a.client, certificateOf(puzzle));
      expect(clean).toMatchObject({ verdict: 'clean', wallMs: 60_000, unusual: null, first: true });
      expect(await send(b.client, certificateOf(puzzle, { hints: 1 }))).toMatchObject({ verdict: 'helped' });
      expect(await send(c.client, certificateOf(puzzle, { given: 1 }))).toMatchObject({ verdict: 'shown' });
      expect(await send(d.client, certificateOf(puzzle))).toMatchObject({
        verdict: 'unranked',
        wallMs: null,
      });
      server.time += 5_000;
      expect(await send(a.client, certificateOf(puzzle, { hints: 2 }))).toMatchObject({
        verdict: 'clean',
        wallMs: 60_000,
        first: false,
      });
    });

    test('that arrive together stay separate, and a player’s first one counts', async () => {
      const day = '2026-11-17';
      server.time = Date.parse(`${day}T12:00:00Z`);
      const all = await Promise.all(Array.from({ length: 6 }, () => player()));
      const begun = await Promise.all(all.map(({ client }) => begin(client, 'steps', 0, day)));
      const { puzzle } = begun[0]!;
      server.time += 60_000;
      const sent = await Promise.all(
        [...all, all[0]!, all[0]!].map(({ client }, i) =>
          send(client, certificateOf(puzzle, { hints: i, msPerStep: 500 + i }), day),
        ),
      );
      expect(sent.filter(({ first }) => first)).toHaveLength(all.length);
      const own = await Promise.all(
        all.map(({ client }) =>
          server.good<{ results: { hints: number; certificate: string }[] }>(client, 'GET', '/api/me'),
        ),
      );
      for (const [i, { results }] of own.entries()) {
        expect(results).toHaveLength(1);
        const result = results[0]!;
        expect(result.certificate.match(/^hint /gm)?.length ?? 0).toBe(result.hints);
        if (i > 0) expect(result.hints).toBe(i);
        const answers = sent.filter((_, j) => j === i || (i === 0 && j >= all.length));
        for (const answer of answers) expect(answer).toMatchObject({ hints: result.hints });
      }
    });

    test('appear on boards: median and spread, opt-in names, unusual ones apart', async () => {
      const day = '2026-11-18';
      server.time = Date.parse('2026-11-18T12:00:00Z');
      const names = ['Ada', undefined, 'Kurt', 'Fast', 'Late'];
      const all = await Promise.all(names.map((name) => player(name && `${name} R`)));
      const [first] = await Promise.all(all.map(({ client }) => begin(client, 'steps', 0, day)));
      for (const [i, { client }] of all.entries()) {
        server.time += 10_000;
        const claims =
          i === 3 ? { msPerStep: 1 } : i === 4 ? { msPerStep: 100_000 } : { msPerStep: 1000 * (3 - i) };
        const { unusual } = await send(client, certificateOf(first!.puzzle, claims), day);
        expect(unusual).toBe(i === 3 ? 'fast' : i === 4 ? 'clock' : null);
      }
      interface Row {
        readonly rank: number;
        readonly name: string | null;
        readonly ms: number;
        readonly mine: boolean;
      }
      interface Ranking {
        readonly median: number;
        readonly quarter: number;
        readonly threeQuarters: number;
        readonly rows: Row[];
        readonly unusual: Row[];
      }
      const board = await server.good<{ counts: unknown; race: Ranking; calm: Ranking }>(
        all[1]!.client,
        'GET',
        `/api/board/${day}/steps`,
      );
      const steps = certificateOf(first!.puzzle).match(/^step /gm)!.length;
      expect(board.counts).toEqual({ clean: 5 });
      expect(board.race.rows.map(({ rank, name, ms, mine }) => [rank, name, ms, mine])).toEqual([
        [1, 'Ada R', 10_000, false],
        [2, null, 20_000, true],
        [3, 'Kurt R', 30_000, false],
      ]);
      expect(board.calm.rows.map(({ name, ms }) => [name, ms])).toEqual([
        ['Kurt R', 1000 * steps],
        [null, 2000 * steps],
        ['Ada R', 3000 * steps],
      ]);
      expect([board.race.quarter, board.race.median, board.race.threeQuarters]).toEqual([
        15_000, 20_000, 25_000,
      ]);
      expect(board.race.unusual.map(({ name }) => name)).toEqual(['Fast R', 'Late R']);
    });

    test('show their paths to everyone after five days, and no longer count', async () => {
      const day = '2026-11-18';
      const { client } = await player();
      const path = `/api/daily/${day}/steps/paths`;
      expect(await server.code(client, 'GET', path)).toBe('paths-closed');
      const { puzzle } = await begin(client, 'steps', 0, day);
      server.time = Date.parse('2026-11-23T11:59:00Z');
      expect(await server.code(client, 'GET', path)).toBe('paths-closed');
      server.time = Date.parse('2026-11-23T12:00:00Z'); // when the date has changed everywhere
      const { paths } = await server.good<{ paths: { certificate: string; name: string | null }[] }>(
        client,
        'GET',
        path,
      );
      expect(paths).toHaveLength(5);
      expect(paths.every(({ certificate }) => certificate.startsWith('edgewise 1\ngame steps\n'))).toBe(true);
      expect(await send(client, certificateOf(puzzle), day)).toMatchObject({ verdict: 'unranked' });
    });

    test('count on the player’s own date, in every zone of the world', async () => {
      const day = '2026-12-01';
      for (let zone = -12; zone <= 14; zone += 2) {
        for (const [hours, isOwnDate] of [
          [-0.02, false],
          [0.02, true],
          [23.98, true],
          [24.02, false],
        ] as const) {
          const at = Date.parse(`${day}T00:00:00Z`) + (hours - zone) * 3_600_000;
          expect(dayIn(zone * 60, at) === day).toBe(isOwnDate);
        }
      }
      server.time = Date.parse(`${day}T00:00:00Z`) - 14 * 3_600_000 - 1;
      const { client } = await player();
      expect(await server.code(client, 'POST', `/api/daily/${day}/steps/start`, { zone: 840 })).toBe(
        'day-ahead',
      );
      server.time += 1;
      expect((await begin(client, 'steps', 840, day)).counts).toBe(true);
      const west = await player();
      expect((await begin(west.client, 'steps', -720, day)).counts).toBe(false);
      server.time = Date.parse(`${day}T00:00:00Z`) + 36 * 3_600_000 - 1;
      const late = await player();
      expect((await begin(late.client, 'steps', -720, day)).counts).toBe(true);
      const later = await player();
      server.time += 1;
      expect((await begin(later.client, 'steps', -1440, day)).counts).toBe(false);
    });

    test('of a puzzle during which the clock jumped ahead wait that long, or no longer count', async () => {
      const day = '2026-12-03';
      server.time = Date.parse(`${day}T00:00:00Z`);
      const [soon, late] = await Promise.all([player(), player()]);
      const [{ puzzle }] = await Promise.all([
        begin(soon.client, 'steps', 0, day),
        begin(late.client, 'steps', 0, day),
      ]);
      server.time += 20 * 3_600_000;
      expect(await send(soon.client, certificateOf(puzzle), day)).toMatchObject({
        verdict: 'clean',
        wallMs: 20 * 3_600_000,
      });
      server.time = Date.parse('2026-12-08T12:00:00Z');
      expect(await send(late.client, certificateOf(puzzle), day)).toMatchObject({
        verdict: 'unranked',
        wallMs: null,
      });
    });

    test('hold when the clock is set back', async () => {
      const day = '2026-12-10';
      server.time = Date.parse(`${day}T12:00:00Z`);
      const { client } = await player();
      const { puzzle } = await begin(client, 'steps', 0, day);
      server.time -= 3_600_000; // the server's clock stands still, the device's own is an hour off
      expect(
        await server.code(client, 'POST', '/api/results', { day, certificate: certificateOf(puzzle) }),
      ).toBe('signature-expired');
      server.time += 3_600_000;
      expect(await send(client, certificateOf(puzzle), day)).toMatchObject({ verdict: 'clean', wallMs: 0 });
    });
  });
});
