/**
 * Days without clocks: '2026-11-16' and zones in minutes. A day's puzzles open when the date begins anywhere
 * (UTC+14) and count for players whose own date it is.
 */
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const EARLIEST_ZONE = 14 * 60;
const LATEST_ZONE = -12 * 60;

/** How many days results count; after that everyone's path is visible. */
export const OPEN_DAYS = 5;

/** A zone that does not exist becomes the nearest one that does. */
export const clampZone = (minutes: number): number =>
  Math.max(LATEST_ZONE, Math.min(EARLIEST_ZONE, Math.round(minutes)));

export const dayIn = (zone: number, now: number): string =>
  new Date(now + clampZone(zone) * MINUTE).toISOString().slice(0, 10);

export const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(text).toISOString().startsWith(text);

/** The latest date that has begun somewhere. */
export const latestDay = (now: number): string => dayIn(EARLIEST_ZONE, now);

export const daysAfter = (day: string, count: number): string =>
  new Date(Date.parse(day) + count * DAY).toISOString().slice(0, 10);

/** Has it ended everywhere, including the extra days for late results? */
export const isOver = (day: string, now: number): boolean =>
  dayIn(LATEST_ZONE, now) >= daysAfter(day, OPEN_DAYS);
