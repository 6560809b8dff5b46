/** Gestures, moves and the check, on small boards. */
import { describe, expect, test } from 'vitest';
import { edgeBetween } from '../../../grid/mesh.ts';
import type { Gesture } from '../../../vocabulary.ts';
import { examples } from '../examples.ts';
import { native } from '../formats/index.ts';
import { check } from './check.ts';
import { interpret } from './gestures.ts';
import { apply, moves, negate } from './moves.ts';
import { plan } from './plan.ts';
import { cellSpot, linkSpot, meshOf, start, type Puzzle, type State } from './rules.ts';

const read = (text: string): { puzzle: Puzzle; state: State } => {
  const saved = native.parse(text);
  if (!saved.ok) throw new Error(text);
  return { puzzle: saved.value.puzzle, state: saved.value.state ?? start(saved.value.puzzle) };
};

const { puzzle } = read('masyu:4x4:fWfBb');
const link = (a: number, b: number): number => edgeBetween(meshOf(puzzle), a, b)!;

/** Plays gestures one after another; the moves as text, '-' where there is none. */
function play(...gestures: Gesture[]): { state: State; texts: string[] } {
  let state = start(puzzle);
  const texts = gestures.map((gesture) => {
    const meant = interpret(puzzle, state, gesture);
    if (!meant.ok) return '-';
    const next = apply(puzzle, state, meant.value);
    if (!next.ok) throw new Error(next.error.code);
    state = next.value;
    return moves.format(meant.value);
  });
  return { state, texts };
}

describe('gestures', () => {
  const on = linkSpot(3);
  test.each([
    ['tap draws and erases', ['tap', 'tap'], ['3y', '3u']],
    ['mark crosses and erases', ['mark', 'mark'], ['3n', '3u']],
    ['tap over a cross draws', ['mark', 'tap'], ['3n', '3y']],
    ['cycle goes round', ['cycle', 'cycle', 'cycle'], ['3y', '3n', '3u']],
    ['clear empties, once', ['tap', 'clear', 'clear'], ['3y', '3u', '-']],
    ['turn means nothing', ['turn'], ['-']],
  ] as const)('%s', (_name, verbs, texts) => {
    expect(play(...verbs.map((verb): Gesture => ({ verb, on }))).texts).toEqual(texts);
  });

  const way = (...cells: number[]): string[] => cells.map(cellSpot);
  test('a drag through cells draws the links between them, a sweep crosses them', () => {
    const lines = [link(0, 1), link(1, 5)].map((each) => `${each}y`).join('');
    expect(play({ verb: 'drag', path: way(0, 1, 5) }).texts).toEqual([lines]);
    expect(play({ verb: 'sweep', path: way(0, 1) }).texts).toEqual([`${link(0, 1)}n`]);
  });

  test('going back takes the last step back; beginning on a line erases', () => {
    expect(play({ verb: 'drag', path: way(0, 1, 5, 1) }).texts).toEqual([`${link(0, 1)}y`]);
    const twice = play({ verb: 'drag', path: way(0, 1) }, { verb: 'drag', path: way(1, 0) });
    expect(twice.texts).toEqual([`${link(0, 1)}y`, `${link(0, 1)}u`]);
  });

  test('a stroke over links marks each of them', () => {
    expect(play({ verb: 'sweep', path: [linkSpot(2), linkSpot(5), linkSpot(2)] }).texts).toEqual(['2n5n']);
  });

  test.each([
    ['a jump', { verb: 'drag', path: way(0, 5) }],
    ['one cell', { verb: 'drag', path: way(0) }],
    ['a mixture', { verb: 'drag', path: [cellSpot(0), linkSpot(0)] }],
    ['a tapped cell', { verb: 'tap', on: cellSpot(0) }],
    ['a place off the board', { verb: 'tap', on: 'link:24' }],
  ] as const)('%s means nothing', (_name, gesture) => {
    expect(interpret(puzzle, start(puzzle), gesture)).toMatchObject({
      ok: false,
      error: { code: 'nothing-here' },
    });
  });
});

describe('moves', () => {
  test('have a text', () => {
    expect(moves.parse('12y5n0u')).toEqual({
      ok: true,
      value: [
        { index: 12, to: 1 },
        { index: 5, to: 2 },
        { index: 0, to: 0 },
      ],
    });
    expect(moves.parse('12y5x')).toMatchObject({ ok: false, error: { code: 'move-malformed', column: 4 } });
    expect(moves.parse('')).toMatchObject({ ok: false });
  });

  test('beyond the board are refused', () => {
    expect(apply(puzzle, start(puzzle), [{ index: 24, to: 1 }])).toMatchObject({
      ok: false,
      error: { code: 'no-such-edge', with: { size: 24 } },
    });
  });

  test('line and cross contradict each other', () => {
    expect(negate(puzzle, [{ index: 3, to: 1 }])).toEqual([{ index: 3, to: 2 }]);
    expect(negate(puzzle, [{ index: 3, to: 0 }])).toBeUndefined();
  });

  test('a plan is one move', () => {
    const { state } = play({ verb: 'drag', path: [0, 1, 2].map(cellSpot) });
    expect(plan(puzzle, start(puzzle), state).map(moves.format)).toEqual([`${link(0, 1)}y${link(1, 2)}y`]);
    expect(plan(puzzle, state, state)).toEqual([]);
  });
});

describe('check', () => {
  test.each(examples)('the example of $code shows it', ({ code, text }) => {
    const board = read(text);
    const codes = check(board.puzzle, board.state).issues.map((issue) => issue.code);
    if (code === 'solved') expect(codes).toEqual([]);
    else expect(codes).toContain(code);
  });

  test.each([
    ['black-straight', 'wrong', ['cell:5']],
    ['black-next-turns', 'wrong', ['cell:0']],
    ['white-turns', 'wrong', ['cell:5']],
    ['white-next-straight', 'wrong', ['cell:7']],
    ['pearl-blocked', 'wrong', ['cell:5']],
    ['black-open', 'todo', ['cell:0']],
    ['white-open', 'todo', ['cell:1']],
    ['dead-end', 'wrong', ['cell:10', 'link:14']],
    ['pearl-missed', 'wrong', ['cell:2']],
    ['no-line', 'todo', []],
  ])('%s is %s and lies at its culprits', (code, kind, at) => {
    const { text } = examples.find((each) => each.code === code)!;
    const board = read(text);
    const issue = check(board.puzzle, board.state).issues.find((each) => each.code === code);
    expect(issue).toMatchObject({ kind, at });
  });

  test('wrong comes before todo, and progress counts pearls and the loop', () => {
    for (const { text } of examples) {
      const board = read(text);
      const { issues, progress } = check(board.puzzle, board.state);
      const kinds = issues.map(({ kind }) => kind);
      expect(kinds).toEqual(kinds.toSorted().toReversed());
      expect(progress.of).toBe(Array.from(board.puzzle.pearls).filter(Boolean).length + 1);
      expect(progress.done === progress.of).toBe(issues.length === 0);
    }
  });
});
