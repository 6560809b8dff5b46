import { describe, expect, it } from 'vitest';
import { makeRng, shuffle } from '../rng.ts';
import type { Rng } from '../rng.ts';
import { finish } from '../task.ts';
import type { Task } from '../task.ts';
import { contradiction, firstBroken, nextStep, smallestReason, suffices } from './explain.ts';
import type { Reason } from './explain.ts';
import { bitCount } from './fixtures.ts';
import type { Lit } from './literal.ts';
import { Model } from './model.ts';
import type { Group } from './model.ts';
import { Sat } from './sat.ts';

/** Rules over a few variables, all true of one hidden world: literals of which `count` are true. */
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

/** Asked of brute force, which shares no code with the kernel: can these rules and literals stand together? */
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

const allNames = (board: Board): string[] => board.rules.map((_, i) => `rule:${i}`);

describe('smallestReason', () => {
  it('finds reasons that suffice and have nothing to spare, exactly where there are any', () => {
    const rng = makeRng('reasons');
    const sizes: number[] = [];
    for (let round = 0; round < 120; round++) {
      const board = randomBoard(rng, 8, 4 + rng.below(8));
      const model = modelOf(board);
      const facts = someOf(rng, board.truth, 4);
      for (const target of board.truth) {
        if (facts.includes(target)) continue;
        const forced = !canStand(board, allNames(board), [...facts, target ^ 1]);
        const reason = finish(smallestReason(model, facts, target));
        expect(reason !== undefined).toBe(forced);
        if (reason === undefined) continue;
        sizes.push(reason.groups.length);
        expectMinimal(board, reason, [target ^ 1]);
        expect(suffices(model, reason.groups, reason.facts, target)).toBe(true);
        if (reason.groups.length > 0) {
          expect(suffices(model, reason.groups.slice(1), facts, target)).toBe(false);
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
        const reason = facts.includes(target) ? undefined : finish(smallestReason(model, facts, target));
        if (reason === undefined || reason.groups.length > 5) continue;
        asked++;
        const least = leastClash(board, [...facts, target ^ 1], reason.groups.length - 1);
        if (least < reason.groups.length) missed++;
      }
    }
    expect(asked).toBeGreaterThan(100);
    expect(missed / asked).toBeLessThan(0.05);
  });

  it('never says more than it knows when the budget is small', () => {
    const rng = makeRng('small budgets');
    let cut = 0;
    for (let round = 0; round < 60; round++) {
      const board = randomBoard(rng, 8, 10);
      const model = modelOf(board);
      for (const target of board.truth) {
        const budget = 20 + rng.below(400);
        const reason = finish(smallestReason(model, [], target, { budget }));
        if (reason === undefined) continue;
        expect(canStand(board, reason.groups, [...reason.facts, target ^ 1])).toBe(false);
        if (reason.minimal) expectMinimal(board, reason, [target ^ 1]);
        else cut++;
      }
    }
    expect(cut).toBeGreaterThan(20);
  });
});

describe('nextStep', () => {
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
        .map((target) => ({ target, reason: finish(smallestReason(model, facts, target)) }))
        .filter(({ reason }) => reason !== undefined);
      const sizes = single.map(({ reason }) => reason!.groups.length);
      expect(step === undefined).toBe(single.length === 0);
      if (step === undefined) continue;
      expectMinimal(board, step, [step.target ^ 1]);
      expect(step.groups.length).toBeLessThanOrEqual(Math.max(1, ...sizes));
      if (Math.min(...sizes) === 1) expect(step.target).toBe(single[sizes.indexOf(1)].target);
    }
  });

  it('solves a sudoku, each step for a reason', () => {
    const { model, truth, given } = sudoku();
    const facts = given.slice();
    const sizes: number[] = [];
    while (facts.length < truth.length) {
      const known = new Set(facts);
      const targets = truth.filter((lit) => !known.has(lit));
      const step = finish(nextStep(model, facts, targets))!;
      expect(step.minimal).toBe(true);
      expect(suffices(model, step.groups, step.facts, step.target)).toBe(true);
      sizes.push(step.groups.length);
      facts.push(step.target);
    }
    expect(Math.max(...sizes)).toBeLessThan(5);
    expect(sizes.filter((size) => size === 1).length / sizes.length).toBeGreaterThan(0.9);
  });

  it('does the same work every time, in slices', () => {
    const work = (): unknown[] => {
      const { model, truth, given } = sudoku();
      const task = nextStep(model, given, [...truth].reverse(), { slice: 200 });
      const seen: unknown[] = [];
      for (let step = task.next(); ; step = task.next()) {
        seen.push(step.value);
        if (step.done) return seen;
      }
    };
    expect(work().length).toBeGreaterThan(5);
    expect(work()).toEqual(work());
  });

  it('leaves no trace when it is stopped', () => {
    const { model, truth, given } = sudoku();
    const task = nextStep(model, given, truth, { slice: 50 });
    task.next();
    task.return(undefined);
    expect(model.sat.run([...given, ...model.selectors()])).toBe('sat');
    expect(truth.every((lit) => model.sat.value[lit] > 0)).toBe(true);
  });
});

describe('contradiction', () => {
  it('finds rules that cannot stand together, exactly where there are any', () => {
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

describe('stages', () => {
  /** Variables 0 … 3 in a row, neighbours equal by local rules; over them all a propagator: not all true. */
  function staged(): { model: Model; lits: Lit[] } {
    const model = new Model(new Sat({ checked: true }));
    const lits = Array.from({ length: 4 }, () => 2 * model.variable());
    lits.slice(1).forEach((lit, i) => {
      const same = model.group(`same:${i}`);
      model.implies(lits[i], [lit], same);
      model.implies(lit, [lits[i]], same);
    });
    notAllTrue(model, lits, model.group('global'));
    return { model, lits };
  }

  function notAllTrue(model: Model, lits: readonly Lit[], group: Group): void {
    const { sat } = model;
    const all = [...lits, group.selector];
    sat.addPropagator({
      assign: () => {},
      settle: () => {
        const open = all.filter((lit) => sat.value[lit] <= 0);
        if (open.length === 1) sat.imply(open[0] ^ 1);
        if (open.length === 0) sat.clash(all);
      },
      explain: (lit) => {
        for (const other of all) if (other !== (lit ^ 1)) sat.because(other);
      },
      undo: () => {},
      complete: () => {},
    });
  }

  const found = (task: Task<Reason | undefined>): string[] | undefined => finish(task)?.groups.slice().sort();

  it('use the rules of the whole board only when it is their turn', () => {
    const { model, lits } = staged();
    const target = lits[0] ^ 1;
    expect(found(smallestReason(model, [], target))).toEqual(['global', 'same:0', 'same:1', 'same:2']);
    const local = [{ radius: 4, global: [] }];
    const facts = [lits[1], lits[2]];
    const later = [...local, { radius: 1, global: ['global'] }];
    expect(found(smallestReason(model, facts, target, { stages: local }))).toBeUndefined();
    expect(found(smallestReason(model, [lits[1], lits[2], lits[3]], target, { stages: later }))).toEqual([
      'global',
    ]);
    expect(found(smallestReason(model, [lits[1] ^ 1], target, { stages: later }))).toEqual(['same:0']);
  });

  it('serve contradictions as well', () => {
    const { model, lits } = staged();
    const stages = [{ radius: Infinity, global: ['global'] }];
    const reason = finish(contradiction(model, [lits[0], lits[3]], { stages }))!;
    expect(reason.groups.length).toBe(3);
    expect(reason.groups).toContain('global');
    expect(finish(contradiction(model, [], { stages }))).toBeUndefined();
  });
});

describe('firstBroken', () => {
  it('finds the first bad state with few questions', () => {
    for (let length = 0; length < 40; length++) {
      for (let broken = 0; broken <= length; broken++) {
        let asked = 0;
        const first = firstBroken(length, (index) => {
          asked++;
          return index < broken;
        });
        expect(first).toBe(broken === length ? undefined : broken);
        expect(asked).toBeLessThanOrEqual(Math.ceil(Math.log2(length + 1)));
      }
    }
  });
});

/** A 9 × 9 sudoku that needs no more than pairs; facts and targets include the digits that do not fit. */
function sudoku(): { model: Model; truth: Lit[]; given: Lit[] } {
  const puzzle = '530070000600195000098000060800060003400803001700020006060000280000419005000080079';
  const model = new Model();
  const range = [0, 1, 2, 3, 4, 5, 6, 7, 8];
  const is = (row: number, column: number, digit: number): Lit => 2 * (81 * row + 9 * column + digit);
  for (let v = 0; v < 729; v++) model.variable();
  for (const i of range) {
    for (const j of range) {
      const box = (k: number): [number, number] => [
        3 * Math.floor(i / 3) + Math.floor(k / 3),
        3 * (i % 3) + (k % 3),
      ];
      model.exactlyOne(
        range.map((k) => is(i, j, k)),
        model.group(`cell:${i},${j}`),
      );
      model.exactlyOne(
        range.map((k) => is(i, k, j)),
        model.group(`row:${i},${j}`),
      );
      model.exactlyOne(
        range.map((k) => is(k, i, j)),
        model.group(`column:${i},${j}`),
      );
      model.exactlyOne(
        range.map((k) => is(...box(k), j)),
        model.group(`box:${i},${j}`),
      );
    }
  }
  const given = [...puzzle].flatMap((clue, at) => (clue === '0' ? [] : [2 * (9 * at + Number(clue) - 1)]));
  if (model.sat.run([...given, ...model.selectors()]) !== 'sat') throw new Error('no solution');
  const truth = Array.from({ length: 729 }, (_, v) => 2 * v + (model.sat.value[2 * v] > 0 ? 0 : 1));
  return { model, truth, given };
}
