/** What the endpoints work with. */
import type { Clock } from './clock.ts';
import type { Database } from './database/database.ts';
import type { SignedRequests } from './identity/authenticate.ts';
import type { Metrics } from './metrics.ts';
import type { Dailies } from './together/dailies.ts';
import type { ResultStore } from './together/result-store.ts';
import type { Judges } from './work/judging.ts';
import type { Pool } from './work/pool.ts';

export interface Services {
  readonly clock: Clock;
  readonly database: Database;
  readonly pool: Pool;
  readonly judges: Judges;
  readonly metrics: Metrics;
  readonly requests: SignedRequests;
  readonly dailies: Dailies;
  readonly results: ResultStore;
  readonly version: string;
}
