/** For tests only: a player in front of a small puzzle, with a clock that the test moves. */
import type { AnyGame } from '../game.ts';
import { makeRng } from '../rng.ts';
import { Session } from '../session/session.ts';
import { finish } from '../task.ts';
import type { Spot } from '../vocabulary.ts';
import { textOf } from './announce.ts';
import type { Change } from './change.ts';
import { Player } from './player.ts';

export interface OpenPlayer {
  readonly game: AnyGame;
  readonly player: Player;
  readonly clock: { now: number };
  readonly changes: Change[];
  /** The last announcement, in English. */
  readonly said: () => string;
  readonly solution: unknown;
}

export function openPlayer(game: AnyGame, seed = 'play', preset = 0): OpenPlayer {
  const made = finish(game.generate(game.params.presets[preset].params, makeRng(seed)));
  if (!made.ok) throw new Error(made.error.code);
  const clock = { now: 0 };
  const changes: Change[] = [];
  const player = new Player(new Session<unknown, unknown, unknown>(game, made.value), {
    time: () => clock.now,
    onChange: (change) => changes.push(change),
  });
  const said = (): string =>
    (changes.at(-1)?.said ?? []).map(({ labels }) => textOf(game, 'en', labels)).join(' ');
  return { game, player, clock, changes, said, solution: made.value.solution };
}

export const slotsOf = (player: Player): readonly Spot[] =>
  (player.scene.shelf?.slots ?? []).flatMap((slot) => slot?.spot ?? []);

/** A place without a piece that the held one goes to. */
export function emptyPlace({ space, held }: Player): Spot {
  const place = space.places.find(({ spot }) => !held.isPiece(spot) && held.fits(spot));
  if (!place) throw new Error('it goes nowhere');
  return place.spot;
}
