/** From a spec to a PDF in one go, in one thread: what the app's worker runs. */
import { fail, ok, reportAs, type AnyGame, type Progress, type Result, type Task } from 'edgewise';
import type { Fonts } from './fonts.ts';
import type { Printed } from './make-book.ts';
import { prepare, prepareOptions, type PrintPuzzle, type PuzzleWanted } from './prepare.ts';
import { print } from './print.ts';
import { REMAKES, repeatsIn, replaced } from './repeats.ts';
import type { BookSpec } from './spec.ts';
import { wantedOf, type SourceText } from './wanted.ts';
import { sayNote } from './words/words.ts';

export interface PrintRequest {
  readonly spec: BookSpec;
  readonly texts: readonly SourceText[]; // of the files that sections name
}

/** An error is a sentence in the language of the book. */
export function* printAll(
  { spec, texts }: PrintRequest,
  games: readonly AnyGame[],
  fonts: Fonts,
): Task<Result<Printed, string>> {
  const { language } = spec;
  const wanted = wantedOf(spec, games, texts);
  if (!wanted.ok) return fail(sayNote(language, wanted.error));
  const { heads } = wanted.value;
  const of = wanted.value.puzzles.length + 1; // laying out the pages counts as one more
  const first = yield* prepareAll(wanted.value.puzzles, spec, games, (done) => ({ done, of }));
  if (!first.ok) return first;
  const last = { done: of - 1, of };
  let puzzles = first.value;
  for (let round = 1; round <= REMAKES; round++) {
    const again = repeatsIn(spec, wanted.value.puzzles, puzzles, round);
    if (again.length === 0) break;
    const remade = yield* prepareAll(again, spec, games, () => last);
    if (!remade.ok) return remade;
    puzzles = replaced(puzzles, remade.value);
  }
  const printed = yield* reportAs(print({ spec, games, fonts, heads, puzzles }), () => last);
  return printed.ok ? ok(printed.value) : fail(sayNote(language, printed.error));
}

function* prepareAll(
  wanted: readonly PuzzleWanted[],
  spec: BookSpec,
  games: readonly AnyGame[],
  progressAt: (done: number) => Progress,
): Task<Result<readonly PrintPuzzle[], string>> {
  const puzzles: PrintPuzzle[] = [];
  for (const [done, each] of wanted.entries()) {
    yield progressAt(done);
    const ready = yield* reportAs(prepare(each, games, prepareOptions(spec)), () => progressAt(done));
    if (!ready.ok) return fail(ready.error.message);
    puzzles.push(ready.value);
  }
  return ok(puzzles);
}
