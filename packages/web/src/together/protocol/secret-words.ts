/**
 * A secret as words that can be read out and typed: proquints (Wilkerson 2009, arXiv:0901.4016), 16 bits in five
 * letters, alternating consonant and vowel, the same in every language. The last word is a check.
 */
import { sha256 } from './bytes.ts';

const CONSONANTS = 'bdfghjklmnprstvz';
const VOWELS = 'aiou';
const WORDS = 17; // 32 bytes and 2 of their digest

export async function secretWords(secret: Uint8Array<ArrayBuffer>): Promise<string> {
  const bytes = Uint8Array.of(...secret, ...(await sha256(secret)).slice(0, 2));
  const pairs = new DataView(bytes.buffer);
  return Array.from({ length: WORDS }, (_, i) => wordOf(pairs.getUint16(2 * i))).join(' ');
}

const wordOf = (value: number): string =>
  [
    CONSONANTS[(value >> 12) & 15],
    VOWELS[(value >> 10) & 3],
    CONSONANTS[(value >> 6) & 15],
    VOWELS[(value >> 4) & 3],
    CONSONANTS[value & 15],
  ].join('');

/** Undefined where a word is missing or misspelt. */
export async function readSecretWords(text: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const words = text.toLowerCase().match(/[a-z]+/g) ?? [];
  const values = words.map(valueOf);
  if (words.length !== WORDS || values.includes(undefined)) return undefined;
  const bytes = Uint8Array.from(values.flatMap((value = 0) => [value >> 8, value & 255]));
  const secret = bytes.slice(0, 32);
  const check = await sha256(secret);
  return check[0] === bytes[32] && check[1] === bytes[33] ? secret : undefined;
}

function valueOf(word: string): number | undefined {
  const [a = -1, b = -1, c = -1, d = -1, e = -1] = [...word].map((letter, i) =>
    (i % 2 ? VOWELS : CONSONANTS).indexOf(letter),
  );
  const isWord = word.length === 5 && Math.min(a, b, c, d, e) >= 0;
  return isWord ? (a << 12) | (b << 10) | (c << 6) | (d << 4) | e : undefined;
}
