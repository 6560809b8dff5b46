/** A server or a worker as a separate process, which can be killed: testing-process.js <what> <options as JSON>. */
import { openDatabase, type AnyDatabase } from './database/open.ts';
import { startFactory } from './factory/work.ts';
import { serve } from './serve.ts';
import { DIES_AT, type ProcessOptions } from './testing-processes.ts';

const [what, text = '{}'] = process.argv.slice(2);
const { data, url, threads = 1, patience = 60, dies } = JSON.parse(text) as ProcessOptions;
const log = (line: string): void => void process.stderr.write(`${line}\n`);
const print = (line: string): void => void process.stdout.write(`${line}\n`);

if (what === 'serve') {
  const server = await serve({
    port: 0,
    data,
    ...(url !== undefined && { databaseUrl: url }),
    threads,
    rate: { burst: 1e6, perSecond: 1e6 },
    prepare: false,
    log,
  });
  process.once('SIGTERM', () => {
    print('stopping');
    void server.stop().then(() => process.exit(0));
  });
  print(server.url);
} else {
  const database = await openDatabase({ data, ...(url !== undefined && { url }) });
  const own = dies === undefined ? database : mortal(database, dies);
  const running = await startFactory(own, { threads, patience, log, ...(url !== undefined && { url }) });
  print('working');
  await running.idle();
  await running.stop();
  await database.close();
  process.exit(0);
}

function mortal(database: AnyDatabase, dies: 'writing' | 'written'): AnyDatabase {
  let written = 0;
  const die = (): void => void process.kill(process.pid, 'SIGKILL');
  return {
    ...database,
    query: async (sql, values) => {
      const [orders] = values ?? [];
      if (sql.startsWith('insert into factory_puzzle') && Array.isArray(orders)) written += orders.length;
      const isLast = written >= DIES_AT;
      const asked = database.query<never>(sql, values);
      if (isLast && dies === 'writing') die();
      const rows = await asked;
      if (isLast) die();
      return rows;
    },
  };
}
