/** What a solution says, tile by tile and cell by cell; solutions that differ only by a rotation say the same. */
import { perObject } from '../../../cache.ts';
import { side, turnCell, type Cell } from '../../../grid/hex.ts';
import type { Spot } from '../../../vocabulary.ts';
import { hexSpot, start, tileSpot, type Placed, type Puzzle, type State } from '../rules/rules.ts';
import { inOrder, settle } from '../solve/settle.ts';

const TURNS = [0, 1, 2, 3, 4, 5];

/** Where each tile is relative to the first, or in its frame; there also which tile fills which cell. */
export function reading(puzzle: Puzzle, solution: State): ReadonlyMap<Spot, string> {
  const placed = inOrder(puzzle.tiles, solution.placed);
  const { cells, outline } = puzzle;
  if (!placed.length) return new Map();
  if (cells) return told(placed, true);
  if (!outline) return new Map([...told(settle(placed), false), ...firstOf(settle(placed))]);
  const turned = turnsOf(outline).map((turn) => placed.map(turn));
  const [first] = turned.toSorted((a, b) => (placeText(a[0]) < placeText(b[0]) ? -1 : 1));
  return told(first, turned.length === 1);
}

/** All places are relative to the first tile, so it can only say where the second is. */
const firstOf = ([first, second = first]: readonly Placed[]): readonly (readonly [Spot, string])[] => [
  [tileSpot(first.tile), placeText(second)],
];

const placeText = ({ q, r, turn }: Placed): string => `${q},${r}/${turn}`;

/** Cells are named only where they are those of the board itself, not of a rotated board. */
const told = (placed: readonly Placed[], withCells: boolean): ReadonlyMap<Spot, string> =>
  new Map([
    ...placed.map((each) => [tileSpot(each.tile), placeText(each)] as const),
    ...(withCells ? placed.map((each) => [hexSpot(each), `${each.tile}/${each.turn}`] as const) : []),
  ]);

/** All rotations that map an outline onto itself, the identity among them. */
const turnsOf = perObject((outline: readonly Cell[]): readonly ((place: Placed) => Placed)[] => {
  const least = (cells: readonly Cell[]): Cell => cells.toSorted((a, b) => a.q - b.q || a.r - b.r)[0];
  const own = new Set(outline.map(({ q, r }) => `${q},${r}`));
  return TURNS.flatMap((by) => {
    const [to, from] = [least(outline), least(outline.map((cell) => turnCell(cell, by)))];
    const moved = (cell: Cell): Cell => {
      const { q, r } = turnCell(cell, by);
      return { q: q + to.q - from.q, r: r + to.r - from.r };
    };
    const isOwn = outline.map(moved).every(({ q, r }) => own.has(`${q},${r}`));
    return isOwn
      ? [({ tile, turn, ...cell }: Placed) => ({ tile, ...moved(cell), turn: side(turn + by) })]
      : [];
  });
});

/** Every other tile and turn in a cell, or place of a tile, for outlines without rotational symmetry. */
export function otherwise(puzzle: Puzzle, at: Spot, than: string): readonly State[] | undefined {
  const { tiles, outline } = puzzle;
  if (!outline || puzzle.cells || turnsOf(outline).length > 1) return undefined;
  return tiles.flatMap((tile) =>
    outline.flatMap(({ q, r }) =>
      TURNS.map((turn) => ({ tile, q, r, turn }))
        .filter((place) =>
          at === tileSpot(tile)
            ? than !== placeText(place)
            : at === hexSpot(place) && than !== `${tile}/${place.turn}`,
        )
        .map((place) => ({ ...start(puzzle), placed: [place] })),
    ),
  );
}
