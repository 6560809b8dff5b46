/**
 * A PDF being written, in millimetres from the upper left corner of the page. pdfkit handles the file, its fonts
 * and its outline; drawings go into the page as our own operators, which is many times faster than a pdfkit call for
 * every line, and makes the same bytes from the same pictures.
 */
import PdfKit from 'pdfkit';
import { FONT_NAMES, type FontName, type Fonts } from '../fonts.ts';

export const POINTS = 72 / 25.4; // to a millimetre

type Pattern = ReturnType<InstanceType<typeof PdfKit>['pattern']>;

/** What pdfkit 0.20 keeps of a font; the version is pinned. */
interface EmbeddedFont {
  readonly id: string;
  encode(text: string): readonly [glyphs: readonly string[], positions: readonly GlyphPosition[]];
  ref(): unknown;
  readonly font: { hasGlyphForCodePoint(code: number): boolean };
}

interface GlyphPosition {
  readonly xAdvance: number; // thousandths of the size, kerning included
  readonly advanceWidth: number;
}

/** A text in one font, ready to be shown: operands of TJ, and its width at size 1. */
interface Run {
  readonly font: EmbeddedFont;
  readonly operands: string;
  readonly width: number;
}

export interface DocumentInfo {
  readonly title: string;
  readonly author?: string | undefined;
  readonly language: string;
}

/** Files say when they were made; the same book must be the same file, so all have the same date. */
const MADE = new Date(Date.UTC(2000, 0, 1));

class Collecting extends PdfKit {
  declare readonly _font: EmbeddedFont;
  declare readonly page: PDFKit.PDFPage & { readonly fonts: Record<string, unknown> };
  /** Undefined while pdfkit's own constructor runs, which already writes. */
  declare chunks: Uint8Array[] | undefined;

  /** Kept here instead of in a stream: then the file is complete as soon as the last page is, without waiting. */
  override push(chunk: Uint8Array | null): boolean {
    if (chunk) (this.chunks ??= []).push(chunk);
    return true;
  }
}

export interface PageSize {
  readonly width: number; // millimetres
  readonly height: number;
}

export class PdfDocument {
  readonly #doc: Collecting;
  readonly #fonts = new Map<FontName, EmbeddedFont>();
  readonly #runs = new Map<string, readonly Run[]>();
  #content: string[] = [];
  #pages = 0;

  constructor(fonts: Fonts, { title, author, language }: DocumentInfo) {
    this.#doc = new Collecting({
      autoFirstPage: false,
      // @ts-expect-error -- null means no font: otherwise Helvetica would be looked up, which cannot be embedded
      font: null,
      lang: language,
      displayTitle: true,
      pdfVersion: '1.7',
      info: {
        Title: title,
        ...(author && { Author: author }),
        Creator: 'Edgewise',
        Producer: 'Edgewise',
        CreationDate: MADE,
        ModDate: MADE,
      },
    });
    for (const name of FONT_NAMES) this.#doc.registerFont(name, fonts[name]);
  }

  get pages(): number {
    return this.#pages;
  }

  addPage({ width, height }: PageSize): void {
    this.#flush();
    this.#doc.addPage({ size: [width * POINTS, height * POINTS], margin: 0 });
    this.#pages++;
    this.op(`${number(POINTS)} 0 0 ${number(POINTS)} 0 0 cm`);
  }

  /** Raw operators, in millimetres down from the upper left. */
  op(operators: string): void {
    this.#content.push(operators);
  }

  #flush(): void {
    if (this.#content.length) this.#doc.addContent(this.#content.join('\n'));
    this.#content = [];
  }

  end(): Uint8Array {
    this.#flush();
    this.#doc.end();
    return joined(this.#doc.chunks ?? []);
  }

  /** An entry of the outline that PDF readers show beside the pages, and a name for links to this place. */
  mark(name: string, title: string | undefined): void {
    this.#doc.addNamedDestination(name);
    if (title !== undefined) this.#doc.outline.addItem(title);
  }

  /** A place on this page that leads to a name, or out to an address. */
  link(x: number, y: number, width: number, height: number, to: { name: string } | { url: string }): void {
    const box = [x * POINTS, y * POINTS, width * POINTS, height * POINTS] as const;
    if ('name' in to) this.#doc.goTo(...box, to.name);
    else this.#doc.link(...box, to.url);
  }

  /** A black pattern on a transparent ground; `drawing` fills a box of this many points with operators. */
  pattern(step: number, drawing: string): Pattern {
    return this.#doc.pattern([0, 0, step, step], step, step, drawing);
  }

  /** Fills with a pattern from here on, until a colour is set; also names it on this page. */
  usePattern(pattern: Pattern): void {
    this.#flush();
    this.#doc.fillColor([pattern, 'black']);
  }

  /** Width in millimetres at a size in millimetres. */
  widthOf(text: string, font: FontName, size: number): number {
    return this.#runsOf(text, font).reduce((sum, run) => sum + run.width, 0) * size;
  }

  /** Shows a text with its baseline at y; the fill colour is the caller's. `mode` 2 strokes as well. */
  show(text: string, font: FontName, size: number, x: number, y: number, mode = 0): void {
    let left = x;
    for (const run of this.#runsOf(text, font)) {
      this.#doc.page.fonts[run.font.id] ??= run.font.ref();
      const place = `1 0 0 -1 ${number(left)} ${number(y)} Tm`;
      this.op(`BT /${run.font.id} ${number(size)} Tf ${mode} Tr ${place} [${run.operands}] TJ ET`);
      left += run.width * size;
    }
  }

  /** The characters of a text that no font of ours has. */
  missing(text: string, font: FontName): readonly string[] {
    return [...new Set(text)].filter(
      (char) => !isSpace(char) && this.#fontFor(char.codePointAt(0) ?? 0, font) === undefined,
    );
  }

  #embedded(name: FontName): EmbeddedFont {
    const known = this.#fonts.get(name);
    if (known) return known;
    this.#doc.font(name);
    const made = this.#doc._font;
    this.#fonts.set(name, made);
    return made;
  }

  #fontFor(code: number, name: FontName): EmbeddedFont | undefined {
    const main = this.#embedded(name);
    if (main.font.hasGlyphForCodePoint(code)) return main;
    const more = this.#embedded(moreOf(name));
    return more.font.hasGlyphForCodePoint(code) ? more : undefined;
  }

  #runsOf(text: string, font: FontName): readonly Run[] {
    const key = `${font} ${text}`;
    const known = this.#runs.get(key);
    if (known) return known;
    const made = this.#split(text, font).map(([embedded, part]) => runOf(embedded, part));
    this.#runs.set(key, made);
    return made;
  }

  /** Neighbouring characters of one font together; what no font has is shown as a question mark. */
  #split(text: string, name: FontName): readonly (readonly [EmbeddedFont, string])[] {
    const parts: [EmbeddedFont, string][] = [];
    for (const char of text) {
      const found = this.#fontFor(char.codePointAt(0) ?? 0, name);
      const [font, shown] = found ? [found, char] : [this.#embedded(name), isSpace(char) ? ' ' : '?'];
      const last = parts.at(-1);
      if (last?.[0] === font) last[1] += shown;
      else parts.push([font, shown]);
    }
    return parts;
  }
}

const isSpace = (char: string): boolean => /\s/.test(char);

const MORE: Partial<Record<FontName, FontName>> = {
  text: 'text-more',
  strong: 'strong-more',
  head: 'head-more',
  large: 'large-more',
  'large-strong': 'large-strong-more',
};
const moreOf = (name: FontName): FontName => MORE[name] ?? name;

function runOf(font: EmbeddedFont, text: string): Run {
  const [glyphs, positions] = font.encode(text);
  let [operands, hex, width] = ['', '', 0];
  for (const [i, { xAdvance, advanceWidth }] of positions.entries()) {
    hex += glyphs[i];
    width += xAdvance;
    if (xAdvance === advanceWidth) continue;
    operands += `<${hex}> ${number(advanceWidth - xAdvance)} `;
    hex = '';
  }
  return { font, operands: hex ? `${operands}<${hex}>` : operands, width: width / 1000 };
}

/** Thousandths of a millimetre are finer than any printer. */
export const number = (value: number): string => String(Math.round(value * 1000) / 1000);

function joined(chunks: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}
