/** Placements from text, or the first character that is wrong. */
import type { ParseError, Read } from '../../../vocabulary.ts';
import { parseError } from '../../../text/text.ts';
import { fail, ok } from '../../../result.ts';
import { findPlacement, LETTERS, LOCATIONS, type Placement } from './pieces.ts';

const PARTS = [
  ['bad-shape', LETTERS],
  ['bad-orientation', LETTERS],
  ['bad-home', LOCATIONS],
] as const;

/** The placements of a text, none of a shape twice; or the first character that is wrong. */
export function parsePlacements(text: string): Read<Placement[]> {
  const placed: Placement[] = [];
  for (let at = 0; at < text.length; at += 3) {
    const odd = PARTS.findIndex(([, letters], i) => !letters.includes(text[at + i] ?? '?'));
    if (odd >= 0) return fail(oddCharacter(text, at + odd, PARTS[odd][0]));
    const next = findPlacement(text.slice(at, at + 3));
    const twin = placed.find((each) => each.shape === next?.shape);
    if (twin) return fail(parseError('used-already', 1, at + 1, { piece: text[at], placed: twin.text }));
    if (next) placed.push(next);
  }
  return ok(placed);
}

function oddCharacter(text: string, at: number, code: string): ParseError {
  const given = Array.from(text.slice(at))[0];
  return given === undefined
    ? parseError('cut-short', 1, text.length + 1)
    : parseError(code, 1, at + 1, { given });
}
