/** Typed arrays that grow: a copy at least `capacity` long, doubling so that growing stays cheap. */
export type Int32s = Int32Array<ArrayBuffer>;
type Int8s = Int8Array<ArrayBuffer>;
type Float64s = Float64Array<ArrayBuffer>;

const roomier = (length: number, capacity: number): number => Math.max(capacity, length * 2, 16);

export function growInt32(array: Int32s, capacity: number): Int32s {
  if (array.length >= capacity) return array;
  const grown = new Int32Array(roomier(array.length, capacity));
  grown.set(array);
  return grown;
}

export function growInt8(array: Int8s, capacity: number): Int8s {
  if (array.length >= capacity) return array;
  const grown = new Int8Array(roomier(array.length, capacity));
  grown.set(array);
  return grown;
}

export function growFloat64(array: Float64s, capacity: number): Float64s {
  if (array.length >= capacity) return array;
  const grown = new Float64Array(roomier(array.length, capacity));
  grown.set(array);
  return grown;
}
