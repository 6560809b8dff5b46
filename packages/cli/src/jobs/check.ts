/** check: whether it is solved and, if not, everything that is wrong or left to do, and where. */
import { type Issue, ready, say } from 'edgewise';
import { onPuzzle, type Outcome } from './answer.ts';
import { EXITS } from '../args/user-error.ts';
import { joinLabels, LabelFinder, type Labels } from './labels.ts';
import { lineHead } from './line-head.ts';
import { stateOf, type Subject } from './read-item.ts';
import type { Settings } from '../args/settings.ts';
import { cliText } from '../words/words.ts';

export const checkJob = onPuzzle((subject, settings) => ready(checked(subject, settings)));

function checked(subject: Subject, settings: Settings): Outcome {
  const { game, saved } = subject;
  const state = stateOf(subject);
  const { issues, progress, score } = game.check(saved.puzzle, state);
  const labels = new LabelFinder(game, saved.puzzle, settings.language).in(state);
  const solved = issues.length === 0;
  return {
    fields: {
      solved,
      progress,
      ...(score !== undefined && { score }),
      issues: issues.map((issue) => ({
        kind: issue.kind,
        code: issue.code,
        message: messageOf(issue),
        at: issue.at,
        where: labels(issue.at),
      })),
    },
    text:
      lineHead(subject, settings) +
      [
        solved ? say(game.words, settings.language, { code: 'solved' }) : report(issues, labels),
        ...(score === undefined ? [] : [cliText(settings.language, 'check-score', { score })]),
      ].join('\n'),
    code: solved ? EXITS.done : EXITS.no,
    apart: !solved,
  };

  function messageOf(issue: Issue): string {
    return say(game.words, settings.language, issue);
  }

  function report(all: readonly Issue[], places: Labels): string {
    const [wrong, todo] = (['wrong', 'todo'] as const).map(
      (kind) => all.filter((each) => each.kind === kind).length,
    );
    const lines = new Map<string, string[]>(); // the same sentence about many places is printed once
    for (const each of all) {
      const line = `${each.kind === 'wrong' ? '!' : '-'} ${messageOf(each)}`;
      lines.set(line, [...(lines.get(line) ?? []), ...places(each.at)]);
    }
    const reported = Array.from(lines, ([line, labels]) => line + place(labels));
    return [cliText(settings.language, 'check-unsolved', { wrong, todo }), ...reported].join('\n');
  }

  function place(labels: readonly string[]): string {
    return labels.length === 0 ? '' : ` (${joinLabels(labels, settings.language)})`;
  }
}
