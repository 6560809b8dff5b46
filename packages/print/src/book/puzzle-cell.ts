/** One puzzle on a page: its number, its level, its board and, optionally, a QR code. */
import type { AnyGame, Language } from 'edgewise';
import { HAIR, millimetres, type Canvas } from '../pdf/canvas.ts';
import type { Box } from '../pdf/scene.ts';
import { printText } from '../words/words.ts';
import type { Setting } from './leaf.ts';
import { drawComposed, pictureFor, unitIn, type Composed } from './picture.ts';

/** A puzzle with everything needed to draw it. */
export interface SetPuzzle {
  readonly number: number;
  readonly game: AnyGame;
  readonly puzzle: unknown;
  readonly native: string;
  readonly solution: unknown;
  readonly unique: boolean;
  readonly level: string; // its name
  readonly dots: number; // 0: not known
  readonly link?: string | undefined;
  readonly hints: readonly string[];
  readonly answer: Size; // of the picture of its solution, in units
}

export type Size = Pick<Box, 'width' | 'height'>;

/** The largest a unit of a board ever gets: a 5 × 5 alone on a page would look like a poster. */
const MOST_UNIT = 17;
const MOST_UNIT_LARGE = 24;

const headHeight = ({ type }: Setting): number => millimetres(type.number.size) + 2.5;

/** With its quiet margin; smaller ones are hard to scan. */
const qrSize = ({ width }: Size): number => Math.min(22, Math.max(14.5, width * 0.3));

interface Parts {
  readonly board: Size;
  readonly qrBeside: boolean;
}

/** What a cell has left for the board: the QR code is below or beside it, whichever takes less room. */
function partsOf(cell: Size, picture: Size, setting: Setting, hasCode: boolean): Parts {
  const below = { width: cell.width, height: cell.height - headHeight(setting) };
  if (!hasCode) return { board: below, qrBeside: false };
  const qr = qrSize(cell) + 1;
  const [narrow, low] = [
    { ...below, width: below.width - qr },
    { ...below, height: below.height - qr },
  ];
  const qrBeside = unitFor(picture, narrow) > unitFor(picture, low);
  return { board: qrBeside ? narrow : low, qrBeside };
}

const unitFor = (picture: Size, box: Size): number =>
  Math.min(box.width / picture.width, box.height / picture.height);

/** Millimetres per unit that a picture of this size gets in a cell. */
export const unitInCell = (cell: Size, picture: Size, setting: Setting, hasCode: boolean): number =>
  unitFor(picture, partsOf(cell, picture, setting, hasCode).board);

export const startPicture = ({ game, puzzle }: SetPuzzle, box: Size): Composed =>
  pictureFor(game, puzzle, game.start(puzzle), box);

/** Five dots, as many filled as the level has; right-aligned. */
export function drawDots(canvas: Canvas, right: number, y: number, dots: number, r: number): void {
  if (dots === 0) return;
  for (let i = 0; i < 5; i++) {
    const x = right - r - (4 - i) * r * 2.9;
    canvas.dot(x, y, r, i < dots ? canvas.accent : '#d8d3c8');
  }
}

export function drawPuzzle(
  canvas: Canvas,
  cell: Box,
  each: SetPuzzle,
  setting: Setting,
  language: Language,
): void {
  drawHead(canvas, cell, each, setting);
  const head = headHeight(setting);
  const { board, qrBeside } = partsOf(cell, startPicture(each, cell), setting, each.link !== undefined);
  const picture = startPicture(each, board);
  const most = canvas.large ? MOST_UNIT_LARGE : MOST_UNIT;
  const drawn = drawComposed(canvas, picture, { ...board, x: cell.x, y: cell.y + head }, most);
  if (each.link === undefined) return;
  const size = qrSize(cell);
  const x = cell.x + cell.width - size;
  const y = qrBeside
    ? Math.min(drawn.y + drawn.height, cell.y + cell.height) - size
    : cell.y + cell.height - size;
  drawCode(canvas, { x, y, width: size, height: size }, each.link);
  const scan = printText(language, 'scan');
  const { small } = setting.type;
  if (!qrBeside && canvas.widthOf(scan, small) + 1.5 <= cell.width - size)
    canvas.line(scan, x - 1.5, y + size / 2 + 1, small, 'right');
}

function drawCode(canvas: Canvas, { x, y, width, height }: Box, link: string): void {
  canvas.qr(link, x, y, width);
  canvas.doc.link(x, y, width, height, { url: link });
}

function drawHead(canvas: Canvas, cell: Box, { number, level, dots }: SetPuzzle, setting: Setting): void {
  const { type } = setting;
  const base = cell.y + millimetres(type.number.size) * 0.75;
  const after = canvas.line(String(number), cell.x, base, type.number) + 2.5;
  const width = cell.width - after - (dots ? 15 : 0);
  if (canvas.widthOf(level, type.small) <= width) canvas.line(level, cell.x + after, base, type.small);
  drawDots(canvas, cell.x + cell.width, base - 1.4, dots, 1);
  const y = cell.y + headHeight(setting) - 0.8;
  canvas.rule(cell.x, y, cell.x + cell.width, y, 0.18, HAIR);
}

/** How large a unit of a puzzle comes out in a cell. */
export function unitOf(cell: Size, each: SetPuzzle, setting: Setting): number {
  const { board } = partsOf(cell, startPicture(each, cell), setting, each.link !== undefined);
  return unitIn(startPicture(each, board), board);
}
