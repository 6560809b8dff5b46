/** Writes a puzzle in the requested format, or says why that is impossible. */
import {
  type AnyGame,
  type Saved,
  fail,
  ok,
  type Result,
  formatById,
  formatsOf,
  type AnyFormat,
  say,
} from 'edgewise';
import type { Refusal } from './answer.ts';
import type { Settings } from '../args/settings.ts';
import { words } from '../words/words.ts';

export type { AnyFormat };

type Refused = Refusal['refused'];

/** `more`: the text contains more than the bare puzzle. */
export function formatFor(
  game: AnyGame,
  id: string | undefined,
  more: 'nothing' | 'marks' | 'solution',
  { language }: Settings,
): Result<AnyFormat, Refused> {
  const format = id === undefined ? game.native : formatById(game, id);
  const known = formatsOf(game);
  if (!format) return fail(refusal('read-format', { given: id ?? '', known: idsOf(known) }));
  const canHold = ({ holds }: AnyFormat): boolean =>
    more === 'nothing' || (holds !== 'puzzle' && (more === 'solution' || holds !== 'solution'));
  if (!canHold(format))
    return fail(refusal('format-bare', { format: format.id, known: idsOf(known.filter(canHold)) }));
  return ok(format);

  function refusal(code: string, values: Record<string, string>): Refused {
    return { code, message: say(words, language, { code, with: values }) };
  }
}

const idsOf = (formats: readonly AnyFormat[]): string => formats.map((each) => each.id).join(', ');

export function writeIn(
  game: AnyGame,
  format: AnyFormat,
  saved: Saved<unknown, unknown>,
  { language }: Settings,
): Result<string, Refused> {
  const problem = format.refuses?.(saved);
  if (problem) return fail({ code: problem.code, message: say(game.words, language, problem) });
  return ok(format.format(saved));
}
