import { describe, expect, test } from 'vitest';
import { valueOf } from '../../../result.ts';
import { refusalOf } from '../../../testing.ts';
import { ansi } from '../../../draw/ansi.ts';
import type { ViewOptions, Scene } from '../../../draw/scene.ts';
import type { Gesture } from '../../../vocabulary.ts';
import { native } from '../formats/native.ts';
import { moves } from '../rules/moves.ts';
import { interpret } from '../rules/gestures.ts';
import { steps } from '../index.ts';
import { findPlacement } from '../rules/pieces.ts';
import { start, type Puzzle, type State } from '../rules/rules.ts';
import { views, scene } from './scene.ts';
import { say } from '../../../words/words.ts';

const read = (text: string): { puzzle: Puzzle; state: State } => {
  const result = native.parse(text);
  if (!result.ok) throw new Error(result.error.code);
  return { state: start(result.value.puzzle), ...result.value };
};
const drag = (...path: string[]): Gesture => ({ verb: 'drag', path });
const on = (verb: 'tap' | 'mark' | 'cycle' | 'clear' | 'turn' | 'back' | 'flip', spot: string): Gesture => ({
  verb,
  on: spot,
});

describe('gestures', () => {
  const text = 'steps:DFO/GGQEDI';
  test.each<[string, Gesture, string | undefined]>([
    ['a tap turns a piece in the tray', on('tap', 'piece:A'), 'A>'],
    ['turning back', on('back', 'piece:A'), 'A<'],
    ['turning over', on('flip', 'piece:A'), 'A~'],
    ['right click turns over', on('mark', 'piece:A'), 'A~'],
    ['a tap lifts a piece from the board', on('tap', 'piece:E'), '-E'],
    ['so does a tap on its ring', on('tap', 'peg:I'), '-E'],
    ['a covered piece stays', on('tap', 'piece:G'), undefined],
    ['a given piece stays', on('tap', 'piece:D'), undefined],
    ['an empty peg does nothing', on('tap', 'peg:A'), undefined],
    ['dragged from the tray', drag('piece:A', 'peg:L'), 'AAL'],
    ['through other spots', drag('piece:A', 'peg:A', 'peg:B', 'peg:L'), 'AAL'],
    ['not where it does not fit', drag('piece:A', 'peg:M'), undefined],
    ['dragged home', drag('piece:E', 'tray'), '-E'],
    ['dragged onto another in the tray', drag('piece:E', 'piece:A'), '-E'],
    ['nowhere', drag('piece:E', 'nowhere'), undefined],
    ['alone', drag('piece:E'), undefined],
  ])('%s', (_, gesture, expected) => {
    const { puzzle, state } = read(text);
    const move = valueOf(interpret(puzzle, state, gesture));
    expect(move && moves.format(move)).toBe(expected);
  });

  test('on the board a piece turns to the next orientation that fits, flips aside, and moves by its ring', () => {
    const { puzzle, state } = read('steps:DFO/AAg');
    const text = (gesture: Gesture) => {
      const move = valueOf(interpret(puzzle, state, gesture));
      return move && moves.format(move);
    };
    expect(text(on('turn', 'piece:A'))).toBe('-ABg');
    expect(text(on('back', 'piece:A'))).toBe('-ADg');
    expect(text(on('flip', 'piece:A'))).toBe('-AEV');
    expect(text(drag('peg:g', 'peg:i'))).toBe('-AAi');
    expect(text(drag('peg:U', 'peg:W'))).toBe('-AAi');
    expect(text(drag('piece:A', 'peg:i'))).toBe('-AAi');
  });

  test.each<[Gesture, string | undefined, string[]?]>([
    [drag('piece:A', 'peg:M'), 'A does not fit there: a lower ring needs a peg, and B has none.', ['peg:B']],
    [
      drag('piece:A', 'peg:A'),
      'A does not fit there: its lower ring would stick out over the top edge.',
      ['peg:A'],
    ],
    [drag('piece:F', 'peg:P'), 'F does not fit there: G is taken by G.', ['peg:G', 'piece:G']],
    [drag('piece:A', 'peg:g'), undefined], // it fits
    [on('tap', 'piece:G'), 'G cannot be lifted: E is over it. Lift E first.', ['piece:G', 'piece:E']],
    [on('turn', 'peg:Q'), 'G cannot be lifted: E is over it. Lift E first.', ['piece:G', 'piece:E']],
    [on('tap', 'piece:D'), 'D belongs to the puzzle and stays where it is.', ['piece:D']],
    [drag('peg:N', 'peg:A'), 'D belongs to the puzzle and stays where it is.', ['piece:D']],
    // E held by its right ring, J, and brought to A: its home would be left of the board
    [
      drag('peg:J', 'peg:A'),
      'E does not fit there: its lower ring would stick out over the left edge.',
      ['peg:A'],
    ],
    [on('tap', 'peg:A'), undefined],
    [on('tap', 'piece:A'), undefined],
    [drag('piece:A', 'tray'), undefined],
  ])('why not: %j', (gesture, told, at) => {
    const { puzzle, state } = read(text);
    const note = refusalOf(interpret(puzzle, state, gesture));
    expect(note && say(steps.words, 'en', note)).toBe(told);
    expect(note?.at).toEqual(at);
  });
});

describe('pictures', () => {
  const { puzzle, state } = read('steps:DFOGGQEDI/BAkFHn@BFH');

  test('the sketch', () => {
    expect(`\n${ansi(steps.sketch(puzzle, state))}`).toMatchInlineSnapshot(`
      "
       ·     ·  D  ·  G  g  E (e) E    ABCDEFGHIJ
          ·     d [D] d [G] g  E  e    KLMNOPQRST
       ·     ·     d  B  g  G  ·  F    UVWXYabcde
          ·     ·    (b) B  · [F] f    fghijklmno
       ·     ·     ·  B  b  F  f       pqrstuvwxy

      tray  A/B       C/F                      H/H
            aAa        c                        h
             aA       cCc                      hHh
             A        C                        H H"
    `);
  });

  test('all locations, all pieces and the tray can be pointed at; slots have gaps', () => {
    const { targets, shelf } = scene(puzzle, state);
    expect(targets).toHaveLength(50 + 8 + 1);
    expect(shelf?.slots.map((slot) => slot?.spot)).toEqual([
      'piece:A',
      undefined,
      'piece:C',
      undefined,
      undefined,
      undefined,
      undefined,
      'piece:H',
    ]);
  });

  const rings = (look: ViewOptions) =>
    scene(puzzle, state, look).shapes.filter(
      (shape) => shape.role.startsWith('body-glaze-') && shape.kind === 'disc',
    ).length;

  test('a view shows the lower level alone, or all rings with none over another', () => {
    const lower = state.placed.flatMap((text) => findPlacement(text)!.rings).filter((ring) => !ring.upper);
    expect(rings({ view: 'lower' })).toBe(lower.length);
    expect(rings({ view: 'fan' })).toBe(rings({}));
    const discs = scene(puzzle, state, { view: 'fan' }).shapes.flatMap((shape) =>
      shape.kind === 'disc' && shape.role.startsWith('body-glaze-') ? [shape] : [],
    );
    discs.forEach((a, i) =>
      discs.slice(i + 1).forEach((b) => expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(a.r + b.r)),
    );
  });

  test('upper rings hide what is behind them, and are glass in the view of the lower level', () => {
    const order = scene(puzzle, state).shapes.flatMap((shape) =>
      shape.kind === 'path' && shape.role.startsWith('body-side-')
        ? [Number(shape.d.match(/^M\S+ ([\d.]+)/)?.[1])]
        : [],
    );
    expect(order.length).toBeGreaterThan(5);
    expect(order).toEqual(order.toSorted((a, b) => a - b));
    const glass = scene(puzzle, state, { view: 'lower' }).shapes.filter(({ role }) =>
      role.startsWith('body-faint-'),
    );
    expect(glass.length).toBeGreaterThan(order.length);
  });

  test('letters of the places can be left out', () => {
    const letters = (look: ViewOptions) =>
      scene(puzzle, state, look).shapes.filter(({ role }) => role === 'slab-ink').length;
    expect([letters({}), letters({ symbols: 'none' })]).toEqual([50, 0]);
  });

  test('every view stays on its page', () => {
    const { puzzle: full, state: end } = read('steps:DFOGGQEDI/BAkFHnHCiAALCAg');
    for (const view of [undefined, ...views])
      for (const tall of [false, true]) {
        const { width, height, shapes } = scene(full, end, { portrait: tall, ...(view && { view }) });
        expect(tall).toBe(height > width);
        for (const shape of shapes)
          if (shape.kind === 'disc') {
            expect(Math.min(shape.x, shape.y, width - shape.x, height - shape.y)).toBeGreaterThan(shape.r);
          }
      }
  });

  test('upright, everything is where it was, turned a quarter clockwise, also in the tray', () => {
    const [wide, high] = [scene(puzzle, state), scene(puzzle, state, { portrait: true })];
    const [first] = wide.targets; // of 50 places, the last of the lowest row comes to lie last
    const board = wide.targets.filter(({ spot }) => spot.startsWith('peg:'));
    const lowest = Math.max(...board.map(({ y }) => y));
    board.forEach((target, i) => {
      expect(high.targets[i].x).toBeCloseTo(lowest - target.y + first.x);
      expect(high.targets[i].y).toBeCloseTo(target.x - first.x + first.y);
    });
    const turnedOnce = { ...state, turns: `C${state.turns.slice(1)}` }; // A lay as B
    const picture = (each: Scene) => each.shelf?.slots[0]?.shapes;
    expect(picture(high)).toEqual(picture(scene(puzzle, turnedOnce)));
  });
});
