import { describe, expect, test } from 'vitest';
import { makeRng, shuffle } from '../../../rng.ts';
import { finish, finishWhile } from '../../../task.ts';
import { factsOf, makeModel } from './model.ts';
import { canFollow, countOrders, isOrderable, legalOrder, legalOrders } from '../rules/order.ts';
import { normal, SHAPES, textOf, without, type Placement } from '../rules/pieces.ts';
import { firstIllegal, pieceSpot, refusal } from '../rules/rules.ts';
import { ALL_SHAPES, domainAfter, isOpen, Search, shapesLeft } from './search.ts';
import { Completions } from './solver.ts';
import { allSolutions, solutionsWith, turnedOver, type Reading } from './all-solutions.ts';
import { randomLine } from '../walks.fixtures.ts';

const table = finish(allSolutions());

const bySearch = (start: readonly Placement[], reading: Reading = 'first'): string[] => {
  const found: string[] = [];
  const completions = new Completions(start, reading);
  for (let rest = finish(completions.next()); rest; rest = finish(completions.next()))
    found.push(textOf(normal([...start, ...rest])));
  return found.sort();
};

const byTable = (start: readonly Placement[], reading: Reading = 'first'): string[] =>
  solutionsWith(table, start, reading).map(textOf);

/** Some pieces of a random solution; the rest may have to come before them. */
function randomPart(rng: ReturnType<typeof makeRng>, size: number): Placement[] {
  const mixed = [...table.solutions[rng.below(table.solutions.length)]];
  shuffle(rng, mixed);
  return legalOrder(mixed.slice(0, size)) ?? [];
}

describe('all solutions', () => {
  test('the whole search, without the symmetry, finds the table again', () => {
    const search = new Search(domainAfter([]), ALL_SHAPES);
    const found: string[] = [];
    while (search.next() === 'found') found.push(textOf(normal(search.found)));
    expect(found).toHaveLength(8374);
    expect(found.sort()).toEqual(table.solutions.map(textOf));
    expect(new Set(found).size).toBe(8374);
  });

  test('107,150 full sequences', () => {
    expect(table.solutions.reduce((sum, each) => sum + countOrders(each), 0)).toBe(107_150);
  });

  test('each can be played, and turned over it is another, in reversed order', () => {
    const all = new Set(table.solutions.map(textOf));
    for (const [i, solution] of table.solutions.entries()) {
      expect(all.has(textOf(normal(solution.map(turnedOver))))).toBe(true);
      if (i % 40) continue;
      const order = legalOrder(solution)!;
      expect(firstIllegal(order)).toBeUndefined();
      expect(firstIllegal(order.map(turnedOver).reverse())).toBeUndefined();
    }
  });

  test('starts with one solution: 17 pieces, 265 pairs, and 124 pairs in both readings', () => {
    const singles = new Map<string, number>();
    const [first, any] = [new Map<string, number>(), new Map<string, number>()];
    const add = (map: Map<string, number>, key: string): void => void map.set(key, (map.get(key) ?? 0) + 1);
    for (const solution of table.solutions)
      for (const [i, p] of solution.entries()) {
        if (canFollow([p], without(solution, [p]))) add(singles, p.text);
        for (const q of solution.slice(i + 1)) {
          add(any, p.text + q.text);
          if (canFollow([p, q], without(solution, [p, q]))) add(first, p.text + q.text);
        }
      }
    const unique = (map: Map<string, number>): string[] =>
      [...map].filter(([, n]) => n === 1).map(([key]) => key);
    expect(unique(singles)).toHaveLength(17);
    expect(unique(singles)).toEqual(expect.arrayContaining(['BEc', 'EHn']));
    expect(unique(first)).toHaveLength(265);
    expect(unique(first).filter((key) => any.get(key) === 1)).toHaveLength(124);
  });

  test('stopped early, it leaves no trace', () => {
    const task = allSolutions();
    finishWhile(task, () => false);
    expect(finish(allSolutions()).solutions).toHaveLength(8374);
  });
});

describe('search, table and kernel agree', () => {
  const rng = makeRng('differential');
  const parts = Array.from({ length: 60 }, (_, i) => randomPart(rng, 2 + (i % 5)));
  const lines = Array.from({ length: 40 }, () => randomLine(rng, 2 + rng.below(3)));

  test.each(['first', 'any'] as const)('search and table, start %s', (reading) => {
    for (const start of [...parts, ...lines])
      expect(bySearch(start, reading)).toEqual(byTable(start, reading));
  });

  test('the kernel finds the same solutions', () => {
    const few = [...parts, ...lines].filter((start) => byTable(start).length < 6 && start.length > 2);
    for (const start of few.slice(0, 25)) expect(byKernel(start)).toEqual(byTable(start));
    expect(few.length).toBeGreaterThan(24);
  });

  test('a board is open when some solution continues from it', () => {
    for (const start of [...parts, ...lines]) expect(isOpen(start)).toBe(byTable(start).length > 0);
  });
});

/** Every model of the kernel's, found one by one and then forbidden. */
function byKernel(start: readonly Placement[]): string[] {
  const steps = makeModel();
  const tray = SHAPES.filter((shape) => shapesLeft(start) & (1 << shape));
  const facts = factsOf(steps, start, tray);
  const found: string[] = [];
  for (;;) {
    const answer = steps.model.sat.run([...facts, ...steps.model.selectors(SHAPES.map(pieceSpot))]);
    if (answer !== 'sat') return found.sort();
    const lies = [...steps.placements].filter((each) => steps.model.sat.value[steps.lies(each)] > 0);
    found.push(textOf(normal(lies)));
    steps.model.sat.addClause(lies.map((each) => steps.lies(each) ^ 1));
  }
}

describe('orders', () => {
  test('counting and listing agree, and every order is legal', () => {
    const rng = makeRng('orders');
    for (let i = 0; i < 40; i++) {
      const solution = table.solutions[rng.below(table.solutions.length)];
      const orders = legalOrders(solution);
      expect(orders).toHaveLength(countOrders(solution));
      for (const order of orders) expect(firstIllegal(order)).toBeUndefined();
    }
  });

  test('turned over, random lines are legal backwards, and refusals stay refusals', () => {
    const rng = makeRng('over');
    for (let i = 0; i < 120; i++) {
      const line = randomLine(rng);
      expect(firstIllegal(line.map(turnedOver).reverse())).toBeUndefined();
      expect(isOrderable(line.map(turnedOver))).toBe(true);
      const swapped = [...line].reverse();
      expect(firstIllegal(swapped) === undefined).toBe(firstIllegal(line.map(turnedOver)) === undefined);
      expect(refusal([], turnedOver(line[0]))).toBeUndefined();
    }
  });
});
