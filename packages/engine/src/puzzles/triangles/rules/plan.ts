/** From one position to another: what moves is unlocked and lifted first, then everything is turned and placed. */
import {
  type Move,
  type Act,
  type Piece,
  type Puzzle,
  type State,
  boardOf,
  isFixed,
  plainTurn,
  SHELF,
  TURNS,
} from './rules.ts';

/** First what moves is unlocked and lifted, then everything is turned and placed, then locked. */
export function plan(puzzle: Puzzle, from: State, to: State): readonly Move[] {
  const { names } = boardOf(puzzle);
  const pieces = puzzle.pieces.map((_, piece) => piece).filter((piece) => !isFixed(puzzle, piece));
  const differs = (piece: number): boolean =>
    from.at[piece] !== to.at[piece] || from.turn[piece] !== to.turn[piece];
  const lifts = (piece: number): boolean => from.at[piece] !== to.at[piece] && from.at[piece] !== SHELF;
  const act =
    (sign: Act) =>
    (piece: number): Move => ({ piece, act: sign });
  const unlock = pieces.filter((piece) => from.locked[piece] && (differs(piece) || !to.locked[piece]));
  const relock = pieces.filter(
    (piece) => to.locked[piece] && (!from.locked[piece] || unlock.includes(piece)),
  );
  return [
    ...unlock.map(act('!')),
    ...pieces.filter(lifts).map(act('-')),
    ...pieces.filter((piece) => differs(piece) && to.at[piece] === SHELF).flatMap(shelfTurns),
    ...pieces
      .filter((piece) => differs(piece) && to.at[piece] !== SHELF)
      .map((piece): Move => ({ piece, act: '@', cell: names[to.at[piece]], turn: to.turn[piece] })),
    ...relock.map(act('!')),
  ];

  function shelfTurns(piece: number): Move[] {
    const span = turnSpan(puzzle.pieces[piece]);
    const steps = (to.turn[piece] - from.turn[piece] + span) % span;
    const back = steps > span / 2;
    return Array.from({ length: back ? span - steps : steps }, () => act(back ? '<' : '>')(piece));
  }
}

const turnSpan = (piece: Piece): number => (plainTurn(piece, 2) === 0 ? 2 : TURNS);
