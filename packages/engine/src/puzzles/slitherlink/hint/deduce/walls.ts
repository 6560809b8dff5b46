/** Why a side would be cut in two: the wall around the smaller piece, as facts. */
import { LINE } from '../../rules/rules.ts';
import { factsTo, treeFrom, type Tree } from './paths.ts';
import type { Position } from './position.ts';

interface Piece {
  readonly faces: readonly number[];
  readonly isIn: Uint8Array;
}

interface Scene {
  readonly position: Position;
  readonly side: number;
  readonly before: number;
  readonly tree: Tree; // sides, from the outer face
}

/** Facts that show it, and among them the lines around the piece. */
export interface Cut {
  readonly facts: readonly number[];
  readonly wall: readonly number[];
}

/** What shows the side cut in two if `gap` were not of it. */
export function gapFacts(position: Position, gap: number, side: number, before: number): Cut {
  const scene = sceneOf(position, side, before);
  const pieces = piecesOf(scene, gap).filter(
    (piece) => nearest(scene, piece, 1) >= 0 && nearest(scene, piece, 0) >= 0,
  );
  return tellSmallest(scene, pieces, gap, () => [1, 0]);
}

/** The same for a side that is already in two pieces. */
export const cutFacts = (position: Position, side: number, before: number): Cut =>
  gapFacts(position, -1, side, before);

/** What shows a face walled off from every face of the side. */
export function unreachedFacts(position: Position, face: number, side: number, before: number): Cut {
  const scene = sceneOf(position, side, before);
  const pieces = piecesOf(scene, -1).filter((piece) => piece.isIn[face] || nearest(scene, piece, 1) >= 0);
  return tellSmallest(scene, pieces, -1, (piece) => (piece.isIn[face] ? [0] : [1]));
}

function sceneOf(position: Position, side: number, before: number): Scene {
  return { position, side, before, tree: treeFrom(position, position.rings.outer, before) };
}

function piecesOf(scene: Scene, gap: number): Piece[] {
  const { rings } = scene.position;
  const seen = new Uint8Array(rings.outer + 1);
  const pieces: Piece[] = [];
  for (let face = 0; face <= rings.outer; face++)
    if (!seen[face] && face !== gap && scene.tree.parity[face] !== 1 - scene.side)
      pieces.push(flood(scene, face, gap, seen));
  return pieces;
}

function flood({ position, tree, side, before }: Scene, first: number, gap: number, seen: Uint8Array): Piece {
  const { rings } = position;
  const isIn = new Uint8Array(rings.outer + 1);
  const faces = [first];
  isIn[first] = seen[first] = 1;
  for (const face of faces)
    rings.faceSides[face].forEach((next, k) => {
      if (isIn[next] || next === gap || tree.parity[next] === 1 - side) return;
      if (position.valueBefore(rings.faceEdges[face][k], before) === LINE) return;
      isIn[next] = seen[next] = 1;
      faces.push(next);
    });
  return { faces, isIn };
}

/** The face of the side in the piece (1) or out of it (0) that is easiest to explain; -1 if there is none. */
function nearest({ tree, side }: Scene, { isIn }: Piece, within: number): number {
  let best = -1;
  for (let face = 0; face < isIn.length; face++)
    if (isIn[face] === within && tree.parity[face] === side)
      if (best < 0 || tree.distance[face] < tree.distance[best]) best = face;
  return best;
}

/** Of several pieces, the one whose wall takes the fewest facts; with the faces that make it matter. */
function tellSmallest(
  scene: Scene,
  pieces: readonly Piece[],
  gap: number,
  witnesses: (piece: Piece) => readonly number[],
): Cut {
  const told = pieces.map((piece): Cut => {
    const wall = linesAround(scene, piece, gap);
    const facts = new Set([...wall, ...facesAround(scene, piece, gap)]);
    for (const within of witnesses(piece))
      for (const fact of factsTo(scene.tree, nearest(scene, piece, within))) facts.add(fact);
    return { facts: [...facts], wall };
  });
  const [first = NOTHING] = told;
  return told.reduce((best, each) => (each.facts.length < best.facts.length ? each : best), first);
}

const NOTHING: Cut = { facts: [], wall: [] };

function linesAround(scene: Scene, piece: Piece, gap: number): number[] {
  return [...new Set(around(scene, piece, gap).flatMap(({ edge, isLine }) => (isLine ? [edge] : [])))];
}

/** Why the faces beside the piece, where no line separates them, are on the other side. */
const facesAround = (scene: Scene, piece: Piece, gap: number): number[] =>
  around(scene, piece, gap).flatMap(({ next, isLine }) => (isLine ? [] : factsTo(scene.tree, next)));

interface Border {
  readonly edge: number;
  readonly next: number; // the face beyond
  readonly isLine: boolean;
}

function around({ position, before }: Scene, { faces, isIn }: Piece, gap: number): Border[] {
  const { faceSides, faceEdges } = position.rings;
  return faces.flatMap((face) =>
    Array.from(faceSides[face], (next, k) => ({ next, edge: faceEdges[face][k] }))
      .filter(({ next }) => !isIn[next] && next !== gap)
      .map(({ next, edge }) => ({ next, edge, isLine: position.valueBefore(edge, before) === LINE })),
  );
}
