/**
 * The lines of a game as a chain of digests: each is the digest of the one before and its line. Anyone who has
 * seen the digest of the first lines can tell later whether one of them was changed or left out.
 */
import { sha256, utf8 } from './bytes.ts';

export const NO_LINES: Uint8Array<ArrayBuffer> = new Uint8Array(32);

export async function chainOf(
  lines: readonly string[],
  from: Uint8Array<ArrayBuffer> = NO_LINES,
): Promise<Uint8Array<ArrayBuffer>> {
  let digest = from;
  for (const line of lines) digest = await sha256(Uint8Array.from([...digest, ...utf8(line)]));
  return digest;
}
