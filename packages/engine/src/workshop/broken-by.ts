/** Which edit removed the last solution: finds the newest version of a draft that still has one. */
import type { Task } from '../task.ts';
import type { Edit } from '../vocabulary.ts';
import type { Draft, EditableGame } from './draft.ts';
import { statusOf } from './status.ts';

/** `past`: oldest first, the draft itself last. Undefined when it has a solution, or never had one. */
export function* brokenBy(game: EditableGame, past: readonly Draft[]): Task<readonly Edit[] | undefined> {
  for (let index = past.length - 1; index >= 0; index--) {
    yield { done: past.length - 1 - index, of: past.length };
    const { solutions } = yield* statusOf(game, past[index].design.puzzle, 1);
    if (solutions === 'none') continue;
    const next = past.at(index + 1);
    return next && index < past.length - 1 ? changes(game, past[index], next) : undefined;
  }
  return undefined;
}

/** The edits that lead from one version to the next, as far as givens and settings show them. */
export function changes(game: EditableGame, before: Draft, after: Draft): readonly Edit[] {
  const texts = (draft: Draft): ReadonlyMap<string, string> =>
    new Map([
      ...game.edit.settings(draft.design).map(({ key, value }) => [key, value] as const),
      ...game.edit.givens(draft.design.puzzle).map(({ on, to }) => [on, to] as const),
    ]);
  const [old, now] = [texts(before), texts(after)];
  const gone = [...old.keys()].filter((on) => !now.has(on)).map((on) => ({ on, to: '-' }));
  const come = [...now].filter(([on, to]) => old.get(on) !== to).map(([on, to]) => ({ on, to }));
  return [...come, ...gone];
}
