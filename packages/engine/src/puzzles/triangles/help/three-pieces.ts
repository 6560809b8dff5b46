/** The first document's own hint. */
import { shuffle, makeRng } from '../../../rng.ts';
import { type Puzzle, type State, type Move, boardOf, looseCount, SHELF } from '../rules/rules.ts';

/**
 * The first document's hint, as moves for one step that undo takes back: pieces that are not where they are
 * in the solution go to the shelf, right ones are turned, then three more are placed, or one when fewer
 * than three are left. The same position always gives the same pieces.
 */
export function threePieces(puzzle: Puzzle, state: State, solution: State): readonly Move[] {
  const { names } = boardOf(puzzle);
  const loose = Array.from({ length: looseCount(puzzle) }, (_, piece) => piece);
  const lies = (piece: number): boolean => state.at[piece] !== SHELF;
  const away = loose.filter((piece) => lies(piece) && state.at[piece] !== solution.at[piece]);
  const askew = loose.filter(
    (piece) => state.at[piece] === solution.at[piece] && state.turn[piece] !== solution.turn[piece],
  );
  const left = loose.filter((piece) => !lies(piece) || away.includes(piece));
  shuffle(makeRng(`three ${state.at.join()} ${puzzle.pieces.join()}`), left);
  const shown = left.slice(0, left.length < 3 ? 1 : 3);
  const unlock = [...away, ...askew].filter((piece) => state.locked[piece]);
  const lay = (piece: number): Move => ({
    piece,
    act: '@',
    cell: names[solution.at[piece]],
    turn: solution.turn[piece],
  });
  return [
    ...unlock.map((piece): Move => ({ piece, act: '!' })),
    ...away.map((piece): Move => ({ piece, act: '-' })),
    ...[...askew, ...shown].map(lay),
  ];
}
