/**
 * From one position to another. The target's order of play begins with what can stay; the rest of the
 * board is lifted, the last first, and the rest of the target played, so every plan is a legal order.
 */
import { LETTERS, SHAPES } from './pieces.ts';
import { inTray, orientationOf, turnedBy, type Move, type Puzzle, type State, type Turn } from './rules.ts';
import { apply } from './moves.ts';

export function plan(puzzle: Puzzle, from: State, to: State): readonly Move[] {
  for (let kept = to.placed.length; ; kept--) {
    const moves = keeping(puzzle, from, to, to.placed.slice(0, kept));
    if (moves || kept <= puzzle.start.length) return moves ?? [];
  }
}

/** Undefined when something that stays is in the way: out of order, or over what has to go. */
function keeping(puzzle: Puzzle, from: State, to: State, kept: readonly string[]): Move[] | undefined {
  const stays = from.placed.filter((text) => kept.includes(text));
  if (stays.join() !== kept.join()) return undefined;
  const moves: Move[] = [
    ...from.placed
      .filter((text) => !kept.includes(text))
      .reverse()
      .map((text): Move => ({ do: 'lift', shape: text[0] })),
    ...to.placed.slice(kept.length).map((placement): Move => ({ do: 'place', placement })),
  ];
  const end = played(puzzle, from, moves);
  return end && [...moves, ...turning(end, to)];
}

function played(puzzle: Puzzle, from: State, moves: readonly Move[]): State | undefined {
  let state = from;
  for (const move of moves) {
    const next = apply(puzzle, state, move);
    if (!next.ok) return undefined;
    state = next.value;
  }
  return state;
}

const turning = (from: State, to: State): Move[] =>
  SHAPES.filter((shape) => inTray(to).includes(shape)).flatMap((shape) =>
    turnsBetween(orientationOf(from, shape), orientationOf(to, shape)).map((by): Move => ({
      do: 'turn',
      shape: LETTERS[shape],
      by,
    })),
  );

/** Turned over first if need be, then the shorter way round. */
function turnsBetween(from: number, to: number): Turn[] {
  if ((from ^ to) & 4) return ['~', ...turnsBetween(turnedBy(from, '~'), to)];
  const steps = (to - from) & 3;
  return steps === 3 ? ['<'] : steps === 2 ? ['>', '>'] : steps === 1 ? ['>'] : [];
}
