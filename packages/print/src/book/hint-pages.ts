/** The first steps of every puzzle in words, in two columns. */
import type { Language } from 'edgewise';
import { printText } from '../words/words.ts';
import { areaOf, type Leaf, type Setting } from './leaf.ts';
import type { SetPuzzle } from './puzzle-cell.ts';
import type { TextStyle } from '../pdf/canvas.ts';

const GAP = 8;

interface Line {
  readonly text: string;
  readonly style: TextStyle;
  readonly indent: number;
  readonly height: number;
  readonly keep: number; // millimetres that must also fit below it
}

export function hintLeaves(
  setting: Setting,
  puzzles: readonly SetPuzzle[],
  language: Language,
): readonly Leaf[] {
  const { canvas, type } = setting;
  const hinted = puzzles.filter(({ hints }) => hints.length > 0);
  if (!hinted.length) return [];
  const area = areaOf(setting, 1);
  const count = area.width > 150 && !canvas.large ? 2 : 1;
  const width = (area.width - GAP * (count - 1)) / count;
  const about = printText(language, 'hints-about');
  const first = canvas.leading(type.h1) + canvas.heightOf(about, area.width, type.body) + 5;
  const columns = flowed(
    hinted.flatMap((each) => linesOf(each, width, setting)),
    area.height,
    first,
    count,
  );
  const title = printText(language, 'hints');
  return Array.from({ length: Math.ceil(columns.length / count) }, (_, page) => ({
    head: title,
    ...(page === 0 && { name: 'hints', title }),
    draw: (drawn, box) => {
      let top = box.y;
      if (page === 0) {
        top += drawn.paragraph(title, box.x, box.y - 2, box.width, type.h1);
        top += drawn.paragraph(about, box.x, top, box.width, type.body) + 5;
      }
      for (const [i, lines] of columns.slice(page * count, (page + 1) * count).entries()) {
        let y = top;
        for (const line of lines) {
          if (line.text) drawn.lines([line.text], box.x + i * (width + GAP) + line.indent, y, line.style);
          y += line.height;
        }
      }
    },
  }));
}

const INDENT = 8;

function linesOf({ number, hints }: SetPuzzle, width: number, { canvas, type }: Setting): readonly Line[] {
  const style = { ...type.small, colour: '#1b1c20' };
  const indent = canvas.large ? INDENT * 2 : INDENT;
  const height = canvas.leading(style);
  const steps = hints.flatMap((hint, step) =>
    canvas
      .wrap(`${step + 1}. ${hint}`, width - indent, style)
      .map((text) => ({ text, style, indent, height, keep: 0 })),
  );
  const head = {
    text: String(number),
    style: type.key,
    indent: 0,
    height: 0, // the first step is beside it
    keep: 3 * height,
  };
  return [head, ...steps, { text: '', style, indent: 0, height: height * 0.8, keep: 0 }];
}

function flowed(
  lines: readonly Line[],
  height: number,
  first: number,
  count: number,
): readonly (readonly Line[])[] {
  const columns: Line[][] = [[]];
  let left = height - first;
  for (const line of lines) {
    if (line.height + line.keep > left) {
      columns.push([]);
      left = columns.length <= count ? height - first : height;
    }
    if (line.text === '' && columns.at(-1)?.length === 0) continue;
    columns.at(-1)?.push(line);
    left -= line.height;
  }
  return columns;
}
