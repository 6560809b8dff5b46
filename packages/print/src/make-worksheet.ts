/**
 * Worksheets for a class: on each sheet one puzzle of every section, from easy to hard, with a line for the name and
 * a panel that explains how to play; after all sheets come the answers, one page per sheet.
 */
import { fail, ok, say, type AnyGame, type Language, type Result, type Task } from 'edgewise';
import { drawLesson } from './book/front.ts';
import { areaOf, type Setting } from './book/leaf.ts';
import { drawPuzzle, unitInCell, type SetPuzzle } from './book/puzzle-cell.ts';
import { cellAt, gridFor, largest } from './book/puzzles.ts';
import { solutionLeaves } from './book/solutions.ts';
import { typeFor } from './book/type.ts';
import { canvasOf, sectionsOf, unprintable, type Printed, type PrintJob, type Section } from './make-book.ts';
import { PAPERS, SHEET } from './paper.ts';
import { HAIR, millimetres, SOFT, type Canvas } from './pdf/canvas.ts';
import type { Box } from './pdf/scene.ts';
import { printText, type PrintNote } from './words/words.ts';

export function* makeWorksheet(job: PrintJob): Task<Result<Printed, PrintNote>> {
  const { spec } = job;
  const { language } = spec;
  const paper = PAPERS[spec.paper];
  const sections = yield* sectionsOf(job);
  const title = spec.title ?? sheetTitle(sections, language);
  const canvas = canvasOf(job, title);
  const odd = unprintable(canvas, job);
  if (odd) return fail(odd);
  const setting: Setting = { paper, margins: SHEET, type: typeFor(spec.large, paper.width), canvas };
  const count = Math.max(...sections.map(({ puzzles }) => puzzles.length));
  for (let sheet = 0; sheet < count; sheet++) {
    const shown = sections.flatMap(({ puzzles }) => puzzles[sheet] ?? []);
    canvas.addPage(paper);
    canvas.doc.mark(`sheet-${sheet}`, count === 1 ? title : `${title} ${sheet + 1}`);
    drawSheet(canvas, areaOf(setting, 1), { title, shown, language, setting });
    yield { done: sheet + 1, of: count };
  }
  const groups = sections.map(({ title: heading, puzzles }) => ({ title: heading, puzzles }));
  const answers = spec.solutions
    ? solutionLeaves(setting, groups, language, printText(language, 'answer-key'))
    : [];
  for (const leaf of answers) {
    canvas.addPage(paper);
    if (leaf.name !== undefined) canvas.doc.mark(leaf.name, leaf.title);
    leaf.draw(canvas, areaOf(setting, 1), () => 0);
  }
  return ok({ pages: canvas.doc.pages, bytes: canvas.doc.end() });
}

const sheetTitle = (sections: readonly Section[], language: Language): string => {
  const names = new Set(sections.map(({ game }) => say(game.words, language, { code: 'name' })));
  const [only, another] = names;
  return only !== undefined && another === undefined ? only : printText(language, 'worksheet-title');
};

interface SheetContent {
  readonly title: string;
  readonly shown: readonly SetPuzzle[];
  readonly language: Language;
  readonly setting: Setting;
}

function drawSheet(canvas: Canvas, area: Box, { title, shown, language, setting }: SheetContent): void {
  const { type } = setting;
  let y =
    area.y +
    canvas.paragraph(canvas.fit(title, area.width * 0.5, type.h1), area.x, area.y - 2, area.width, type.h1);
  const base = area.y + millimetres(type.h1.size) * 0.7;
  const date = 38;
  const right = area.x + area.width;
  drawBlank(canvas, area.x + area.width * 0.52, right - date - 4, base, printText(language, 'name'), setting);
  drawBlank(canvas, right - date, right, base, printText(language, 'date'), setting);
  const [game] = new Set(shown.map((each) => each.game));
  if (game) y += drawPanel(canvas, { ...area, y, height: 0 }, game, language, setting) + 4;
  const rest = { ...area, y, height: area.y + area.height - y };
  drawPuzzles(canvas, rest, shown, language, setting);
}

function drawBlank(
  canvas: Canvas,
  from: number,
  to: number,
  y: number,
  text: string,
  { type }: Setting,
): void {
  const width = canvas.line(text, from, y, { ...type.small, colour: SOFT });
  canvas.rule(from + width + 1.5, y + 0.5, to, y + 0.5, 0.25, '#555555');
}

const PICTURE = 27; // millimetres of a lesson's board

/** How to play, in a frame; returns its height. */
function drawPanel(canvas: Canvas, box: Box, game: AnyGame, language: Language, { type }: Setting): number {
  const inner = { ...box, x: box.x + 4, y: box.y + 3, width: box.width - 8 };
  const small = { ...type.small, colour: '#1b1c20' };
  let y = inner.y + canvas.paragraph(printText(language, 'how-to'), inner.x, inner.y, inner.width, type.h2);
  y += canvas.paragraph(say(game.words, language, { code: 'rules' }), inner.x, y, inner.width, small) + 2;
  if (game.lesson)
    y +=
      drawLesson(
        canvas,
        { ...inner, y },
        game,
        language,
        { ...small, font: type.strong.font },
        small,
        PICTURE,
      ) + 2;
  const height = y - box.y + 1;
  canvas.frame({ ...box, height }, 0.25, HAIR);
  return height;
}

/** Two small ones above, the largest below: three levels on a sheet; otherwise a grid. */
function drawPuzzles(
  canvas: Canvas,
  area: Box,
  shown: readonly SetPuzzle[],
  language: Language,
  setting: Setting,
): void {
  const gap = 6;
  const [left, right, below, more] = shown;
  if (left && right && below && !more) {
    const top = area.height * 0.42;
    const width = (area.width - gap) / 2;
    drawPuzzle(canvas, { ...area, width, height: top }, left, setting, language);
    drawPuzzle(canvas, { ...area, x: area.x + width + gap, width, height: top }, right, setting, language);
    drawPuzzle(
      canvas,
      { ...area, y: area.y + top + gap, height: area.height - top - gap },
      below,
      setting,
      language,
    );
    return;
  }
  const picture = largest(shown);
  const hasCode = shown.some(({ link }) => link !== undefined);
  const grid = gridFor(shown.length, area, (cell) => unitInCell(cell, picture, setting, hasCode));
  for (const [i, each] of shown.entries()) drawPuzzle(canvas, cellAt(area, grid, i), each, setting, language);
}
