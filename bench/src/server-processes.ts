/** Programs in separate processes. */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';

export interface Started {
  readonly url: string;
  readonly pid: number;
  end(): void;
}

/** A program whose first output is its address. */
export function started(program: string): Promise<Started> {
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    child.stdout.once('data', (part: Buffer) =>
      resolve({ url: part.toString().trim(), pid: child.pid ?? 0, end: () => child.kill('SIGKILL') }),
    );
    child.once('exit', (code) => reject(new Error(`ended with ${code}`)));
  });
}

/** Milliseconds that a command took. */
export function timed(args: readonly string[], env: NodeJS.ProcessEnv): number {
  const start = performance.now();
  const { status, stderr } = spawnSync(process.execPath, [...args], {
    env,
    encoding: 'utf8',
    maxBuffer: 1e9,
  });
  if (status !== 0) throw new Error(`${args.join(' ')}: ${stderr}`);
  return performance.now() - start;
}

/** Milliseconds of processor time used by each thread of a process, as counted by Linux; elsewhere none. */
export function threadsOf(pid: number): ReadonlyMap<number, number> {
  const folder = `/proc/${pid}/task`;
  const threads = existsSync(folder) ? readdirSync(folder) : [];
  return new Map(threads.map((id) => [Number(id), nanoseconds(`${folder}/${id}/schedstat`) / 1e6]));
}

/** A thread may end while it is being read. */
function nanoseconds(file: string): number {
  try {
    return Number(readFileSync(file, 'utf8').split(' ')[0]);
  } catch {
    return 0;
  }
}

export const processorOf = (pid: number): number =>
  [...threadsOf(pid).values()].reduce((sum, each) => sum + each, 0);
