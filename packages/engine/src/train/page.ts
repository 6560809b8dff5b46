/** A technique as it is taught: its examples with the step that `hint` finds there, before and after. */
import type { AnyGame } from '../game.ts';
import type { Task } from '../task.ts';
import type { Label } from '../vocabulary.ts';
import { exerciseFrom, techniqueIn, type Exercise } from './exercise.ts';

export interface TechniquePage {
  readonly code: string;
  readonly level: string;
  readonly examples: readonly Exercise[];
}

/** Examples on a page. */
const SHOWN = 3;

export function* pageOf(game: AnyGame, code: string): Task<TechniquePage | undefined> {
  const technique = techniqueIn(game, code);
  if (!technique) return undefined;
  const examples: Exercise[] = [];
  for (const text of technique.examples.slice(0, SHOWN)) {
    const example = yield* exerciseFrom(game, code, text);
    if (example) examples.push(example);
  }
  return { code, level: technique.level, examples };
}

/** The rule in a sentence: the game's own words for it, else what the hint says in the first example. */
export function ruleOf({ words }: AnyGame, { code, examples }: TechniquePage): Label {
  const rule = `technique.${code}.rule`;
  return Object.hasOwn(words.en, rule) || !examples.length ? { code: rule } : examples[0].hint;
}
