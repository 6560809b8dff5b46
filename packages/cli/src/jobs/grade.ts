/** grade: what the puzzle really needs, and whether it has exactly one solution. */
import { difficulty, dotsOf, type Grade, nameOfStep, say } from 'edgewise';
import { milliseconds, onPuzzle } from './answer.ts';
import { EXITS } from '../args/user-error.ts';
import { lineHead } from './line-head.ts';
import type { Subject } from './read-item.ts';
import type { Settings } from '../args/settings.ts';
import { cliText } from '../words/words.ts';

export const gradeJob = onPuzzle(function* (subject, settings) {
  const start = performance.now();
  const { game, saved } = subject;
  const plain = yield* game.grade(saved.puzzle);
  const reached = yield* difficulty(game, saved.puzzle, plain);
  const grade = { ...plain, ...(reached !== undefined && { difficulty: reached }) };
  const { level, solutions, uses } = grade;
  return {
    fields: {
      level,
      ...(reached !== undefined && { difficulty: reached }),
      solutions,
      uses,
      ms: milliseconds(start),
    },
    text: lineHead(subject, settings) + described(subject, grade, settings),
    code: solutions === 'one' ? EXITS.done : EXITS.no,
    apart: Object.keys(uses).length > 0,
  };
});

function described({ game }: Subject, grade: Grade, { language }: Settings): string {
  const { level, solutions, uses } = grade;
  const rank = game.levels.indexOf(level) + 1;
  const name = say(game.words, language, { code: `level.${level}` });
  const levelText =
    rank > 0 ? cliText(language, 'grade-level', { name, rank, of: game.levels.length }) : `${name}.`;
  const verdict = cliText(language, `grade-${solutions}`);
  const techniques = Object.entries(uses).map(([code, times]) => `- ${techniqueName(code)}: ${times}`);
  const hard =
    grade.difficulty === undefined
      ? []
      : [
          cliText(language, 'grade-difficulty', {
            difficulty: grade.difficulty,
            dots: dotsOf(game, grade.difficulty),
          }),
        ];
  const head = solutions === 'one' ? [levelText, verdict, ...hard].join(' ') : verdict;
  return [head, ...techniques].join('\n');

  function techniqueName(code: string): string {
    const name = nameOfStep(game.words, code);
    return name === undefined ? code : say(game.words, language, { code: name });
  }
}
