/**
 * Rings of few edges as sets of configurations: at most 32, so that a set is one word. A dot of eight edges has 29
 * with no line or two, a hexagon with a clue at most 20. Tables then say what takes two walks round a larger ring.
 */
import { popcount } from '../../../../bits.ts';
const MOST_EDGES = 8; // four bits for each corner fill a word
const MOST_CONFIGURATIONS = 32;

export interface SmallRing {
  readonly all: number;
  /** [16 × corner + pairs]: the configurations with one of these pairs there. */
  readonly byCorner: Int32Array;
  /** [256 × byte of the set + its value]: the pairs they have, four bits for each corner. */
  readonly pairsOf: Int32Array;
}

/** Without holes, because it is looked up for every ring that is judged. */
const made = new Array<SmallRing | null | undefined>((MOST_EDGES + 1) << (MOST_EDGES + 1)).fill(undefined);

/** `counts`: the numbers of lines it may have, as bits. Null where there are too many configurations. */
export function smallRing(size: number, counts: number): SmallRing | null {
  if (size > MOST_EDGES) return null;
  const key = (size << (MOST_EDGES + 1)) | counts;
  const known = made[key];
  if (known !== undefined) return known;
  const configurations = configurationsOf(size, counts);
  return (made[key] = configurations.length > MOST_CONFIGURATIONS ? null : tablesOf(size, configurations));
}

function configurationsOf(size: number, counts: number): readonly number[] {
  const found: number[] = [];
  for (let lines = 0; lines < 1 << size; lines++) if ((counts >> popcount(lines)) & 1) found.push(lines);
  return found;
}

function tablesOf(size: number, configurations: readonly number[]): SmallRing {
  const byCorner = new Int32Array(16 * size);
  const pairsOf = new Int32Array(4 * 256);
  const ownPairs = configurations.map((lines, i) => {
    let pairs = 0;
    for (let corner = 0; corner < size; corner++) {
      const pair = ((lines >> corner) & 1) | (((lines >> ((corner + 1) % size)) & 1) << 1);
      pairs |= 1 << (4 * corner + pair);
      for (let mask = 0; mask < 16; mask++) if ((mask >> pair) & 1) byCorner[16 * corner + mask] |= 1 << i;
    }
    return pairs;
  });
  for (let byte = 0; byte < 4; byte++)
    for (let set = 1; set < 256; set++) {
      const last = 31 - Math.clz32(set & -set);
      pairsOf[256 * byte + set] = pairsOf[256 * byte + (set & (set - 1))] | (ownPairs[8 * byte + last] ?? 0);
    }
  return { all: configurations.length === 32 ? -1 : (1 << configurations.length) - 1, byCorner, pairsOf };
}
