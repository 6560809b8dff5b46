/**
 * Slitherlink: draw one closed loop along the edges; a number says how many of its cell's edges the
 * loop uses. The vocabulary of the game, its moves, and what every other file here agrees on.
 */
import { edgeBetween, type Mesh } from '../../../grid/mesh.ts';
import { squareGrid } from '../../../grid/square.ts';
import type { Gesture, Note, Read } from '../../../vocabulary.ts';
import { LINE } from '../../../loops/marks.ts';
import { fail, ok, type Result } from '../../../result.ts';

export { CROSS, LINE, OPEN } from '../../../loops/marks.ts';

export const BLANK = -1; // a cell without a clue
export const UNKNOWN = -2; // a clue '?': shown, and says nothing

export const UNMARKED = 0;
export const INSIDE = 1;
export const OUTSIDE_MARK = 2;

export const MIN_SIZE = 2;
export const MAX_SIZE = 200;

/** `every-dot`: the loop must also visit every point. */
export const rules = ['loop', 'every-dot'] as const;
export type Rule = (typeof rules)[number];

export interface Puzzle {
  readonly width: number;
  readonly height: number;
  readonly clues: ArrayLike<number>; // row by row: 0 … 4, BLANK or UNKNOWN
  readonly rule: Rule;
}

export interface State {
  readonly edges: ArrayLike<number>; // OPEN, LINE or CROSS for each edge of the mesh
  readonly cells: ArrayLike<number>; // UNMARKED, INSIDE or OUTSIDE_MARK: a player's notes
}

export interface Change {
  readonly on: 'edge' | 'cell';
  readonly index: number;
  readonly to: number; // OPEN, LINE, CROSS on edges; UNMARKED, INSIDE, OUTSIDE_MARK on cells
}

/** One move may change many edges: a path drawn in one stroke, a hint's conclusions. */
export type Move = readonly Change[];

export const meshOf = (puzzle: Puzzle): Mesh => squareGrid(puzzle.width, puzzle.height).mesh;

export const isClue = (value: number): boolean => value >= 0;

export const edgeSpot = spotNames('edge');
export const cellSpot = spotNames('cell');
export const dotSpot = spotNames('dot');

/** Every check names thousands of spots: each name is written once. In order, so that the list stays dense. */
function spotNames(kind: string): (index: number) => string {
  const names: string[] = [];
  return (index) => {
    while (names.length <= index) names.push(`${kind}:${names.length}`);
    return names[index];
  };
}

export function start(puzzle: Puzzle): State {
  const mesh = meshOf(puzzle);
  return { edges: new Uint8Array(mesh.edgeCount), cells: new Uint8Array(mesh.faceCount) };
}

/** The state in which exactly the given edges are lines and nothing else is marked. */
export function stateOfLines(puzzle: Puzzle, isLine: (edge: number) => boolean): State {
  const state = {
    edges: new Uint8Array(meshOf(puzzle).edgeCount),
    cells: new Uint8Array(meshOf(puzzle).faceCount),
  };
  for (let edge = 0; edge < state.edges.length; edge++) if (isLine(edge)) state.edges[edge] = LINE;
  return state;
}

export function apply(puzzle: Puzzle, state: State, move: Move): Result<State, Note> {
  const mesh = meshOf(puzzle);
  const touches = (kind: Change['on']) => move.some(({ on }) => on === kind);
  const edges = touches('edge') ? new Uint8Array(state.edges) : state.edges;
  const cells = touches('cell') ? new Uint8Array(state.cells) : state.cells;
  for (const { on, index, to } of move) {
    const size = on === 'edge' ? mesh.edgeCount : mesh.faceCount;
    if (index >= size) return fail({ code: `no-such-${on}`, at: [], with: { index, size } });
    ((on === 'edge' ? edges : cells) as Uint8Array)[index] = to;
  }
  return ok({ edges, cells });
}

/** Line and cross are opposites, and so are inside and outside; a single change can be denied. */
export function negate(_puzzle: Puzzle, move: Move): Move | undefined {
  if (move.length !== 1 || move[0].to === 0) return undefined;
  return [{ ...move[0], to: move[0].to === 1 ? 2 : 1 }];
}

/** The changes that turn one state into another, as one move; none when they are equal. */
export function plan(puzzle: Puzzle, from: State, to: State): readonly Move[] {
  const mesh = meshOf(puzzle);
  const move: Change[] = [];
  for (let index = 0; index < mesh.edgeCount; index++)
    if (from.edges[index] !== to.edges[index]) move.push({ on: 'edge', index, to: to.edges[index] });
  for (let index = 0; index < mesh.faceCount; index++)
    if (from.cells[index] !== to.cells[index]) move.push({ on: 'cell', index, to: to.cells[index] });
  return move.length ? [move] : [];
}

const SIGN = { edge: 'uyn', cell: 'uio' } as const;

/** '12y13y' draws a path, '5n' crosses, '5u' clears; 'c7i' marks a cell inside, 'c7o' outside, 'c7u' clears. */
export const formatMove = (move: Move): string =>
  move.map(({ on, index, to }) => `${on === 'cell' ? 'c' : ''}${index}${SIGN[on][to]}`).join('');

export function parseMove(text: string): Read<Move> {
  const changes: Change[] = [];
  const pattern = /(c?)(\d{1,6})([a-z])/y;
  while (pattern.lastIndex < text.length) {
    const column = pattern.lastIndex + 1;
    const found = pattern.exec(text);
    const on = found?.[1] ? 'cell' : 'edge';
    const to = found ? SIGN[on].indexOf(found[3]) : -1;
    if (!found || to < 0) return fail({ code: 'move-malformed', at: [], line: 1, column });
    changes.push({ on, index: Number(found[2]), to });
  }
  if (!changes.length) return fail({ code: 'move-malformed', at: [], line: 1, column: 1 });
  return ok(changes);
}

interface Pointed {
  readonly kind: 'edge' | 'cell' | 'dot';
  readonly index: number;
}

export function parseSpot(mesh: Mesh, spot: string): Pointed | undefined {
  const [, kind, digits] = /^(edge|cell|dot):(\d{1,6})$/.exec(spot) ?? [];
  if (!kind) return undefined;
  const index = Number(digits);
  const size = { edge: mesh.edgeCount, cell: mesh.faceCount, dot: mesh.dotCount }[kind as Pointed['kind']];
  return index < size ? { kind: kind as Pointed['kind'], index } : undefined;
}

export function interpret(puzzle: Puzzle, state: State, gesture: Gesture): Move | undefined {
  const mesh = meshOf(puzzle);
  if ('path' in gesture) return stroke(mesh, state, gesture.verb, gesture.path);
  const target = parseSpot(mesh, gesture.on);
  if (!target || target.kind === 'dot') return undefined;
  const now = (target.kind === 'edge' ? state.edges : state.cells)[target.index];
  const to = afterTouch(gesture.verb, now, target.kind);
  return to === undefined || to === now ? undefined : [{ on: target.kind, index: target.index, to }];
}

/** Tap and mark toggle their own sign; a tapped cell goes round, since most hands have one button. */
function afterTouch(verb: string, now: number, kind: 'edge' | 'cell'): number | undefined {
  if (verb === 'clear') return 0;
  if (verb === 'cycle' || (verb === 'tap' && kind === 'cell')) return (now + 1) % 3;
  if (verb === 'tap') return now === 1 ? 0 : 1;
  if (verb === 'mark') return now === 2 ? 0 : 2;
  return undefined;
}

/**
 * A stroke writes one sign along its way: drag draws lines (over cells: paints a side), sweep paints
 * crosses. One that begins on its own sign erases. Going back over the last step takes it back.
 */
function stroke(mesh: Mesh, state: State, verb: 'drag' | 'sweep', path: readonly string[]): Move | undefined {
  const spots = path.map((spot) => parseSpot(mesh, spot));
  const kind = spots[0]?.kind;
  if (!kind || spots.some((spot) => spot?.kind !== kind)) return undefined;
  const indexes = spots.map((spot) => spot?.index ?? 0);
  const touched = kind === 'dot' ? edgesAlong(mesh, indexes) : [...new Set(indexes)];
  if (!touched?.length) return undefined;
  const on = kind === 'cell' ? 'cell' : 'edge';
  const now = on === 'edge' ? state.edges : state.cells;
  const sign = verb === 'drag' ? 1 : 2;
  const to = now[touched[0]] === sign ? 0 : sign;
  const move = touched.filter((index) => now[index] !== to).map((index) => ({ on, index, to }) as const);
  return move.length ? move : undefined;
}

function edgesAlong(mesh: Mesh, dots: readonly number[]): number[] | undefined {
  const way = [dots[0]];
  for (const dot of dots.slice(1)) {
    if (dot === way.at(-1)) continue;
    if (dot === way.at(-2)) way.pop();
    else way.push(dot);
  }
  const edges = way.slice(1).map((dot, i) => edgeBetween(mesh, way[i], dot));
  return edges.every((edge) => edge !== undefined) ? [...new Set(edges)] : undefined;
}
