import { describe, expect, test } from 'vitest';
import { makeRng } from '../../../rng.ts';
import { finish } from '../../../task.ts';
import { check } from '../rules/check.ts';
import { colourEdges, generate } from './generator.ts';
import { grade } from './grade.ts';
import { triangles } from '../index.ts';
import { kernelSolve } from '../solve/model.ts';
import { params as paramSet, type Params } from '../params.ts';
import { kindsOf } from '../rules/kinds.ts';
import { start } from '../rules/rules.ts';

const preset = (id: string): Params => paramSet.presets.find((each) => each.id === id)!.params;
const make = (wish: Params, seed: string) => {
  const made = finish(generate(wish, makeRng(seed)));
  if (!made.ok) throw new Error(made.error.code);
  return made.value;
};

test('no two pieces are alike in 10,000 games', () => {
  const rng = makeRng('twins');
  for (const id of ['letters', 'colours', 'medium', 'expert'])
    for (let game = 0; game < 2500; game++) {
      const made = colourEdges(preset(id), rng)!;
      expect(made).toBeDefined();
      if (kindsOf(made.puzzle).pieces.length < made.puzzle.pieces.length)
        expect(made.puzzle).toBe('without twins');
    }
});

describe.each(['first', 'easy', 'medium', 'letters-unique', 'colours', 'hard'])('%s', (id) => {
  const wish = preset(id);
  test('has exactly one solution by another way of counting, and the requested grade', () => {
    for (const seed of ['a', 'b']) {
      const { puzzle, solution } = make(wish, seed);
      const recount = finish(kernelSolve(puzzle, 2, start(puzzle)));
      expect([recount.found.length, recount.exhausted]).toEqual([1, true]);
      expect(recount.found[0]).toEqual(solution);
      expect(finish(grade(puzzle))).toMatchObject({ level: wish.level, solutions: 'one' });
    }
  });
});

test.each(paramSet.presets.map(({ id }) => id))('%s: the solution is one, and the shelf is stirred', (id) => {
  const { puzzle, solution } = make(preset(id), 'x');
  expect(check(puzzle, solution!).issues).toEqual([]);
  expect(puzzle.fixed.length).toBe(preset(id).fixed);
  expect(new Set(start(puzzle).turn).size).toBeGreaterThan(2);
});

test('Colours fixes the two pieces in the centre', () => {
  const { puzzle } = make(preset('colours'), 'centre');
  expect(triangles.native.format({ puzzle }).split(':')[5]).toMatch(/^c4\/\d,d4\/\d$/);
});

test('MacMahon has every piece once and one colour all around', () => {
  const { puzzle } = make(preset('macmahon'), 'm');
  expect(new Set(puzzle.pieces.map((piece) => piece.join())).size).toBe(24);
  expect(new Set(puzzle.walls).size).toBe(1);
});

test.each([
  [{ colours: 3, match: 'equal' }, 'too-few-pieces'],
  [{ set: 'full', match: 'equal', colours: 5 }, 'full-set-size'],
  [{ set: 'full', match: 'equal', colours: 4, border: 'walls' }, 'full-set-walls'],
  [{ level: 'fits', border: 'free', colours: 12 }, 'level-anchor'],
  [{ level: 'fits', border: 'walls', colours: 2 }, 'too-few-colours'],
  [{ board: 'hexagon-3', match: 'equal', colours: 12, border: 'walls', fixed: 2 }, 'too-slow'],
  [{ board: 'hexagon-1', fixed: 6 }, 'too-many-fixed'],
] as [Partial<Params>, string][])('%j is refused: %s', (wish, code) => {
  expect(paramSet.check?.({ ...preset('letters'), ...wish })?.code).toBe(code);
});

/** A seed gives the same puzzle for ever. */
test.each(['letters', 'colours', 'macmahon', 'first', 'hard'])('golden seed: %s', (id) => {
  expect(triangles.native.format({ puzzle: make(preset(id), 'golden').puzzle })).toMatchSnapshot();
});
