import { describe, expect, it } from 'vitest';
import { makeRng, shuffle } from '../rng.ts';
import type { Rng } from '../rng.ts';
import { finish, type Task } from '../task.ts';
import { cannotHold, contradiction, nextStep } from './explain.ts';
import type { ExplainOptions, Reason, Step } from './explain.ts';
import { bitCount } from './test-data.ts';
import type { Lit } from './literal.ts';
import { Model } from './model.ts';

/** Rules over a few variables, all true in one hidden assignment: literals of which `count` are true. */
interface Board {
  readonly variables: number;
  readonly rules: readonly { readonly lits: readonly Lit[]; readonly count: number }[];
  readonly truth: readonly Lit[];
}

/** Rules about neighbours on a line, as puzzles have them. */
function randomBoard(rng: Rng, variables: number, rules: number): Board {
  const truth = Array.from({ length: variables }, (_, v) => 2 * v + rng.below(2));
  const rule = (): Board['rules'][number] => {
    const from = rng.below(variables - 2);
    const near = [0, 1, 2, 3].filter((step) => from + step < variables && rng.below(4) > 0);
    const lits = (near.length > 0 ? near : [0]).map((step) => 2 * (from + step) + rng.below(2));
    return { lits, count: lits.filter((lit) => truth.includes(lit)).length };
  };
  return { variables, rules: Array.from({ length: rules }, rule), truth };
}

function modelOf(board: Board): Model {
  const model = new Model();
  for (let v = 0; v < board.variables; v++) model.variable();
  board.rules.forEach(({ lits, count }, i) => model.exactly(count, lits, model.group(`rule:${i}`)));
  return model;
}

const someOf = (rng: Rng, lits: readonly Lit[], one: number): Lit[] =>
  lits.filter(() => rng.below(one) === 0);

/** By brute force, which shares no code with the kernel: can these rules and literals hold together? */
function canStand(board: Board, groups: readonly string[], lits: readonly Lit[]): boolean {
  const rules = groups.map((name) => board.rules[Number(name.slice(5))]);
  const holds = (lit: Lit, world: number): boolean => ((world >> (lit >> 1)) & 1) === ((lit & 1) ^ 1);
  for (let world = 0; world < 1 << board.variables; world++) {
    if (!lits.every((lit) => holds(lit, world))) continue;
    if (rules.every((rule) => rule.lits.filter((lit) => holds(lit, world)).length === rule.count))
      return true;
  }
  return false;
}

const without = <T>(items: readonly T[], i: number): T[] => items.filter((_, at) => at !== i);

/** Sufficient, and nothing can be left out. */
function expectMinimal(board: Board, reason: Reason, against: readonly Lit[]): void {
  const { groups, facts } = reason;
  expect(reason.minimal).toBe(true);
  expect(canStand(board, groups, [...facts, ...against])).toBe(false);
  groups.forEach((_, i) => expect(canStand(board, without(groups, i), [...facts, ...against])).toBe(true));
  facts.forEach((_, i) => expect(canStand(board, groups, [...without(facts, i), ...against])).toBe(true));
}

/** The least number of rules that clash with the literals, or Infinity beyond `most`. */
function leastClash(board: Board, lits: readonly Lit[], most: number): number {
  let least = Infinity;
  for (let set = 0; set < 1 << board.rules.length; set++) {
    const size = bitCount(set);
    if (size > most || size >= least) continue;
    const names = board.rules.flatMap((_, i) => (((set >> i) & 1) === 1 ? [`rule:${i}`] : []));
    if (!canStand(board, names, lits)) least = size;
  }
  return least;
}

const reasonFor = (
  model: Model,
  facts: readonly Lit[],
  target: Lit,
  options?: ExplainOptions,
): Task<Step | undefined> => nextStep(model, facts, [target], options);

const allNames = (board: Board): string[] => board.rules.map((_, i) => `rule:${i}`);

describe('nextStep with one target', () => {
  it('finds sufficient reasons with nothing to spare, exactly where there are any', () => {
    const rng = makeRng('reasons');
    const sizes: number[] = [];
    for (let round = 0; round < 120; round++) {
      const board = randomBoard(rng, 8, 4 + rng.below(8));
      const model = modelOf(board);
      const facts = someOf(rng, board.truth, 4);
      for (const target of board.truth) {
        if (facts.includes(target)) continue;
        const forced = !canStand(board, allNames(board), [...facts, target ^ 1]);
        const reason = finish(reasonFor(model, facts, target));
        expect(reason !== undefined).toBe(forced);
        if (reason === undefined) continue;
        sizes.push(reason.groups.length);
        expectMinimal(board, reason, [target ^ 1]);
        expect(cannotHold(model, reason.groups, [...reason.facts, target ^ 1])).toBe(true);
        if (reason.groups.length > 0) {
          expect(cannotHold(model, reason.groups.slice(1), [...facts, target ^ 1])).toBe(false);
        }
      }
    }
    expect(sizes.filter((size) => size === 1).length).toBeGreaterThan(50);
    expect(sizes.filter((size) => size > 1).length).toBeGreaterThan(50);
  });

  it('rarely misses the smallest', () => {
    const rng = makeRng('smallest');
    let asked = 0;
    let missed = 0;
    for (let round = 0; round < 40; round++) {
      const board = randomBoard(rng, 7, 9);
      const model = modelOf(board);
      const facts = someOf(rng, board.truth, 5);
      for (const target of board.truth) {
        const reason = facts.includes(target) ? undefined : finish(reasonFor(model, facts, target));
        if (reason === undefined || reason.groups.length > 5) continue;
        asked++;
        const least = leastClash(board, [...facts, target ^ 1], reason.groups.length - 1);
        if (least < reason.groups.length) missed++;
      }
    }
    expect(asked).toBeGreaterThan(100);
    expect(missed / asked).toBeLessThan(0.05);
  });

  it('does not look for reasons larger than requested', () => {
    const rng = makeRng('largest');
    let skipped = 0;
    for (let round = 0; round < 60; round++) {
      const board = randomBoard(rng, 8, 10);
      const model = modelOf(board);
      for (const target of board.truth) {
        const whole = finish(reasonFor(model, [], target));
        const small = finish(reasonFor(model, [], target, { maxSize: 2 }));
        if (small) expect(small.groups.length).toBeLessThanOrEqual(2);
        if (whole && whole.groups.length < 2) expect(small?.groups).toEqual(whole.groups);
        if (whole && !small) skipped++;
      }
    }
    expect(skipped).toBeGreaterThan(20);
  });

  it('never claims more than it knows when the budget is small', () => {
    const rng = makeRng('small budgets');
    const cut = [0, 0];
    for (let round = 0; round < 60; round++) {
      const board = randomBoard(rng, 8, 10);
      const model = modelOf(board);
      for (const target of board.truth) {
        const limits = round % 2 === 0 ? { budget: 20 + rng.below(400) } : { conflictsPerQuestion: 1 };
        const reason = finish(reasonFor(model, [], target, limits));
        if (reason === undefined) continue;
        expect(canStand(board, reason.groups, [...reason.facts, target ^ 1])).toBe(false);
        if (reason.minimal) expectMinimal(board, reason, [target ^ 1]);
        else cut[round % 2]++;
      }
    }
    expect(cut[0]).toBeGreaterThan(20);
    expect(cut[1]).toBeGreaterThan(0);
  });
});

describe('nextStep with many', () => {
  it('takes the target with the smallest reason, the first among equals', () => {
    const rng = makeRng('next step');
    for (let round = 0; round < 60; round++) {
      const board = randomBoard(rng, 8, 10);
      const model = modelOf(board);
      const facts = someOf(rng, board.truth, 5);
      const targets = [...board.truth];
      shuffle(rng, targets);
      const step = finish(nextStep(model, facts, targets));
      const single = targets
        .filter((target) => !facts.includes(target))
        .map((target) => ({ target, reason: finish(reasonFor(model, facts, target)) }))
        .filter(({ reason }) => reason !== undefined);
      const sizes = single.map(({ reason }) => reason!.groups.length);
      expect(step === undefined).toBe(single.length === 0);
      if (step === undefined) continue;
      expectMinimal(board, step, [step.target ^ 1]);
      expect(step.groups.length).toBeLessThanOrEqual(Math.max(1, ...sizes));
      if (Math.min(...sizes) === 1) expect(step.target).toBe(single[sizes.indexOf(1)].target);
    }
  });
});

describe('contradiction', () => {
  it('finds rules that cannot hold together, exactly where there are any', () => {
    const rng = makeRng('contradictions');
    let asked = 0;
    let missed = 0;
    for (let round = 0; round < 150; round++) {
      const board = randomBoard(rng, 8, 4 + rng.below(5));
      const facts = board.truth
        .map((lit) => (rng.below(5) === 0 ? lit ^ 1 : lit))
        .filter(() => rng.below(3) > 0);
      const reason = finish(contradiction(modelOf(board), facts));
      expect(reason !== undefined).toBe(!canStand(board, allNames(board), facts));
      if (reason === undefined) continue;
      expectMinimal(board, reason, []);
      asked++;
      if (leastClash(board, facts, reason.groups.length - 1) < reason.groups.length) missed++;
    }
    expect(asked).toBeGreaterThan(40);
    expect(missed / asked).toBeLessThan(0.05);
  });
});
