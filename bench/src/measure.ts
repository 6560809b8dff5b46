/** Timing and tables. Times only count as ratios to a yardstick measured in the same run. */
import { performance } from 'node:perf_hooks';
import { certain, type Rng } from 'edgewise';

export interface Times {
  readonly mean: number;
  readonly median: number;
  readonly p99: number;
  readonly worst: number;
  readonly count: number;
}

/** Of numbers in order: the one below which a share of them is; undefined if there are none. */
export const quantile = (sorted: readonly number[], share: number): number | undefined =>
  sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];

export const oneOf = <T>(list: readonly T[], rng: Rng): T => certain(list[rng.below(list.length)]);

export function summary(times: readonly number[]): Times {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number): number => certain(quantile(sorted, share));
  const mean = sorted.reduce((sum, each) => sum + each, 0) / sorted.length;
  return { mean, median: at(0.5), p99: at(0.99), worst: certain(sorted.at(-1)), count: sorted.length };
}

const WARMING = 300; // milliseconds

/**
 * Runs the work until it is compiled. The yardstick comes compiled: a board that takes a few microseconds would
 * otherwise be measured in the interpreter for as long as a whole round lasts.
 */
export function warmUp<T>(items: readonly T[], work: (item: T) => void): void {
  const end = performance.now() + WARMING;
  do items.forEach(work);
  while (performance.now() < end);
}

/** Milliseconds of each call. */
export function timeEach<T>(items: readonly T[], work: (item: T) => void): number[] {
  return items.map((item) => {
    const start = performance.now();
    work(item);
    return performance.now() - start;
  });
}

export const timeOf = (work: () => void): number => certain(timeEach([work], (each) => each())[0]);

/** The same in processor time, for worst cases: waiting for other programs is not the search's fault. */
export function processorEach<T>(items: readonly T[], work: (item: T) => void): number[] {
  return items.map((item) => {
    const before = process.cpuUsage();
    work(item);
    return process.cpuUsage(before).user / 1000;
  });
}

export const processorTimeOf = (work: () => void): number =>
  certain(processorEach([work], (each) => each())[0]);

export async function timeEachAsync<T>(
  items: readonly T[],
  work: (item: T) => Promise<number>,
): Promise<number[]> {
  const times: number[] = [];
  for (const item of items) times.push(await work(item));
  return times;
}

/** How often per second something can be done, measured for about this long. */
export function rate(seconds: number, work: () => void): number {
  const start = performance.now();
  let done = 0;
  while (performance.now() - start < 1000 * seconds) {
    work();
    done++;
  }
  return (1000 * done) / (performance.now() - start);
}

export const number = (value: number): string =>
  value >= 100
    ? value.toFixed(0)
    : value >= 10
      ? value.toFixed(1)
      : value >= 1
        ? value.toFixed(2)
        : value.toFixed(3);

export function table(title: string, head: readonly string[], rows: readonly (readonly string[])[]): void {
  const width = (column: number): number =>
    Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0));
  const widths = head.map((_, column) => width(column));
  const line = (row: readonly string[]): string =>
    row.map((cell, i) => (i === 0 ? cell.padEnd(width(i)) : cell.padStart(width(i)))).join('  ');
  console.log(`\n${title}\n${line(head)}\n${widths.map((each) => '-'.repeat(each)).join('  ')}`);
  for (const row of rows) console.log(line(row));
}

export const verdict = (reached: number, wanted: number): string => (reached >= wanted ? 'yes' : 'NO');

export const percent = (share: number): string => `${Math.round(100 * share)} %`;

export const median = (values: readonly number[]): number => summary(values).median;
