/**
 * A cell is simple when changing its side leaves both sides in one piece that nowhere touches itself at
 * a mere point: around it, inside and outside each form one arc, and each arc touches one of its edges.
 */
const RING = 8; // N, NE, E, SE, S, SW, W, NW
const ROWS = [-1, -1, 0, 1, 1, 1, 0, -1];
const COLUMNS = [0, 1, 1, 1, 0, -1, -1, -1];

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

/** The same for a face of an unpadded board; everything beyond the border is outside. */
export function isSimpleFace(
  inside: ArrayLike<number>,
  width: number,
  height: number,
  face: number,
): boolean {
  const [row, column] = [Math.floor(face / width), face % width];
  let ring = 0;
  for (let i = 0; i < RING; i++) {
    const [r, c] = [row + ROWS[i], column + COLUMNS[i]];
    if (r >= 0 && c >= 0 && r < height && c < width) ring |= inside[r * width + c] << i;
  }
  return SIMPLE[ring] === 1;
}
