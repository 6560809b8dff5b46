/** Answers requests to endpoints: limits, checks and signatures come first, the same for all. */
import * as v from 'valibot';
import { SignedRequests } from '../identity/authenticate.ts';
import type { Services } from '../services.ts';
import { Raw, type Call, type Endpoint } from './endpoint.ts';
import { answerTo } from './failures.ts';
import { keptAnswer, SAFE_HEADERS, type KeptFile } from './kept-files.ts';
import { RateLimiter, type RateLimit } from './rate-limit.ts';
import { Refusal, unknownKey } from './refusal.ts';

/** A request to an endpoint, wherever it comes from. */
export interface Asked {
  readonly path: string; // with the query, as it was signed
  readonly address: string; // of the caller, for rate limits
  readonly authorization: string | undefined;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  /** With at most `limit` bytes. */
  body(limit: number): Promise<Uint8Array<ArrayBuffer>>;
}

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array<ArrayBuffer>;
}

export interface AnswerOptions {
  readonly services: Services;
  readonly rate: RateLimit;
  /** Stores answers that never change, by path. */
  readonly kept: Map<string, KeptFile>;
  readonly log: (line: string) => void;
}

export const BODY_LIMIT = 1_000_000; // bytes, unless an endpoint says otherwise
const PATIENCE = 130_000; // milliseconds for the longest answer of all
const MOST_KEPT = 500;

export const API_HEADERS = {
  ...SAFE_HEADERS,
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cache-control': 'no-store',
  // There are no cookies, so another origin gets nothing that it could not request itself.
  'access-control-allow-origin': '*',
} as const;

const JSON_HEADERS = { ...API_HEADERS, 'content-type': 'application/json' } as const;

export class Answers {
  readonly #options: AnswerOptions;
  readonly #limits: Readonly<Record<'address' | 'key', RateLimiter>>;

  constructor(options: AnswerOptions) {
    this.#options = options;
    this.#limits = { address: new RateLimiter(options.rate), key: new RateLimiter(options.rate) };
  }

  async to(endpoint: Endpoint, asked: Asked): Promise<Answer> {
    const { metrics } = this.#options.services;
    const began = performance.now();
    const answer = await this.#answer(endpoint, asked);
    const route = `${endpoint.method} ${endpoint.path}`;
    metrics.count('edgewise_requests_total', { route, status: answer.status });
    metrics.time(route, (performance.now() - began) / 1000);
    return answer;
  }

  async #answer(endpoint: Endpoint, asked: Asked): Promise<Answer> {
    try {
      const done = await inTime(this.#result(endpoint, asked));
      if (!(done instanceof Raw)) return this.#json(endpoint, asked, done);
      const { type, body, headers } = done;
      return { status: 200, headers: { ...API_HEADERS, ...headers, 'content-type': type }, body };
    } catch (error) {
      const { status, code, message, wait, isBug } = answerTo(error);
      if (isBug)
        this.#options.log(
          `${endpoint.method} ${endpoint.path}: ${error instanceof Error ? error.stack : String(error)}`,
        );
      const headers = { ...JSON_HEADERS, ...(wait !== undefined && { 'retry-after': String(wait) }) };
      return { status, headers, body: JSON.stringify({ error: { code, message } }) };
    }
  }

  async #result(endpoint: Endpoint, asked: Asked): Promise<unknown> {
    const { services } = this.#options;
    const now = services.clock.now();
    takeTokens(this.#limits.address, asked.address, endpoint, now);
    const bytes = endpoint.body ? await asked.body(endpoint.limit ?? BODY_LIMIT) : NOTHING;
    const { authorization } = asked;
    const mustSign = endpoint.access === 'player' || endpoint.access === 'key';
    if (mustSign && authorization === undefined)
      throw new Refusal(401, 'not-signed', 'This request must be signed with the key of a player.');
    const signature =
      authorization === undefined || endpoint.access === 'open'
        ? undefined
        : SignedRequests.check(
            authorization,
            { method: endpoint.method, path: asked.path, body: bytes },
            now,
          );
    const given = {
      params: checked(endpoint.params, asked.params, 'address'),
      query: checked(endpoint.query, asked.query, 'query'),
      body: endpoint.body && checked(endpoint.body, parsed(bytes), 'body'),
    };
    const signer = signature && (await services.requests.count(signature, endpoint.attempt?.(given.body)));
    if (signer) takeTokens(this.#limits.key, Buffer.from(signer.publicKey).toString('base64'), endpoint, now);
    if (endpoint.access === 'player' && !signer?.player) throw unknownKey();
    const call: Call<unknown, unknown, unknown> = {
      ...given,
      now,
      publicKey: signer?.publicKey,
      player: signer?.player,
      attempt: signer?.attempt,
    };
    return endpoint.run(services, call as Call<never, never, never>);
  }

  #json({ keep, status = 200 }: Endpoint, { path }: Asked, value: unknown): Answer {
    const body = JSON.stringify(value);
    if (!keep) return { status, headers: JSON_HEADERS, body };
    const { kept } = this.#options;
    const headers = { ...JSON_HEADERS, 'cache-control': 'public, no-cache' };
    const file = keptAnswer(Buffer.from(body), headers);
    if (kept.size < MOST_KEPT) kept.set(path.replace(/\?.*/s, ''), file);
    return { status: 200, headers: { ...headers, etag: file.etag }, body };
  }
}

const NOTHING = new Uint8Array(0);

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

function takeTokens(limiter: RateLimiter, who: string, { cost = 1 }: Endpoint, now: number): void {
  const wait = limiter.take(who, cost, now);
  if (wait > 0) throw new Refusal(429, `wait-${wait}`, `Too many requests. Try again in ${wait} s.`);
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
