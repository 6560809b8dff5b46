/**
 * The daily puzzles, the same as every app makes by itself: the date is the seed. They are made once, stored in the
 * database, and then read from memory.
 */
import { games, type AnyGame, type ParamRecord, type Preset } from 'edgewise';
import { dailyPreset, dailySeed } from 'edgewise-web/daily';
import type { Database } from '../database/database.ts';
import { Refusal } from '../http/refusal.ts';
import type { Pool } from '../work/pool.ts';
import { daysAfter, latestDay } from './days.ts';

export interface Daily {
  readonly day: string;
  readonly game: string;
  readonly preset: string;
  readonly puzzle: string;
}

const FIRST_DAY = '2026-01-01';
const BUDGET = 120_000; // milliseconds, for the largest board of a week
const KEPT = 400; // in memory

export const dailyGames = (): readonly AnyGame[] => games.filter(({ params }) => params.daily);

export class Dailies {
  readonly #database: Database;
  readonly #pool: Pool;
  readonly #known = new Map<string, Promise<Daily>>();

  constructor(database: Database, pool: Pool) {
    this.#database = database;
    this.#pool = pool;
  }

  /** A day that has not begun anywhere is not revealed yet. */
  static refuseUnopened(day: string, now: number): void {
    if (day > latestDay(now)) throw new Refusal(403, 'day-ahead', `The puzzles of ${day} are not open yet.`);
    if (day < FIRST_DAY) throw new Refusal(404, 'day-unknown', `There are no puzzles for ${day}.`);
  }

  of(day: string, gameId: string): Promise<Daily> {
    const key = `${day} ${gameId}`;
    const known = this.#known.get(key);
    if (known) return known;
    const wanted = this.#find(day, gameId);
    this.#known.set(key, wanted);
    if (this.#known.size > KEPT) this.#known.delete(this.#known.keys().next().value ?? '');
    wanted.catch(() => this.#known.delete(key)); // it may work next time
    return wanted;
  }

  /** Makes in advance what will be requested: the current day anywhere, and the next. */
  async prepare(now: number): Promise<void> {
    for (const day of [latestDay(now), daysAfter(latestDay(now), 1)])
      for (const game of dailyGames()) await this.of(day, game.id);
  }

  async #find(day: string, gameId: string): Promise<Daily> {
    const game = dailyGames().find(({ id }) => id === gameId);
    const preset = game && dailyPreset(game, day);
    if (!game || !preset)
      throw new Refusal(404, 'game-unknown', `There is no puzzle of the day for "${gameId}".`);
    const [kept] = await this.#database.query<Daily>(
      'select day, game, preset, puzzle from daily where day = $1 and game = $2',
      [day, gameId],
    );
    return kept ?? this.#make(day, game, preset);
  }

  /** By the settings themselves: a preset may have meant something else on that day. */
  async #make(
    day: string,
    game: AnyGame,
    { id: preset, params: given }: Preset<ParamRecord>,
  ): Promise<Daily> {
    const seed = dailySeed(game, day);
    const params = Object.fromEntries(Object.entries(given).map(([key, value]) => [key, String(value)]));
    const made = await this.#pool.run('new', { game: game.id, params, seed, language: 'en' }, BUDGET);
    if ('refused' in made) throw new Error(`no puzzle of ${day}: ${made.refused}`);
    const { puzzle } = made;
    await this.#database.query(
      'insert into daily (day, game, preset, puzzle) values ($1, $2, $3, $4) on conflict do nothing',
      [day, game.id, preset, puzzle],
    );
    return { day, game: game.id, preset, puzzle };
  }
}
