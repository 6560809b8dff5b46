/** ambiguity: how many solutions, what they share, where they differ, which givens would leave one, or why there is none. */
import { type Language, say } from 'edgewise';
import { ambiguity, draftOf, edits, isEditable, suggest, type EditableGame } from 'edgewise/workshop';
import type { Settings } from '../args/settings.ts';
import { EXITS } from '../args/user-error.ts';
import { cliText } from '../words/words.ts';
import { onPuzzle, type JobTask, type Outcome } from './answer.ts';
import { lineHead } from './line-head.ts';
import type { Subject } from './read-item.ts';

export const ambiguityJob = onPuzzle(function* (subject, settings) {
  const { game } = subject;
  if (!isEditable(game)) {
    const code = 'not-editable';
    return { refused: { code, message: cliText(settings.language, code, { game: game.id }) } };
  }
  return yield* answered(game, subject, settings);
});

function* answered(game: EditableGame, subject: Subject, settings: Settings): JobTask<Outcome> {
  const { puzzle } = subject.saved;
  const { solutions, count, isMore, pair, forced, open, isProved, because, obstacle } = yield* ambiguity(
    game,
    puzzle,
  );
  const suggested = solutions === 'many' ? yield* suggest(game, draftOf({ puzzle })) : undefined;
  const suggestions = suggested?.ok ? suggested.value.map((each) => edits.format(each.edits)) : [];
  const fields = {
    solutions,
    count,
    ...(isMore && { more: true }),
    pair: (pair ?? []).map((state) => game.native.format({ puzzle, state })),
    forced,
    open,
    ...(pair && !isProved && { proved: false }),
    suggestions,
    because,
    ...(obstacle && { reason: say(game.words, settings.language, obstacle) }),
  };
  const given = because.map((spot) => givenAt(game, puzzle, spot));
  return {
    fields,
    text: lineHead(subject, settings) + sentence(settings.language, { ...fields, because: given }),
    code: solutions === 'one' ? EXITS.done : EXITS.no,
  };
}

/** A given as `edit` takes it, such as c3=2, so that whoever reads of it can change it. */
function givenAt(game: EditableGame, puzzle: unknown, spot: string): string {
  const place = game.edit.placeOf({ puzzle }, spot);
  const given = game.edit.givens(puzzle).find(({ on }) => on === place);
  return given ? edits.format([given]) : (place ?? spot);
}

interface Told {
  readonly solutions: string;
  readonly count: number;
  readonly more?: boolean;
  readonly forced: readonly string[];
  readonly open: readonly string[];
  readonly suggestions: readonly string[];
  readonly because: readonly string[];
  readonly reason?: string;
}

function sentence(language: Language, answer: Told): string {
  const { solutions, count, more, forced, open, suggestions, because, reason } = answer;
  const text = (code: string, values: Readonly<Record<string, string | number>> = {}): string =>
    cliText(language, code, values);
  if (solutions !== 'many') {
    const verdict = reason ?? text(`grade-${solutions}`);
    return because.length
      ? `${verdict} ${text('ambiguity-because', { because: because.join(', ') })}`
      : verdict;
  }
  return [
    text(more ? 'ambiguity-more' : 'ambiguity-count', { count }),
    text('ambiguity-places', { forced: forced.length, open: open.length }),
    ...(suggestions.length ? [text('ambiguity-suggest', { edits: suggestions.join(',') })] : []),
  ].join(' ');
}
