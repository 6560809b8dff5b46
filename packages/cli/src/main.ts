/** The process: streams, signals, exit code. Everything else is in `run`. */
import { games } from 'edgewise';
import { codeOf, EXITS } from './args/user-error.ts';
import type { Io } from './io.ts';
import { run } from './args/program.ts';
import { cliText } from './words/words.ts';

const ending = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => ending.abort(signal));

/** `edgewise … | head` closes the pipe when it has seen enough, which is not an error. */
process.stdout.on('error', (error) => {
  if (codeOf(error) === 'EPIPE') process.exit(EXITS.done);
  process.stderr.write(
    `edgewise: ${cliText('en', 'stdout-lost', { reason: codeOf(error) ?? error.message })}\n`,
  );
  process.exit(EXITS.bad);
});
process.stderr.on('error', () => {});

/** Anything that slips through also ends with a sentence, and with a working terminal. */
process.on('uncaughtException', (error) => {
  process.stderr.write(`edgewise: ${cliText('en', 'bug', { message: error.message })}\n`);
  process.exit(EXITS.bug);
});

const io: Io = {
  stdin: process.stdin,
  stdout: process.stdout,
  stderr: process.stderr,
  env: process.env,
  signal: ending.signal,
  atExit: (action) => void process.once('exit', action),
};

const code = await run({ games, argv: process.argv.slice(2), io });
/** An open stdin would keep the process alive; output must be flushed first. */
process.stdout.write('', () => process.exit(code));
