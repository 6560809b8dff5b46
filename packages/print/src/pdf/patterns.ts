/** The patterns for black and white, each written into a file once, when it is first used. */
import { certain } from 'edgewise';
import type { PdfDocument } from './document.ts';
import { PATTERNS } from './inks.ts';

export class PatternBook {
  readonly #made = new Map<number, ReturnType<PdfDocument['pattern']>>();

  get(doc: PdfDocument, index: number): ReturnType<PdfDocument['pattern']> {
    const known = this.#made.get(index);
    if (known) return known;
    const { step, drawing } = certain(PATTERNS[index]);
    const made = doc.pattern(step, drawing);
    this.#made.set(index, made);
    return made;
  }
}
