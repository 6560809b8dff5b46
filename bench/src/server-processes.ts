/** Programs in processes of their own. */
import { spawn, spawnSync } from 'node:child_process';
import { performance } from 'node:perf_hooks';

export interface Started {
  readonly url: string;
  readonly pid: number;
  end(): void;
}

/** A program that writes its address first. */
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
  const { status, stderr } = spawnSync(process.execPath, [...args], { env, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${args.join(' ')}: ${stderr}`);
  return performance.now() - start;
}
