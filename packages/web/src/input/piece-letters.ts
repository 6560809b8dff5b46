/** Letters that turn the piece in the hand, under the cursor or under the pointer. */
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

/** G picks up, T lights lines, L is the second mark. False: none of ours. */
export function pieceLetter({ player }: OpenGame, key: string, cursor: Spot | undefined): boolean {
  const letter = key.toLowerCase();
  const { held, questions } = player;
  const spots = held.value ? [held.value.spot] : [cursor, hovered.value].filter((spot) => spot !== undefined);
  const verb = TURNS[letter];
  if (verb) {
    // Where there is a piece the letter is ours, also when the piece cannot turn: then it is said why.
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
