/** The balance of each symbol: sides on the shelf against sides that empty cells must show. */
import type { Meter } from '../../../game.ts';
import { symbolValues } from '../rules/colours.ts';
import { symbolOf, type Puzzle, type State } from '../rules/rules.ts';
import { labelRole } from '../view/roles.ts';
import { unpaired, unpairedLabels, balance, type Balance } from '../rules/balance.ts';

/** Sides on the shelf against sides that empty cells must show, sign by sign. */
export function meters(puzzle: Puzzle, state: State): readonly Meter[] {
  const { sides, border } = unpaired(puzzle, state);
  const stranded = new Set(sides > border ? unpairedLabels(puzzle, state) : []);
  return balance(puzzle, state).map((each) => meterOf(puzzle, each, stranded.has(each.label)));
}

function meterOf(puzzle: Puzzle, { label, supply, demand }: Balance, stranded: boolean): Meter {
  const short = demand > supply;
  const state = short || stranded ? 'short' : supply === 0 ? 'full' : 'open';
  return {
    code: short ? 'gauge.short' : stranded ? 'gauge.pairs' : state === 'full' ? 'gauge.full' : 'gauge.open',
    with: { ...symbolValues(puzzle, 'sign', label), have: supply, need: demand },
    role: labelRole(puzzle, label),
    sign: symbolOf(puzzle.match, label),
    have: supply,
    need: demand,
    state,
  };
}
