/** Why a side would be cut in two: the wall around the smaller piece, as facts. */
import { LINE } from '../rules.ts';
import { JOINS, OUTSIDE_SIDE } from './cuts.ts';
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

/** Facts that show the side cut unless `face` joins it (or: that show `face` out of its reach). */
export function wallFacts(position: Position, face: number, side: number, how: number, before: number): number[] {
  const scene = sceneOf(position, side, before);
  const gap = how === JOINS ? face : -1;
  const piece = smallest(scene, piecesOf(scene, gap), gap);
  return piece ? tell(scene, piece, gap) : [];
}

/** The same for a side that is already in two pieces. */
export const cutFacts = (position: Position, side: number, before: number): number[] =>
  wallFacts(position, -1, side, JOINS, before);

function sceneOf(position: Position, side: number, before: number): Scene {
  return { position, side, before, tree: treeFrom(position, position.rings.outer, before) };
}

const isOfSide = ({ tree, side }: Scene, face: number): boolean => tree.parity[face] === side;

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
