/** How well techniques are known, kept beside the saved games: one line each, `game/technique numbers`. */
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { formatTally, NO_TALLY, parseTally, type Tallies, type Tally } from 'edgewise/train';
import type { Io } from '../io.ts';
import { homeOf } from './saves.ts';

const fileOf = (env: Io['env']): string => join(homeOf(env), 'practice.txt');

const DAY = 86_400_000;

/** Days since 1970 in the local calendar. */
export function today(now = new Date()): number {
  return Math.floor((now.getTime() - now.getTimezoneOffset() * 60_000) / DAY);
}

/** Without a place for it, nothing can be stored or read; then nothing is known. */
function readLines(env: Io['env']): ReadonlyMap<string, string> {
  try {
    const lines = readFileSync(fileOf(env), 'utf8').split('\n').filter(Boolean);
    return new Map(lines.map(keyAndText));
  } catch {
    return new Map();
  }
}

function keyAndText(line: string): readonly [key: string, text: string] {
  const [key = ''] = line.split(' ', 1);
  return [key, line.slice(line.indexOf(' ') + 1)];
}

export function talliesOf(env: Io['env'], game: string): Tallies {
  const known = [...readLines(env)].flatMap(([key, text]): [string, Tally][] => {
    const tally = key.startsWith(`${game}/`) ? parseTally(text) : undefined;
    return tally ? [[key.slice(game.length + 1), tally]] : [];
  });
  return Object.fromEntries(known);
}

/** Read again before writing: another window may have practised in the meantime. */
export function keepTally(
  env: Io['env'],
  game: string,
  technique: string,
  change: (tally: Tally) => Tally,
): Tally {
  const lines = new Map(readLines(env));
  const key = `${game}/${technique}`;
  const tally = change(parseTally(lines.get(key) ?? '') ?? NO_TALLY);
  lines.set(key, formatTally(tally));
  const file = fileOf(env);
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(`${file}.new`, [...lines].map((each) => `${each.join(' ')}\n`).join(''));
    renameSync(`${file}.new`, file);
  } catch {
    // Practising continues without a tally.
  }
  return tally;
}
