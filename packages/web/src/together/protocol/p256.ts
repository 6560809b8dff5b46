/**
 * The public half of a P-256 key (FIPS 186-5, SP 800-186). WebCrypto makes keys but cannot derive one from
 * typed words, so the one multiplication needed is here. It runs once per device, on a secret that the same
 * page has anyway, so it is not constant-time.
 */
const P = 0xffffffff00000001000000000000000000000000ffffffffffffffffffffffffn;
export const ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;
const BASE = {
  x: 0x6b17d1f2e12c4247f8bce6e563a440f277037d812deb33a0f4a13945d898c296n,
  y: 0x4fe342e2fe1a7f9b8ee7eb4a7c0f9e162bce33576b315ececbb6406837bf51f5n,
};

interface Point {
  readonly x: bigint;
  readonly y: bigint;
}

export function publicPoint(secret: bigint): Point {
  let result: Point | undefined;
  let power: Point | undefined = BASE;
  for (let rest = secret; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = add(result, power);
    power = add(power, power);
  }
  if (!result) throw new Error('zero is no key');
  return result;
}

/** Undefined is the point at infinity. */
function add(a: Point | undefined, b: Point | undefined): Point | undefined {
  if (!a || !b) return a ?? b;
  if (a.x === b.x && mod(a.y + b.y) === 0n) return undefined;
  const slope =
    a.x === b.x ? mod(3n * (a.x * a.x - 1n)) * inverse(2n * a.y) : mod(b.y - a.y) * inverse(b.x - a.x);
  const x = mod(slope * slope - a.x - b.x);
  return { x, y: mod(slope * (a.x - x) - a.y) };
}

const mod = (value: bigint): bigint => ((value % P) + P) % P;

function inverse(value: bigint): bigint {
  let [a, b, x, y] = [mod(value), P, 1n, 0n];
  while (a > 1n) {
    const quotient = b / a;
    [a, b, x, y] = [b - quotient * a, a, y - quotient * x, x];
    if (a === 0n) break;
  }
  return mod(x);
}
