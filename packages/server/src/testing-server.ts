/** A server on every available database, for suites that must pass on all of them. */
import { afterAll, beforeAll, describe } from 'vitest';
import * as v from 'valibot';
import { Client, type Answer, type Method } from 'edgewise-web/together';
import { steadyClock } from './clock.ts';
import type { DatabaseOptions } from './database/open.ts';
import { ENDPOINTS } from './endpoints/index.ts';
import { serve, type RunningServer, type ServeOptions } from './serve.ts';
import { newPlayer } from './testing.ts';
import { DATABASES, type StartedDatabase } from './testing-databases.ts';

type Body = Record<string, unknown>;

/** A test's control over a server: its clock, its players, and answers checked against the API description. */
export class TestServer {
  time = Date.parse('2026-11-16T12:00:00Z');
  #server: RunningServer | undefined;
  #database: StartedDatabase | undefined;
  options: DatabaseOptions = { data: '' };

  async start(database: StartedDatabase, options: Partial<ServeOptions>): Promise<void> {
    this.#database = database;
    this.options = await database.fresh();
    this.#server = await serve({ ...this.#options(this.options), ...options });
  }

  #options({ data, url }: DatabaseOptions): ServeOptions {
    return {
      port: 0,
      data,
      ...(url !== undefined && { databaseUrl: url }),
      threads: 1,
      clock: steadyClock(() => this.time),
      rate: { burst: 1e6, perSecond: 1e6 },
      prepare: false,
    };
  }

  async stop(): Promise<void> {
    await this.#server?.stop();
    await this.#database?.stop();
  }

  get running(): RunningServer {
    if (!this.#server) throw new Error('not started');
    return this.#server;
  }

  fetch(path: string, init?: RequestInit): Promise<Response> {
    return fetch(new URL(path, this.running.url), init);
  }

  stranger(): Client {
    return new Client({ base: this.running.url });
  }

  /** Sends a request, and checks a successful answer against the API description. */
  async ask<T = Body>(client: Client, method: Method, path: string, body?: unknown): Promise<Answer<T>> {
    const answer = await client.ask<T>(method, path, body);
    const schema = endpointFor(method, path)?.answer;
    if (answer.ok && schema) v.parse(schema, answer.value);
    return answer;
  }

  async good<T = Body>(client: Client, method: Method, path: string, body?: unknown): Promise<T> {
    const answer = await this.ask<T>(client, method, path, body);
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${answer.code} ${answer.message}`);
    return answer.value;
  }

  /** 'ok', or the code of the refusal. */
  async code(client: Client, method: Method, path: string, body?: unknown): Promise<string> {
    const answer = await this.ask(client, method, path, body);
    return answer.ok ? 'ok' : answer.code;
  }

  async player(name?: string) {
    const made = await newPlayer(this.running.url, () => this.time);
    await this.good(made.client, 'PUT', '/api/me', { zone: 0, ...(name !== undefined && { name }) });
    return made;
  }
}

const endpointFor = (method: Method, path: string) =>
  ENDPOINTS.find(
    (each) =>
      each.method === method &&
      new RegExp(`^${each.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path.replace(/\?.*/s, '')),
  );

export function onEveryDatabase(
  suite: (server: TestServer) => void,
  options: Partial<ServeOptions> = {},
): void {
  for (const { name, start } of DATABASES)
    describe.skipIf(!start)(`with ${name}`, () => {
      const server = new TestServer();
      beforeAll(async () => start && server.start(await start(), options), 120_000);
      afterAll(() => server.stop());
      suite(server);
    });
}
