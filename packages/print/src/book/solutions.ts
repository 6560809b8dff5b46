/** Solutions at the back: small, several to a row, each under its number. */
import type { Language } from 'edgewise';
import type { Box } from '../pdf/scene.ts';
import { millimetres, SOFT, type Canvas } from '../pdf/canvas.ts';
import { printText } from '../words/words.ts';
import { areaOf, type Leaf, type Setting } from './leaf.ts';
import type { OpenedPuzzle } from '../prepare.ts';
import { compose, drawComposed, type Composed } from './picture.ts';
import type { SetPuzzle } from './puzzle-cell.ts';

export interface SolutionGroup {
  readonly title: string;
  readonly puzzles: readonly SetPuzzle[];
}

const GAP = 5;
const MOST_UNIT = 6.5; // millimetres: they are for reference, not for playing

interface Row {
  readonly height: number;
  readonly heading?: string;
  readonly puzzles: readonly SetPuzzle[];
  readonly columns: number;
}

export function solutionLeaves(
  setting: Setting,
  groups: readonly SolutionGroup[],
  language: Language,
  title: string = printText(language, 'solutions'),
): readonly Leaf[] {
  const area = areaOf(setting, 1);
  const first = setting.canvas.leading(setting.type.h1) + 3;
  const pages = paged(
    groups.flatMap((group) => rowsOf(setting, group, area.width)),
    area.height,
    first,
  );
  return pages.map((rows, i) => ({
    head: title,
    ...(i === 0 && { name: 'solutions', title }),
    draw: (canvas, box) => {
      let y = box.y;
      if (i === 0) y += canvas.paragraph(title, box.x, box.y - 2, box.width, setting.type.h1) + 3;
      for (const row of rows) {
        drawRow(canvas, { ...box, y, height: row.height }, row, setting, language);
        y += row.height;
      }
    },
  }));
}

function rowsOf({ canvas, type }: Setting, { title, puzzles }: SolutionGroup, width: number): readonly Row[] {
  const target = canvas.large ? 80 : 38;
  const columns = Math.max(
    1,
    Math.min(puzzles.length < 3 ? 2 : 99, Math.floor((width + GAP) / (target + GAP))),
  );
  const cell = (width - GAP * (columns - 1)) / columns;
  const rows: Row[] = [{ height: canvas.leading(type.h2) + 3, heading: title, puzzles: [], columns }];
  for (let from = 0; from < puzzles.length; from += columns) {
    const shown = puzzles.slice(from, from + columns);
    const heights = shown.map(({ answer }) => Math.min(cell / answer.width, MOST_UNIT) * answer.height);
    rows.push({ height: Math.max(...heights) + labelHeight(type.key.size) + GAP, puzzles: shown, columns });
  }
  return rows;
}

const labelHeight = (size: number): number => millimetres(size) + 1.6;

export const solutionPicture = ({ game, puzzle, solution }: OpenedPuzzle): Composed =>
  compose(game.scene(puzzle, solution), true);

/** A heading is never alone at the foot of a page. */
function paged(rows: readonly Row[], height: number, first: number): readonly (readonly Row[])[] {
  const pages: Row[][] = [[]];
  let left = height - first;
  for (const [i, row] of rows.entries()) {
    const next = row.heading === undefined ? 0 : (rows[i + 1]?.height ?? 0);
    if (row.height + next > left && (pages.at(-1)?.length ?? 0) > 0) {
      pages.push([]);
      left = height;
    }
    pages.at(-1)?.push(row);
    left -= row.height;
  }
  return pages;
}

function drawRow(canvas: Canvas, box: Box, row: Row, { type }: Setting, language: Language): void {
  if (row.heading !== undefined) {
    canvas.paragraph(canvas.fit(row.heading, box.width, type.h2), box.x, box.y, box.width, type.h2);
    return;
  }
  const cell = (box.width - GAP * (row.columns - 1)) / row.columns;
  const label = labelHeight(type.key.size);
  for (const [i, each] of row.puzzles.entries()) {
    const x = box.x + i * (cell + GAP);
    const after = canvas.line(String(each.number), x, box.y + millimetres(type.key.size) * 0.8, type.key);
    if (!each.unique)
      canvas.line(
        printText(language, 'one-of-several'),
        x + after + 1.5,
        box.y + millimetres(type.key.size) * 0.8,
        { ...type.small, colour: SOFT },
      );
    const place = { x, y: box.y + label, width: cell, height: row.height - label - GAP };
    drawComposed(canvas, solutionPicture(each), place, MOST_UNIT, 'top');
  }
}
