/** How far a hint may go: over the board, and in work between two steps of its task. */
import { describe, expect, test } from 'vitest';
import { finish } from '../../../task.ts';
import { tantrix } from '../index.ts';
import { apply } from '../rules/moves.ts';
import { isInReach, start, type Puzzle, type State } from '../rules/rules.ts';
import { tablesOf } from '../solve/search/problem.ts';
import { solutions } from '../solve/search/proof.ts';
import { Walk } from '../solve/search/walk.ts';
import { solve } from '../solve/solver.ts';
import { suffices } from './suffices.ts';

/** Where only the line must match, one shape has millions of fillings. */
const LAX =
  'tantrix:solitaire:28,24,25,36,40,37,30,41,38,27,26,39,29,42:any:loop:all:allowed:lax:locks/28.-1.0.2';
const TWENTY = 'tantrix:discovery:1-20:Y:loop:all:none/1.0.0.0_2.0.2.5_3.2.0.2_6.1.-2.0_20.-1.-1.0~4.1_5.5';
const THIRTY =
  'tantrix:discovery:1-30:R:loop:all:none/1.0.0.0_2.0.1.0_3.1.0.3_5.5.-3.2_6.1.-1.4_7.5.-2.1_9.4.-4.4_19.3.-1.0~4.2_8.1';

function read(text: string): { puzzle: Puzzle; state: State } {
  const found = tantrix.native.parse(text);
  if (!found.ok) throw new Error(found.error.code);
  const { puzzle, state = start(puzzle) } = found.value;
  return { puzzle, state };
}

describe('work between two steps', () => {
  test('a shape with millions of fillings can be paused half-way, and solutions already taken are not kept', () => {
    const { puzzle, state } = read(LAX);
    const tables = tablesOf({
      tiles: puzzle.tiles,
      colour: 'R',
      match: 'loop',
      holes: 'allowed',
      pins: state.placed,
    })!;
    const walk = new Walk(tables, Infinity);
    let found = 0;
    for (let last = 0, i = 0; i < 40; i++, last = walk.effort) {
      walk.run(1000);
      expect(walk.effort - last).toBeLessThanOrEqual(1001);
      found += walk.take().length;
      expect(walk.take()).toEqual([]);
    }
    expect(found).toBeGreaterThan(1000);
  });

  test.each([
    ['a lax game of Solitaire', LAX, 50],
    ['a wrong tile among twenty', TWENTY, 400],
    ['a wrong tile among thirty', THIRTY, 400],
  ])('%s: a hint in few steps', (_, text, most) => {
    const { puzzle, state } = read(text);
    const task = tantrix.hint(puzzle, state);
    let steps = 1;
    let next = task.next();
    for (; !next.done && steps <= most; steps++) next = task.next();
    expect(steps).toBeLessThanOrEqual(most);
    expect(next.done && next.value !== undefined).toBe(true);
  });
});

describe('the edge of the board', () => {
  test.each([
    'tantrix:discovery:1-3:Y:loop:all:none/2.60.0.5',
    'tantrix:discovery:1-3:Y:loop:all:none/2.-60.0.1',
    'tantrix:discovery:1-3:Y:loop:all:none/1.0.60.3',
    'tantrix:solitaire:3,7,1,14,2:any:loop:all:allowed/3.60.-60.0',
    'tantrix:solitaire:3,7,1,14:any:loop:all:allowed:lax/3.60.60.0',
  ])('%s: the advised move can be played', (text) => {
    const { puzzle, state } = read(text);
    const hint = finish(tantrix.hint(puzzle, state))!;
    expect(hint.moves).not.toEqual([]);
    for (const move of hint.moves) expect(apply(puzzle, state, move)).toMatchObject({ ok: true });
    if (hint.kind === 'mistake') expect(suffices(puzzle, state, hint)).toBe(true);
  });

  test('both searches find the same loops beside it, all within reach', () => {
    const { puzzle, state } = read('tantrix:discovery:1-5:R:loop:all:none/1.60.0.0');
    const { found, exhausted } = finish(solve(puzzle, { limit: 1000, from: state }));
    const proven = [...solutions({ ...puzzle, colour: 'R', pins: state.placed }, 'loop')].filter(
      (each) => each !== undefined,
    );
    expect(exhausted).toBe(true);
    expect(found).toHaveLength(proven.length);
    expect(found.flatMap(({ placed }) => placed).every(isInReach)).toBe(true);
  });
});
