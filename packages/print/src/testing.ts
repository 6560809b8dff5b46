/** For tests: books made in this process, and poppler to inspect them with. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { finish, games } from 'edgewise';
import { loadFonts } from './node.ts';
import { printAll } from './print-all.ts';
import { DEFAULTS, type BookSpec } from './spec.ts';

const folder = mkdtempSync(join(tmpdir(), 'edgewise-print-'));
const fonts = loadFonts();
let count = 0;

export const specOf = (spec: Partial<BookSpec>): BookSpec => ({
  ...DEFAULTS,
  seed: 'test',
  language: 'en',
  sections: [],
  ...spec,
});

/** `text`: of the file called `puzzles`. */
export const printed = (spec: Partial<BookSpec>, text?: string) =>
  finish(
    printAll(
      { spec: specOf(spec), texts: text === undefined ? [] : [{ file: 'puzzles', text }] },
      games,
      fonts,
    ),
  );

export function pdfOf(
  spec: Partial<BookSpec>,
  text?: string,
): { readonly bytes: Uint8Array; readonly file: string; readonly pages: number } {
  const made = printed(spec, text);
  if (!made.ok) throw new Error(made.error);
  const file = join(folder, `${++count}.pdf`);
  writeFileSync(file, made.value.bytes);
  return { ...made.value, file };
}

const hasPoppler = spawnSync('pdfinfo', ['-v']).status === 0;
if (!hasPoppler)
  process.stderr.write('poppler-utils is not installed: what PDFs look like is not tested here.\n');

/** Tests that inspect a PDF with poppler are skipped, with the message above, where it is missing. */
export const needsPoppler = { skip: !hasPoppler };

export function poppler(tool: string, ...args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(tool, [...args], { encoding: 'utf8', maxBuffer: 1 << 28 });
  if (status !== 0) throw new Error(`${tool}: ${stderr}`);
  return stdout;
}

const PAPER = 255; // white, also beyond its edge

/** A page as grey pixels. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly perMillimetre: number;
  at(x: number, y: number): number; // in pixels; 0 is black
}

export function pixelsOf(file: string, page: number, dpi: number): Pixels {
  const base = join(folder, `page-${++count}`);
  poppler(
    'pdftoppm',
    '-gray',
    '-r',
    String(dpi),
    '-f',
    String(page),
    '-l',
    String(page),
    '-singlefile',
    file,
    base,
  );
  const data = readFileSync(`${base}.pgm`);
  const head = /^P5\s+(\d+)\s+(\d+)\s+255\s/.exec(data.subarray(0, 40).toString('latin1'));
  if (!head) throw new Error('pdftoppm wrote something else than a grey picture');
  const [width, height] = [Number(head[1]), Number(head[2])];
  const from = head[0].length;
  return { width, height, perMillimetre: dpi / 25.4, at: (x, y) => data[from + y * width + x] ?? PAPER };
}
