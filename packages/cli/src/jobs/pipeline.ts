/** Many puzzles through one job, answers in the order of the input, in this thread or in several. */
import type { CommandCall } from '../args/call.ts';
import { print, type Io } from '../io.ts';
import type { Answer, Item, JobProgress } from './answer.ts';
import { Driver } from './driver.ts';
import { readChunks, readItems } from './input.ts';
import { jobs, type JobName } from './jobs.ts';
import { ProgressBar } from './progress-bar.ts';

export const runFile = (name: JobName, call: CommandCall): Promise<number> =>
  runItems(
    name,
    readItems(call.games, readChunks(call.argument, call.io, call.settings), call.settings),
    call,
  );

/** The exit code is the worst of all answers. */
export async function runItems(
  name: JobName,
  batches: AsyncIterable<readonly Item[]>,
  call: CommandCall,
  count?: number,
): Promise<number> {
  const bar = new ProgressBar(call.io.stderr, count);
  const printer = new Printer(call.io, bar);
  try {
    if (call.settings.jobs > 1) await runInWorkers(name, batches, call, bar, printer);
    else await runHere(name, batches, call, bar, printer);
  } finally {
    bar.clear();
  }
  return printer.code;
}

async function runInWorkers(
  name: JobName,
  batches: AsyncIterable<readonly Item[]>,
  { settings, io }: CommandCall,
  bar: ProgressBar,
  printer: Printer,
): Promise<void> {
  const { answersFromWorkers } = await import('./pool.ts');
  const answers = answersFromWorkers(name, batches, settings, io.signal, () => bar.show(undefined));
  for await (const answer of answers) await printer.print(answer);
}

async function runHere(
  name: JobName,
  batches: AsyncIterable<readonly Item[]>,
  { games, settings, io }: CommandCall,
  bar: ProgressBar,
  printer: Printer,
): Promise<void> {
  const driver = new Driver(io.signal, (progress) => bar.show(progress));
  const onProgress = ({ out }: JobProgress) => (out === undefined ? undefined : printer.printPart(out));
  for await (const items of batches)
    for (const item of items)
      await printer.print(await driver.finish(jobs[name](item, settings, games), onProgress));
}

class Printer {
  readonly #io: Io;
  readonly #bar: ProgressBar;
  #first = true;
  #inside = false; // part of the answer is already printed
  code = 0;

  constructor(io: Io, bar: ProgressBar) {
    this.#io = io;
    this.#bar = bar;
  }

  async print({ out, err, code, apart }: Answer): Promise<void> {
    this.code = Math.max(this.code, code);
    this.#bar.count();
    if (err !== '' || this.#io.stdout.isTTY) this.#bar.clear();
    await print(this.#io, 'stderr', err);
    await this.#out(out, apart && !this.#inside);
    this.#inside = false;
  }

  /** Output before the end of an answer has several lines by nature. */
  async printPart(out: string): Promise<void> {
    this.#bar.clear();
    await this.#out(out, !this.#inside);
    this.#inside = true;
  }

  async #out(text: string, apart: boolean): Promise<void> {
    await print(this.#io, 'stdout', apart && !this.#first && text !== '' ? `\n${text}` : text);
    if (text !== '') this.#first = false;
  }
}
