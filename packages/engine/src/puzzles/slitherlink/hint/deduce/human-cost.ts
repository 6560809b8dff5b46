/**
 * What it costs a person to follow a reason: the rules on the way by their kind, and the places to look at.
 * Counting around a clue or a dot is the unit. Two edges that depend on each other must be kept in mind; a loop
 * that closes and the sides of two cells can only be seen by tracing lines with a finger; whether a side is cut
 * in two takes a look at the whole board. A place costs a quarter: four places are about as much as one rule.
 */
import type { Rule } from './reason.ts';

const PLACE = 0.25;
/** Clues in an arrangement that is known by heart. */
export const PATTERN = 1;
const TIED = 1.5;
const RULES = { ring: 1, threes: 1, closing: 2, sides: 2, cut: 4 } as const satisfies Record<
  Exclude<Rule['kind'], 'second'>,
  number
>;

/** `isTie`: the rule gave no mark, but a relation between two edges or two cells. */
export const ruleCost = (rule: Rule, isTie: boolean): number =>
  rule.kind === 'second' ? rule.cost : rule.kind === 'ring' && isTie ? TIED : RULES[rule.kind];

export const placesCost = (places: number): number => places * PLACE;
