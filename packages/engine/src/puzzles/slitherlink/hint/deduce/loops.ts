/** What the one-loop rule forbids: closing early, and the small loop around two adjacent threes. */
import { perObject } from '../../../../cache.ts';
import type { Mesh } from '../../../../grid/mesh.ts';
import { pathsOf, type Path } from '../../../../loops/paths.ts';
import { CROSS, isClue, LINE, OPEN, type Board } from '../../rules/rules.ts';
import { LOOP, THREES, type Position } from './position.ts';
import type { FindingSink } from './findings.ts';

const onlyLines =
  (position: Position): ((edge: number) => boolean) =>
  (edge) =>
    position.edges[edge] === LINE;

const paths = (position: Position): Path[] => pathsOf(position.board.mesh, onlyLines(position));

/** What a loop would leave undone if it were the whole solution: a clue or a dot; undefined if nothing. */
export function leftUndone(
  board: Board,
  inLoop: (edge: number) => boolean,
): { cell?: number; dot?: number } | undefined {
  const { mesh, clues, rule } = board;
  for (let cell = 0; cell < mesh.faceCount; cell++)
    if (isClue(clues[cell]) && countIn(mesh.faceEdges[cell], inLoop) !== clues[cell]) return { cell };
  if (rule === 'every-dot')
    for (let dot = 0; dot < mesh.dotCount; dot++) if (!mesh.dotEdges[dot].some(inLoop)) return { dot };
  return undefined;
}

/** Are the lines one closed loop that leaves nothing undone? */
export function isComplete(board: Board, marks: ArrayLike<number>): boolean {
  const isLine = (edge: number): boolean => marks[edge] === LINE;
  const all = pathsOf(board.mesh, isLine);
  return all.length === 1 && !all[0].ends && !leftUndone(board, isLine);
}

/** The clue nearest to an edge that a loop would not meet. */
export function nearestUnmet(
  board: Board,
  inLoop: (edge: number) => boolean,
  near: number,
): number | undefined {
  const { mesh, clues } = board;
  let best: number | undefined;
  let least = Infinity;
  for (let cell = 0; cell < mesh.faceCount; cell++) {
    if (!isClue(clues[cell]) || countIn(mesh.faceEdges[cell], inLoop) === clues[cell]) continue;
    const distance = between(mesh, mesh.faceDots[cell], mesh.edgeDots.subarray(2 * near, 2 * near + 2));
    if (distance >= least) continue;
    least = distance;
    best = cell;
  }
  return best;
}

/** The distance between the middles of two sets of dots, squared. */
export function between(mesh: Mesh, a: Int32Array, b: Int32Array): number {
  const dx = middle(mesh.dotX, a) - middle(mesh.dotX, b);
  const dy = middle(mesh.dotY, a) - middle(mesh.dotY, b);
  return dx * dx + dy * dy;
}

const middle = (at: Float64Array, dots: Int32Array): number =>
  dots.reduce((sum, dot) => sum + at[dot], 0) / dots.length;

export function countIn(edges: Int32Array, inLoop: (edge: number) => boolean): number {
  let count = 0;
  for (const edge of edges) if (inLoop(edge)) count++;
  return count;
}

/** An open edge between the ends of one path would close it: a cross, unless that is the solution. */
export function judgeLoops(position: Position, conclude: FindingSink): void {
  const all = paths(position);
  const only = all.length === 1;
  const mate = new Int32Array(position.board.mesh.dotCount).fill(-1);
  for (const { edges, ends } of all) {
    if (!ends) {
      if (!only || leftUndone(position.board, onlyLines(position)))
        position.conflict ??= { kind: 'loop', edge: edges[0], round: position.now };
      else crossTheRest(position, conclude);
      continue;
    }
    mate[ends[0]] = ends[1];
    mate[ends[1]] = ends[0];
  }
  for (let edge = 0; edge < position.edges.length; edge++)
    if (position.edges[edge] === OPEN && closes(position, mate, edge) && !(only && completes(position, edge)))
      conclude.edge(edge, CROSS, LOOP, edge);
}

/** The loop is closed and nothing is left to do. */
function crossTheRest({ edges }: Position, conclude: FindingSink): void {
  for (let edge = 0; edge < edges.length; edge++)
    if (edges[edge] === OPEN) conclude.edge(edge, CROSS, LOOP, edge);
}

function closes({ board }: Position, mate: Int32Array, edge: number): boolean {
  const from = board.mesh.edgeDots[2 * edge];
  return mate[from] === board.mesh.edgeDots[2 * edge + 1];
}

const completes = (position: Position, edge: number): boolean =>
  !leftUndone(position.board, (each) => each === edge || position.edges[each] === LINE);

/** Two faces that each lack one line and share an edge; without a line there they would be a loop of their own. */
export interface Threes {
  readonly edge: number;
  readonly faces: readonly [number, number];
  /** Only lines elsewhere rule that loop out. */
  readonly alone: boolean;
}

export const threesOf = perObject(findThrees);

function findThrees(board: Board): Threes[] {
  const { mesh, clues } = board;
  const lacksOne = (face: number): boolean => face >= 0 && clues[face] === mesh.faceEdges[face].length - 1;
  const found: Threes[] = [];
  for (let edge = 0; edge < mesh.edgeCount; edge++) {
    const faces = [mesh.edgeFaces[2 * edge], mesh.edgeFaces[2 * edge + 1]] as const;
    if (!faces.every(lacksOne) || sharedEdges(board, faces) !== 1) continue;
    const inLoop = outlineOf(board, faces, edge);
    found.push({ edge, faces, alone: !leftUndone(board, (each) => inLoop.has(each)) });
  }
  return found;
}

const sharedEdges = ({ mesh }: Board, [a, b]: readonly [number, number]): number =>
  countIn(mesh.faceEdges[a], (edge) => mesh.faceEdges[b].includes(edge));

export function outlineOf({ mesh }: Board, [a, b]: readonly [number, number], shared: number): Set<number> {
  const edges = new Set([...mesh.faceEdges[a], ...mesh.faceEdges[b]]);
  edges.delete(shared);
  return edges;
}

/**
 * What the two clues force even without the loop rule: lines on the far sides (without one of them, the
 * other edges would take two from the neighbour), and crosses where the shared edge would run on.
 */
export function restOfThrees({ mesh }: Board, { edge, faces }: Threes): { edge: number; value: number }[] {
  const own = faces.flatMap((face) => Array.from(mesh.faceEdges[face]));
  const ends = [mesh.edgeDots[2 * edge], mesh.edgeDots[2 * edge + 1]].flatMap((dot) =>
    Array.from(mesh.dotEdges[dot]),
  );
  return [
    ...own.filter((each) => !ends.includes(each)).map((each) => ({ edge: each, value: LINE })),
    ...ends.filter((each) => !own.includes(each)).map((each) => ({ edge: each, value: CROSS })),
  ];
}

export function judgeThrees(position: Position, conclude: FindingSink): void {
  for (const threes of threesOf(position.board)) {
    const { edge, faces, alone } = threes;
    for (const rest of restOfThrees(position.board, threes))
      if (position.edges[rest.edge] !== rest.value) conclude.edge(rest.edge, rest.value, THREES, edge);
    if (
      position.edges[edge] === OPEN &&
      !(alone && allLinesIn(position, outlineOf(position.board, faces, edge)))
    )
      conclude.edge(edge, LINE, THREES, edge);
  }
}

const allLinesIn = ({ edges }: Position, outline: ReadonlySet<number>): boolean =>
  edges.every((value, edge) => value !== LINE || outline.has(edge));
