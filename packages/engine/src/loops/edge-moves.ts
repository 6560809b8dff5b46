/**
 * Moves of a loop puzzle: lines and crosses on edges. One move may change many edges, such as a path
 * drawn in one stroke. As text: '12y13y' draws, '5n' crosses, '5u' clears.
 */
import { edgeBetween, type Mesh } from '../grid/mesh.ts';
import { fail, ok, type Result } from '../result.ts';
import type { Gesture, Note, Read } from '../vocabulary.ts';
import { CROSS, LINE, OPEN, type Drawing } from './marks.ts';

interface EdgeChange {
  readonly index: number;
  readonly to: number; // OPEN, LINE or CROSS
}

export type EdgeMove = readonly EdgeChange[];

const LETTERS = 'uyn'; // by mark

export const formatEdgeMove = (move: EdgeMove): string =>
  move.map(({ index, to }) => `${index}${LETTERS[to]}`).join('');

export function parseEdgeMove(text: string): Read<EdgeMove> {
  const changes: EdgeChange[] = [];
  const pattern = /(\d{1,6})([uyn])/y;
  while (pattern.lastIndex < text.length) {
    const column = pattern.lastIndex + 1;
    const found = pattern.exec(text);
    if (!found) return fail({ code: 'move-malformed', at: [], line: 1, column });
    changes.push({ index: Number(found[1]), to: LETTERS.indexOf(found[2]) });
  }
  return changes.length ? ok(changes) : fail({ code: 'move-malformed', at: [], line: 1, column: 1 });
}

export function applyEdges(mesh: Mesh, { edges }: Drawing, move: EdgeMove): Result<Uint8Array, Note> {
  const next = Uint8Array.from(edges);
  for (const { index, to } of move) {
    if (index >= mesh.edgeCount)
      return fail({ code: 'no-such-edge', at: [], with: { index, size: mesh.edgeCount } });
    next[index] = to;
  }
  return ok(next);
}

/** The changes that turn one drawing into another. */
export function edgeChanges(from: Drawing, to: Drawing): EdgeMove {
  const changes: EdgeChange[] = [];
  for (let index = 0; index < from.edges.length; index++)
    if (from.edges[index] !== to.edges[index]) changes.push({ index, to: to.edges[index] });
  return changes;
}

/** Line and cross are opposites; only a single change can be negated. */
export function negateEdges(move: EdgeMove): EdgeMove | undefined {
  const [change] = move;
  if (move.length !== 1 || change.to === OPEN) return undefined;
  return [{ ...change, to: change.to === LINE ? CROSS : LINE }];
}

/** What a touch turns a mark into; undefined for verbs that mean nothing on an edge. */
export function markAfter(verb: Gesture['verb'], now: number): number | undefined {
  if (verb === 'clear') return OPEN;
  if (verb === 'cycle') return (now + 1) % 3;
  if (verb === 'tap') return now === LINE ? OPEN : LINE;
  if (verb === 'mark') return now === CROSS ? OPEN : CROSS;
  return undefined;
}

/** A stroke puts one mark along its path, lines by drag and crosses by sweep; one that begins on its own mark erases. */
export function strokeChanges(
  { edges }: Drawing,
  verb: 'drag' | 'sweep',
  touched: readonly number[],
): EdgeMove {
  const mark = verb === 'drag' ? LINE : CROSS;
  const to = edges[touched[0]] === mark ? OPEN : mark;
  return touched.filter((index) => edges[index] !== to).map((index) => ({ index, to }));
}

/** The edges of a path from dot to dot; undefined when it jumps. Going back over the last step undoes it. */
export function edgesAlong(mesh: Mesh, dots: readonly number[]): readonly number[] | undefined {
  const way = [dots[0]];
  for (const dot of dots.slice(1)) {
    if (dot === way.at(-1)) continue;
    if (dot === way.at(-2)) way.pop();
    else way.push(dot);
  }
  const edges = way.slice(1).map((dot, i) => edgeBetween(mesh, way[i], dot));
  return edges.every((edge) => edge !== undefined) ? [...new Set(edges)] : undefined;
}
