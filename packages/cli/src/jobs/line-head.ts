/** Which of many puzzles an answer is about. */
import type { Settings } from '../args/settings.ts';
import { cliText } from '../words/words.ts';
import type { Subject } from './read-item.ts';

export const lineHead = ({ headed, line }: Subject, { language }: Settings): string =>
  headed ? `${cliText(language, 'line-head', { line })} ` : '';
