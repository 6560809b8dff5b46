/** Bytes that are ready to send: the built app, and answers that never change. Each has its tag and its compressed form. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';

/** Names and values alternately, the form that node writes fastest. */
type FlatHeaders = readonly string[];

interface Form {
  readonly bytes: Buffer;
  readonly headers: FlatHeaders;
}

export interface KeptFile {
  readonly etag: string;
  readonly plain: Form;
  readonly packed: Form | undefined; // brotli
  readonly unchanged: FlatHeaders;
}

export type KeptFiles = ReadonlyMap<string, KeptFile>;

/** One line of the list that build/pack-app.mjs writes. */
interface Listed {
  readonly path: string;
  readonly type: string;
  readonly etag: string;
  readonly lasting: boolean; // its name has a digest: it never changes
  readonly packed: boolean;
}

/** Loads everything into memory, once. */
export function loadApp(folder: string): KeptFiles {
  const list = JSON.parse(readFileSync(join(folder, 'files.json'), 'utf8')) as readonly Listed[];
  const files = new Map<string, KeptFile>();
  for (const { path, type, etag, lasting, packed } of list) {
    const headers = {
      ...(type.startsWith('text/html') ? PAGE_HEADERS : SAFE_HEADERS),
      'content-type': type,
      'cache-control': lasting ? 'public, max-age=31536000, immutable' : 'no-cache',
      ...(packed && { vary: 'accept-encoding' }),
    };
    const body = readFileSync(join(folder, path));
    const file = keptFile(etag, headers, body, packed ? readFileSync(join(folder, `${path}.br`)) : undefined);
    files.set(`/${path}`, file);
    if (path === 'index.html') files.set('/', file);
  }
  return files;
}

/** For everything: browsers must not guess types. */
export const SAFE_HEADERS = { 'x-content-type-options': 'nosniff' } as const;

/** Only this server: no scripts, styles, pictures or requests from anywhere else, and no frame around the page. */
const PAGE_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self' data: blob:; connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Headers that only matter for documents. */
const PAGE_HEADERS = {
  ...SAFE_HEADERS,
  'content-security-policy': PAGE_POLICY,
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), interest-cohort=()',
} as const;

type Headers = Readonly<Record<string, string>>;

/** Everything is prepared in advance: a request only chooses among ready answers. */
function keptFile(etag: string, headers: Headers, body: Buffer, packed?: Buffer): KeptFile {
  const common = Object.entries({ ...headers, etag }).flat();
  const form = (bytes: Buffer, ...more: readonly string[]): Form => ({
    bytes,
    headers: [...common, 'content-length', String(bytes.length), ...more],
  });
  return {
    etag,
    plain: form(body),
    packed: packed && form(packed, 'content-encoding', 'br'),
    unchanged: common,
  };
}

/** An answer that never changes. */
export const keptAnswer = (body: Buffer, headers: Headers): KeptFile =>
  keptFile(`"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`, headers, body);

export function sendKept(file: KeptFile, request: IncomingMessage, response: ServerResponse): void {
  const { tag, takesPacked } = wishes(request.rawHeaders);
  if (tag.includes(file.etag)) {
    response.writeHead(304, file.unchanged as string[]).end();
    return;
  }
  const { bytes, headers } = (takesPacked && file.packed) || file.plain;
  response.writeHead(200, headers as string[]);
  response.end(request.method === 'HEAD' ? undefined : bytes);
}

const TAKES_BROTLI = /\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/;

/** The two headers that matter here, without building a record of all of them. */
function wishes(raw: readonly string[]): { readonly tag: string; readonly takesPacked: boolean } {
  let tag = '';
  let takesPacked = false;
  for (let i = 0; i + 1 < raw.length; i += 2) {
    const name = raw[i] ?? '';
    const value = raw[i + 1] ?? '';
    if (name.length === 13 && name.toLowerCase() === 'if-none-match') tag = value;
    else if (name.length === 15 && name.toLowerCase() === 'accept-encoding')
      takesPacked = TAKES_BROTLI.test(value);
  }
  return { tag, takesPacked };
}
