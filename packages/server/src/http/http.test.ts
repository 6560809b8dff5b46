/** The server on its port, on every available database: files in memory, slow clients, many clients, limits. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { packApp } from '../../build/pack-app.mjs';
import { StartError } from '../database/database.ts';
import { serve } from '../serve.ts';
import { eventually, temporaryFolder } from '../testing.ts';
import { onEveryDatabase } from '../testing-server.ts';

const folder = temporaryFolder();
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A small app, packed as the built one is. */
function packedApp(): string {
  const app = join(folder, 'app');
  const built = join(folder, 'built');
  mkdirSync(join(built, 'assets'), { recursive: true });
  writeFileSync(join(built, 'index.html'), `<!doctype html>${'<p>Edgewise</p>'.repeat(50)}`);
  writeFileSync(join(built, 'assets/main-abc.js'), 'export {};'.repeat(100));
  writeFileSync(join(built, 'icon.png'), Buffer.from([0x89, 0x50, 0x4e, 0x47, 1, 2, 3]));
  packApp(built, app);
  return app;
}

const options = {
  app: packedApp(),
  rate: { burst: 10, perSecond: 0.01 },
  limits: { headersTimeout: 400, connectionsCheckingInterval: 100, maxConnections: 60 },
};

onEveryDatabase((server) => {
  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(new URL(path, server.running.url), { headers });

  test('the app comes from memory, packed, with a tag and a strict policy', async () => {
    const page = await get('/', { 'accept-encoding': 'identity' });
    const text = await page.text();
    expect(text).toContain('<p>Edgewise</p>');
    const policy = page.headers.get('content-security-policy') ?? '';
    expect(policy.split('; ')).toEqual(expect.arrayContaining(["default-src 'none'", "connect-src 'self'"]));
    expect(policy).not.toMatch(/https?:|unsafe|\*/);
    // A copy of the app on a static host may use a server elsewhere, and nothing more.
    const index = readFileSync(join(import.meta.dirname, '../../../web/index.html'), 'utf8');
    const [, elsewhere] = /http-equiv="Content-Security-Policy"\s+content="([^"]+)"/.exec(index) ?? [];
    expect(`${elsewhere?.replace(" 'self' https:", " 'self'")}; frame-ancestors 'none'`).toBe(policy);
    expect(page.headers.get('set-cookie')).toBeNull();
    const tag = page.headers.get('etag')!;
    for (const known of [tag, `W/${tag}`, `"other", ${tag}`])
      expect((await get('/', { 'If-None-Match': known })).status).toBe(304);
    expect((await get('/', { 'if-none-match': '"other"' })).status).toBe(200);
    const refused = await get('/', { 'accept-encoding': 'gzip, br;q=0' });
    expect(refused.headers.get('content-encoding')).toBeNull();
    const packed = await get('/', { 'accept-encoding': 'gzip, br' });
    expect(packed.headers.get('content-encoding')).toBe('br');
    expect(await packed.text()).toBe(text);
    const raw = await new Promise<Buffer>((resolve) => {
      const { port } = new URL(server.running.url);
      const parts: Buffer[] = [];
      connect(Number(port), '127.0.0.1')
        .on('data', (part) => parts.push(part))
        .on('end', () => resolve(Buffer.concat(parts)))
        .end('GET / HTTP/1.1\r\nHost: x\r\nAccept-Encoding: br\r\nConnection: close\r\n\r\n');
    });
    expect(brotliDecompressSync(raw.subarray(raw.indexOf('\r\n\r\n') + 4)).toString()).toBe(text);
    const asset = await get('/assets/main-abc.js');
    expect(asset.headers.get('cache-control')).toContain('immutable');
    expect((await get('/icon.png')).headers.get('content-encoding')).toBeNull();
    for (const path of ['/../etc/passwd', '/%2e%2e/x', '/assets/', '/files.json', '/index.html.br'])
      expect((await get(path)).status).toBe(404);
    expect((await fetch(server.running.url, { method: 'HEAD' })).headers.get('content-length')).toBe(
      String(text.length),
    );
  });

  test('a client that sends one byte at a time is dropped, and others are served in the meantime', async () => {
    const { port } = new URL(server.running.url);
    let answer = '';
    const slow = connect(Number(port), '127.0.0.1').on('data', (part) => (answer += part.toString()));
    slow.write('GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ');
    const drip = setInterval(() => slow.write('x'), 50);
    const closed = new Promise((resolve) => slow.on('close', resolve).on('error', resolve));
    expect((await get('/')).status).toBe(200);
    await closed;
    clearInterval(drip);
    expect(answer).toContain('408');
  });

  test('connections are limited, and available again when they close', async () => {
    const { port } = new URL(server.running.url);
    const all = Array.from({ length: 100 }, () => connect(Number(port), '127.0.0.1'));
    let refused = 0;
    for (const socket of all) socket.on('error', () => {}).on('close', () => refused++);
    expect(await eventually(() => refused >= 40, 5_000)).toBe(true);
    for (const socket of all) socket.destroy();
    expect(await eventually(async () => (await get('/').catch(() => undefined))?.status === 200, 5_000)).toBe(
      true,
    );
  });

  test('clients that ask too often learn how long to wait, and still get the app', async () => {
    const statuses = await Promise.all(
      Array.from({ length: 15 }, async () => (await get('/api/openapi.json')).status),
    );
    expect(statuses.filter((each) => each === 429).length).toBeGreaterThanOrEqual(5);
    const refused = await get('/api/openapi.json');
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await get('/')).status).toBe(200);
  });

  test('a port or folder already in use is reported in a sentence', async () => {
    const { data, url } = server.options;
    const own = { port: 0, data, ...(url !== undefined && { databaseUrl: url }), threads: 1, prepare: false };
    const port = Number(new URL(server.running.url).port);
    const again = serve({ ...own, port });
    await expect(again).rejects.toBeInstanceOf(StartError);
    // PostgreSQL can be shared by any number of processes, a folder by none.
    await expect(again).rejects.toThrow(
      url === undefined ? `in use by process ${process.pid}` : `Port ${port} is taken`,
    );
    if (url === undefined)
      await expect(serve({ ...own, data: join(folder, 'elsewhere'), port })).rejects.toThrow(
        `Port ${port} is taken`,
      );
    expect((await get('/')).status).toBe(200);
  });
}, options);
