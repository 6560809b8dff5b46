/** book: one puzzle prepared for print. Its item and its answer are JSON: the input and output of `edgewise-print/prepare`. */
import { prepare, type PuzzleWanted } from 'edgewise-print/prepare';
import { EXITS } from '../args/user-error.ts';
import type { Job } from './answer.ts';

export const bookJob: Job = function* (item, settings, games) {
  const { language } = settings;
  const options = settings.prepare ?? { language, hints: false, many: false };
  const ready = yield* prepare(JSON.parse(item.text) as PuzzleWanted, games, options);
  return ready.ok
    ? { out: JSON.stringify(ready.value), err: '', code: EXITS.done, apart: false }
    : { out: '', err: ready.error.message, code: EXITS.bad, apart: false };
};
