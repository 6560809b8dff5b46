/** A picture in characters made from one in shapes, for games without a sketch of their own. */
import type { Glyph, Role, Scene, Shape, Sketch } from './scene.ts';

const ACROSS = 4; // characters per unit
const DOWN = 2; // rows per unit

/** Every target is at its place; what is drawn for it determines the character, text before lines before dots. */
export function sketchOfScene({ width, height, shapes, targets }: Scene): Sketch {
  const rows: Glyph[][] = Array.from({ length: Math.ceil(height * DOWN) + 1 }, () =>
    Array.from({ length: Math.ceil(width * ACROSS) + 1 }, () => ({ char: ' ' })),
  );
  const drawn = new Map<string, Shape>();
  for (const shape of shapes) {
    const { spot } = shape;
    const before = spot === undefined ? undefined : drawn.get(spot);
    if (spot !== undefined && (!before || rank(shape) >= rank(before))) drawn.set(spot, shape);
  }
  for (const { spot, x, y } of targets) {
    const shape = drawn.get(spot);
    const [row, column] = freePlace(rows, Math.round(y * DOWN), Math.round(x * ACROSS));
    rows[row][column] = { char: charOf(shape), spot, ...(shape && { role: shape.role }) };
  }
  return { rows: cropped(rows) };
}

/** Without the margin: empty rows and columns. */
function cropped(rows: readonly (readonly Glyph[])[]): readonly (readonly Glyph[])[] {
  const isUsed = ({ spot }: Glyph): boolean => spot !== undefined;
  const used = rows.filter((row) => row.some(isUsed));
  const first = Math.min(...used.map((row) => row.findIndex(isUsed)));
  const last = Math.max(...used.map((row) => row.findLastIndex(isUsed)));
  const from = rows.findIndex((row) => row.some(isUsed));
  const to = rows.findLastIndex((row) => row.some(isUsed));
  return rows.slice(from, to + 1).map((row) => row.slice(first, last + 1));
}

const KINDS: readonly Shape['kind'][] = ['polygon', 'disc', 'path', 'line', 'text'];
const rank = ({ kind }: Shape): number => KINDS.indexOf(kind);

function charOf(shape: Shape | undefined): string {
  if (shape === undefined) return '·';
  if (shape.kind === 'text') return Array.from(shape.text)[0] ?? '·';
  if (shape.role === 'cross') return '×';
  if (shape.kind === 'line') return Math.abs(shape.x2 - shape.x1) > Math.abs(shape.y2 - shape.y1) ? '─' : '│';
  if (EMPTY.has(shape.role)) return '·';
  return shape.kind === 'disc' ? '●' : '■';
}

/** What is there before anything is played. */
const EMPTY: ReadonlySet<Role> = new Set<Role>([
  'outline',
  'guide',
  'grid',
  'side',
  'cell',
  'dot',
  'peg',
  'well',
  'target',
]);

/** Two targets may round to one character: the second moves on to the next free one of its row. */
function freePlace(rows: Glyph[][], row: number, column: number): [row: number, column: number] {
  for (let at = column; at < rows[row].length; at++) if (rows[row][at].spot === undefined) return [row, at];
  for (const each of rows) each.push({ char: ' ' });
  return [row, rows[row].length - 1];
}
