import { expect, test } from 'vitest';
import { finish, games, makeRng } from 'edgewise';
import { dailyPreset, dailySeed, dayOf, daysBefore, streakOf, weekdayOf } from './daily.ts';

const days = (last: string, count: number): string[] =>
  Array.from({ length: count }, (_, i) => daysBefore(last, i));

test('a day has its name by the player’s own clock', () => {
  expect(dayOf(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
  expect(weekdayOf('2026-11-16')).toBe(0);
  expect(daysBefore('2026-03-01', 1)).toBe('2026-02-28');
});

test('a streak runs up to today, or to yesterday while today is unsolved', () => {
  expect(streakOf(new Set(), '2026-11-16').days).toBe(0);
  expect(streakOf(new Set(days('2026-11-16', 3)), '2026-11-16').days).toBe(3);
  expect(streakOf(new Set(days('2026-11-15', 3)), '2026-11-16').days).toBe(3);
  expect(streakOf(new Set(days('2026-11-14', 3)), '2026-11-16').days).toBe(0);
});

test('seven days earn one day off, and one only', () => {
  const week = days('2026-11-13', 7);
  expect(streakOf(new Set([...week, '2026-11-15']), '2026-11-16')).toEqual({ days: 8, freezes: 1 });
  expect(streakOf(new Set([...days('2026-11-13', 6), '2026-11-15']), '2026-11-16').days).toBe(1);
  expect(streakOf(new Set([...days('2026-11-12', 7), '2026-11-15']), '2026-11-16').days).toBe(1);
});

test('every game has a puzzle for every day of the week, the same each time', () => {
  for (const game of games) {
    for (const day of days('2026-11-22', 7))
      expect(dailyPreset(game, day)?.minutes, `${game.id} ${day}`).toBeGreaterThan(0);
    const preset = dailyPreset(game, '2026-11-16');
    const make = () => {
      const made = finish(game.generate(preset?.params ?? {}, makeRng(dailySeed(game, '2026-11-16'))));
      return made.ok ? game.native.format({ puzzle: made.value.puzzle }) : made.error.code;
    };
    // Pinned: when a generator changes, former presets must keep the old one, or past days would change.
    expect(make()).toMatchSnapshot(game.id);
  }
});
