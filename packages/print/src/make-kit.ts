/** Cut-out kits: the pieces of each puzzle at real size on sheets of their own. */
import { fail, makeLink, ok, say, type Result, type Task } from 'edgewise';
import { typeFor } from './book/type.ts';
import { kitSheets, mostUnit, type KitSheet } from './kit/sheets.ts';
import { canvasOf, sectionsOf, unprintable, type Printed, type PrintJob } from './make-book.ts';
import { PAPERS } from './paper.ts';
import { printText, type PrintNote } from './words/words.ts';

export function* makeKit(job: PrintJob): Task<Result<Printed, PrintNote>> {
  const { spec } = job;
  const paper = PAPERS[spec.paper];
  const canvas = canvasOf(job, spec.title ?? printText(spec.language, 'kit-title'));
  const odd = unprintable(canvas, job);
  if (odd) return fail(odd);
  const sheets = { paper, type: typeFor(false, paper.width), language: spec.language, backs: spec.backs };
  const all = (yield* sectionsOf(job)).flatMap((section) => section.puzzles);
  for (const [i, { game, puzzle, native, number, level }] of all.entries()) {
    const name = say(game.words, spec.language, { code: 'name' });
    const kit = game.kit?.(puzzle, { tabs: spec.tabs });
    if (!kit) return fail({ code: 'no-kit', with: { game: name } });
    const most = mostUnit(kit, paper);
    const unit =
      spec.pieceSize === undefined ? Math.min(kit.millimetres, most) : spec.pieceSize / kit.measure;
    if (unit > most) return fail({ code: 'piece-too-large', with: { size: Math.floor(most * kit.measure) } });
    const counted = all.length > 1 ? ` · ${printText(spec.language, 'number', { number })}` : '';
    const sheet: KitSheet = {
      game,
      puzzle,
      kit,
      unit,
      native,
      heading: `${spec.title ?? name} · ${level}${counted}`,
      link: spec.qr === undefined ? undefined : makeLink(spec.qr, native),
    };
    for (const draw of kitSheets(sheet, sheets)) {
      draw(canvas);
      yield { done: i, of: all.length };
    }
  }
  return ok({ pages: canvas.doc.pages, bytes: canvas.doc.end() });
}
