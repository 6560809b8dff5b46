/** A page before it is drawn, and the area it has: pages are laid out first, so that the contents can give their numbers. */
import { SOFT, type Canvas } from '../pdf/canvas.ts';
import type { Box } from '../pdf/scene.ts';
import type { Margins, Paper } from '../paper.ts';
import type { Type } from './type.ts';

export interface Leaf {
  /** A target for links; `title` also puts it into the outline. */
  readonly name?: string;
  readonly title?: string;
  readonly head?: string; // the running head
  readonly plain?: boolean; // without head and number
  draw(canvas: Canvas, area: Box, pageOf: (name: string) => number): void;
}

/** What every layout works with. */
export interface Setting {
  readonly paper: Paper;
  readonly margins: Margins;
  readonly type: Type;
  readonly canvas: Canvas; // to measure with
}

/** Odd pages are on the right, so their spine is on the left. */
export function areaOf({ paper, margins }: Pick<Setting, 'paper' | 'margins'>, page: number): Box {
  const { inner, outer, top, bottom } = margins;
  const left = page % 2 === 1 ? inner : outer;
  return { x: left, y: top, width: paper.width - inner - outer, height: paper.height - top - bottom };
}

export function drawLeaf(leaf: Leaf, page: number, setting: Setting, pageOf: (name: string) => number): void {
  const { canvas, paper, type } = setting;
  const area = areaOf(setting, page);
  canvas.addPage(paper);
  if (leaf.name !== undefined) canvas.doc.mark(leaf.name, leaf.title);
  leaf.draw(canvas, area, pageOf);
  if (leaf.plain) return;
  const [x, align] = page % 2 === 1 ? ([area.x + area.width, 'right'] as const) : ([area.x, 'left'] as const);
  const foot = paper.height - setting.margins.bottom + 8;
  canvas.line(
    String(page),
    x,
    foot,
    { ...type.small, font: canvas.large ? 'large-strong' : 'strong' },
    align,
  );
  if (leaf.head !== undefined)
    canvas.line(
      canvas.fit(leaf.head, area.width, type.small),
      x,
      setting.margins.top - 6.5,
      { ...type.small, colour: SOFT },
      align,
    );
}
