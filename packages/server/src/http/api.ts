/** The table of endpoints as an application of Hono: limits, checks and signatures come first, the same for all. */
import { Hono, type Context } from 'hono';
import * as v from 'valibot';
import type { Services } from '../services.ts';
import { Raw, type Call, type Endpoint } from './endpoint.ts';
import { answerTo } from './failures.ts';
import { keptAnswer, SAFE_HEADERS, type KeptFile } from './kept-files.ts';
import { RateLimiter, type RateLimit } from './rate-limit.ts';
import { Refusal } from './refusal.ts';
import { SignedRequests } from '../identity/authenticate.ts';

export interface ApiOptions {
  readonly services: Services;
  readonly endpoints: readonly Endpoint[];
  readonly rate: RateLimit;
  /** Answers that never change are put here, by path. */
  readonly kept: Map<string, KeptFile>;
  /** Who asks, as far as limits go. */
  readonly addressOf: (context: Context) => string;
  readonly log: (line: string) => void;
}

const BODY_LIMIT = 1_000_000; // bytes, unless an endpoint says otherwise
const PATIENCE = 130_000; // milliseconds for the longest of all answers
const MOST_KEPT = 500;

const API_HEADERS = {
  ...SAFE_HEADERS,
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cache-control': 'no-store',
  // There are no cookies, so another origin gets nothing that it could not ask for itself.
  'access-control-allow-origin': '*',
} as const;

const JSON_HEADERS = { ...API_HEADERS, 'content-type': 'application/json' } as const;

export function makeApi(options: ApiOptions): Hono {
  const app = new Hono();
  const limits = { address: new RateLimiter(options.rate), key: new RateLimiter(options.rate) };
  app.options('/api/*', (context) =>
    context.body(null, 204, {
      ...API_HEADERS,
      'access-control-allow-methods': 'GET, POST, PUT, DELETE',
      'access-control-allow-headers': 'authorization, content-type',
      'access-control-max-age': '86400',
    }),
  );
  for (const each of options.endpoints)
    app.on(each.method, each.path.replaceAll(/\{(\w+)\}/g, ':$1'), (context) =>
      answer(each, context, options, limits),
    );
  app.get('/p/:code', (context) => {
    const { code } = context.req.param();
    return context.redirect(/^\w{8}$/.test(code) ? `/#/shared/${code}` : '/', 302);
  });
  app.notFound((context) =>
    context.json({ error: { code: 'not-found', message: 'There is nothing here.' } }, 404, API_HEADERS),
  );
  return app;
}

type Limits = Readonly<Record<'address' | 'key', RateLimiter>>;

async function answer(
  endpoint: Endpoint,
  context: Context,
  options: ApiOptions,
  limits: Limits,
): Promise<Response> {
  const { services, log } = options;
  const began = performance.now();
  let response: Response;
  try {
    const done = await inTime(result(endpoint, context, options, limits));
    response =
      done instanceof Raw ? rawResponse(context, done) : jsonResponse(endpoint, context, done, options);
  } catch (error) {
    const { status, code, message, wait, isBug } = answerTo(error);
    if (isBug)
      log(`${endpoint.method} ${endpoint.path}: ${error instanceof Error ? error.stack : String(error)}`);
    const headers = { ...API_HEADERS, ...(wait !== undefined && { 'retry-after': String(wait) }) };
    response = context.json({ error: { code, message } }, status, headers);
  }
  const route = `${endpoint.method} ${endpoint.path}`;
  services.metrics.count('edgewise_requests_total', { route, status: response.status });
  services.metrics.time(route, (performance.now() - began) / 1000);
  return response;
}

function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Refusal(503, 'too-slow', 'The server is too busy. Try again.')),
      PATIENCE,
    );
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

async function result(
  endpoint: Endpoint,
  context: Context,
  { services, addressOf }: ApiOptions,
  limits: Limits,
): Promise<unknown> {
  const now = services.clock.now();
  takeTokens(limits.address, addressOf(context), endpoint, now);
  const bytes = await bodyOf(context, endpoint);
  const header = context.req.header('authorization');
  const mustSign = endpoint.access === 'player' || endpoint.access === 'key';
  if (mustSign && header === undefined)
    throw new Refusal(401, 'not-signed', 'This request must be signed with the key of a player.');
  const signature =
    header === undefined || endpoint.access === 'open'
      ? undefined
      : SignedRequests.check(
          header,
          { method: endpoint.method, path: pathOf(context.req.url), body: bytes },
          now,
        );
  const given = {
    params: checked(endpoint.params, context.req.param(), 'address'),
    query: checked(endpoint.query, context.req.query(), 'query'),
    body: endpoint.body && checked(endpoint.body, parsed(bytes), 'body'),
  };
  const signer =
    signature && (await services.requests.count(signature, endpoint.attempt?.(given.body as never)));
  if (signer) takeTokens(limits.key, Buffer.from(signer.publicKey).toString('base64'), endpoint, now);
  if (endpoint.access === 'player' && !signer?.player)
    throw new Refusal(401, 'key-unknown', 'This key is not known here. Register it first: PUT /api/me.');
  const call: Call<unknown, unknown, unknown> = {
    ...given,
    now,
    publicKey: signer?.publicKey,
    player: signer?.player,
    attempt: signer?.attempt,
  };
  return endpoint.run(services, call as Call<never, never, never>);
}

/** With the query, as it was written: whoever signs it has written it. */
const pathOf = (url: string): string => url.slice(url.indexOf('/', url.indexOf('//') + 2));

function takeTokens(limiter: RateLimiter, who: string, { cost = 1 }: Endpoint, now: number): void {
  const wait = limiter.take(who, cost, now);
  if (wait > 0) throw new Refusal(429, `wait-${wait}`, `Too many requests. Try again in ${wait} s.`);
}

/** The declared length is held to by node; without one the bytes are counted as they come. */
async function bodyOf(context: Context, endpoint: Endpoint): Promise<Uint8Array<ArrayBuffer>> {
  if (endpoint.body === undefined) return new Uint8Array(0);
  const limit = endpoint.limit ?? BODY_LIMIT;
  const tooLarge = () => new Refusal(413, 'too-large', `The body may have at most ${limit} bytes.`);
  const declared = context.req.header('content-length');
  if (Number(declared) > limit) throw tooLarge();
  if (declared !== undefined) return new Uint8Array(await context.req.arrayBuffer());
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of context.req.raw.body ?? []) {
    length += part.length;
    if (length > limit) throw tooLarge();
    parts.push(part);
  }
  return Uint8Array.from(Buffer.concat(parts));
}

const UTF8 = new TextDecoder('utf-8', { fatal: true });

function parsed(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(UTF8.decode(bytes));
  } catch {
    throw new Refusal(400, 'body-wrong', 'The body is not JSON in UTF-8.');
  }
}

function checked(schema: v.GenericSchema | undefined, given: unknown, what: string): unknown {
  if (!schema) return {};
  const read = v.safeParse(schema, given, { abortEarly: true });
  if (read.success) return read.output;
  const [{ message, path = [] }] = read.issues;
  const place = path.map(({ key }) => String(key)).join('.');
  throw new Refusal(400, 'request-wrong', `In the ${what}${place && `, ${place}`}: ${message}`);
}

const rawResponse = (context: Context, { type, body, headers }: Raw): Response =>
  context.body(body, 200, { ...API_HEADERS, ...headers, 'content-type': type });

function jsonResponse(endpoint: Endpoint, context: Context, value: unknown, { kept }: ApiOptions): Response {
  const text = JSON.stringify(value);
  // Not `context.json`: it would make a list of headers out of these, only for the adapter to read it back.
  if (!endpoint.keep) return new Response(text, { status: endpoint.status ?? 200, headers: JSON_HEADERS });
  const headers = { ...JSON_HEADERS, 'cache-control': 'public, no-cache' };
  const file = keptAnswer(Buffer.from(text), headers);
  if (kept.size < MOST_KEPT) kept.set(context.req.path, file);
  return context.body(Uint8Array.from(file.plain.bytes), 200, { ...headers, etag: file.etag });
}
