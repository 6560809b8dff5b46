/**
 * A cell is simple when changing its side leaves both sides in one piece without touching at a mere
 * point: around it, inside and outside each form one arc, and each arc touches one of its edges.
 */
const RING = 8; // N, NE, E, SE, S, SW, W, NW

const SIMPLE = Uint8Array.from({ length: 1 << RING }, (_, ring) => {
  const at = (i: number): number => (ring >> (i & 7)) & 1;
  let changes = 0;
  let sides = 0;
  for (let i = 0; i < RING; i++) {
    if (at(i) !== at(i + 1)) changes++;
    if (i % 2 === 0) sides |= 1 << at(i);
  }
  return changes === 2 && sides === 3 ? 1 : 0;
});

export function isSimple(inside: Uint8Array, x: number, stride: number): boolean {
  const up = x - stride;
  const down = x + stride;
  return (
    SIMPLE[
      inside[up] |
        (inside[up + 1] << 1) |
        (inside[x + 1] << 2) |
        (inside[down + 1] << 3) |
        (inside[down] << 4) |
        (inside[down - 1] << 5) |
        (inside[x - 1] << 6) |
        (inside[up - 1] << 7)
    ] === 1
  );
}
