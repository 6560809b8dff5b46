/**
 * What edits do. A tile is ticked or not ('7=in', '7=-'), and the rest are settings ('tiles=1-10,25', 'colour=R',
 * 'goal=line', 'outline=pyramid', 'cells=drawn' …). What the native line refuses is refused here for the same reason.
 */
import type { Cell } from '../../../grid/hex.ts';
import { badPlace, badValue } from '../../../loops/board-edits.ts';
import { fail, ok, type Result } from '../../../result.ts';
import type { Edit, Note, Saved } from '../../../vocabulary.ts';
import { readTiles } from '../formats/list.ts';
import { native } from '../formats/native.ts';
import { pyramid } from '../rules/outline.ts';
import {
  askedColours,
  goals,
  holeRules,
  isInReach,
  matchings,
  modes,
  readColour,
  strictnesses,
  type Puzzle,
  type State,
} from '../rules/rules.ts';
import { isTile } from '../rules/tiles.ts';

export type Design = Saved<Puzzle, State>;

/** Settings with a short list of values. */
export const CHOICES = {
  mode: modes,
  goal: goals,
  holes: holeRules,
  match: matchings,
  rules: strictnesses,
  locks: ['false', 'true'],
} satisfies Readonly<Record<string, readonly string[]>>;

const optionsOf = (on: string): readonly string[] | undefined =>
  Object.hasOwn(CHOICES, on) ? CHOICES[on as keyof typeof CHOICES] : undefined;

type Made = Result<Puzzle, Note>;

export function apply(design: Design, edit: Edit): Result<Design, Note> {
  const next = puzzleAfter(design, edit);
  if (!next.ok) return next;
  const read = native.parse(native.format({ puzzle: next.value }));
  return read.ok ? ok(withDrawing(next.value, design.state)) : fail(plain(read.error));
}

/** A reader's refusal has a line and column; here the edit itself is the place. */
const plain = ({ code, with: values }: Note): Note => ({ code, at: [], ...(values && { with: values }) });

function puzzleAfter({ puzzle, state }: Design, edit: Edit): Made {
  const { on, to } = edit;
  if (/^\d{1,2}$/.test(on)) return tick(puzzle, edit);
  const options = optionsOf(on);
  if (options)
    return options.includes(to)
      ? ok({ ...puzzle, [on]: on === 'locks' ? to === 'true' : to })
      : fail(badValue(edit, options.join(' | ')));
  if (on === 'tiles') return withTiles(puzzle, to);
  if (on === 'colour') return withColour(puzzle, edit);
  if (on === 'cells' || on === 'outline') return withCells(puzzle, state, edit);
  return fail(
    badPlace(edit, ['1 … 56', 'tiles', 'colour', 'cells', 'outline', ...Object.keys(CHOICES)].join(', ')),
  );
}

/** In the order of their numbers, unless they have an order of their own. */
function tick(puzzle: Puzzle, edit: Edit): Made {
  const tile = Number(edit.on);
  if (!isTile(tile)) return fail(badPlace(edit, '1 … 56'));
  const others = puzzle.tiles.filter((each) => each !== tile);
  if (edit.to === '-') return ok({ ...puzzle, tiles: others });
  if (edit.to !== 'in') return fail(badValue(edit, 'in, -'));
  if (puzzle.tiles.includes(tile)) return ok(puzzle);
  const isSorted = others.every((each, i) => i === 0 || others[i - 1] < each);
  return ok({ ...puzzle, tiles: isSorted ? [...others, tile].sort((a, b) => a - b) : [...others, tile] });
}

function withTiles(puzzle: Puzzle, text: string): Made {
  const read = readTiles(text);
  return read.ok ? ok({ ...puzzle, tiles: read.value }) : fail(plain(read.error));
}

function withColour({ suggested: _old, ...puzzle }: Puzzle, edit: Edit): Made {
  const asked = askedColours.find((each) => each === (edit.to === '-' ? 'any' : edit.to));
  return asked ? ok({ ...puzzle, ...readColour(asked) }) : fail(badValue(edit, askedColours.join(' | ')));
}

/** Given cells are in the order of the tiles; an outline is in any order. */
function withCells(puzzle: Puzzle, state: State | undefined, edit: Edit): Made {
  const { cells: oldCells, outline: oldOutline, ...free } = puzzle;
  if (edit.to === '-')
    return ok({
      ...free,
      ...(oldCells && edit.on === 'outline' && { cells: oldCells }),
      ...(oldOutline && edit.on === 'cells' && { outline: oldOutline }),
    });
  const cells =
    edit.to === 'drawn'
      ? drawnCells(puzzle, state)
      : edit.to === 'pyramid' && edit.on === 'outline'
        ? pyramidOf(puzzle)
        : readCells(edit);
  if (!cells.ok) return cells;
  return ok({ ...free, mode: 'free', [edit.on]: cells.value });
}

function pyramidOf({ tiles }: Puzzle): Result<readonly Cell[], Note> {
  const cells = pyramid(tiles.length);
  return cells ? ok(cells) : fail({ code: 'not-a-pyramid', at: [], with: { given: tiles.length } });
}

function drawnCells({ tiles }: Puzzle, state: State | undefined): Result<readonly Cell[], Note> {
  const placed = tiles.map((tile) => state?.placed.find((each) => each.tile === tile));
  if (placed.includes(undefined)) return fail({ code: 'edit-not-all-placed', at: [] });
  return ok(placed.flatMap((each) => (each ? [{ q: each.q, r: each.r }] : [])));
}

function readCells(edit: Edit): Result<readonly Cell[], Note> {
  const cells = edit.to.split('_').map((word) => {
    const [, q, r] = /^(-?\d{1,2})\.(-?\d{1,2})$/.exec(word) ?? [];
    return { q: Number(q ?? NaN), r: Number(r ?? NaN) };
  });
  return cells.every(isInReach) ? ok(cells) : fail(badValue(edit, '0.0_1.0_…, drawn, -'));
}

/** The drawing stays as far as it still makes sense. */
function withDrawing(puzzle: Puzzle, state: State | undefined): Design {
  if (!state) return { puzzle };
  const { mode, tiles } = puzzle;
  const placed = mode === 'solitaire' ? [] : state.placed.filter(({ tile }) => tiles.includes(tile));
  const design = { puzzle, state: { placed, turns: tiles.map(() => 0), locked: 0 } };
  return native.parse(native.format(design)).ok ? design : { puzzle };
}
