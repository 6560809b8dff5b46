import { describe, expect, it } from 'vitest';
import { bitCount } from './test-data.ts';
import type { Lit } from './literal.ts';
import { Model } from './model.ts';

/** The solutions over the given variables, as sets of bits, in order. */
function solutions(model: Model, variables: readonly number[], assumptions: readonly Lit[]): number[] {
  const found: number[] = [];
  const blocking = 2 * model.sat.newVariable();
  while (model.sat.run([...assumptions, blocking]) === 'sat') {
    const { value } = model.sat;
    const world = variables.reduce((bits, v, i) => (value[2 * v] > 0 ? bits | (1 << i) : bits), 0);
    found.push(world);
    model.sat.addClause([blocking ^ 1, ...variables.map((v) => 2 * v + (value[2 * v] > 0 ? 1 : 0))]);
  }
  return found.sort((a, b) => a - b);
}

const worlds = (size: number, good: (count: number) => boolean): number[] =>
  Array.from({ length: 1 << size }, (_, world) => world).filter((world) => good(bitCount(world)));

const RULES = [
  ['atMost', (count: number, limit: number) => count <= limit],
  ['atLeast', (count: number, limit: number) => count >= limit],
  ['exactly', (count: number, limit: number) => count === limit],
] as const;

describe.each(RULES)('Model.%s', (rule, good) => {
  it.each([1, 2, 3, 5, 8, 9, 10])('allows exactly what it says about %i literals', (size) => {
    for (let limit = -1; limit <= size + 1; limit++) {
      const model = new Model();
      const variables = Array.from({ length: size }, () => model.variable());
      const group = model.group('g');
      const lits = variables.map((v) => 2 * v);
      model[rule](limit, lits, group);
      expect(solutions(model, variables, [group.selector])).toEqual(
        worlds(size, (count) => good(count, limit)),
      );
      if (size < 9) expect(solutions(model, variables, [])).toHaveLength(1 << size);
    }
  });

  it.each([4, 9, 12])('lets propagation find everything that follows among %i', (size) => {
    for (let limit = 1; limit < size; limit++) {
      const model = new Model();
      const lits = Array.from({ length: size }, () => 2 * model.variable());
      model[rule](limit, lits);
      model.sat.decideOnly([]);
      if (rule !== 'atLeast') {
        expect(model.sat.run(lits.slice(size - limit))).toBe('sat');
        expect(lits.slice(0, size - limit).every((lit) => model.sat.value[lit] === -1)).toBe(true);
      }
      if (rule !== 'atMost') {
        expect(model.sat.run(lits.slice(limit).map((lit) => lit ^ 1))).toBe('sat');
        expect(lits.slice(0, limit).every((lit) => model.sat.value[lit] === 1)).toBe(true);
      }
    }
  });
});

describe('Model', () => {
  it('knows which variables are in which group, auxiliary ones apart', () => {
    const model = new Model();
    const variables = Array.from({ length: 12 }, () => model.variable());
    const group = model.group('row:1');
    model.exactlyOne(
      variables.map((v) => 2 * v),
      group,
    );
    expect(model.sat.variableCount).toBeGreaterThan(13);
    expect(group.variables).toEqual(variables);
    expect(model.group('row:1')).toBe(group);
    const other = model.group('loop', [variables[3]]);
    expect(model.groupsOf(variables[3]).map(({ name }) => name)).toEqual(['row:1', 'loop']);
    expect(model.groupsOf(group.selector >> 1)).toEqual([]);
    expect(model.groupOfSelector(other.selector)).toBe(other);
    expect(model.selectors()).toEqual([group.selector, other.selector]);
    expect(model.selectors(['loop', 'nobody'])).toEqual([other.selector]);
  });

  it('takes implications and clauses, with and without a group', () => {
    const model = new Model();
    const [a, b, c] = [model.variable(), model.variable(), model.variable()];
    const rule = model.group('rule');
    model.implies(2 * a, [2 * b], rule);
    model.addClause([2 * c]);
    expect(solutions(model, [a, b, c], [rule.selector])).toEqual([0b100, 0b110, 0b111]);
    expect(solutions(model, [a, b, c], [])).toEqual([0b100, 0b101, 0b110, 0b111]);
  });
});
