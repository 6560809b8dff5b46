/** Equality of plain data. Properties that are undefined count as absent; functions are not data. */
export function same(a: unknown, b: unknown, seen: Map<unknown, unknown> = new Map()): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a === 'function' && typeof b === 'function') return true;
  if (typeof a !== 'object' || typeof b !== 'object' || !a || !b) return false;
  if (seen.get(a) === b) return true;
  seen.set(a, b);
  if (Object.getPrototypeOf(a) !== Object.getPrototypeOf(b)) return false;
  if (a instanceof Map && b instanceof Map) return same([...a], [...b], seen);
  if (a instanceof Set && b instanceof Set) return same([...a], [...b], seen);
  return sameEntries(a, b, seen);
}

function sameEntries(a: object, b: object, seen: Map<unknown, unknown>): boolean {
  const [left, right] = [present(a), present(b)];
  return (
    left.size === right.size &&
    [...left].every(([key, value]) => right.has(key) && same(value, right.get(key), seen))
  );
}

const present = (value: object): Map<string, unknown> =>
  new Map(Object.entries(value).filter((entry) => entry[1] !== undefined));
