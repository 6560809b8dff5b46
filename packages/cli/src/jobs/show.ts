/** show: the board in characters. */
import { ansi } from 'edgewise/draw';
import type { Task } from 'edgewise';
import type { Settings } from '../args/settings.ts';
import { cliText } from '../words/words.ts';
import { onPuzzle, type Refusal } from './answer.ts';
import { stateOf, type Subject } from './read-item.ts';

export const showJob = onPuzzle(function* (subject, settings) {
  const state = yield* shownState(subject, settings);
  if (state === undefined) return noSolution(settings);
  const sketch = ansi(subject.game.sketch(subject.saved.puzzle, state), {
    mode: settings.style,
    depth: settings.depth,
  });
  return { fields: { sketch }, text: sketch, apart: true };
});

/** The stored solution if there is one; else it is found. */
export function* shownState(subject: Subject, { solution }: Settings): Task<unknown> {
  const { game, saved } = subject;
  if (!solution) return stateOf(subject);
  return saved.solution ?? (yield* game.solve(saved.puzzle, { limit: 1 })).found[0];
}

export const noSolution = ({ language }: Settings): Refusal => ({
  refused: { code: 'solve-none', message: cliText(language, 'solve-none') },
});
