/** Typed commands: the player understands and answers them. */
import { inputMode } from '../game/input-mode.ts';
import type { OpenGame } from '../game/open-game.ts';
import { panel } from '../game/panel.ts';
import { answerHint } from '../hint/ask-hint.ts';
import { settings } from '../shell/settings.ts';
import { labelsText, words } from '../shell/words/index.ts';

/** What came of it, as a text. */
export function runCommand(now: OpenGame, text: string): string {
  inputMode.value = 'typed';
  const { outcome, labels } = now.player.type(text, settings.value.language);
  inputMode.value = 'keys';
  const { hint, check } = now.player;
  if (check.isOpen) panel.value = 'check';
  else if (hint.state.is !== 'none') panel.value = 'hint';
  answerHint(now, outcome);
  return outcome.is === 'asks' ? words.value.hintBusy : labelsText(now.game, labels);
}

/** Examples, with names of pieces and places that exist. */
export const commandHelp = ({ game, player }: OpenGame): string =>
  labelsText(game, player.type('?', settings.value.language).labels);
