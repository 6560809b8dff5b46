/** The server on its port: files in memory are sent at once, the rest goes to the API; it stops without cutting anyone off. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import { StartError } from '../database/database.ts';
import { sendKept, type KeptFile } from './kept-files.ts';
import type { Straight } from './straight.ts';

export interface HttpOptions {
  readonly port: number;
  readonly host: string;
  readonly api: Hono;
  readonly straight: Straight;
  readonly kept: ReadonlyMap<string, KeptFile>;
  readonly limits?: Partial<HttpLimits>;
}

export interface HttpServer {
  readonly url: string;
  /** Open connections. */
  connections(): Promise<number>;
  /** Accepts no new requests, and gives those in progress this long to finish. */
  drain(patience: number): Promise<void>;
}

export type HttpLimits = typeof LIMITS;

const LIMITS = {
  maxConnections: 12_000,
  headersTimeout: 10_000, // a client that sends its request one byte at a time is dropped
  requestTimeout: 60_000,
  keepAliveTimeout: 5_000,
  connectionsCheckingInterval: 2_000,
  maxHeaderSize: 16_384,
};

export async function listen({ port, host, api, straight, kept, limits }: HttpOptions): Promise<HttpServer> {
  const callApi = getRequestListener(api.fetch);
  const answer = (request: IncomingMessage, response: ServerResponse): void => {
    const file = keptFor(kept, request);
    if (file) sendKept(file, request, response);
    else if (!straight(request, response)) void callApi(request, response);
  };
  const { maxConnections, ...timeouts } = { ...LIMITS, ...limits };
  const server = createServer({ ...timeouts }, answer);
  server.maxConnections = maxConnections;
  await begin(server, port, host);
  const { port: actual } = server.address() as AddressInfo;
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${actual}/`,
    connections: () =>
      new Promise((resolve, reject) =>
        server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
      ),
    drain: (patience) => drain(server, patience),
  };
}

function keptFor(kept: HttpOptions['kept'], { method, url = '/' }: IncomingMessage): KeptFile | undefined {
  if (method !== 'GET' && method !== 'HEAD') return undefined;
  const cut = url.indexOf('?');
  return kept.get(cut < 0 ? url : url.slice(0, cut));
}

function begin(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const taken = error.code === 'EADDRINUSE';
      reject(taken ? new StartError(`Port ${port} is taken. Choose another one: --port N.`) : error);
    });
    server.listen({ port, host, backlog: 1024 }, resolve);
  });
}

async function drain(server: Server, patience: number): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve));
  // A connection that has received its answer would be kept open for another request, which must not come.
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  const timer = setTimeout(() => server.closeAllConnections(), patience);
  await closed;
  clearInterval(idle);
  clearTimeout(timer);
}
