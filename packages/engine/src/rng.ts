/** Random numbers from a seed: the same seed gives the same numbers on every machine, for ever. */
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

export interface Rng {
  /** A whole number in 0 … below − 1, without bias. */
  below(limit: number): number;
}

export function makeRng(seed: string | number): Rng {
  const generator = xoroshiro128plus(hashSeed(String(seed)));
  return { below: (limit) => uniformInt(generator, 0, limit - 1) };
}

/** A copy in random order. */
export function shuffled<T>(items: readonly T[], rng: Rng): T[] {
  const copy = [...items];
  shuffle(rng, copy);
  return copy;
}

/** Fisher–Yates, in place. */
export function shuffle<T>(rng: Rng, items: { [index: number]: T; length: number }): void {
  for (let i = items.length - 1; i > 0; i--) {
    const j = rng.below(i + 1);
    const held = items[i];
    items[i] = items[j];
    items[j] = held;
  }
}

/** FNV-1a over UTF-16 units with a final mix (MurmurHash3's), so that 'a1' and 'a2' start far apart. */
function hashSeed(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return hash ^ (hash >>> 16);
}
