/** verify: replays a saved game move by move and says whether it is a solve, or where it fails. */
import { type AnyGame, verify, type Verified, ready, say } from 'edgewise';
import { answerOf, parseErrorAnswer, warningOf, type Answer, type Item, type Job } from './answer.ts';
import { EXITS } from '../args/user-error.ts';
import type { Settings } from '../args/settings.ts';

export const verifyJob: Job = (item, settings, games) => ready(verified(item, settings, games));

function verified(item: Item, settings: Settings, games: readonly AnyGame[]): Answer {
  const result = verify(games, item.text);
  if (!result.ok) return parseErrorAnswer(item, result.error, result.game, settings);
  const game: AnyGame = result.value.session.game;
  const warnings = result.warnings.map((each) => warningOf(each, game, settings));
  return answerOf(item, game.id, outcomeOf(result, settings), settings, warnings);
}

function outcomeOf({ value }: Extract<Verified, { ok: true }>, { language }: Settings) {
  const { note, solved, session } = value;
  const { elapsed, movedAt, given, hints } = session;
  const message = say(session.game.words, language, note);
  return {
    fields: { solved, code: note.code, message, moves: session.moves.length, elapsed, movedAt, given, hints },
    text: message,
    code: solved ? EXITS.done : EXITS.no,
  };
}
