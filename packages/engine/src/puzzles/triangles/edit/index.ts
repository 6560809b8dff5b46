/** How a board of triangles is made by hand: labels on sides, walls, fixed pieces; the pieces follow. */
import type { Editing, EditSetting } from '../../../game.ts';
import { imagesOf } from '../../../grid/symmetry.ts';
import { NOWHERE } from '../../../grid/triangle.ts';
import type { Scene, ViewOptions } from '../../../draw/scene.ts';
import type { Edit, Note, Spot } from '../../../vocabulary.ts';
import { puzzleFields } from '../formats/native.ts';
import { meters } from '../help/meters.ts';
import { boards, type Params } from '../params.ts';
import { isShort, isUnpaired, unpairedLabels, balance } from '../rules/balance.ts';
import { symbolValues } from '../rules/colours.ts';
import { inOrder, kindsOf } from '../rules/kinds.ts';
import {
  boardOf,
  cellSpot,
  FREE,
  isFixed,
  isThreefold,
  matchings,
  piecesByCell,
  start,
  symbolOf,
  turnFor,
  wallSpot,
  type Puzzle,
  type State,
} from '../rules/rules.ts';
import { scene } from '../view/scene.ts';
import { fill } from './apart.ts';
import { apply, cellText, plainBoard } from './apply.ts';
import { filledOf, type Design } from './filled.ts';
import { interpret, palette, placeOf, sideSpot, spotOf, type } from './hands.ts';
import { sidesOf } from './sides.ts';

export const edit: Editing<Params, Puzzle, State> = {
  blank: ({ board, match }) => plainBoard(board, match),
  apply,
  interpret,
  type,
  palette,
  settings: ({ puzzle }) => [
    boardSetting(puzzle.board),
    { key: 'match', kind: 'choice', options: matchings, value: puzzle.match },
    ...listSettings(puzzle),
  ],
  boardEdits: () => [
    { code: 'edit.pieces.different', edits: [{ on: 'pieces', to: 'different' }] },
    { code: 'edit.pieces.shuffle', edits: [{ on: 'pieces', to: 'shuffle' }] },
    { code: 'edit.walls.-', edits: [{ on: 'walls', to: '-' }] },
  ],
  scene: drawn,
  placeOf,
  spotOf,
  symmetries: ({ puzzle }) => [...imagesOf(sidesOf(boardOf(puzzle)).middles).keys()],
  mirror,
  carry: ({ puzzle }, { on, to }, place) => (on === 'board' && to !== puzzle.board ? undefined : place),
  givens,
  givensOf,
  reading,
  otherwise,
  frame: ({ board, match, pieces }) => `${board} ${match} ${pieces.join(' ')}`,
  meters: ({ puzzle }) => meters(puzzle, start(puzzle)),
  obstacle,
  fill: (design, entered, rng) => fill(design, entered, rng),
};

/** Whole lists, as the native line writes them; `-` where there are none. */
function listSettings(puzzle: Puzzle): readonly EditSetting[] {
  const [, , pieces, walls, fixed] = puzzleFields(puzzle);
  const field = (key: string, value: string, example: string): EditSetting => ({
    key,
    kind: 'text',
    pattern: /^\S{1,400}$/,
    example,
    value: value || '-',
  });
  return [
    field('pieces', pieces, 'AABABC'),
    field('walls', walls, '..AB'),
    field('fixed', fixed, 'c4/1,d4/2'),
  ];
}

/** More boards can be read than are offered. */
function boardSetting(value: string): EditSetting {
  const options: readonly string[] = boards;
  return options.includes(value)
    ? { key: 'board', kind: 'choice', options, value }
    : { key: 'board', kind: 'text', pattern: /^[a-z]+-\d+(x\d+)?$/, example: boards[0], value };
}

function mirror({ puzzle }: Design, one: Edit, symmetry: string): readonly Edit[] {
  const board = boardOf(puzzle);
  const { byName, names, middles, cellMiddles } = sidesOf(board);
  const side = byName.get(one.on);
  const cell = board.names.indexOf(one.on);
  if (side === undefined && cell < 0) return [one];
  // The board has the symmetry when its sides do; then its cells do too.
  if (!imagesOf(middles).has(symmetry)) return [one];
  const images = imagesOf(side === undefined ? cellMiddles : middles).get(symmetry) ?? [];
  const at = side ?? cell;
  const list = side === undefined ? board.names : names;
  return [...new Set([at, ...images.map((image) => image[at])])].map((each) => ({
    on: list[each],
    to: one.to,
  }));
}

function givens(puzzle: Puzzle): readonly Edit[] {
  const board = boardOf(puzzle);
  const state = start(puzzle);
  const byCell = piecesByCell(puzzle, state);
  return [
    ...puzzle.walls.flatMap((label, border) =>
      label === FREE ? [] : [{ on: `w${border + 1}`, to: symbolOf(puzzle.match, label) }],
    ),
    ...puzzle.fixed.map(({ cell }) => ({
      on: board.names[cell],
      to: cellText(puzzle, state, byCell[cell]),
    })),
  ];
}

/** A wall may ask for what is shown, and a piece may be fixed where it is. */
function givensOf(puzzle: Puzzle, solution: State): readonly Edit[] {
  const board = boardOf(puzzle);
  const filled = filledOf({ puzzle, state: solution });
  if (!filled) return [];
  return [
    ...board.border.map((at, border) => ({
      on: `w${border + 1}`,
      to: symbolOf(puzzle.match, filled.labels[at]),
    })),
    ...board.names.map((on, cell) => ({ on, to: cellText(puzzle, solution, filled.pieceAt[cell]) })),
  ];
}

/** What each cell shows; twins are one. */
function reading(puzzle: Puzzle, solution: State): ReadonlyMap<Spot, string> {
  const board = boardOf(puzzle);
  const state = { ...solution, ...inOrder(puzzle, solution) };
  return new Map(
    piecesByCell(puzzle, state).map((piece, cell) => [
      cellSpot(board, cell),
      piece === NOWHERE ? '' : cellText(puzzle, state, piece),
    ]),
  );
}

/** Every other piece and turn in a cell; twins are one, and where a piece is fixed there is no other. */
function otherwise(puzzle: Puzzle, at: Spot, than: string): readonly State[] | undefined {
  const board = boardOf(puzzle);
  const cell = board.names.findIndex((_, each) => cellSpot(board, each) === at);
  if (cell < 0) return undefined;
  if (puzzle.fixed.some((each) => each.cell === cell)) return [];
  const begun = start(puzzle);
  return kindsOf(puzzle).pieces.flatMap((twins) => {
    const piece = twins.find((each) => !isFixed(puzzle, each));
    if (piece === undefined) return [];
    const ways = isThreefold(puzzle.pieces[piece]) ? [0] : [0, 1, 2];
    return ways
      .map((way) => ({
        ...begun,
        at: begun.at.with(piece, cell),
        turn: begun.turn.with(piece, turnFor(board.up[cell], way)),
      }))
      .filter((state) => cellText(puzzle, state, piece) !== than);
  });
}

/** A label that is needed more often than it occurs, or sides that cannot pair up. */
function obstacle(puzzle: Puzzle): Note | undefined {
  const state = start(puzzle);
  const position = { puzzle, state };
  const short = balance(puzzle, state).find(({ label }) => isShort(position, label));
  if (short) {
    const at = puzzle.walls.flatMap((label, border) => (label === short.label ? [wallSpot(border)] : []));
    const values = symbolValues(puzzle, 'sign', short.label);
    return { code: 'obstacle-short', at, with: { ...values, have: short.supply, need: short.demand } };
  }
  if (!isUnpaired(position)) return undefined;
  const [label] = unpairedLabels(puzzle, state);
  return { code: 'obstacle-unpaired', at: [], with: symbolValues(puzzle, 'sign', label) };
}

/** The filled board, with its sides as places; the pieces themselves answer in the drawing. */
function drawn(design: Design, options?: ViewOptions): Scene {
  const { puzzle, state } = design;
  const { width, height, shapes } = scene(puzzle, state ?? start(puzzle), options);
  const { names, middles, at } = sidesOf(boardOf(puzzle));
  const filled = filledOf(design);
  return {
    width,
    height,
    shapes,
    mainKind: 'side',
    targets: names.map((name, side) => {
      const label = filled?.labels[at[side]];
      return {
        spot: sideSpot(name),
        kind: 'side',
        name,
        x: middles[side][0],
        y: middles[side][1],
        label:
          label === undefined
            ? { code: 'label.side-empty', with: { name } }
            : { code: 'label.side', with: { name, ...symbolValues(puzzle, 'sign', label) } },
      };
    }),
  };
}
