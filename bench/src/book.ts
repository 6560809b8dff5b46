/** A thousand puzzles as a book, by the built command: how long it takes, and how much memory. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { number, table } from './measure.ts';

const command = 'packages/cli/bin/edgewise.mjs';
const built = 'packages/cli/dist';

const SECONDS = 60;
const MEGABYTES = 500;
const PUZZLES = 1000;
const BOOK = [
  'book',
  '--game',
  'slitherlink',
  '--preset',
  'normal',
  '--count',
  String(PUZZLES),
  '--seed',
  'bench',
];

/** Linux reports the peak memory of a process; elsewhere that column stays empty. */
function mostMemory(pid: number): number | undefined {
  try {
    const kilobytes = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return kilobytes === undefined ? undefined : Number(kilobytes) / 1024;
  } catch {
    return undefined;
  }
}

interface Run {
  readonly seconds: number;
  readonly megabytes: number | undefined;
}

async function timed(file: string, jobs: number): Promise<Run> {
  const start = performance.now();
  const child = spawn(process.execPath, [command, ...BOOK, '--jobs', String(jobs), '-o', file], {
    stdio: 'ignore',
  });
  let megabytes: number | undefined;
  const watching = setInterval(() => {
    megabytes = mostMemory(child.pid ?? 0) ?? megabytes;
  }, 50);
  const [code] = (await once(child, 'close')) as [number | null];
  clearInterval(watching);
  if (code !== 0) throw new Error(`the command ended with ${code}`);
  return { seconds: (performance.now() - start) / 1000, megabytes };
}

export async function benchBook(): Promise<void> {
  if (!existsSync(built)) return console.log('\nThe command is not built: npm run build -w edgewise-cli');
  const folder = mkdtempSync(join(tmpdir(), 'edgewise-bench-'));
  const rows: string[][] = [];
  for (const jobs of [1, 2]) {
    const { seconds, megabytes } = await timed(join(folder, `${jobs}.pdf`), jobs);
    const isMet = seconds < SECONDS && (megabytes ?? 0) < MEGABYTES;
    const memory = megabytes === undefined ? '' : number(megabytes);
    rows.push([
      `--jobs ${jobs}`,
      number(seconds),
      String(SECONDS),
      memory,
      String(MEGABYTES),
      isMet ? 'yes' : 'NO',
    ]);
  }
  const same = readFileSync(join(folder, '1.pdf')).equals(readFileSync(join(folder, '2.pdf')));
  rmSync(folder, { recursive: true });
  table(
    `A book of ${PUZZLES} Slitherlinks, 10 × 10`,
    ['how', 'seconds', 'wanted', 'MB', 'wanted', 'met'],
    rows,
  );
  console.log(same ? 'Both files are the same.' : 'NO: the two files differ.');
}
