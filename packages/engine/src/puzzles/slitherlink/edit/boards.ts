/** Boards without clues, on any tiling; of a tiling that never repeats, a given part. */
import { isTilingName, tilingMesh, tilingNames, tilingOf } from '../../../grid/tilings/tilings.ts';
import { badValue } from '../../../loops/board-edits.ts';
import { fail, ok, type Result } from '../../../result.ts';
import { makeRng } from '../../../rng.ts';
import type { Edit, Note } from '../../../vocabulary.ts';
import type { Params } from '../params.ts';
import { BLANK, MAX_SIZE, meshOf, type Puzzle } from '../rules/rules.ts';

type Shape = Pick<Params, 'width' | 'height' | 'rule' | 'tiling'> & Pick<Puzzle, 'patch'>;

const MOST_FACES = 10_000;

/** Undefined where there is no such board. */
export function blankBoard({ width, height, rule, tiling = 'squares', patch }: Shape): Puzzle | undefined {
  if (tiling === 'squares') return blankSquares({ width, height, rule });
  const { randomPatch, density } = tilingOf(tiling);
  if (width * height * density > MOST_FACES) return undefined;
  const part = randomPatch && (patch ?? randomPatch(width, height, makeRng('workshop')));
  const mesh = tilingMesh(tiling, width, height, part ?? '');
  if (!mesh) return undefined;
  return withoutClues({
    ...{ width, height, rule, tiling, mesh, clues: [] },
    ...(part !== undefined && { patch: part }),
  });
}

export const blankSquares = ({ width, height, rule }: Shape): Puzzle =>
  withoutClues({ width, height, rule, clues: [] });

const withoutClues = (puzzle: Puzzle): Puzzle => ({
  ...puzzle,
  clues: new Array<number>(meshOf(puzzle).faceCount).fill(BLANK),
});

/** Another tiling, part or size: clues have no place on the new board. Undefined for other edits. */
export function applyBoard(puzzle: Puzzle, edit: Edit): Result<Puzzle, Note> | undefined {
  if (edit.on === 'tiling') return retile(puzzle, edit);
  if (!puzzle.tiling) return undefined;
  if (edit.on === 'patch')
    return edit.to === puzzle.patch ? ok(puzzle) : board({ ...puzzle, patch: edit.to }, edit);
  if (edit.on === 'size') return resize(puzzle, edit);
  return undefined;
}

function retile(puzzle: Puzzle, edit: Edit): Result<Puzzle, Note> {
  const { width, height, rule } = puzzle;
  if (!isTilingName(edit.to)) return fail(badValue(edit, tilingNames.join(' | ')));
  if (edit.to === (puzzle.tiling ?? 'squares')) return ok(puzzle);
  const [both, one] = tilingOf(edit.to).least;
  const least = { width: Math.max(width, both), height: Math.max(height, both, width < one ? one : 0) };
  return board({ ...least, rule, tiling: edit.to }, edit);
}

function resize({ patch, ...puzzle }: Puzzle, edit: Edit): Result<Puzzle, Note> {
  const [, across, down] = /^(\d{1,3})x(\d{1,3})$/.exec(edit.to) ?? [];
  const [width, height] = [Number(across), Number(down)];
  if (width === puzzle.width && height === puzzle.height) return ok({ ...puzzle, ...(patch && { patch }) });
  const [both, one] = tilingOf(puzzle.tiling ?? 'squares').least;
  const isLarge = Math.min(width, height) >= both && Math.max(width, height) >= one;
  if (!isLarge || Math.max(width, height) > MAX_SIZE)
    return fail(badValue(edit, `${both}x${Math.max(both, one)} …`));
  const same = patch === undefined ? undefined : blankBoard({ ...puzzle, width, height, patch });
  return same ? ok(same) : board({ ...puzzle, width, height }, edit);
}

function board(shape: Shape, edit: Edit): Result<Puzzle, Note> {
  const made = blankBoard(shape);
  return made ? ok(made) : fail(badValue(edit, shape.tiling ?? 'squares'));
}
