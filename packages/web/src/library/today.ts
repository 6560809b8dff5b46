/** Progress with daily puzzles. */
import type { AnyGame } from 'edgewise';
import { engine } from '../shell/engine.ts';
import { go } from '../shell/route.ts';
import { records, solveRecords } from '../game/store/saved-games.ts';
import type { GameRecord, SolveRecord } from '../game/store/records.ts';
import { dailyOrigin, dailyPreset, dailySeed, dayOf, dayOfOrigin, streakOf, type Streak } from './daily.ts';
import { makeAndPlay } from './making.ts';

export const today = (): string => dayOf(new Date());

export const solvedDays = (): ReadonlySet<string> =>
  new Set(solveRecords.value.flatMap(({ origin }) => dayOfOrigin(origin) ?? []));

export const streak = (): Streak => streakOf(solvedDays(), today());

/** The player's progress with a game's daily puzzle: solved, begun, or nothing. */
export function dailyState(
  game: AnyGame,
  day: string,
): { readonly solved?: SolveRecord; readonly begun?: GameRecord } {
  const origin = dailyOrigin(day);
  const solved = solveRecords.value.find((each) => each.game === game.id && each.origin === origin);
  const begun = records.value.find((each) => each.game === game.id && each.origin === origin);
  return { ...(solved && { solved }), ...(begun && { begun }) };
}

/** Continues a day's puzzle, or makes it. */
export async function playDaily(game: AnyGame, day: string): Promise<void> {
  const { begun } = dailyState(game, day);
  if (begun) return go({ at: 'play', id: begun.id });
  const preset = dailyPreset(game, day);
  if (!preset) return;
  const params = engine().formatParams(game.params, preset.params);
  await makeAndPlay(game, params, undefined, { seed: dailySeed(game, day), origin: dailyOrigin(day) });
}
