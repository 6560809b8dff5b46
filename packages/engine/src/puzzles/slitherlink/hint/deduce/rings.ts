/**
 * The places where deduction happens: each face and each dot is a ring of edges. Neighbouring rings
 * share edges, and a face and a dot also share a corner: the two edges of the face that meet there.
 *
 *      ── e0 ── dot            The corner of a face between its edges k and k + 1 has four possible
 *       face     │             pairs of values, numbered v(e k) + 2 v(e k+1); a pair can be ruled out.
 *                e1            A ring knows the sets of its configurations as bit sets, so that what
 *                │             follows from what is one intersection.
 */
import { popcount } from '../../../../bits.ts';
import { keepLast, perObject } from '../../../../cache.ts';
import { finish, type Task } from '../../../../task.ts';
import { beyondEdge, OUTSIDE, type Mesh } from '../../../../grid/mesh.ts';

/** All configurations of a ring with this many edges, and the sets of them that a fact leaves. */
export interface Shape {
  readonly words: number; // of 32 configurations
  readonly any: Int32Array; // every number of lines
  readonly passed: Int32Array; // exactly two lines
  readonly passedOrNot: Int32Array; // none or two
  readonly byCount: readonly Int32Array[];
  readonly byValue: readonly Int32Array[]; // [2 * edge + value]
  readonly byPair: readonly Int32Array[]; // [4 * (first * size + second) + pair]
  readonly unequal: readonly Int32Array[]; // [first * size + second]
}

export interface Ring {
  readonly kind: 'face' | 'dot';
  readonly index: number; // of the face or dot
  readonly size: number;
  readonly edges: Int32Array;
  readonly beyond: Int32Array; // of a face: the face across each edge
  readonly corners: Int32Array; // three numbers each: corner, place of its first edge, of its second
  readonly shape: Shape;
}

/** Faces are numbered as in the mesh, and the world outside comes last. */
export interface Rings {
  readonly mesh: Mesh;
  readonly outer: number;
  readonly faceSides: readonly Int32Array[]; // neighbours of each face across each edge; of the outer face too
  readonly faceEdges: readonly Int32Array[]; // the outer face too
  readonly edgeFaces: Int32Array; // two for each edge
  readonly rings: readonly Ring[]; // faces, then dots
  readonly mostWords: number; // of the shape of any ring
  readonly cornerCount: number;
  readonly cornerRings: Int32Array; // two for each corner: face ring, dot ring
}

const LARGEST = 14;

const kept = perObject((_: Mesh): { rings?: Rings } => ({}));

export const ringsOf = (mesh: Mesh): Rings => finish(prepareRings(mesh));

const RINGS_PER_REPORT = 2000;

/** The rings of a mesh, made once and with yields: on large boards that takes a while. */
export function* prepareRings(mesh: Mesh): Task<Rings> {
  const entry = kept(mesh);
  return (entry.rings ??= yield* build(mesh));
}

function* build(mesh: Mesh): Task<Rings> {
  const outer = mesh.faceCount;
  const cornerStart = startOfCorners(mesh);
  const faces: Ring[] = [];
  for (let face = 0; face < mesh.faceCount; face++) {
    faces.push(faceRing(mesh, face, cornerStart[face]));
    if (face % RINGS_PER_REPORT === RINGS_PER_REPORT - 1) yield { done: face, of: mesh.faceCount };
  }
  const dots: Ring[] = [];
  for (let dot = 0; dot < mesh.dotCount; dot++) {
    dots.push(dotRing(mesh, dot, cornerStart));
    if (dot % RINGS_PER_REPORT === RINGS_PER_REPORT - 1) yield { done: dot, of: mesh.dotCount };
  }
  const border = Int32Array.from(borderEdges(mesh));
  return {
    mesh,
    outer,
    faceSides: [...faces.map(({ beyond }) => beyond), border.map((edge) => mesh.edgeFaces[2 * edge])],
    faceEdges: [...mesh.faceEdges, border],
    edgeFaces: mesh.edgeFaces.map((face) => (face === OUTSIDE ? outer : face)),
    rings: [...faces, ...dots],
    mostWords: [...faces, ...dots].reduce((most, { shape }) => Math.max(most, shape.words), 1),
    cornerCount: cornerStart[mesh.faceCount],
    cornerRings: ringsOfCorners(cornerStart[mesh.faceCount], [...faces, ...dots]),
  };
}

function startOfCorners(mesh: Mesh): Int32Array {
  const start = new Int32Array(mesh.faceCount + 1);
  for (let face = 0; face < mesh.faceCount; face++)
    start[face + 1] = start[face] + mesh.faceEdges[face].length;
  return start;
}

function* borderEdges(mesh: Mesh): Iterable<number> {
  for (let edge = 0; edge < mesh.edgeCount; edge++) if (mesh.edgeFaces[2 * edge + 1] === OUTSIDE) yield edge;
}

function faceRing(mesh: Mesh, face: number, firstCorner: number): Ring {
  const edges = mesh.faceEdges[face];
  const size = edges.length;
  const beyond = edges.map((edge) => {
    const other = beyondEdge(mesh, edge, face);
    return other === OUTSIDE ? mesh.faceCount : other;
  });
  const corners = Int32Array.from(Array.from(edges, (_, k) => [firstCorner + k, k, (k + 1) % size]).flat());
  return { kind: 'face', index: face, size, edges, beyond, corners, shape: shapeOf(size) };
}

/** Around a dot the face after edge k has that edge as the second of its corner, and edge k + 1 as the first. */
function dotRing(mesh: Mesh, dot: number, cornerStart: Int32Array): Ring {
  const edges = mesh.dotEdges[dot];
  const size = edges.length;
  const corners: number[] = [];
  mesh.dotFaces[dot].forEach((face, k) => {
    if (face === OUTSIDE) return;
    const inward = mesh.faceEdges[face].indexOf(edges[(k + 1) % size]);
    corners.push(cornerStart[face] + inward, (k + 1) % size, k);
  });
  const none = new Int32Array(0);
  return {
    kind: 'dot',
    index: dot,
    size,
    edges,
    beyond: none,
    corners: Int32Array.from(corners),
    shape: shapeOf(size),
  };
}

function ringsOfCorners(count: number, rings: readonly Ring[]): Int32Array {
  const found = new Int32Array(2 * count);
  rings.forEach((ring, index) => {
    for (let i = 0; i < ring.corners.length; i += 3)
      found[2 * ring.corners[i] + (ring.kind === 'dot' ? 1 : 0)] = index;
  });
  return found;
}

const shapeOf = keepLast(LARGEST, buildShape);

function buildShape(size: number): Shape {
  if (size > LARGEST) throw new Error(`a ring of ${size} edges has too many configurations to list`);
  const total = 1 << size;
  const words = Math.ceil(total / 32);
  const setOf = (keep: (configuration: number) => boolean): Int32Array => {
    const set = new Int32Array(words);
    for (let each = 0; each < total; each++) if (keep(each)) set[each >> 5] |= 1 << (each & 31);
    return set;
  };
  const places = Array.from({ length: size * size }, (_, i) => [Math.floor(i / size), i % size] as const);
  const byValue = Array.from({ length: 2 * size }, (_, i) => setOf((each) => bit(each, i >> 1) === (i & 1)));
  // By words of 32 configurations: one by one, a ring of 14 edges would take a tenth of a second.
  const both = (a: Int32Array, b: Int32Array): Int32Array => a.map((word, i) => word & b[i]);
  const either = (a: Int32Array, b: Int32Array): Int32Array => a.map((word, i) => word ^ b[i]);
  return {
    words,
    any: setOf(() => true),
    passed: setOf((each) => popcount(each) === 2),
    passedOrNot: setOf((each) => popcount(each) === 2 || each === 0),
    byCount: Array.from({ length: size + 1 }, (_, count) => setOf((each) => popcount(each) === count)),
    byValue,
    byPair: places.flatMap(([a, b]) =>
      [0, 1, 2, 3].map((pair) => both(byValue[2 * a + (pair & 1)], byValue[2 * b + (pair >> 1)])),
    ),
    unequal: places.map(([a, b]) => either(byValue[2 * a + 1], byValue[2 * b + 1])),
  };
}

const bit = (configuration: number, place: number): number => (configuration >> place) & 1;
