/** A patch of a tiling before it is a mesh: dots, and faces as the numbers of their corners. */
export interface Outline {
  readonly dots: readonly (readonly [x: number, y: number])[];
  readonly faces: readonly (readonly number[])[];
}

/** Small windows may be empty wherever they are: how many random places are tried before giving up. */
export const MOST_TRIES = 100;

/** Collects faces; a dot gets its number when it first occurs. Coordinates are integers. */
export class OutlineBuilder {
  readonly #dots: (readonly [number, number])[] = [];
  readonly #numbers = new Map<string, number>();
  readonly #faces: number[][] = [];

  dot(x: number, y: number): number {
    const key = `${x},${y}`;
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    this.#numbers.set(key, this.#dots.length);
    return this.#dots.push([x, y]) - 1;
  }

  face(corners: readonly (readonly [number, number])[]): void {
    this.faceOf(corners.map(([x, y]) => this.dot(x, y)));
  }

  faceOf(corners: readonly number[]): void {
    this.#faces.push([...corners]);
  }

  build(): Outline {
    return { dots: this.#dots, faces: this.#faces };
  }
}

/**
 * Keeps the faces that touch the largest connected set of dots that are not on the rim: a window on a
 * plane of irregular shapes leaves faces that are attached by a corner or isolated.
 */
export function trimmed({ dots, faces }: Outline): Outline {
  const inland = new Uint8Array(dots.length).fill(1);
  const links = linksOf(dots.length, faces, inland);
  const part = new Int32Array(dots.length).fill(-1);
  let [largest, most] = [-1, 0];
  for (let dot = 0; dot < dots.length; dot++) {
    if (!inland[dot] || part[dot] >= 0) continue;
    const size = flood(dot, links, inland, part);
    if (size > most) [largest, most] = [dot, size];
  }
  return renumbered(
    dots,
    faces.filter((corners) => most > 0 && corners.some((dot) => part[dot] === largest)),
  );
}

/** Neighbours by dot; an edge with a face on one side only makes its ends dots of the rim. */
function linksOf(count: number, faces: Outline['faces'], inland: Uint8Array): readonly number[][] {
  const directed = new Set(
    faces.flatMap((corners) => corners.map((from, i) => from * count + (corners[i + 1] ?? corners[0]))),
  );
  const links: number[][] = Array.from({ length: count }, () => []);
  for (const way of directed) {
    const [from, to] = [Math.floor(way / count), way % count];
    if (directed.has(to * count + from)) links[from].push(to);
    else inland[from] = inland[to] = 0;
  }
  return links;
}

function flood(from: number, links: readonly number[][], inland: Uint8Array, part: Int32Array): number {
  const queue = [from];
  part[from] = from;
  for (const dot of queue)
    for (const next of links[dot])
      if (inland[next] && part[next] < 0) {
        part[next] = from;
        queue.push(next);
      }
  return queue.length;
}

/** The dots that are still used, in their order. */
function renumbered(dots: Outline['dots'], faces: Outline['faces']): Outline {
  const used = new Uint8Array(dots.length);
  for (const corners of faces) for (const dot of corners) used[dot] = 1;
  let count = 0;
  const numbers = Array.from(used, (each) => (each ? count++ : -1));
  return {
    dots: dots.filter((_, dot) => used[dot]),
    faces: faces.map((corners) => corners.map((dot) => numbers[dot])),
  };
}
