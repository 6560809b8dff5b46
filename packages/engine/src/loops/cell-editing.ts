/** Making a puzzle whose givens are one value per cell: names, symmetries, what taps, drags and keys mean. */
import { perObject } from '../cache.ts';
import type { Scene } from '../draw/scene.ts';
import type { EditChoice, Editing } from '../game.ts';
import { imagesOf, type Point } from '../grid/symmetry.ts';
import type { ParamRecord } from '../params/params.ts';
import { fail, ok, type Result } from '../result.ts';
import {
  NOTHING_HERE,
  type Edit,
  type Gesture,
  type Label,
  type Note,
  type Saved,
  type Spot,
} from '../vocabulary.ts';
import { badPlace, badValue } from './board-edits.ts';
import type { Lookup } from '../vocabulary.ts';

/** What a game defines about its cells. Values are texts, and `-` is none. */
interface CellBoard<Puzzle extends object> {
  /** By cell, and the same for every puzzle on the same board. */
  names(puzzle: Puzzle): readonly string[];
  /** The identical list for every puzzle on the same board, so that names and symmetries are computed once. */
  middles(puzzle: Puzzle): readonly Point[];
  spotOf(cell: number): Spot;
  cellAt(puzzle: Puzzle, spot: Spot): number | undefined;
  valueOf(puzzle: Puzzle, cell: number): string;
  /** In the order in which taps cycle through them, including `-`. */
  valuesFor(puzzle: Puzzle, cell: number): readonly string[];
  /** Values that are seldom wanted: in the palette and by key, but not by tapping. */
  rareFor?(puzzle: Puzzle, cell: number): readonly string[];
  labelOf(value: string): Label;
  /** What people type for a value; by default the value itself. */
  readonly keys?: Lookup<string>;
  /** How a value is shown; by default as the value itself. */
  readonly signs?: Lookup<string>;
  withValues(puzzle: Puzzle, values: ReadonlyMap<number, string>): Puzzle;
}

type Shared = 'placeOf' | 'spotOf' | 'symmetries' | 'mirror' | 'interpret' | 'type' | 'palette' | 'givens';

export interface CellEditing<Puzzle extends object, State> extends Pick<
  Editing<ParamRecord, Puzzle, State>,
  Shared
> {
  cellOf(puzzle: Puzzle, place: string): number | undefined;
  /** An edit of one cell, or why it is not one. */
  applyCell(puzzle: Puzzle, edit: Edit): Result<Puzzle, Note>;
  clear(puzzle: Puzzle): Puzzle;
  /** One edit per cell that has a value, with any text for the cell. */
  editsBy(puzzle: Puzzle, value: (cell: number) => string): readonly Edit[];
}

export function cellEditing<Puzzle extends object, State>(
  board: CellBoard<Puzzle>,
): CellEditing<Puzzle, State> {
  type Design = Saved<Puzzle, State>;
  const known = perObject((_middles: readonly Point[]): { names?: Names } => ({}));
  const namesOf = (puzzle: Puzzle): Names =>
    (known(board.middles(puzzle)).names ??= namesBothWays(board.names(puzzle)));
  const nameOf = (puzzle: Puzzle, cell: number): string => namesOf(puzzle).names[cell];
  const cellOf = (puzzle: Puzzle, place: string): number | undefined => namesOf(puzzle).cells.get(place);
  const imagesIn = (puzzle: Puzzle) => imagesOf(board.middles(puzzle));
  const allValues = (puzzle: Puzzle, cell: number): readonly string[] => [
    ...board.valuesFor(puzzle, cell),
    ...(board.rareFor?.(puzzle, cell) ?? []),
  ];
  const expected = (puzzle: Puzzle, cell: number): string => allValues(puzzle, cell).join(', ');
  const editsBy = (puzzle: Puzzle, value: (cell: number) => string): readonly Edit[] =>
    namesOf(puzzle)
      .names.map((on, cell) => ({ on, to: value(cell) }))
      .filter(({ to }) => to !== '-');

  const paintBlanks = (puzzle: Puzzle, path: readonly Spot[]): Result<readonly Edit[], Note> => {
    const cells = [...new Set(path.map((spot) => board.cellAt(puzzle, spot)))];
    if (cells.length < 2) return fail(NOTHING_HERE);
    const list = cells.flatMap((cell) =>
      cell === undefined || board.valueOf(puzzle, cell) === '-'
        ? []
        : [{ on: nameOf(puzzle, cell), to: '-' }],
    );
    return list.length && !cells.includes(undefined) ? ok(list) : fail(NOTHING_HERE);
  };

  return {
    cellOf,
    editsBy,
    placeOf: ({ puzzle }, spot) => {
      const cell = board.cellAt(puzzle, spot);
      return cell === undefined ? undefined : nameOf(puzzle, cell);
    },
    spotOf: ({ puzzle }, place) => {
      const cell = cellOf(puzzle, place);
      return cell === undefined ? undefined : board.spotOf(cell);
    },
    symmetries: ({ puzzle }) => [...imagesIn(puzzle).keys()],
    mirror({ puzzle }: Design, edit, symmetry) {
      const cell = cellOf(puzzle, edit.on);
      if (cell === undefined) return [edit];
      const images = imagesIn(puzzle).get(symmetry) ?? [];
      const cells = new Set([cell, ...images.map((image) => image[cell])]);
      return [...cells].map((each) => ({ on: nameOf(puzzle, each), to: edit.to }));
    },
    interpret({ puzzle }: Design, gesture: Gesture) {
      if ('path' in gesture) return paintBlanks(puzzle, gesture.path);
      const cell = board.cellAt(puzzle, gesture.on);
      if (cell === undefined) return fail(NOTHING_HERE);
      const [round, now] = [board.valuesFor(puzzle, cell), board.valueOf(puzzle, cell)];
      const at = Math.max(0, round.indexOf(now));
      const to = gesture.verb === 'clear' ? '-' : round[(at + stepOf(gesture) + round.length) % round.length];
      return to === now ? fail(NOTHING_HERE) : ok([{ on: nameOf(puzzle, cell), to }]);
    },
    type({ puzzle }: Design, at, text) {
      const cell = board.cellAt(puzzle, at);
      if (cell === undefined) return fail(NOTHING_HERE);
      const key = text.trim();
      const to = key === '' || key === '.' ? '-' : (board.keys?.[key.toLowerCase()] ?? key);
      const edit = { on: nameOf(puzzle, cell), to };
      return allValues(puzzle, cell).includes(to)
        ? ok([edit])
        : fail({ ...badValue(edit, expected(puzzle, cell)), at: [at] });
    },
    palette({ puzzle }: Design, at): readonly EditChoice[] {
      const cell = board.cellAt(puzzle, at);
      if (cell === undefined) return [];
      return allValues(puzzle, cell).map((to) => ({
        ...(to === '-' ? { code: 'edit-clear' } : board.labelOf(to)),
        edits: [{ on: nameOf(puzzle, cell), to }],
        isNow: board.valueOf(puzzle, cell) === to,
        key: to,
        sign: board.signs?.[to] ?? (to === '-' ? '–' : to),
      }));
    },
    givens: (puzzle) => editsBy(puzzle, (cell) => board.valueOf(puzzle, cell)),
    applyCell(puzzle, edit) {
      const cell = cellOf(puzzle, edit.on);
      const { names } = namesOf(puzzle);
      if (cell === undefined) return fail(badPlace(edit, `${names[0]} … ${names[names.length - 1]}`));
      return allValues(puzzle, cell).includes(edit.to)
        ? ok(board.withValues(puzzle, new Map([[cell, edit.to]])))
        : fail({ ...badValue(edit, expected(puzzle, cell)), at: [board.spotOf(cell)] });
    },
    clear: (puzzle) => board.withValues(puzzle, new Map(namesOf(puzzle).names.map((_, cell) => [cell, '-']))),
  };
}

interface Names {
  readonly names: readonly string[];
  readonly cells: ReadonlyMap<string, number>;
}

const namesBothWays = (names: readonly string[]): Names => ({
  names,
  cells: new Map(names.map((name, cell) => [name, cell])),
});

const stepOf = (gesture: Exclude<Gesture, { path: unknown }>): number =>
  gesture.verb === 'tap' || gesture.verb === 'cycle'
    ? 1
    : gesture.verb === 'mark' || gesture.verb === 'back'
      ? -1
      : 0;

/** A scene in which only cells react. It is never shown as solved. */
export function cellsOnly(whole: Scene): Scene {
  const { width, height, shapes, onPaper } = whole;
  return {
    width,
    height,
    shapes,
    ...(onPaper && { onPaper }),
    mainKind: 'cell',
    get targets() {
      return whole.targets.filter(({ kind }) => kind === 'cell');
    },
  };
}
