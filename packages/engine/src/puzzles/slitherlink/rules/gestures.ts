/** What gestures mean: tapping and marking edges and cells, strokes along dots, edges or cells. */
import { edgeBetween, type Mesh } from '../../../grid/mesh.ts';
import { fail, ok, type Result } from '../../../result.ts';
import { NOTHING_HERE, type Gesture, type Note } from '../../../vocabulary.ts';
import { meshOf, parseSpot, type Move, type Puzzle, type State } from './rules.ts';

export function interpret(puzzle: Puzzle, state: State, gesture: Gesture): Result<Move, Note> {
  const move = intendedMove(puzzle, state, gesture);
  return move ? ok(move) : fail(NOTHING_HERE);
}

function intendedMove(puzzle: Puzzle, state: State, gesture: Gesture): Move | undefined {
  const mesh = meshOf(puzzle);
  if ('path' in gesture) return stroke(mesh, state, gesture.verb, gesture.path);
  const target = parseSpot(mesh, gesture.on);
  if (!target || target.kind === 'dot') return undefined;
  const now = (target.kind === 'edge' ? state.edges : state.cells)[target.index];
  const to = afterTouch(gesture.verb, now, target.kind);
  return to === undefined || to === now ? undefined : [{ on: target.kind, index: target.index, to }];
}

/** Tap and mark toggle their own mark; a tapped cell cycles, since a finger has only one button. */
function afterTouch(verb: string, now: number, kind: 'edge' | 'cell'): number | undefined {
  if (verb === 'clear') return 0;
  if (verb === 'cycle' || (verb === 'tap' && kind === 'cell')) return (now + 1) % 3;
  if (verb === 'tap') return now === 1 ? 0 : 1;
  if (verb === 'mark') return now === 2 ? 0 : 2;
  return undefined;
}

/**
 * A stroke writes one mark along its way: drag draws lines (over cells: paints a side), sweep paints
 * crosses. One that begins on its own mark erases. Going back over the last step undoes it.
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
