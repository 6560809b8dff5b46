/** A board with the pieces beside it as one picture, and how large it may be drawn. */
import type { Scene, Shape, Slot, ViewOptions } from 'edgewise/draw';
import type { AnyGame } from 'edgewise';
import type { Canvas } from '../pdf/canvas.ts';
import { shapesOf, slotsOf, type Box } from '../pdf/scene.ts';

interface Part {
  readonly shapes: readonly Shape[];
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export interface Composed {
  readonly width: number; // in units of the board
  readonly height: number;
  readonly parts: readonly Part[];
}

/** Sizes of pieces beside the board, relative to their size on it. */
const SCALES = [1, 0.85, 0.7, 0.6, 0.5];
const GAP = 0.3; // between board and pieces, in units
const APART = 1.1; // of a slot, so that pieces do not appear to touch

type Size = Pick<Box, 'width' | 'height'>;

/** `bare`: without the remaining pieces. */
export function compose(scene: Scene, bare = false, box: Size = SQUARE): Composed {
  const board: Part = { shapes: shapesOf(scene), x: 0, y: 0, scale: 1 };
  const slots = bare ? [] : slotsOf(scene);
  if (!slots.length) return { width: scene.width, height: scene.height, parts: [board] };
  const { columns, scale, across, down } = shelfFor(scene, slots, box);
  const width = Math.max(scene.width, columns * across * scale);
  const left = (width - columns * across * scale) / 2;
  const top = scene.height + GAP;
  const inset = (scale * (1 - 1 / APART)) / 2;
  return {
    width,
    height: top + Math.ceil(slots.length / columns) * down * scale,
    parts: [
      { ...board, x: (width - scene.width) / 2 },
      ...slots.map((slot, i) => ({
        shapes: slot.shapes,
        x: left + (i % columns) * across * scale + inset * across,
        y: top + Math.floor(i / columns) * down * scale + inset * down,
        scale,
      })),
    ],
  };
}

const SQUARE: Size = { width: 100, height: 120 };

interface ShelfPlan {
  readonly columns: number;
  readonly scale: number;
  readonly across: number;
  readonly down: number;
}

/** Large pieces and a large board compete for room: the plan in which both come out well. */
function shelfFor(scene: Scene, slots: readonly Slot[], box: Size): ShelfPlan {
  const across = APART * Math.max(...slots.map((each) => each.width));
  const down = APART * Math.max(...slots.map((each) => each.height));
  let best: (ShelfPlan & { readonly worth: number }) | undefined;
  for (const scale of SCALES)
    for (let columns = 1; columns <= slots.length; columns++) {
      const width = Math.max(scene.width, columns * across * scale);
      const height = scene.height + GAP + Math.ceil(slots.length / columns) * down * scale;
      const worth = Math.min(box.width / width, box.height / height) * scale ** 0.85;
      if (!best || worth > best.worth) best = { columns, scale, across, down, worth };
    }
  return best ?? { columns: 1, scale: 1, across, down };
}

/** Millimetres per unit, so that the picture fits a box. */
export const unitIn = ({ width, height }: Composed, box: Pick<Box, 'width' | 'height'>): number =>
  Math.min(box.width / width, box.height / height);

/** Centred horizontally in a box; vertically at its top or centred. */
export function drawComposed(
  canvas: Canvas,
  picture: Composed,
  box: Box,
  most = Infinity,
  align: 'top' | 'middle' = 'middle',
): Box {
  const unit = Math.min(unitIn(picture, box), most);
  const [width, height] = [picture.width * unit, picture.height * unit];
  const x = box.x + (box.width - width) / 2;
  const y = align === 'top' ? box.y : box.y + (box.height - height) / 2;
  for (const part of picture.parts)
    canvas.shapes(part.shapes, { x: x + part.x * unit, y: y + part.y * unit, unit: unit * part.scale });
  return { x, y, width, height };
}

/** The picture of a position, landscape or portrait, whichever fits the box better. */
export function pictureFor(
  game: AnyGame,
  puzzle: unknown,
  state: unknown,
  box: Pick<Box, 'width' | 'height'>,
  bare = false,
  options: ViewOptions = {},
): Composed {
  const lying = compose(game.scene(puzzle, state, options), bare, box);
  const upright = compose(game.scene(puzzle, state, { ...options, portrait: true }), bare, box);
  if (upright.width === lying.width && upright.height === lying.height) return lying;
  return unitIn(upright, box) > unitIn(lying, box) ? upright : lying;
}
