/** grade: what the puzzle really needs, and whether it has exactly one solution. */
import { type Grade, say } from 'edgewise';
import { milliseconds, onPuzzle } from './answer.ts';
import { EXITS } from '../args/user-error.ts';
import { lineHead } from './line-head.ts';
import type { Subject } from './read-item.ts';
import type { Settings } from '../args/settings.ts';
import { cliText } from '../words/words.ts';

export const gradeJob = onPuzzle(function* (subject, settings) {
  const start = performance.now();
  const grade = yield* subject.game.grade(subject.saved.puzzle);
  const { level, solutions, uses } = grade;
  return {
    fields: { level, solutions, uses, ms: milliseconds(start) },
    text: lineHead(subject, settings) + described(subject, grade, settings),
    code: solutions === 'one' ? EXITS.done : EXITS.no,
    apart: Object.keys(uses).length > 0,
  };
});

function described({ game }: Subject, { level, solutions, uses }: Grade, { language }: Settings): string {
  const rank = game.levels.indexOf(level) + 1;
  const name = say(game.words, language, { code: `level.${level}` });
  const levelText =
    rank > 0 ? cliText(language, 'grade-level', { name, rank, of: game.levels.length }) : `${name}.`;
  const verdict = cliText(language, `grade-${solutions}`);
  const techniques = Object.entries(uses).map(([code, times]) => `- ${techniqueName(code)}: ${times}`);
  return [solutions === 'one' ? `${levelText} ${verdict}` : verdict, ...techniques].join('\n');

  function techniqueName(code: string): string {
    const named = `technique.${code}`;
    const text = say(game.words, language, { code: named });
    return text === named ? code : text;
  }
}
