/** serve: the app and its API at one address, until it is stopped. */
import type { CommandCall } from '../args/call.ts';
import { optionNumber, optionText } from '../args/options.ts';
import { EXITS } from '../args/user-error.ts';
import { print } from '../io.ts';
import { cliText } from '../words/words.ts';
import { databaseOf, orSentence, serverPackage } from './server-package.ts';

const PORT = 8080;

export async function serve(call: CommandCall): Promise<number> {
  const { given, io, settings } = call;
  const { language } = settings;
  const server = await serverPackage(call);
  const { data, url } = databaseOf(call);
  const app = server.packedApp();
  const factory = optionNumber(given, 'factory', language, 1, 64);
  const running = await orSentence(
    server,
    server.serve({
      port: optionNumber(given, 'port', language, 0, 65_535) ?? PORT,
      host: optionText(given, 'host') ?? '127.0.0.1',
      data,
      ...(url !== undefined && { databaseUrl: url }),
      ...(app !== undefined && { app }),
      ...(given['jobs'] !== undefined && { threads: settings.jobs }),
      ...(factory !== undefined && { factory }),
      behindProxy: given['behindProxy'] === true,
      log: (line) => void print(io, 'stderr', `edgewise: ${line}\n`),
    }),
  );
  const where = url === undefined ? data : 'PostgreSQL';
  await print(io, 'stdout', `${cliText(language, 'server-runs', { url: running.url })}\n`);
  await print(io, 'stdout', `${cliText(language, 'server-data', { where })}\n`);
  await ended(io.signal);
  await print(io, 'stderr', `${cliText(language, 'server-stopping')}\n`);
  await running.stop();
  return EXITS.done;
}

const ended = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
