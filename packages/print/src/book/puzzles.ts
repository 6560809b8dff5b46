/** Pages of puzzles: several per page in a grid, the first under the heading of its section. */
import type { Language } from 'edgewise';
import { SOFT, type Canvas } from '../pdf/canvas.ts';
import type { Box } from '../pdf/scene.ts';
import { areaOf, type Leaf, type Setting } from './leaf.ts';
import { compose } from './picture.ts';
import { drawDots, drawPuzzle, unitInCell, unitOf, type SetPuzzle, type Size } from './puzzle-cell.ts';

interface Opening {
  readonly name: string;
  readonly title: string;
  readonly line: string; // the rules in a sentence
}

export interface PuzzlePages {
  readonly head: string;
  /** Set above the puzzles of the first page. */
  readonly opening: Opening;
  readonly puzzles: readonly SetPuzzle[];
  readonly perPage: number;
  readonly language: Language;
}

const GAP = 7; // millimetres between puzzles

interface Grid {
  readonly columns: number;
  readonly rows: number;
}

/** The grid in which the largest of some pictures comes out largest. */
export function gridFor(count: number, area: Size, unitIn: (cell: Size) => number): Grid {
  let best: (Grid & { readonly unit: number }) | undefined;
  for (let columns = 1; columns <= count; columns++) {
    const rows = Math.ceil(count / columns);
    const unit = unitIn(cellSize(area, { columns, rows }));
    if (!best || unit > best.unit * 1.02) best = { columns, rows, unit };
  }
  return best ?? { columns: 1, rows: 1 };
}

const cellSize = ({ width, height }: Size, { columns, rows }: Grid): Size => ({
  width: (width - GAP * (columns - 1)) / columns,
  height: (height - GAP * (rows - 1)) / rows,
});

export function cellAt(area: Box, grid: Grid, index: number): Box {
  const { width, height } = cellSize(area, grid);
  const [column, row] = [index % grid.columns, Math.floor(index / grid.columns)];
  return { x: area.x + column * (width + GAP), y: area.y + row * (height + GAP), width, height };
}

/** The largest width and height among the boards, in units. */
export function largest(puzzles: readonly SetPuzzle[]): Size {
  let [width, height] = [1, 1];
  for (const { game, puzzle } of puzzles) {
    const picture = compose(game.scene(puzzle, game.start(puzzle)));
    [width, height] = [Math.max(width, picture.width), Math.max(height, picture.height)];
  }
  return { width, height };
}

const SAMPLE = 24; // puzzles of a section are similar: this many show how large they are
const DOTS = 24; // millimetres beside a title

function openingHeight({ type, canvas }: Setting, { title, line }: Opening, width: number): number {
  return canvas.heightOf(title, width - DOTS, type.h1) + canvas.heightOf(line, width, type.body) + 7;
}

const roomOf = (setting: Setting, opening: Opening): Size => {
  const { width, height } = areaOf(setting, 1);
  return { width, height: height - openingHeight(setting, opening, width) };
};

export function puzzleLeaves(setting: Setting, pages: PuzzlePages): readonly Leaf[] {
  const { puzzles, perPage, opening, head } = pages;
  const sample = puzzles.slice(0, SAMPLE);
  const picture = largest(sample);
  const hasCode = sample.some(({ link }) => link !== undefined);
  const grid = gridFor(perPage, roomOf(setting, opening), (cell) =>
    unitInCell(cell, picture, setting, hasCode),
  );
  const leaves: Leaf[] = [];
  for (let from = 0; from < puzzles.length; from += perPage) {
    const shown = puzzles.slice(from, from + perPage);
    const isFirst = from === 0;
    leaves.push({
      head,
      ...(isFirst && { name: opening.name, title: opening.title }),
      draw: (canvas, box) => {
        const top = isFirst ? openingHeight(setting, opening, box.width) : 0;
        if (isFirst) drawOpening(canvas, box, pages, setting);
        const rest = { ...box, y: box.y + top, height: box.height - top };
        for (const [i, each] of shown.entries())
          drawPuzzle(canvas, cellAt(rest, grid, i), each, setting, pages.language);
      },
    });
  }
  return leaves;
}

function drawOpening(canvas: Canvas, box: Box, { opening, puzzles }: PuzzlePages, { type }: Setting): void {
  const height = canvas.paragraph(opening.title, box.x, box.y - 2, box.width - DOTS, type.h1);
  const middle = box.y - 2 + canvas.leading(type.h1) * 0.55;
  drawDots(canvas, box.x + box.width, middle, puzzles[0]?.dots ?? 0, 1.5);
  const line = canvas.paragraph(opening.line, box.x, box.y - 1 + height, box.width, {
    ...type.body,
    colour: SOFT,
  });
  const y = box.y + height + line + 1.5;
  canvas.rule(box.x, y, box.x + box.width, y);
}

/** Millimetres per unit that a puzzle gets at this many per page. */
export function unitAt(setting: Setting, puzzle: SetPuzzle, perPage: number, opening: Opening): number {
  const room = roomOf(setting, opening);
  const unit = (cell: Size): number => unitOf(cell, puzzle, setting);
  return unit(cellSize(room, gridFor(perPage, room, unit)));
}
