/** How fast the built command starts. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { number, summary, table } from './measure.ts';

// The bench runs in the repository's root.
const command = 'packages/cli/bin/edgewise.mjs';
const built = 'packages/cli/dist';

const timeRun = (args: readonly string[]): number => {
  const start = performance.now();
  spawnSync(process.execPath, args, { stdio: 'ignore' });
  return performance.now() - start;
};

export function benchCommand(): void {
  if (!existsSync(built)) return console.log('\nThe command is not built: npm run build -w edgewise-cli');
  const runs = Array.from({ length: 12 }, () => 0);
  const help = summary(runs.map(() => timeRun([command, '--help'])));
  const bare = summary(runs.map(() => timeRun(['-e', '0'])));
  table(
    'Start of the command, milliseconds',
    ['what', 'median', 'worst', 'wanted', 'met'],
    [
      ['edgewise --help', number(help.median), number(help.worst), '200', help.median < 200 ? 'yes' : 'NO'],
      ['node alone', number(bare.median), number(bare.worst), '', ''],
    ],
  );
}
