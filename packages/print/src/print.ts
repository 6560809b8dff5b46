/** What a spec asks for, as the bytes of a PDF. */
import { fail, type Result, type Task } from 'edgewise';
import { makeBook, type Printed, type PrintJob } from './make-book.ts';
import { makeKit } from './make-kit.ts';
import { makeWorksheet } from './make-worksheet.ts';
import type { PrintPuzzle } from './prepare.ts';
import { isMade } from './spec.ts';
import type { PrintNote } from './words/words.ts';

const MAKERS = { book: makeBook, worksheet: makeWorksheet, kit: makeKit };

export function* print(job: PrintJob): Task<Result<Printed, PrintNote>> {
  const twice = job.spec.kind === 'kit' ? undefined : madeTwice(job);
  if (twice) return fail(twice);
  return yield* MAKERS[job.spec.kind](job);
}

/** Some settings have few puzzles; nobody wants a book with one puzzle printed ten times. */
function madeTwice({ spec, puzzles }: PrintJob): PrintNote | undefined {
  const seen = new Map<string, PrintPuzzle>();
  for (const each of puzzles) {
    const section = spec.sections[each.section];
    const first = seen.get(each.native);
    if (first && section && isMade(section))
      return { code: 'same-puzzle', with: { number: each.number, first: first.number } };
    seen.set(each.native, each);
  }
  return undefined;
}
