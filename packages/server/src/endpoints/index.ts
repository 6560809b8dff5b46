/** Every endpoint, in one table. */
import { SCHEMA_VERSION } from '../database/migrate.ts';
import { endpoint, Raw, type Endpoint } from '../http/endpoint.ts';
import { openApi } from '../http/openapi.ts';
import * as answers from './answers.ts';
import { dailyEndpoints } from './daily.ts';
import { engineEndpoints } from './engine.ts';
import { meEndpoints } from './me.ts';
import { sharedEndpoints } from './shared.ts';

export const ENDPOINTS: readonly Endpoint[] = [
  ...dailyEndpoints,
  ...sharedEndpoints,
  ...meEndpoints,
  ...engineEndpoints,
  endpoint({
    method: 'GET',
    path: '/api/health',
    about: 'Whether the server and its database are up.',
    access: 'open',
    answer: answers.health,
    async run({ database, version }) {
      await database.query('select 1 as one');
      return { ok: true, version, database: database.kind, schema: SCHEMA_VERSION };
    },
  }),
  endpoint({
    method: 'GET',
    path: '/api/openapi.json',
    about: 'This description.',
    access: 'open',
    run: async ({ version }) => openApi(ENDPOINTS, version),
  }),
  endpoint({
    method: 'GET',
    path: '/metrics',
    about: 'Counters and timings in the Prometheus text format.',
    access: 'open',
    run: async ({ metrics }) => new Raw('text/plain; version=0.0.4; charset=utf-8', metrics.text()),
  }),
];
