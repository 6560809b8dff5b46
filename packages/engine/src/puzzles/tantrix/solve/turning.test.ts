import { describe, expect, test } from 'vitest';
import { makeRng } from '../../../rng.ts';
import { finish } from '../../../task.ts';
import { check, clashes } from '../rules/check.ts';
import { native } from '../formats/native.ts';
import { generate } from '../make/generator.ts';
import { hint } from '../hint/hint.ts';
import { params as paramSet } from '../params.ts';
import { boardOf, type Puzzle, start, type State } from '../rules/rules.ts';
import { apply } from '../rules/moves.ts';
import { scene } from '../view/scene.ts';

function made(seed: string): { readonly puzzle: Puzzle; readonly solution: State } {
  const preset = paramSet.presets.find((each) => each.id === 'turning');
  const result = preset && finish(generate(preset.params, makeRng(seed)));
  if (!result?.ok || !result.value.solution) throw new Error(seed);
  return { puzzle: result.value.puzzle, solution: result.value.solution };
}
const zigzags = (puzzle: Puzzle, state: State): number =>
  scene(puzzle, state).shapes.filter((shape) => shape.role === 'mismatch').length;

describe('tiles that only turn', () => {
  const seeds = ['one', 'two', 'three', 'four'];

  test.each(seeds)('%s opens with everything still to do and nothing wrong', (seed) => {
    const { puzzle } = made(seed);
    const { issues, progress } = check(puzzle, start(puzzle));
    expect(clashes(boardOf(start(puzzle))).length).toBeGreaterThan(0);
    expect(new Set(issues.map(({ kind }) => kind))).toEqual(new Set(['todo']));
    expect(progress.done).toBeLessThan(progress.of);
    expect(zigzags(puzzle, start(puzzle))).toBe(0);
  });

  test.each(seeds)('%s: no turn is ever wrong, and only the solution is all of it', (seed) => {
    const { puzzle, solution } = made(seed);
    const rng = makeRng(`turns ${seed}`);
    let state = start(puzzle);
    for (let i = 0; i < 60; i++) {
      const next = apply(puzzle, state, { kind: 'turn', tile: puzzle.tiles[rng.below(10)], by: 1 });
      state = next.ok ? next.value : state;
      const { issues, progress } = check(puzzle, state);
      expect(issues.filter(({ kind }) => kind === 'wrong')).toEqual([]);
      expect(progress.done === progress.of).toBe(issues.length === 0);
      if (issues.length > 0) expect(finish(hint(puzzle, state))?.kind).toBe('advice');
    }
    expect(check(puzzle, solution)).toEqual({ issues: [], progress: { done: 10, of: 10 } });
  });

  test('a tile counts when it agrees with all its neighbours', () => {
    const { puzzle, solution } = made('one');
    const [first] = solution.placed;
    const next = apply(puzzle, solution, { kind: 'turn', tile: first.tile, by: 1 });
    const state = next.ok ? next.value : solution;
    const astray = new Set(clashes(boardOf(state)).flatMap(({ a, b }) => [a.tile, b.tile]));
    expect(astray.size).toBeGreaterThan(0);
    expect(check(puzzle, state).progress.done).toBe(10 - astray.size);
  });

  test.each([
    ['Y:loop:loop:allowed', '1-3,5,10,14', '1.0.0.0_2.1.0.4_3.1.-1.2_5.2.-1.0_10.3.-1.4_14.3.-2.2', 3],
    ['R:loop:all:none', '1-3', '1.0.0.0_2.1.0.4_3.1.-1.2', 2], // all sides agree, in yellow
  ])('%s is not all done without its loop', (rules, tiles, places, done) => {
    const cells = places
      .split('_')
      .map((place) => place.split('.').slice(1, 3).join('.'))
      .join('_');
    const read = native.parse(`tantrix:free:${tiles}:${rules}:@${cells}/${places}`);
    if (!read.ok || !read.value.state) throw new Error('unread');
    const { issues, progress } = check(read.value.puzzle, read.value.state);
    expect(new Set(issues.map(({ kind }) => kind))).toEqual(new Set(['todo']));
    expect(progress.done).toBe(done);
  });

  test('in other puzzles a disagreement stays wrong, and is drawn', () => {
    const read = native.parse('tantrix:discovery:1-3:Y:loop:all:none/1.0.0.0_2.1.0.0');
    if (!read.ok || !read.value.state) throw new Error('unread');
    expect(check(read.value.puzzle, read.value.state).issues[0]).toMatchObject({
      code: 'mismatch',
      kind: 'wrong',
    });
    expect(zigzags(read.value.puzzle, read.value.state)).toBe(1);
  });
});
