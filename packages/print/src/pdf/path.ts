/** SVG path data, as scenes write it, as PDF operators: lines and cubic curves; arcs become such curves. */
import { number } from './document.ts';

type Pair = readonly [x: number, y: number];

const TOKEN = /[MLHVCQAZ]|-?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi;

/** How many numbers each command takes. */
const TAKES: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, Q: 4, A: 7, Z: 0 };

/** Absolute and relative commands; each may be followed by several sets of numbers. */
export function pathOperators(d: string): string {
  const tokens = d.match(TOKEN) ?? [];
  const out: string[] = [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  for (let at = 0; at < tokens.length;) {
    const letter = tokens[at++];
    const [command, isRelative] = [letter.toUpperCase(), letter !== letter.toUpperCase()];
    const count = TAKES[command];
    if (count === undefined) throw new Error(`A path cannot begin with ${letter}.`);
    if (command === 'Z') {
      out.push('h');
      [x, y] = [startX, startY];
      continue;
    }
    for (let first = true; first || isNumber(tokens[at]); first = false) {
      const values = tokens.slice(at, at + count).map(Number);
      at += count;
      const [dx, dy] = isRelative ? [x, y] : [0, 0];
      switch (command === 'M' && !first ? 'L' : command) {
        case 'M':
          [x, y] = [values[0] + dx, values[1] + dy];
          [startX, startY] = [x, y];
          out.push(`${pair([x, y])} m`);
          break;
        case 'L':
          [x, y] = [values[0] + dx, values[1] + dy];
          out.push(`${pair([x, y])} l`);
          break;
        case 'H':
          x = values[0] + dx;
          out.push(`${pair([x, y])} l`);
          break;
        case 'V':
          y = values[0] + dy;
          out.push(`${pair([x, y])} l`);
          break;
        case 'C': {
          const [a, b, end] = pairs(values, dx, dy);
          out.push(curve(a, b, end));
          [x, y] = end;
          break;
        }
        case 'Q': {
          const [control, end] = pairs(values, dx, dy);
          out.push(curve(toThird([x, y], control), toThird(end, control), end));
          [x, y] = end;
          break;
        }
        case 'A': {
          const end: Pair = [values[5] + dx, values[6] + dy];
          out.push(...arc([x, y], end, values[0], values[3] !== 0, values[4] !== 0));
          [x, y] = end;
          break;
        }
      }
    }
  }
  return out.join(' ');
}

const isNumber = (token: string | undefined): boolean => token !== undefined && /[\d.]$/.test(token);

const pair = ([x, y]: Pair): string => `${number(x)} ${number(y)}`;
const curve = (a: Pair, b: Pair, end: Pair): string => `${pair(a)} ${pair(b)} ${pair(end)} c`;

const pairs = (values: readonly number[], dx: number, dy: number): readonly Pair[] =>
  Array.from({ length: values.length / 2 }, (_, i): Pair => [values[2 * i] + dx, values[2 * i + 1] + dy]);

/** Two thirds of the way to the one control point of a quadratic curve. */
const toThird = ([x, y]: Pair, [cx, cy]: Pair): Pair => [x + ((cx - x) * 2) / 3, y + ((cy - y) * 2) / 3];

/** A circular arc between two points, as https://www.w3.org/TR/SVG2/implnote.html#ArcConversionEndpointToCenter */
function arc(from: Pair, to: Pair, r: number, large: boolean, clockwise: boolean): readonly string[] {
  const [mx, my] = [(from[0] - to[0]) / 2, (from[1] - to[1]) / 2];
  const half = Math.hypot(mx, my);
  if (half === 0) return [];
  const radius = Math.max(r, half);
  const away = Math.sqrt(Math.max(0, radius * radius - half * half)) * (large === clockwise ? -1 : 1);
  const centre: Pair = [
    (from[0] + to[0]) / 2 + (away * my) / half,
    (from[1] + to[1]) / 2 - (away * mx) / half,
  ];
  const angle = ([x, y]: Pair): number => Math.atan2(y - centre[1], x - centre[0]);
  let sweep = angle(to) - angle(from);
  if (clockwise && sweep < 0) sweep += 2 * Math.PI;
  if (!clockwise && sweep > 0) sweep -= 2 * Math.PI;
  return arcCurves(centre, radius, angle(from), sweep);
}

/** At most a quarter of a circle per curve: then it is accurate to a few ten-thousandths of the radius. */
function arcCurves([cx, cy]: Pair, r: number, start: number, sweep: number, stretch = r): readonly string[] {
  const count = Math.max(1, Math.ceil(Math.abs(sweep) / (Math.PI / 2) - 1e-9));
  const step = sweep / count;
  const k = (4 / 3) * Math.tan(step / 4);
  const at = (angle: number, out: number): Pair => [
    cx + r * (Math.cos(angle) - out * Math.sin(angle)),
    cy + stretch * (Math.sin(angle) + out * Math.cos(angle)),
  ];
  return Array.from({ length: count }, (_, i) => {
    const [a, b] = [start + i * step, start + (i + 1) * step];
    return curve(at(a, k), at(b, -k), at(b, 0));
  });
}

export const circleOperators = (x: number, y: number, r: number): string =>
  [`${pair([x + r, y])} m`, ...arcCurves([x, y], r, 0, 2 * Math.PI), 'h'].join(' ');
