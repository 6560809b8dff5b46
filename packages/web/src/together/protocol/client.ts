/** Talks to a server: every request is signed, every answer is data or a reason. */
import type { Identity } from './identity.ts';
import { authorizationFor } from './signed-request.ts';
import { utf8 } from './bytes.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export type Answer<T> =
  | { readonly ok: true; readonly value: T }
  /** `status` 0: no answer. */
  | { readonly ok: false; readonly status: number; readonly code: string; readonly message: string };

export interface ClientOptions {
  readonly base: string; // 'https://example.org/'
  readonly identity?: Identity;
  readonly now?: () => number;
  readonly patience?: number; // milliseconds
}

const PATIENCE = 30_000;

export class Client {
  readonly #options: ClientOptions;

  constructor(options: ClientOptions) {
    this.#options = options;
  }

  async ask<T>(method: Method, path: string, body?: unknown): Promise<Answer<T>> {
    const { base, identity, now = Date.now, patience = PATIENCE } = this.#options;
    const bytes = utf8(body === undefined ? '' : JSON.stringify(body));
    try {
      const url = new URL(path, base);
      const request = { method, path: url.pathname + url.search, body: bytes };
      const response = await fetch(url, {
        method,
        credentials: 'omit',
        signal: AbortSignal.timeout(patience),
        headers: {
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...(identity && { authorization: await authorizationFor(identity, request, now()) }),
        },
        ...(body !== undefined && { body: bytes }),
      });
      return await read<T>(response);
    } catch {
      return { ok: false, status: 0, code: 'no-answer', message: '' };
    }
  }
}

async function read<T>(response: Response): Promise<Answer<T>> {
  const value: unknown = await response.json().catch(() => undefined);
  if (response.ok && value !== undefined) return { ok: true, value: value as T };
  const error = typeof value === 'object' && value !== null && 'error' in value ? value.error : undefined;
  const { code = 'no-server', message = '' } = (error ?? {}) as { code?: string; message?: string };
  return { ok: false, status: response.status, code, message };
}
