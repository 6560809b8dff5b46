import { describe, expect, it } from 'vitest';
import { finish } from '../task.ts';
import type { Task } from '../task.ts';
import { cannotHold, contradiction, nextStep } from './explain.ts';
import type { Reason } from './explain.ts';
import type { Lit } from './literal.ts';
import { Model } from './model.ts';
import type { Group } from './model.ts';
import { Sat } from './sat.ts';

describe('nextStep on a sudoku', () => {
  it('solves a sudoku, each step for a reason', () => {
    const { model, truth, given } = sudoku();
    const facts = given.slice();
    const sizes: number[] = [];
    while (facts.length < truth.length) {
      const known = new Set(facts);
      const targets = truth.filter((lit) => !known.has(lit));
      const step = finish(nextStep(model, facts, targets))!;
      expect(step.minimal).toBe(true);
      expect(cannotHold(model, step.groups, [...step.facts, step.target ^ 1])).toBe(true);
      sizes.push(step.groups.length);
      facts.push(step.target);
    }
    expect(Math.max(...sizes)).toBeLessThan(5);
    expect(sizes.filter((size) => size === 1).length / sizes.length).toBeGreaterThan(0.9);
  });

  it('does the same work every time, in slices', () => {
    const work = (): unknown[] => {
      const { model, truth, given } = sudoku();
      const open = truth.filter((lit) => (lit & 1) === 0 && !given.includes(lit));
      const task = nextStep(model, given.slice(0, 12), open, { slice: 500, budget: 20_000 });
      const seen: unknown[] = [];
      for (let step = task.next(); ; step = task.next()) {
        seen.push(step.value);
        if (step.done) return seen;
      }
    };
    expect(work().length).toBeGreaterThan(20);
    expect(work()).toEqual(work());
  });

  it('leaves no trace when stopped', () => {
    const { model, truth, given } = sudoku();
    const task = nextStep(model, given, truth, { slice: 50 });
    task.next();
    task.return(undefined);
    expect(model.sat.run([...given, ...model.selectors()])).toBe('sat');
    expect(truth.every((lit) => model.sat.value[lit] > 0)).toBe(true);
  });
});

describe('stages', () => {
  /** Variables 0 … 3 in a row, neighbours equal by local rules; a propagator over all of them: not all true. */
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
    expect(found(nextStep(model, [], [target]))).toEqual(['global', 'same:0', 'same:1', 'same:2']);
    const local = [{ radius: 4, global: [] }];
    const facts = [lits[1], lits[2]];
    const later = [...local, { radius: 1, global: ['global'] }];
    expect(found(nextStep(model, facts, [target], { stages: local }))).toBeUndefined();
    expect(found(nextStep(model, [lits[1], lits[2], lits[3]], [target], { stages: later }))).toEqual([
      'global',
    ]);
    expect(found(nextStep(model, [lits[1] ^ 1], [target], { stages: later }))).toEqual(['same:0']);
  });

  it('apply to contradictions as well', () => {
    const { model, lits } = staged();
    const stages = [{ radius: Infinity, global: ['global'] }];
    const reason = finish(contradiction(model, [lits[0], lits[3]], { stages }))!;
    expect(reason.groups.length).toBe(3);
    expect(reason.groups).toContain('global');
    expect(finish(contradiction(model, [], { stages }))).toBeUndefined();
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
  const given = Array.from(puzzle).flatMap((clue, at) =>
    clue === '0' ? [] : [2 * (9 * at + Number(clue) - 1)],
  );
  if (model.sat.run([...given, ...model.selectors()]) !== 'sat') throw new Error('no solution');
  const truth = Array.from({ length: 729 }, (_, v) => 2 * v + (model.sat.value[2 * v] > 0 ? 0 : 1));
  return { model, truth, given };
}
