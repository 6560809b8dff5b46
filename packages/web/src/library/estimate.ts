/** How long a puzzle of a level takes: from the player's own solves or, before there are any, from the game's estimate. */
import type { AnyGame, ParamRecord, Preset } from 'edgewise';
import { engine } from '../shell/engine.ts';
import { solveRecords } from '../game/store/saved-games.ts';
import { median } from './statistics.ts';

const MINUTE = 60_000;

/** Whole minutes, rounded up. */
export function minutesOf(game: AnyGame, preset: Preset<ParamRecord>): number | undefined {
  const params = engine().formatParams(game.params, preset.params);
  const times = solveRecords.value
    .filter((solve) => solve.game === game.id && solve.params === params && solve.own)
    .map(({ time }) => time);
  const own = median(times);
  return own === undefined ? preset.minutes : Math.max(1, Math.ceil(own / MINUTE));
}
