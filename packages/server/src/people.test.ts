/** Keys, links, backups and the engine as a service, on every available database. */
import { describe, expect, test } from 'vitest';
import { foreignText, games, svgOf } from './testing-pictures.ts';
import { authorizationFor, type Client, fromBase64url, toBase64url, utf8 } from 'edgewise-web/together';
import { everythingOf } from './identity/players.ts';
import { certificateOf, newPlayer } from './testing.ts';
import { onEveryDatabase } from './testing-server.ts';

const ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;
/** SQL, HTML and escapes in one text. */
const NASTY = `'); drop table player; -- <script>alert(1)</script> "&amp; \\u0000 %00 \${x}`;

onEveryDatabase((server) => {
  describe('a signed request', () => {
    const path = '/api/me';
    const body = '{}';
    const headers = (authorization: string) => ({ authorization, 'content-type': 'application/json' });
    const send = (authorization: string, text = body) =>
      server.fetch(path, { method: 'PUT', body: text, headers: headers(authorization) });
    const codeOf = async (response: Response) =>
      response.ok ? 'ok' : ((await response.json()) as { error: { code: string } }).error.code;
    const sign = async (time: number, text = body) => {
      const { identity } = await newPlayer(server.running.url);
      return authorizationFor(identity, { method: 'PUT', path, body: utf8(text) }, time);
    };

    test('is valid once', async () => {
      const header = await sign(server.time);
      expect([await codeOf(await send(header)), await codeOf(await send(header))]).toEqual([
        'ok',
        'signature-used',
      ]);
    });

    test('is valid once even when it arrives several times at the same moment, among others', async () => {
      const signed = () => sign(server.time);
      const [header, ...others] = await Promise.all([signed(), signed(), signed()]);
      const all = [header, others[0], header, header, others[1], header];
      const codes = await Promise.all(all.map(async (each) => codeOf(await send(each))));
      const own = codes.filter((_, i) => all[i] === header);
      expect(own.sort()).toEqual(['ok', 'signature-used', 'signature-used', 'signature-used']);
      expect(codes.filter((_, i) => all[i] !== header)).toEqual(['ok', 'ok']);
    });

    test('is valid once even with its signature turned into the equivalent one', async () => {
      const header = await sign(server.time);
      expect(await codeOf(await send(header))).toBe('ok');
      const [start, signature] = [header.slice(0, -86), fromBase64url(header.slice(-86))!];
      const s = BigInt(`0x${Buffer.from(signature.slice(32)).toString('hex')}`);
      const other = Buffer.from((ORDER - s).toString(16).padStart(64, '0'), 'hex');
      const twin = start + toBase64url(Uint8Array.from([...signature.slice(0, 32), ...other]));
      expect(twin).not.toBe(header);
      expect(await codeOf(await send(twin))).toBe('signature-used');
    });

    test('is valid for five minutes, for its own body, and for nobody else', async () => {
      expect(await codeOf(await send(await sign(server.time - 299_000)))).toBe('ok');
      expect(await codeOf(await send(await sign(server.time - 301_000)))).toBe('signature-expired');
      expect(await codeOf(await send(await sign(server.time + 301_000)))).toBe('signature-expired');
      expect(await codeOf(await send(await sign(server.time), '{"zone":60}'))).toBe('signature-wrong');
      expect(await codeOf(await send('Bearer token'))).toBe('signature-form');
      const [mine, yours] = [await sign(server.time), await sign(server.time)];
      const mixed = `${yours.split('.')[0]}.${mine.split('.').slice(1).join('.')}`;
      expect(await codeOf(await send(mixed))).toBe('signature-wrong');
    });

    test('with an unknown key is refused, except for registering', async () => {
      const { client } = await newPlayer(server.running.url, () => server.time);
      expect(await server.code(client, 'GET', '/api/me')).toBe('key-unknown');
      expect(await server.code(server.stranger(), 'GET', '/api/me')).toBe('not-signed');
      expect(await server.code(client, 'PUT', '/api/me', {})).toBe('ok');
      expect(await server.code(client, 'GET', '/api/me')).toBe('ok');
    });
  });

  describe('a player', () => {
    test('has a name that nobody else has, or none', async () => {
      const [a, b] = await Promise.all([server.player('Grace'), server.player()]);
      expect(await server.code(b.client, 'PUT', '/api/me', { name: 'ｇrace' })).toBe('name-taken');
      expect(await server.code(b.client, 'PUT', '/api/me', { name: 'x'.repeat(31) })).toBe('request-wrong');
      expect(await server.good(a.client, 'PUT', '/api/me', { name: null })).toMatchObject({ name: null });
      expect(await server.good(b.client, 'PUT', '/api/me', { name: ' Grace\n' })).toMatchObject({
        name: 'Grace',
      });
    });

    test('can download everything stored, and is gone when deleted', async () => {
      const { client, identity } = await server.player('Emmy');
      const day = '2026-11-16';
      const { puzzle } = await server.good<{ puzzle: string }>(
        client,
        'POST',
        `/api/daily/${day}/steps/start`,
        {
          zone: 0,
        },
      );
      server.time += 60_000;
      await server.good(client, 'POST', '/api/results', { day, certificate: certificateOf(puzzle) });
      const { code } = await server.good<{ code: string }>(client, 'POST', '/api/shared', {
        puzzles: [{ puzzle }],
      });
      await server.good(client, 'PUT', '/api/backup/item-one', { base: 0, sealed: 'AAAA' });
      const all = await server.good<Record<string, unknown[]>>(client, 'GET', '/api/me');
      expect(
        [all['starts'], all['results'], all['shared'], all['backups']].map((each) => each?.length),
      ).toEqual([1, 1, 1, 1]);
      expect(all['publicKey']).toBe(toBase64url(identity.publicKey));
      await server.good(client, 'DELETE', '/api/me');
      expect(await server.code(client, 'GET', '/api/me')).toBe('key-unknown');
      expect(await server.code(server.stranger(), 'GET', `/api/shared/${code}`)).toBe('no-such-link');
      const { database } = server.running.services;
      expect(
        await database.query('select 1 as found from player where public_key = $1', [identity.publicKey]),
      ).toEqual([]);
      // A download that had been allowed before the player was gone.
      const gone = everythingOf(database, { id: -1, name: null, zone: 0 });
      await expect(gone).rejects.toMatchObject({ status: 401, code: 'key-unknown' });
      for (const table of ['attempt', 'result', 'shared', 'backup']) {
        const owner = table === 'shared' ? 'owner' : 'player';
        const left = await database.query(
          `select 1 as found from ${table} where ${owner} not in (select id from player)`,
        );
        expect(left).toEqual([]);
      }
      const board = await server.good<{ counts: Record<string, number> }>(
        server.stranger(),
        'GET',
        `/api/board/${day}/steps`,
      );
      expect(board.counts).toEqual({ departed: 1 });
      // The same key can register again, with nothing left.
      await server.good(client, 'PUT', '/api/me', {});
      expect(await server.good(client, 'GET', '/api/me')).toMatchObject({ name: null, results: [] });
    });
  });

  describe('a short link', () => {
    const puzzle = 'steps:FBgEFBDAWHEOCGQADkGGS';

    test('holds a puzzle or a collection, with whatever people write', async () => {
      const { client } = await server.player('Setter');
      const title = NASTY.slice(0, 80);
      const given = {
        title,
        author: NASTY.slice(0, 80),
        note: NASTY,
        listed: true,
        puzzles: [{ puzzle, title: NASTY.slice(0, 80) }, { puzzle: 'slitherlink:5x5:a23c1222a333a1101c11a' }],
      };
      const { code } = await server.good<{ code: string }>(client, 'POST', '/api/shared', given);
      expect(code).toMatch(/^\w{8}$/);
      const read = await server.good<{
        puzzles: { puzzle: string; game: string }[];
        title: string;
        note: string;
      }>(server.stranger(), 'GET', `/api/shared/${code}`);
      expect([read.title, read.note]).toEqual([title.trim(), NASTY]);
      expect(read.puzzles.map((each) => each.game)).toEqual(['steps', 'slitherlink']);
      const { links } = await server.good<{ links: { code: string; puzzles: number }[] }>(
        server.stranger(),
        'GET',
        '/api/setters/SETTER',
      );
      expect(links).toMatchObject([{ code, puzzles: 2 }]);
      const short = await server.fetch(`/p/${code}`, { redirect: 'manual' });
      expect([short.status, short.headers.get('location')]).toEqual([302, `/#/shared/${code}`]);
      const answer = await server.fetch(`/api/shared/${code}`);
      expect(answer.headers.get('content-type')).toContain('application/json');
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      expect(await server.good(client, 'GET', '/api/shared')).toMatchObject({ links: [{ code }] });
    });

    test('can be changed and deleted only by its owner', async () => {
      const [owner, other] = await Promise.all([server.player(), server.player()]);
      const made = await server.good<{ code: string }>(owner.client, 'POST', '/api/shared', {
        title: 'First',
        puzzles: [{ puzzle }],
      });
      const path = `/api/shared/${made.code}`;
      expect(await server.good(owner.client, 'GET', path)).toMatchObject({
        mine: true,
        puzzles: [{ solutions: 'one', level: 'starter' }],
      });
      expect(await server.good(other.client, 'GET', path)).toMatchObject({ mine: false });
      expect(await server.code(other.client, 'PUT', path, { title: 'Mine now' })).toBe('not-yours');
      expect(await server.code(other.client, 'DELETE', path)).toBe('not-yours');
      await server.good(owner.client, 'PUT', path, { title: 'Second' });
      expect(await server.good(other.client, 'GET', path)).toMatchObject({
        title: 'Second',
        puzzles: [{ puzzle }],
      });
      await server.good(owner.client, 'DELETE', path);
      expect(await server.code(owner.client, 'GET', path)).toBe('no-such-link');
      expect(await server.code(owner.client, 'DELETE', path)).toBe('no-such-link');
    });

    test('accepts only puzzles, in whatever field', async () => {
      const { client } = await server.player();
      const wrong = await client.ask('POST', '/api/shared', { puzzles: [{ puzzle }, { puzzle: NASTY }] });
      expect(wrong).toMatchObject({ ok: false, status: 422, code: 'puzzle-wrong' });
      expect(!wrong.ok && wrong.message).toMatch(/^Puzzle 2: Line 1, column 1: /);
      for (const field of ['title', 'author', 'note', 'listed', 'puzzles'])
        expect(
          await server.code(client, 'POST', '/api/shared', { puzzles: [{ puzzle }], [field]: { a: 1 } }),
        ).toBe('request-wrong');
      for (const path of [
        `/api/shared/${encodeURIComponent(NASTY)}`,
        '/api/board/x/steps',
        `/api/daily/2026-11-16/${encodeURIComponent(NASTY)}/paths`,
      ])
        expect(await server.code(server.stranger(), 'GET', path)).toMatch(/^(request-wrong|not-found)$/);
      expect(
        await server.code(server.stranger(), 'GET', `/api/setters/${encodeURIComponent(NASTY.slice(0, 29))}`),
      ).toBe('ok');
    });
  });

  test('a backup is the player’s own, and is merged, not overwritten', async () => {
    const [a, b] = await Promise.all([server.player(), server.player()]);
    const put = (client: Client, item: string, base: number, sealed: string) =>
      server.ask<{ version: number }>(client, 'PUT', `/api/backup/${item}`, { base, sealed });
    expect(await put(a.client, 'game-one', 0, 'AAAA')).toMatchObject({ value: { version: 1 } });
    expect(await put(a.client, 'game-two', 0, 'BBBB')).toMatchObject({ value: { version: 2 } });
    expect(await put(a.client, 'game-one', 0, 'CCCC')).toMatchObject({ code: 'changed-elsewhere' });
    expect(await put(a.client, 'game-one', 1, 'CCCC')).toMatchObject({ value: { version: 3 } });
    const since = (client: Client, version: number) =>
      server.good<{ items: unknown[] }>(client, 'GET', `/api/backup?since=${version}`);
    expect(await since(a.client, 0)).toEqual({
      items: [
        { item: 'game-two', version: 2, sealed: 'BBBB' },
        { item: 'game-one', version: 3, sealed: 'CCCC' },
      ],
      more: false,
    });
    expect((await since(a.client, 2)).items).toHaveLength(1);
    expect((await since(b.client, 0)).items).toEqual([]);
    // Two devices at once: one of them has to merge.
    const both = await Promise.all([
      put(a.client, 'game-two', 2, 'DDDD'),
      put(a.client, 'game-two', 2, 'EEEE'),
    ]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await server.code(a.client, 'PUT', '/api/backup/game-one', { base: 3, sealed: '!!!' })).toBe(
      'body-wrong',
    );
    await server.good(a.client, 'DELETE', '/api/backup');
    expect((await since(a.client, 0)).items).toEqual([]);
  });

  describe('the engine as a service', () => {
    const stranger = () => server.stranger();

    test('makes the same puzzle from the same seed, in every output format', async () => {
      for (const game of games) {
        const path = `/api/new?game=${game.id}&seed=x`;
        const [json, again] = await Promise.all([
          server.good<{ puzzle: string }>(stranger(), 'GET', path),
          server.good<{ puzzle: string }>(stranger(), 'GET', path),
        ]);
        expect(json).toEqual(again);
        const native = await server.fetch(`${path}&as=native`);
        expect(await native.text()).toBe(`${json.puzzle}\n`);
        const svg = await server.fetch(`${path}&as=svg`);
        expect(svg.headers.get('content-type')).toBe('image/svg+xml');
        expect(await svg.text()).toBe(svgOf(game, json.puzzle));
      }
      const png = await server.fetch('/api/new?game=steps&seed=x&as=png');
      expect(png.headers.get('content-type')).toBe('image/png');
      expect(
        Buffer.from(await png.arrayBuffer())
          .subarray(1, 4)
          .toString(),
      ).toBe('PNG');
    });

    test('accepts settings and says what is wrong with them', async () => {
      const wide = await server.good<{ puzzle: string }>(
        stranger(),
        'GET',
        '/api/new?game=slitherlink&seed=x&width=7&height=4',
      );
      expect(wide.puzzle).toMatch(/^slitherlink:7x4:/);
      for (const query of [
        'game=chess',
        'game=steps&preset=none',
        'game=slitherlink&width=9999',
        'game=slitherlink&nothing=1',
        'preset=easy',
      ])
        expect(await server.code(stranger(), 'GET', `/api/new?${query}`)).toMatch(
          /^(refused|request-wrong)$/,
        );
    });

    test('solves, hints and grades any format', async () => {
      const text = 'slitherlink:5x5:a23c1222a333a1101c11a';
      const puzzle = foreignText(text);
      expect(puzzle).toContain('puzz.link');
      const ask = <T>(path: string, body: object) =>
        server.good<T>(stranger(), 'POST', path, { puzzle: text, ...body });
      const { solutions, exhausted } = await ask<{ solutions: string[]; exhausted: boolean }>('/api/solve', {
        limit: 2,
      });
      expect([solutions.length, exhausted]).toEqual([1, true]);
      expect(await ask('/api/grade', {})).toMatchObject({ solutions: 'one' });
      expect(await ask('/api/hint', {})).toMatchObject({ is: 'hint' });
      const done = { puzzle: solutions[0], language: 'fi' };
      expect(await ask('/api/hint', done)).toMatchObject({ is: 'solved' });
      const foreign = await server.good(stranger(), 'POST', '/api/solve', { puzzle, limit: 2 });
      expect(foreign).toMatchObject({ solutions });
      expect(await server.code(stranger(), 'POST', '/api/solve', { puzzle, game: 'masyu' })).toBe('refused');
    });
  });
});
