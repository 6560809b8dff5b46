/** The pages before the puzzles: title, imprint, contents, and how each game is played. */
import { say, type AnyGame, type Language } from 'edgewise';
import { HAIR, INK, millimetres, SOFT, type Canvas } from '../pdf/canvas.ts';
import type { Box } from '../pdf/scene.ts';
import { gameText, printText } from '../words/words.ts';
import type { BookSpec } from '../spec.ts';
import { areaOf, type Leaf, type Setting } from './leaf.ts';
import { drawLogo } from './logo.ts';
import { compose, drawComposed, pictureFor } from './picture.ts';

/** An entry of the contents. */
export interface Entry {
  readonly name: string; // where it leads
  readonly title: string;
  readonly about: string;
}

export function titleLeaf(
  { type }: Setting,
  spec: BookSpec,
  title: string,
  art: AnyGame | undefined,
  count: number,
): Leaf {
  return {
    name: 'title',
    plain: true,
    draw: (canvas, box) => {
      drawLogo(canvas, box.x, box.y, 9);
      const pictured = { x: box.x, y: box.y + 24, width: box.width, height: box.height * 0.46 };
      if (art) drawArt(canvas, pictured, art);
      let y = pictured.y + pictured.height + 10;
      y += canvas.paragraph(title, box.x, y, box.width, type.title) + 3;
      if (spec.author)
        y +=
          canvas.paragraph(spec.author, box.x, y, box.width, { ...type.body, size: type.body.size * 1.4 }) +
          3;
      if (spec.note) canvas.paragraph(spec.note, box.x, y, box.width * 0.85, { ...type.body, colour: SOFT });
      const foot = `${printText(spec.language, 'puzzles', { count })} · ${printText(spec.language, 'from-seed', { seed: spec.seed })}`;
      canvas.line(canvas.fit(foot, box.width, type.small), box.x, box.y + box.height, type.small);
    },
  };
}

/** An attractive position of the first game, as wide as the page. */
function drawArt(canvas: Canvas, box: Box, game: AnyGame): void {
  const text = game.art ?? game.examples.find(({ code }) => code === 'solved')?.text;
  const read = text === undefined ? undefined : game.native.parse(text);
  if (!read?.ok) return;
  const { puzzle, state } = read.value;
  drawComposed(canvas, pictureFor(game, puzzle, state ?? game.start(puzzle), box, true), box);
}

export function imprintLeaf(
  { type }: Setting,
  spec: BookSpec,
  version: string,
  unique: boolean,
  notices: readonly string[],
): Leaf {
  return {
    plain: true,
    draw: (canvas, box) => {
      const lines = [
        printText(spec.language, unique ? 'imprint' : 'imprint-many'),
        printText(spec.language, 'imprint-again', { seed: spec.seed }),
        printText(spec.language, 'imprint-made', { version }),
        ...notices,
      ];
      const width = Math.min(box.width, 110);
      let y =
        box.y +
        box.height -
        lines.reduce((sum, each) => sum + canvas.heightOf(each, width, type.small) + 2, 0);
      for (const each of lines) y += canvas.paragraph(each, box.x, y, width, type.small) + 2;
    },
  };
}

const ENTRY = 1.55; // of the line height

export function contentsLeaves(
  setting: Setting,
  entries: readonly Entry[],
  language: Language,
): readonly Leaf[] {
  const { canvas, type } = setting;
  const area = areaOf(setting, 1);
  const title = printText(language, 'contents');
  const step = canvas.leading(type.body) * ENTRY;
  const first = canvas.leading(type.h1) + 6;
  const perFirst = Math.max(1, Math.floor((area.height - first) / step));
  const perPage = Math.max(1, Math.floor(area.height / step));
  const pages = [entries.slice(0, perFirst)];
  for (let from = perFirst; from < entries.length; from += perPage)
    pages.push(entries.slice(from, from + perPage));
  return pages.map((shown, page) => ({
    plain: true,
    ...(page === 0 && { name: 'contents', title }),
    draw: (drawn, box, pageOf) => {
      let y = box.y;
      if (page === 0) y += drawn.paragraph(title, box.x, box.y - 2, box.width, type.h1) + 6;
      for (const entry of shown) {
        drawEntry(drawn, { ...box, y, height: step }, entry, pageOf(entry.name), setting);
        y += step;
      }
    },
  }));
}

/** Title and description, leader dots, the page. */
function drawEntry(
  canvas: Canvas,
  box: Box,
  { name, title, about }: Entry,
  page: number,
  { type }: Setting,
): void {
  const base = box.y + millimetres(type.body.size);
  const right = box.x + box.width;
  const number = canvas.line(String(page), right, base, type.strong, 'right');
  const left = canvas.line(canvas.fit(title, box.width * 0.62, type.strong), box.x, base, type.strong);
  const small = { ...type.small, colour: SOFT };
  const room = box.width - left - number - 12;
  const shown = canvas.fit(about, room, small);
  const more =
    about && canvas.widthOf(shown, small) <= room
      ? canvas.line(shown, box.x + left + 2.5, base, small) + 2.5
      : 0;
  canvas.rule(box.x + left + more + 2, base - 0.6, right - number - 2, base - 0.6, 0.25, HAIR, '0.25 1.4');
  canvas.doc.link(box.x, box.y, box.width, box.height, { name });
}

/** Rules, an example with its solution, and the steps of the first lesson; on a page of their own if they need it. */
export function howToLeaves(setting: Setting, game: AnyGame, language: Language): readonly [Leaf, ...Leaf[]] {
  const { canvas, type } = setting;
  const area = areaOf(setting, 1);
  const head = say(game.words, language, { code: 'name' });
  const title = printText(language, 'how-to-game', { game: head });
  const rules = say(game.words, language, { code: 'rules' });
  const rulesHeight =
    canvas.heightOf(title, area.width, type.h1) + canvas.heightOf(rules, area.width, type.body) + 6;
  const style = area.width < NARROW && !canvas.large ? type.small : type.body;
  const lesson = game.lesson
    ? lessonRoom(canvas, game, language, area.width, style) + canvas.leading(type.h2) + 8
    : 0;
  const isApart = rulesHeight + lesson + LEAST_EXAMPLE > area.height;
  const steps = (drawn: Canvas, box: Box): void => {
    if (!game.lesson) return;
    const y =
      box.y + drawn.paragraph(printText(language, 'step-by-step'), box.x, box.y, box.width, type.h2) + 3;
    const strong = { ...style, font: type.strong.font, colour: INK };
    drawLesson(drawn, { ...box, y }, game, language, strong, { ...style, colour: INK });
  };
  const first: Leaf = {
    name: `how-${game.id}`,
    title,
    head,
    draw: (drawn, box) => {
      let y = box.y + drawn.paragraph(title, box.x, box.y - 2, box.width, type.h1) + 1;
      y += drawn.paragraph(rules, box.x, y, box.width, type.body) + 5;
      const room = box.y + box.height - y - (isApart ? 0 : lesson);
      y += drawExample(drawn, { ...box, y, height: Math.min(room, 78) }, game, language, type.h2, type.small);
      if (!isApart) steps(drawn, { ...box, y: y + 4 });
    },
  };
  return isApart && game.lesson ? [first, { head, draw: steps }] : [first];
}

const NARROW = 150; // millimetres: here three columns of small type
const LEAST_EXAMPLE = 45;

type Style = Setting['type']['body'];

function drawExample(
  canvas: Canvas,
  box: Box,
  game: AnyGame,
  language: Language,
  h2: Style,
  small: Style,
): number {
  const read = game.examples.find(({ code }) => code === 'solved');
  const saved = read && game.native.parse(read.text);
  if (!saved?.ok || box.height < 30) return 0;
  const { puzzle, state } = saved.value;
  const top = canvas.paragraph(printText(language, 'example'), box.x, box.y, box.width, h2) + 2;
  const width = (box.width - 10) / 2;
  const captioned = canvas.leading(small) + 1.5;
  const height = box.height - top - captioned;
  const shown = [
    { caption: printText(language, 'example-puzzle'), shownState: game.start(puzzle) },
    { caption: printText(language, 'example-solution'), shownState: state ?? game.start(puzzle) },
  ];
  const placed = shown.map(({ caption, shownState }, i) => {
    const place = { x: box.x + i * (width + 10), y: box.y + top, width, height };
    const drawn = drawComposed(canvas, compose(game.scene(puzzle, shownState), i === 1), place, 14, 'top');
    return { caption, bottom: drawn.y + drawn.height, middle: drawn.x + drawn.width / 2 };
  });
  const bottom = Math.max(...placed.map((each) => each.bottom));
  for (const { caption, middle } of placed)
    canvas.lines([caption], middle, bottom + 1, { ...small, colour: SOFT }, 'centre');
  return bottom - box.y + captioned;
}

const PICTURE = 42; // millimetres: a picture of the lesson, at most
const STEP_GAP = 6;

const lessonCell = (game: AnyGame, width: number): number => {
  const columns = game.lesson?.length ?? 1;
  return (width - STEP_GAP * (columns - 1)) / columns;
};

function lessonRoom(canvas: Canvas, game: AnyGame, language: Language, width: number, body: Style): number {
  const cell = lessonCell(game, width);
  const heights = (game.lesson ?? []).map(({ code }) => {
    const title = gameText(game, language, `lesson.${code}`) ?? '';
    const text = gameText(game, language, `lesson.${code}.text`) ?? '';
    return canvas.heightOf(`1. ${title}`, cell, body) + canvas.heightOf(text, cell, body);
  });
  return Math.min(PICTURE, cell) + 6 + Math.max(...heights);
}

/** Each step with its board, its title and what to do; returns the height. */
export function drawLesson(
  canvas: Canvas,
  box: Box,
  game: AnyGame,
  language: Language,
  strong: Style,
  body: Style,
  picture = PICTURE,
): number {
  const cell = lessonCell(game, box.width);
  const height = Math.min(picture, cell);
  let tallest = 0;
  for (const [i, { code, text }] of (game.lesson ?? []).entries()) {
    const x = box.x + i * (cell + STEP_GAP);
    const read = game.native.parse(text);
    if (read.ok) {
      const { puzzle, state } = read.value;
      const place = { x, y: box.y, width: cell, height };
      drawComposed(canvas, compose(game.scene(puzzle, state ?? game.start(puzzle))), place, 12);
    }
    let y = box.y + height + 2;
    y += canvas.paragraph(
      `${i + 1}. ${gameText(game, language, `lesson.${code}`) ?? code}`,
      x,
      y,
      cell,
      strong,
    );
    y += canvas.paragraph(gameText(game, language, `lesson.${code}.text`) ?? '', x, y, cell, body);
    tallest = Math.max(tallest, y - box.y);
  }
  return tallest;
}
