/**
 * Today's puzzles: the date is the seed, so they are the same for everyone, offline and for ever. Where a game's
 * presets change, earlier days keep the presets of their time (`ParamSet.former`).
 */
import type { AnyGame, ParamRecord, Preset } from 'edgewise';

export const DAILY_VERSION = 1;

/** '2026-11-16', by the player's own clock. */
export const dayOf = (date: Date): string =>
  [date.getFullYear(), pad(date.getMonth() + 1), pad(date.getDate())].join('-');

const pad = (value: number): string => String(value).padStart(2, '0');

/** Noon, so that no clock change makes it another day. */
export const dateOf = (day: string): Date => new Date(`${day}T12:00:00`);

export function daysBefore(day: string, count: number): string {
  const date = dateOf(day);
  date.setDate(date.getDate() - count);
  return dayOf(date);
}

export const weekdayOf = (day: string): number => (dateOf(day).getDay() + 6) % 7; // Monday is 0

/** Weeks since a Monday in 2024. */
const weekOf = (day: string): number =>
  Math.max(0, Math.floor((dateOf(day).getTime() - dateOf('2024-01-01').getTime()) / (7 * 86_400_000) + 0.01));

/** Marks games and solves that belong to a day. */
export const dailyOrigin = (day: string): string => `daily ${DAILY_VERSION} ${day}`;

export const dayOfOrigin = (origin: string | undefined): string | undefined =>
  /^daily \d+ (\d{4}-\d{2}-\d{2})$/.exec(origin ?? '')?.[1];

export const dailySeed = (game: AnyGame, day: string): string => `${dailyOrigin(day)} ${game.id}`;

export function dailyPreset(game: AnyGame, day: string): Preset<ParamRecord> | undefined {
  const ids = game.params.daily?.[weekdayOf(day)];
  const id = typeof ids === 'string' ? ids : ids?.[weekOf(day) % ids.length];
  const then = (game.params.former ?? []).filter(({ lastDay }) => day <= lastDay);
  return [...then, ...game.params.presets].find((preset) => preset.id === id);
}

export interface Streak {
  readonly days: number;
  readonly freezes: number; // days left out within it
}

/**
 * Days in a row up to today, or up to yesterday while today is unsolved. Seven days in a row earn the right
 * to skip one.
 */
export function streakOf(solvedDays: ReadonlySet<string>, today: string): Streak {
  const first = [...solvedDays].sort()[0] ?? today;
  let days = 0;
  let freezes = 0;
  let earned = 0; // days since the last one left out
  for (let day = first; day <= today; day = daysBefore(day, -1)) {
    if (solvedDays.has(day)) {
      days++;
      earned++;
    } else if (day === today) break;
    else if (earned >= 7) {
      freezes++;
      earned = 0;
    } else days = freezes = earned = 0;
  }
  return { days, freezes };
}
