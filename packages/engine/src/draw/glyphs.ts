/**
 * Twelve symbols that distinguish the twelve `label-n` colours without colour, and the names of the
 * colours. No triangle among them: on a triangular piece it would look like a direction.
 */
import { makeWords } from '../words/words.ts';

export const GLYPHS = 12;

type Point = readonly [x: number, y: number];

/** SVG path data, to be filled, of the symbol of a colour: upright, within a circle of this radius. */
export const glyphPath = (colour: number, x: number, y: number, radius: number): string =>
  makers[nth(colour)](new Pen(x, y, radius));

/** `label-13` begins the palette again. */
const nth = (colour: number): number => (((colour - 1) % GLYPHS) + GLYPHS) % GLYPHS;

/** Draws in units of the radius around the middle. */
class Pen {
  readonly #x: number;
  readonly #y: number;
  readonly #radius: number;

  constructor(x: number, y: number, radius: number) {
    this.#x = x;
    this.#y = y;
    this.#radius = radius;
  }

  to(x: number, y: number): string {
    return `${round(this.#x + x * this.#radius)} ${round(this.#y + y * this.#radius)}`;
  }

  outline(points: readonly Point[]): string {
    return `M${points.map(([x, y]) => this.to(x, y)).join('L')}Z`;
  }

  /** A clockwise circle, or a hole when it runs the other way. */
  circle(size: number, hole = false): string {
    const arc = (x: number): string => this.arc(size, hole, x, 0);
    return `M${this.to(-size, 0)}${arc(size)}${arc(-size)}Z`;
  }

  arc(size: number, back: boolean, x: number, y: number): string {
    const r = round(size * this.#radius);
    return `A${r} ${r} 0 1 ${back ? 0 : 1} ${this.to(x, y)}`;
  }

  curve(...points: readonly Point[]): string {
    return `C${points.map(([x, y]) => this.to(x, y)).join(' ')}`;
  }
}

const round = (value: number): number => Math.round(value * 1000) / 1000;

const box = (width: number, height: number, y = 0): readonly Point[] => [
  [-width, y - height],
  [width, y - height],
  [width, y + height],
  [-width, y + height],
];

const ARM = 0.27; // half the breadth of an arm
const plus: readonly Point[] = [
  [-ARM, -0.95],
  [ARM, -0.95],
  [ARM, -ARM],
  [0.95, -ARM],
  [0.95, ARM],
  [ARM, ARM],
  [ARM, 0.95],
  [-ARM, 0.95],
  [-ARM, ARM],
  [-0.95, ARM],
  [-0.95, -ARM],
  [-ARM, -ARM],
];

const turned = (points: readonly Point[]): Point[] =>
  points.map(([x, y]) => [(x - y) * Math.SQRT1_2, (x + y) * Math.SQRT1_2]);

const star = Array.from({ length: 10 }, (_, i): Point => {
  const [size, angle] = [i % 2 ? 0.42 : 1, (i * Math.PI) / 5];
  return [size * Math.sin(angle), -size * Math.cos(angle)];
});

/** Circle, square, plus, diamond, ring, cross, bar, star, crescent, heart, two bars, drop. */
const makers: readonly ((pen: Pen) => string)[] = [
  (pen) => pen.circle(0.85),
  (pen) => pen.outline(box(0.7, 0.7)),
  (pen) => pen.outline(plus),
  (pen) =>
    pen.outline([
      [0, -1],
      [0.75, 0],
      [0, 1],
      [-0.75, 0],
    ]),
  (pen) => pen.circle(0.9) + pen.circle(0.5, true),
  (pen) => pen.outline(turned(plus)),
  (pen) => pen.outline(box(0.93, 0.3)),
  (pen) => pen.outline(star),
  (pen) => `M${pen.to(0.45, -0.8)}${pen.arc(0.92, true, 0.45, 0.8)}${pen.arc(0.81, false, 0.45, -0.8)}Z`,
  (pen) =>
    `M${pen.to(0, 0.9)}${pen.curve([-1.35, -0.1], [-0.8, -1.1], [0, -0.45])}${pen.curve([0.8, -1.1], [1.35, -0.1], [0, 0.9])}Z`,
  (pen) => pen.outline(box(0.74, 0.22, -0.42)) + pen.outline(box(0.74, 0.22, 0.42)),
  (pen) =>
    `M${pen.to(0, -1)}${pen.curve([0.2, -0.45], [0.66, -0.1], [0.66, 0.32])}${pen.curve([0.66, 0.7], [0.36, 0.95], [0, 0.95])}` +
    `${pen.curve([-0.36, 0.95], [-0.66, 0.7], [-0.66, 0.32])}${pen.curve([-0.66, -0.1], [-0.2, -0.45], [0, -1])}Z`,
];

/** The colours as they are spoken: one word each. */
export const colourWords = makeWords({
  en: {
    'colour.1': 'umber',
    'colour.2': 'indigo',
    'colour.3': 'pine',
    'colour.4': 'iris',
    'colour.5': 'rust',
    'colour.6': 'moss',
    'colour.7': 'ochre',
    'colour.8': 'lagoon',
    'colour.9': 'lilac',
    'colour.10': 'amber',
    'colour.11': 'ice',
    'colour.12': 'bone',
  },
  fi: {
    'colour.1': 'umbranruskea',
    'colour.2': 'indigo',
    'colour.3': 'männynvihreä',
    'colour.4': 'iiriksensininen',
    'colour.5': 'ruosteenpunainen',
    'colour.6': 'sammalenvihreä',
    'colour.7': 'okrankeltainen',
    'colour.8': 'laguuninvihreä',
    'colour.9': 'lila',
    'colour.10': 'meripihkankeltainen',
    'colour.11': 'jäänsininen',
    'colour.12': 'luunvalkoinen',
  },
});
