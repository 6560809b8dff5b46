/** What gestures and keys mean while a start is made: as in play, on a board where nothing is fixed. */
import type { EditChoice } from '../../../game.ts';
import { badValue } from '../../../loops/board-edits.ts';
import { fail, ok, type Result } from '../../../result.ts';
import { NOTHING_HERE, type Edit, type Gesture, type Note, type Spot } from '../../../vocabulary.ts';
import * as play from '../rules/gestures.ts';
import { LETTERS, LOCATIONS } from '../rules/pieces.ts';
import {
  holderOf,
  legalPlacements,
  locationOf,
  placementsOf,
  shapeOf,
  type Move,
  type Puzzle,
} from '../rules/rules.ts';
import { playedState, type Design } from './apply.ts';

export const EMPTY: Puzzle = { start: [] };

export function interpret(design: Design, gesture: Gesture): Result<readonly Edit[], Note> {
  const move = play.interpret(EMPTY, playedState(design), gesture);
  return move.ok ? ok([editOf(move.value)]) : move;
}

const editOf = (move: Move): Edit => {
  if (move.do === 'lift') return { on: move.shape, to: '-' };
  if (move.do === 'turn') return { on: move.shape, to: move.by };
  return { on: move.placement[0], to: move.placement.slice(1) };
};

/** The letter of the piece at a spot. */
export function letterAt(design: Design, spot: Spot): string | undefined {
  const shape = shapeOf(spot) ?? holderOf(playedState(design), locationOf(spot))?.shape;
  return shape === undefined ? undefined : LETTERS[shape];
}

/** At a location 'DF' places piece D there in orientation F; 'DFO' works anywhere, and '' lifts. */
export function type(design: Design, at: Spot, text: string): Result<readonly Edit[], Note> {
  const given = text.trim();
  const here = letterAt(design, at);
  if (given === '' || given === '-')
    return here === undefined ? fail(NOTHING_HERE) : ok([{ on: here, to: '-' }]);
  const location = locationOf(at);
  const whole = given.length === 2 && location >= 0 ? given + LOCATIONS[location] : given;
  if (/^[A-H][A-H][A-Ya-y]$/.test(whole)) return ok([{ on: whole[0], to: whole.slice(1) }]);
  return fail({ ...badValue({ on: here ?? at, to: given }, 'AA … HH'), at: [at] });
}

/** Every piece that could have its home there. */
export function palette(design: Design, at: Spot): readonly EditChoice[] {
  const home = locationOf(at);
  const here = letterAt(design, at);
  if (here !== undefined) return [{ code: 'edit-clear', edits: [{ on: here, to: '-' }], key: '-' }];
  const placed = placementsOf(design.puzzle.start);
  return LETTERS.split('').flatMap((_, shape) =>
    legalPlacements(placed, shape)
      .filter((each) => each.home === home)
      .map(({ text }) => ({
        code: 'edit-placement',
        with: { piece: text[0], orientation: text[1] },
        edits: [{ on: text[0], to: text.slice(1) }],
        key: text.slice(0, 2),
      })),
  );
}
