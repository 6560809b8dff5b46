/** What `serve` and `factory` say, in English. */
import type { Values } from 'edgewise';

export const serverEn = {
  'about-serve': 'serve the app with verified results, short links, backups and the engine as a service',
  'about-factory':
    'make large collections: add an order, work on it (on as many machines as you like), show its status, export it',
  'arg-factory': 'add, work, status or export',
  'opt-port': 'the port (default: 8080)',
  'opt-host': 'the address to listen on (default: 127.0.0.1; 0.0.0.0 means all of them)',
  'opt-data':
    'the folder of the embedded database (default: edgewise-data); DATABASE_URL uses PostgreSQL instead',
  'opt-factory-threads': 'also work for the factory, with this many threads',
  'opt-behind-proxy': 'take the visitor’s address from X-Forwarded-For',
  'opt-factory-game': 'the game to make puzzles for',
  'opt-factory-count': 'make this many (default: 100)',
  'opt-days': 'make the daily puzzles for this many days ahead instead',
  'opt-order': 'the order to export (default: the only one)',
  'opt-keep-working': 'wait for new orders instead of ending when everything is made',
  'opt-export-output': 'write here (default: standard output)',
  'server-missing':
    'This needs the package edgewise-server, which includes the database: npm install edgewise-server',
  'server-runs': 'Edgewise is at {url}  (Ctrl-C stops it)',
  'server-data': 'Database: {where}',
  'server-stopping': 'Stopping once the current requests are finished.',
  'factory-what': 'factory needs one of: add, work, status, export; not "{given}".',
  'factory-added': ({ id, count, jobs }: Values) =>
    `Order ${id}: ${count === 1 ? '1 puzzle' : `${count} puzzles`}, ${jobs === 1 ? '1 job' : `${jobs} jobs`} to do. Now: edgewise factory work`,
  'factory-days': ({ jobs }: Values) =>
    `${jobs === 1 ? '1 puzzle' : `${jobs} puzzles`} to make for the coming days.`,
  'factory-done': 'Everything is made.',
  'factory-order': ({ id, game, level, seed, made, count, failed, lastMinute }: Values) =>
    `${id}  ${game} ${level}  seed ${seed}  ${made} of ${count} made${failed ? `, ${failed} impossible` : ''}${lastMinute ? `, ${lastMinute} in the last minute` : ''}`,
  'factory-jobs': 'Jobs: {waiting} waiting, {active} under way, {failed} failed.',
  'factory-none':
    'There is no order yet: edgewise factory add --game slitherlink --preset normal --count 100',
  'factory-which': 'There are several orders; name one with --order: {known}.',
  'factory-unknown': 'There is no order "{given}". Known: {known}.',
  'factory-short': '{missing} of {count} puzzles have not been made.',
};
