/** Letters that turn the held piece, or the one under the cursor or the pointer. */
import type { Spot } from 'edgewise';
import type { Turn } from 'edgewise/play';
import type { OpenGame } from '../game/open-game.ts';
import { hovered } from './piece-input.ts';

const TURNS: Readonly<Record<string, Turn>> = {
  e: 'turn',
  d: 'turn',
  r: 'turn',
  q: 'back',
  a: 'back',
  f: 'flip',
};

/** G picks up, T highlights lines, L is the second mark. False: not one of these. */
export function pieceLetter({ player }: OpenGame, key: string, cursor: Spot | undefined): boolean {
  const letter = key.toLowerCase();
  const { held, questions } = player;
  const spots = held.value ? [held.value.spot] : [cursor, hovered.value].filter((spot) => spot !== undefined);
  const verb = TURNS[letter];
  if (verb) {
    // If there is a piece, the letter is handled here even when the piece cannot turn: then it says why.
    const spot = spots.find((on) => player.does({ verb, on })) ?? spots[0];
    if (spot !== undefined) player.turn(verb, spot);
    return true;
  }
  if (letter === 't') return spots.some((spot) => questions.lightNextPath(spot).is === 'done');
  if (letter === 'l')
    return spots.some((on) => player.does({ verb: 'mark', on }) && player.mark(on).is === 'done');
  const piece = spots.find((spot) => held.isPiece(spot));
  return letter === 'g' && !held.value && piece !== undefined && held.pickUp(piece).is === 'done';
}
