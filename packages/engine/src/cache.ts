/** Caches between calls. Everything here can be recomputed: it only saves time. */

/** One value per object, made when first needed; it goes when the object goes. */
export function perObject<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new WeakMap<Key, Value>();
  return (key) => {
    const known = made.get(key);
    if (known !== undefined) return known;
    const value = make(key);
    made.set(key, value);
    return value;
  };
}

/** One value per list of numbers or texts; beyond `most`, the oldest goes. */
export function keepLast<Args extends readonly (number | string)[], Value>(
  most: number,
  make: (...args: Args) => Value,
): (...args: Args) => Value {
  const made = new Map<string, Value>();
  return (...args) => {
    const key = args.join();
    const known = made.get(key);
    if (known !== undefined) return known;
    if (made.size >= most) made.delete(made.keys().next().value ?? '');
    const value = make(...args);
    made.set(key, value);
    return value;
  };
}

/** Large objects with one user at a time: what is returned is reused. */
export interface Pool<Value> {
  take(): Value;
  giveBack(value: Value): void;
}

export function makePool<Value>(make: () => Value): Pool<Value> {
  let idle: Value | undefined;
  return {
    take: () => {
      const taken = idle ?? make();
      idle = undefined;
      return taken;
    },
    giveBack: (value) => {
      idle = value;
    },
  };
}
