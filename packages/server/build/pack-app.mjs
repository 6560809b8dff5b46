// Copies a built app with a tag and, where it pays, a brotli form of every file, and writes the list of them.
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, extname, join, sep } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.ttf': 'font/ttf',
  '.txt': 'text/plain; charset=utf-8',
};

/** @param {string} from @param {string} to */
export function packApp(from, to) {
  rmSync(to, { recursive: true, force: true });
  const names = readdirSync(from, { recursive: true, withFileTypes: true })
    .filter((each) => each.isFile())
    .map((each) => join(each.parentPath ?? each.path, each.name).slice(from.length + 1));
  const files = names.sort().map((name) => packFile(from, to, name));
  writeFileSync(join(to, 'files.json'), JSON.stringify(files, undefined, 1));
}

/** @param {string} from @param {string} to @param {string} name */
function packFile(from, to, name) {
  const body = readFileSync(join(from, name));
  const type = TYPES[/** @type {keyof typeof TYPES} */ (extname(name))] ?? 'application/octet-stream';
  const target = join(to, name);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, body);
  const small = /^text\/|json|svg|ttf/.test(type) ? brotli(body) : body;
  const packed = small.length < 0.95 * body.length;
  if (packed) writeFileSync(`${target}.br`, small);
  const digest = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  const path = name.split(sep).join('/');
  return { path, type, etag: `"${digest}"`, lasting: path.startsWith('assets/'), packed };
}

/** @param {Uint8Array} body */
const brotli = (body) =>
  brotliCompressSync(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
  });
