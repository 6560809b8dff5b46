/** What the Slitherlink formats share besides reading pieces (text/pieces.ts): boards, and what a format lacks. */
import type { Format, Note, Read, Saved } from '../../../vocabulary.ts';
import { readSide, readSides, type Piece, type Shape } from '../../../text/pieces.ts';
import { cellSpot, MAX_SIZE, MIN_SIZE, type Puzzle, type State, UNKNOWN } from '../rules/rules.ts';

export type Board = Saved<Puzzle, State>;
export type BoardFormat = Format<Board>;

const sizes = { min: MIN_SIZE, max: MAX_SIZE };

export const readSize = (piece: Piece): Read<number> => readSide(piece, sizes);

/** Width and height counted from rows: the same limits, reported at the place where the count ends. */
export function checkSize(size: number, at: Omit<Piece, 'text'>): Read<number> {
  return readSize({ ...at, text: String(size) });
}

export const readShape = (piece: Piece, loneIsSquare = false): Read<Shape> =>
  readSides(piece, sizes, loneIsSquare);

export const puzzleOf = (
  { width, height }: Shape,
  clues: Int8Array,
  rule: Puzzle['rule'] = 'loop',
): Puzzle => ({ width, height, clues, rule });

/** What a format cannot express. */
interface Lacks {
  readonly tilings?: false; // it has them: most formats know squares only
  readonly unknown?: boolean; // clue '?'
  readonly four?: boolean; // clue 4
  readonly everyDot?: boolean;
  readonly oblong?: boolean; // width ≠ height
  readonly below?: number; // boards with a shorter side
}

/** The first thing in a puzzle that the format cannot express, with its culprits. */
export const refuses =
  (lacks: Lacks) =>
  ({ puzzle }: Board): Note | undefined => {
    const { width, height, rule, tiling } = puzzle;
    if (tiling && lacks.tilings !== false) return { code: 'lacks-tiling', at: [] };
    const unknown = lacks.unknown ? cellsWith(puzzle, UNKNOWN) : [];
    const four = lacks.four ? cellsWith(puzzle, 4) : [];
    if (lacks.everyDot && rule === 'every-dot') return { code: 'lacks-every-dot', at: [] };
    if (lacks.oblong && width !== height) return { code: 'lacks-oblong', at: [], with: { width, height } };
    if (lacks.below && !tiling && Math.min(width, height) < lacks.below)
      return { code: 'lacks-small', at: [], with: { expected: lacks.below } };
    if (unknown.length) return { code: 'lacks-unknown', at: unknown };
    return four.length ? { code: 'lacks-four', at: four } : undefined;
  };

const cellsWith = ({ clues }: Puzzle, clue: number): string[] =>
  Array.from(clues).flatMap((value, cell) => (value === clue ? [cellSpot(cell)] : []));
