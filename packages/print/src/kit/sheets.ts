/** Sheets of a kit: parts in rows at real size, their backs mirrored, the board, labels for the box. */
import { checksum, say, type AnyGame, type Kit, type KitPart, type Language } from 'edgewise';
import { CUT, millimetres, SOFT, type Canvas } from '../pdf/canvas.ts';
import { pathOperators } from '../pdf/path.ts';
import { number } from '../pdf/document.ts';
import { rgb, type Box } from '../pdf/scene.ts';
import type { Paper } from '../paper.ts';
import { SHEET } from '../paper.ts';
import { gameText, printText } from '../words/words.ts';
import type { Type } from '../book/type.ts';

export interface KitSheet {
  readonly game: AnyGame;
  readonly puzzle: unknown;
  readonly kit: Kit;
  readonly unit: number; // millimetres
  readonly heading: string;
  readonly native: string;
  readonly link?: string | undefined;
}

export interface Sheets {
  readonly paper: Paper;
  readonly type: Type;
  readonly language: Language;
  readonly backs: boolean;
}

/** A part where it is printed. */
interface Placed {
  readonly part: KitPart;
  readonly x: number;
  readonly y: number;
}

export type DrawSheet = (canvas: Canvas) => void;

const GAP = 3.5; // millimetres between parts: room for scissors and bleed
const HEAD = 25; // on the first sheet: title, what to do, the bar
const FOOT = 8;

const areaOf = ({ width, height }: Paper): Box => ({
  x: SHEET.outer,
  y: SHEET.top,
  width: width - 2 * SHEET.outer,
  height: height - SHEET.top - SHEET.bottom,
});

/** The largest unit at which every part fits a sheet. */
export function mostUnit({ parts }: Kit, paper: Paper): number {
  const { width, height } = areaOf(paper);
  return Math.min(...parts.map((part) => Math.min(width / part.width, (height - HEAD - FOOT) / part.height)));
}

export function kitSheets(sheet: KitSheet, sheets: Sheets): readonly DrawSheet[] {
  const pages = packed(sheet, areaOf(sheets.paper));
  const fronts = pages.flatMap((placed, i): DrawSheet[] => [
    (canvas) => drawFronts(canvas, placed, i, pages.length, sheet, sheets),
    ...(sheets.backs ? [(canvas: Canvas) => drawBacks(canvas, placed, sheet, sheets)] : []),
  ]);
  return [...fronts, ...boardSheets(sheet, sheets), (canvas) => drawLabels(canvas, sheet, sheets)];
}

/** Rows from left to right, each as high as its tallest part; as many sheets as it takes. */
function packed({ kit, unit }: KitSheet, area: Box): readonly (readonly Placed[])[] {
  const pages: Placed[][] = [[]];
  let [x, y, row] = [area.x, area.y + HEAD, 0];
  for (const part of kit.parts) {
    const [width, height] = [part.width * unit, part.height * unit];
    if (x + width > area.x + area.width + 1e-6 && x > area.x) {
      [x, y, row] = [area.x, y + row + GAP, 0];
    }
    if (y + height > area.y + area.height - FOOT && (pages.at(-1)?.length ?? 0) > 0) {
      pages.push([]);
      [x, y, row] = [area.x, area.y + HEAD, 0];
    }
    pages.at(-1)?.push({ part, x, y });
    x += width + GAP;
    row = Math.max(row, height);
  }
  return pages;
}

function drawFronts(
  canvas: Canvas,
  placed: readonly Placed[],
  page: number,
  of: number,
  sheet: KitSheet,
  sheets: Sheets,
): void {
  const { language, paper } = sheets;
  const area = areaOf(paper);
  canvas.addPage(paper);
  if (page === 0) canvas.doc.mark(`kit-${checksum(sheet.native)}`, sheet.heading);
  drawHead(canvas, area, sheet, sheets);
  const { kit, unit } = sheet;
  for (const each of placed) drawPart(canvas, each, unit);
  const size = gameText(sheet.game, language, 'kit.measure', { size: rounded(kit.measure * unit) }) ?? '';
  const count = of > 1 ? ` · ${page + 1}/${of}` : '';
  canvas.line(`${size}${count}`, area.x + area.width, area.y + area.height, sheets.type.small, 'right');
  drawBar(canvas, area.x, area.y + area.height, language, sheets.type);
}

const rounded = (value: number): number => Math.round(value * 10) / 10;

function drawHead(canvas: Canvas, area: Box, { heading, game }: KitSheet, { type, language }: Sheets): void {
  const top = canvas.paragraph(
    canvas.fit(heading, area.width, type.h2),
    area.x,
    area.y - 1,
    area.width,
    type.h2,
  );
  const texts = [
    printText(language, 'kit-about'),
    gameText(game, language, 'kit.note'),
    gameText(game, language, 'rules.notice'),
  ];
  const about = texts.filter((each) => each !== undefined).join(' ');
  canvas.paragraph(about, area.x, area.y + top, area.width, { ...type.small, colour: SOFT });
}

/** 50 mm, to be checked with a ruler: a printer that scales is noticed before anything is cut. */
function drawBar(canvas: Canvas, x: number, y: number, language: Language, type: Type): void {
  canvas.rule(x, y, x + 50, y, 0.3, '#000000');
  for (let tick = 0; tick <= 50; tick += 10)
    canvas.rule(x + tick, y - (tick % 50 ? 1.5 : 2.5), x + tick, y, 0.3, '#000000');
  canvas.line(printText(language, 'kit-scale'), x + 52, y, type.small);
}

const HAIRLINE = 0.15; // millimetres
/** Bleed beyond the outline, so that a crooked cut leaves no white; none in black and white, to save ink. */
const BLEED = 1;

function drawPart(canvas: Canvas, { part, x, y }: Placed, unit: number): void {
  const at = { x, y, unit };
  if (canvas.mode === 'colour') drawBleed(canvas, part, at);
  const [outline, another] = part.outline;
  if (outline === undefined || another !== undefined) {
    drawOutline(canvas, part, at, 4 * HAIRLINE);
    canvas.shapes(part.shapes, at);
    return;
  }
  // Ends of seams are round and would stick out at the corners.
  canvas.doc.op(`q ${placing(at)} ${pathOperators(outline)} W n ${unplacing(at)}`);
  canvas.shapes(part.shapes, at);
  canvas.doc.op('Q');
  drawOutline(canvas, part, at, HAIRLINE);
}

interface At {
  readonly x: number;
  readonly y: number;
  readonly unit: number;
}

const placing = ({ x, y, unit }: At): string =>
  `${number(unit)} 0 0 ${number(unit)} ${number(x)} ${number(y)} cm`;

/** Back to millimetres, undoing what was set in between. */
const unplacing = ({ x, y, unit }: At): string => `${1 / unit} 0 0 ${1 / unit} ${-x / unit} ${-y / unit} cm`;

/** The coloured parts of the face a little larger, under the face itself. */
function drawBleed(canvas: Canvas, { shapes, width, height }: KitPart, { x, y, unit }: At): void {
  const by = 1 + (2 * BLEED) / (Math.min(width, height) * unit);
  const grown = {
    x: x - ((by - 1) * width * unit) / 2,
    y: y - ((by - 1) * height * unit) / 2,
    unit: unit * by,
  };
  canvas.shapes(
    shapes.filter(
      ({ role, kind }) =>
        kind !== 'text' && /^(label|letter|body|strand)(-edge)?-\d+$/.test(role) && !/-edge-/.test(role),
    ),
    grown,
  );
}

function drawOutline(canvas: Canvas, { outline }: KitPart, { x, y, unit }: At, pen: number): void {
  const paths = outline.map(pathOperators).join(' ');
  canvas.doc.op(
    `q ${number(unit)} 0 0 ${number(unit)} ${number(x)} ${number(y)} cm ${rgb(CUT)} RG ${number(pen / unit)} w 1 j [] 0 d ${paths} S Q`,
  );
}

/** The same places seen from behind: flipped along the long edge, left and right are swapped. */
function drawBacks(
  canvas: Canvas,
  placed: readonly Placed[],
  { unit, native }: KitSheet,
  sheets: Sheets,
): void {
  const { paper, type, language } = sheets;
  const area = areaOf(paper);
  canvas.addPage(paper);
  canvas.paragraph(printText(language, 'kit-backs'), area.x, area.y, area.width, {
    ...type.small,
    colour: SOFT,
  });
  for (const { part, x, y } of placed) {
    const [width, height] = [part.width * unit, part.height * unit];
    const size = Math.min(16, (Math.min(width, height) * 0.34) / millimetres(1));
    const middle = paper.width - x - width / 2;
    canvas.line(
      part.name,
      middle,
      y + height * 0.56 + millimetres(size) * 0.35,
      { ...type.number, size, colour: SOFT },
      'centre',
    );
    if (Math.min(width, height) < 18) continue;
    const code = { ...type.small, size: 5, colour: '#8a8a8a' };
    canvas.line(checksum(native), middle, y + height * 0.56 + millimetres(size) * 0.35 + 3, code, 'centre');
  }
}

/** The board at the scale of its pieces; if larger than the paper, in parts to be joined. */
function boardSheets(
  { kit: { board }, unit, heading }: KitSheet,
  { paper, type, language }: Sheets,
): readonly DrawSheet[] {
  if (!board) return [];
  const area = areaOf(paper);
  const room = { width: area.width, height: area.height - BOARD_HEAD };
  const [width, height] = [board.width * unit, board.height * unit];
  const [columns, rows] = [Math.ceil(width / room.width - 1e-9), Math.ceil(height / room.height - 1e-9)];
  const part = { width: width / columns, height: height / rows };
  const of = columns * rows;
  return Array.from({ length: of }, (_, i) => (canvas: Canvas) => {
    canvas.addPage(paper);
    const title =
      of === 1
        ? printText(language, 'kit-board')
        : printText(language, 'kit-board-part', { part: i + 1, of });
    canvas.paragraph(
      canvas.fit(`${heading} · ${title}`, area.width, type.h2),
      area.x,
      area.y - 1,
      area.width,
      type.h2,
    );
    const box = { x: area.x + (room.width - part.width) / 2, y: area.y + BOARD_HEAD, ...part };
    const [column, row] = [i % columns, Math.floor(i / columns)];
    const at = { x: box.x - column * part.width, y: box.y - row * part.height, unit };
    canvas.clipped(box, () => canvas.shapes(board.shapes, at));
    if (of > 1) canvas.frame(box, HAIRLINE, CUT);
  });
}

const BOARD_HEAD = 10;

const LABEL = { width: 88, height: 32 };
const LABELS = 4; // the lid, the tray, a bag, one to spare

function drawLabels(canvas: Canvas, sheet: KitSheet, { paper, type, language }: Sheets): void {
  const area = areaOf(paper);
  canvas.addPage(paper);
  const top =
    canvas.paragraph(printText(language, 'kit-labels'), area.x, area.y - 1, area.width, type.h2) + 4;
  const columns = Math.max(1, Math.floor(area.width / LABEL.width));
  for (let i = 0; i < LABELS; i++) {
    const box = {
      x: area.x + (i % columns) * (LABEL.width + 4),
      y: area.y + top + Math.floor(i / columns) * (LABEL.height + 4),
      ...LABEL,
    };
    drawLabel(canvas, box, sheet, type, language);
  }
}

function drawLabel(
  canvas: Canvas,
  box: Box,
  { game, puzzle, kit, heading, native, link }: KitSheet,
  type: Type,
  language: Language,
): void {
  canvas.frame(box, HAIRLINE, CUT);
  const width = box.width - 8 - (link === undefined ? 0 : 26);
  const x = box.x + 4;
  let y = box.y + 3;
  y += canvas.paragraph(canvas.fit(heading, width, type.h2), x, y, width, type.h2);
  const goal = say(game.words, language, game.goal(puzzle));
  y += canvas.lines(canvas.wrap(goal, width, type.small).slice(0, 2), x, y, { ...type.small, colour: SOFT });
  const pieces = new Set(kit.parts.map(({ name }) => name)).size;
  canvas.lines(
    [printText(language, 'kit-pieces', { count: pieces })],
    x,
    box.y + box.height - 10.5,
    type.small,
  );
  canvas.lines([printText(language, 'kit-code', { code: checksum(native) })], x, box.y + box.height - 6.5, {
    ...type.small,
    font: type.strong.font,
  });
  if (link === undefined) return;
  canvas.qr(link, box.x + box.width - 28, box.y + 4, 24);
}
