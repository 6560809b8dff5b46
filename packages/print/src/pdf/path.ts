/** SVG path data, as scenes write it, as PDF operators: lines and cubic curves; arcs become such curves. */
import { number } from './document.ts';

type Pair = readonly [x: number, y: number];

const TOKEN = /[MLHVCQAZ]|-?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi;

/** Absolute and relative commands; each may be followed by several sets of numbers. */
export function pathOperators(d: string): string {
  const tokens = d.match(TOKEN) ?? [];
  const out: string[] = [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  let at = 0;
  const next = (): number => Number(tokens[at++]);
  while (at < tokens.length) {
    const letter = tokens[at++] ?? '';
    const [command, isRelative] = [letter.toUpperCase(), letter !== letter.toUpperCase()];
    if (isNumber(letter)) throw new Error(`A path cannot begin with ${letter}.`);
    if (command === 'Z') {
      out.push('h');
      [x, y] = [startX, startY];
      continue;
    }
    for (let first = true; first || isNumber(tokens[at]); first = false) {
      const [dx, dy] = isRelative ? [x, y] : [0, 0];
      const nextPair = (): Pair => [next() + dx, next() + dy];
      switch (command === 'M' && !first ? 'L' : command) {
        case 'M':
          [x, y] = nextPair();
          [startX, startY] = [x, y];
          out.push(`${pair([x, y])} m`);
          break;
        case 'L':
          [x, y] = nextPair();
          out.push(`${pair([x, y])} l`);
          break;
        case 'H':
          x = next() + dx;
          out.push(`${pair([x, y])} l`);
          break;
        case 'V':
          y = next() + dy;
          out.push(`${pair([x, y])} l`);
          break;
        case 'C': {
          const [a, b, end] = [nextPair(), nextPair(), nextPair()];
          out.push(curve(a, b, end));
          [x, y] = end;
          break;
        }
        case 'Q': {
          const [control, end] = [nextPair(), nextPair()];
          out.push(curve(toThird([x, y], control), toThird(end, control), end));
          [x, y] = end;
          break;
        }
        case 'A': {
          const [radius, , , large, clockwise] = [next(), next(), next(), next(), next()];
          const end = nextPair();
          out.push(...arc([x, y], end, radius, large !== 0, clockwise !== 0));
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
