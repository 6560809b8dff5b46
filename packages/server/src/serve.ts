/** Sets up a server, and shuts it down again. */
import type { IncomingMessage } from 'node:http';
import { availableParallelism } from 'node:os';
import { VERSION } from 'edgewise-cli/version';
import { steadyClock, type Clock } from './clock.ts';
import { openDatabase } from './database/open.ts';
import { ENDPOINTS } from './endpoints/index.ts';
import { Answers } from './http/answer.ts';
import { makeApi } from './http/api.ts';
import { loadApp, type KeptFile } from './http/kept-files.ts';
import type { RateLimit } from './http/rate-limit.ts';
import { listen, type HttpLimits } from './http/server.ts';
import { straightTo } from './http/straight.ts';
import { SignedRequests } from './identity/authenticate.ts';
import { Metrics } from './metrics.ts';
import type { Services } from './services.ts';
import { Dailies } from './together/dailies.ts';
import { ResultStore } from './together/result-store.ts';
import { VERIFY_BUDGET } from './together/results.ts';
import { collectAlone } from './work/collecting.ts';
import { Judges } from './work/judging.ts';
import { Pool } from './work/pool.ts';
import { startFactory } from './factory/work.ts';

export interface ServeOptions {
  readonly port: number;
  readonly host?: string;
  /** The folder of the embedded database. */
  readonly data: string;
  /** PostgreSQL instead. */
  readonly databaseUrl?: string;
  /** The packed app; without it there is only the API. */
  readonly app?: string;
  /** Threads for verifying and for the engine's service. */
  readonly threads?: number;
  /** Threads that work for the factory; none by default. */
  readonly factory?: number;
  /** Take a client's address from the proxy in front. */
  readonly behindProxy?: boolean;
  readonly rate?: RateLimit;
  readonly limits?: Partial<HttpLimits>;
  readonly clock?: Clock;
  /** Make the puzzles of the coming days in advance. */
  readonly prepare?: boolean;
  readonly log?: (line: string) => void;
}

export interface RunningServer {
  readonly url: string;
  readonly services: Services;
  /** Lets requests in progress finish, then closes everything. */
  stop(): Promise<void>;
}

const DRAIN = 10_000; // milliseconds
const HOURLY = 3_600_000;
const RATE: RateLimit = { burst: 120, perSecond: 20 };

export async function serve(options: ServeOptions): Promise<RunningServer> {
  collectAlone();
  const { data, databaseUrl, log = () => {}, clock = steadyClock() } = options;
  const database = await openDatabase({ data, ...(databaseUrl !== undefined && { url: databaseUrl }) });
  const pool = new Pool(options.threads ?? Math.max(2, availableParallelism()));
  const services: Services = {
    clock,
    database,
    pool,
    judges: new Judges(pool, VERIFY_BUDGET),
    metrics: new Metrics(),
    requests: new SignedRequests(database),
    dailies: new Dailies(database, pool),
    results: new ResultStore(database),
    version: VERSION,
  };
  try {
    const kept = new Map<string, KeptFile>(options.app === undefined ? [] : loadApp(options.app));
    const api = {
      endpoints: ENDPOINTS,
      answers: new Answers({ services, rate: options.rate ?? RATE, kept, log }),
      addressOf: options.behindProxy ? addressBehindProxy : addressOf,
    };
    const http = await listen({
      port: options.port,
      host: options.host ?? '127.0.0.1',
      api: makeApi(api),
      straight: straightTo(api),
      kept,
      ...(options.limits && { limits: options.limits }),
    });
    await addGauges(services, () => http.connections());
    const factory = options.factory
      ? await startFactory(database, {
          threads: options.factory,
          ...(databaseUrl && { url: databaseUrl }),
          log,
        })
      : undefined;
    const housekeeping = keepHouse(services, options.prepare ?? true, log);
    return {
      url: http.url,
      services,
      stop: async () => {
        housekeeping();
        await http.drain(DRAIN);
        await factory?.stop();
        await pool.close();
        await database.close();
      },
    };
  } catch (error) {
    await pool.close();
    await database.close();
    throw error;
  }
}

const addressOf = ({ socket }: IncomingMessage): string => socket.remoteAddress ?? '';

/** The last address is the one our own proxy wrote; anyone can have made up those before it. */
const addressBehindProxy = (request: IncomingMessage): string =>
  String(request.headers['x-forwarded-for'] ?? addressOf(request))
    .split(',')
    .at(-1)
    ?.trim() ?? '';

async function addGauges(
  { metrics, pool, judges }: Services,
  connections: () => Promise<number>,
): Promise<void> {
  let open = await connections();
  metrics.gauge('edgewise_connections', () => {
    void connections().then((count) => (open = count));
    return open;
  });
  metrics.gauge('edgewise_threads', () => pool.size);
  metrics.gauge('edgewise_waiting', () => pool.waiting + judges.waiting);
  metrics.gauge('edgewise_over_budget', () => pool.overruns);
  metrics.gauge('edgewise_memory_bytes', () => process.memoryUsage.rss());
  metrics.gauge('edgewise_uptime_seconds', () => Math.round(process.uptime()));
}

/** Every hour: forgets old signatures and makes tomorrow's puzzles. */
function keepHouse(services: Services, prepare: boolean, log: (line: string) => void): () => void {
  const { requests, dailies, clock } = services;
  let ended = false;
  const work = async (): Promise<void> => {
    await requests.forgetOld(clock.now());
    if (prepare) await dailies.prepare(clock.now());
  };
  const turn = (): void =>
    void work().catch((error: unknown) => ended || log(`housekeeping: ${String(error)}`));
  const timer = setInterval(turn, HOURLY).unref();
  turn();
  return () => {
    ended = true;
    clearInterval(timer);
  };
}
