/** Many puzzles through one job, answers in the order of the input, in this thread or in several. */
import type { Answer, Item } from './answer.ts';
import { Bar } from './progress-bar.ts';
import { Driver } from './driver.ts';
import { readChunks, readItems } from './input.ts';
import { write, type Io } from '../io.ts';
import { jobs, type JobName } from './jobs.ts';
import type { Settings } from '../args/settings.ts';

export const runFile = (
  name: JobName,
  file: string | undefined,
  settings: Settings,
  io: Io,
): Promise<number> => runItems(name, readItems(readChunks(file, io, settings), settings), settings, io);

/** The exit code is the worst of all answers. */
export async function runItems(
  name: JobName,
  batches: AsyncIterable<readonly Item[]>,
  settings: Settings,
  io: Io,
  count?: number,
): Promise<number> {
  const bar = new Bar(io.stderr, count);
  const printer = new Printer(io, bar);
  try {
    for await (const answer of answersTo(name, batches, settings, io, bar)) await printer.print(answer);
  } finally {
    bar.clear();
  }
  return printer.code;
}

async function* answersTo(
  name: JobName,
  batches: AsyncIterable<readonly Item[]>,
  settings: Settings,
  io: Io,
  bar: Bar,
): AsyncGenerator<Answer> {
  if (settings.jobs > 1) {
    const { answersFromWorkers } = await import('./pool.ts');
    return yield* answersFromWorkers(name, batches, settings, io.signal, () => bar.show(undefined));
  }
  const driver = new Driver(io.signal, (progress) => bar.show(progress));
  for await (const items of batches)
    for (const item of items) yield await driver.finish(jobs[name](item, settings));
}

class Printer {
  readonly #io: Io;
  readonly #bar: Bar;
  #first = true;
  code = 0;

  constructor(io: Io, bar: Bar) {
    this.#io = io;
    this.#bar = bar;
  }

  async print({ out, err, code, apart }: Answer): Promise<void> {
    this.code = Math.max(this.code, code);
    this.#bar.count();
    if (err !== '' || this.#io.stdout.isTTY) this.#bar.clear();
    await write(this.#io.stderr, err);
    await write(this.#io.stdout, apart && !this.#first ? `\n${out}` : out);
    if (out !== '') this.#first = false;
  }
}
