/** What the endpoints work with. */
import type { Clock } from './clock.ts';
import type { Database } from './database/database.ts';
import type { Metrics } from './metrics.ts';
import type { Dailies } from './together/dailies.ts';
import type { Pool } from './work/pool.ts';

export interface Services {
  readonly clock: Clock;
  readonly database: Database;
  readonly pool: Pool;
  readonly metrics: Metrics;
  readonly dailies: Dailies;
  readonly version: string;
}
