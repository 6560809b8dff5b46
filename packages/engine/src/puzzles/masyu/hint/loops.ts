/** A link that would close the loop while something is still outside it cannot be a line. */
import { edgeBetween } from '../../../grid/mesh.ts';
import { pathsOf, type Path } from '../../../loops/paths.ts';
import { CROSS, LINE, pearlCells } from '../rules/rules.ts';
import { LOOPS } from '../solve/level-numbers.ts';
import { isOpen, type Position, type Step } from './step.ts';

export function* loopSteps(position: Position): Generator<Step> {
  const { mesh } = position.board;
  for (const path of pathsOf(mesh, (link) => position.state.edges[link] === LINE)) {
    const link = path.ends && edgeBetween(mesh, ...path.ends);
    if (link === undefined || !isOpen(position, link)) continue;
    const left = leftOut(position, path);
    if (left) yield { code: 'early-loop', forced: [{ link, to: CROSS }], ...left, level: LOOPS };
  }
}

/** A pearl or a line that the path leaves out, with the path itself. */
export function leftOut(
  { board: { mesh }, puzzle, state }: Position,
  { edges }: Path,
): Pick<Step, 'cells' | 'links'> | undefined {
  const own = new Set(edges);
  const pearl = pearlCells(puzzle).find((cell) => !mesh.dotEdges[cell].some((edge) => own.has(edge)));
  if (pearl !== undefined) return { cells: [pearl], links: edges };
  const line = Array.from(state.edges).findIndex((mark, edge) => mark === LINE && !own.has(edge));
  return line < 0 ? undefined : { cells: [], links: [...edges, line] };
}
