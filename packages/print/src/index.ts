/** Books, worksheets and cut-out kits as vector PDF: layouts built on `Game`, without a file system or a DOM. */
export { FONT_NAMES, type FontName, type Fonts } from './fonts.ts';
export type { Printed, PrintJob } from './make-book.ts';
export { isPaper, paperIds, type PaperId } from './paper.ts';
export {
  prepare,
  prepareOptions,
  type PrepareOptions,
  type PrintPuzzle,
  type PuzzleWanted,
  type Refused,
} from './prepare.ts';
export { isAddress, LEAST_SIDE, looksLikeSpec, MOST_SIDE, readSpec, type PartialSpec } from './read-spec.ts';
export { REMAKES, repeatsIn, replaced } from './repeats.ts';
export * from './spec.ts';
export { wantedOf, type SectionHead, type SourceText, type Wanted } from './wanted.ts';
export { print } from './print.ts';
export { printText, sayNote, type PrintNote } from './words/words.ts';
