/** A minimal static server for `npm start` and for the browser tests: files of one folder under one path. */
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import { createGzip } from 'node:zlib';

const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.map': 'application/json',
};

/**
 * @param {{ dir: string, port?: number, base?: string, host?: string }} options `base` such as '/games/edgewise/'; port 0 takes any
 * @returns {Promise<{ url: string, port: number, close: () => Promise<void> }>}
 */
export async function serve({ dir, port = 0, base = '/', host = '127.0.0.1' }) {
  const server = createServer((request, response) => {
    answer(dir, base, request, response).catch(() => end(response, 500, 'error'));
  });
  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve(undefined));
  });
  const address = server.address();
  const actual = typeof address === 'object' && address ? address.port : port;
  const close = () =>
    new Promise((resolve) => {
      server.closeAllConnections();
      server.close(() => resolve(undefined));
    });
  return { url: `http://${host}:${actual}${base}`, port: actual, close };
}

/** @param {string} dir @param {string} base @param {import('node:http').IncomingMessage} request @param {import('node:http').ServerResponse} response */
async function answer(dir, base, request, response) {
  if (request.method !== 'GET' && request.method !== 'HEAD') return end(response, 405, 'method');
  const file = fileFor(dir, base, request.url ?? '/');
  const found = file && (await stat(file).catch(() => undefined));
  if (!file || !found?.isFile()) return end(response, 404, 'not found');
  const type = types[/** @type {keyof typeof types} */ (extname(file))] ?? 'application/octet-stream';
  const packs = isPacked(type) && /\bgzip\b/.test(String(request.headers['accept-encoding']));
  response.writeHead(200, {
    'content-type': type,
    ...(packs ? { 'content-encoding': 'gzip', vary: 'accept-encoding' } : { 'content-length': found.size }),
    'cache-control': file.includes(`${sep}assets${sep}`) ? 'public, max-age=31536000, immutable' : 'no-cache',
    'x-content-type-options': 'nosniff',
  });
  if (request.method === 'HEAD') response.end();
  else if (packs) createReadStream(file).pipe(createGzip()).pipe(response);
  else createReadStream(file).pipe(response);
}

/** Text is sent compressed, as by every static host; pictures and fonts are already compressed. @param {string} type */
const isPacked = (type) => /^text\/|json|svg/.test(type);

/** Undefined for whatever would lead out of the folder. @param {string} dir @param {string} base @param {string} address */
export function fileFor(dir, base, address) {
  const path = decode(address.split(/[?#]/)[0]);
  if (path === undefined || path.includes('\0') || !path.startsWith(base)) return undefined;
  const root = normalize(dir);
  const file = normalize(join(root, path.slice(base.length) || 'index.html'));
  return file.startsWith(root + sep) ? file : undefined;
}

/** @param {string} text */
function decode(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** @param {import('node:http').ServerResponse} response @param {number} status @param {string} text */
function end(response, status, text) {
  if (!response.headersSent) response.writeHead(status, { 'content-type': 'text/plain' });
  response.end(`${text}\n`);
}
