import { describe, expect, test } from 'vitest';
import { ansi } from '../../draw/ansi.ts';
import type { Gesture } from '../../game.ts';
import { moves, native } from './formats.ts';
import { interpret, whyNot } from './gestures.ts';
import { steps } from './index.ts';
import { portrait } from './portrait.ts';
import { start, type Puzzle, type State } from './rules.ts';
import { scene } from './view.ts';

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
    const move = interpret(puzzle, state, gesture);
    expect(move && moves.format(move)).toBe(expected);
  });

  test('on the board a piece turns to the next orientation that fits, flips aside, and moves by its ring', () => {
    const { puzzle, state } = read('steps:DFO/AAg');
    const text = (gesture: Gesture) => {
      const move = interpret(puzzle, state, gesture);
      return move && moves.format(move);
    };
    expect(text(on('turn', 'piece:A'))).toBe('-ABg');
    expect(text(on('back', 'piece:A'))).toBe('-ADg');
    expect(text(on('flip', 'piece:A'))).toBe('-AEV');
    expect(text(drag('peg:g', 'peg:i'))).toBe('-AAi');
    expect(text(drag('peg:U', 'peg:W'))).toBe('-AAi');
    expect(text(drag('piece:A', 'peg:i'))).toBe('-AAi');
  });

  test.each([
    [drag('piece:A', 'peg:M'), 'wrong-layer'],
    [drag('piece:A', 'peg:A'), 'off-board'],
    [drag('piece:F', 'peg:P'), 'taken'],
    [on('tap', 'piece:G'), 'covered'],
    [on('tap', 'piece:D'), 'fixed'],
    [on('tap', 'peg:A'), undefined],
    [on('tap', 'piece:A'), undefined],
  ])('why not: %j', (gesture, code) => {
    const { puzzle, state } = read(text);
    expect(whyNot(puzzle, state, gesture)?.code).toBe(code);
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
    expect(shelf?.map((slot) => slot?.spot)).toEqual([
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

  test('the lens hides a level, a ghost adds a piece', () => {
    const rings = (look: Parameters<typeof scene>[2]) =>
      scene(puzzle, state, look).shapes.filter(
        (shape) => shape.role.startsWith('step-') && shape.kind === 'disc',
      ).length;
    expect(rings({ lens: 'lower' }) + rings({ lens: 'upper' })).toBe(rings({}));
    expect(
      scene(puzzle, state, { ghost: 'AAL' }).shapes.filter((shape) => shape.role === 'ghost').length,
    ).toBeGreaterThan(6);
  });

  test('in portrait everything is where it was, a quarter turned', () => {
    const [wide, high] = [scene(puzzle, state), portrait(scene(puzzle, state))];
    expect([high.width, high.height]).toEqual([wide.height, wide.width]);
    expect(high.targets.every(({ x, y }) => x >= 0 && x <= high.width && y >= 0 && y <= high.height)).toBe(
      true,
    );
    const back = portrait(portrait(portrait(high)));
    back.targets.forEach((target, i) => {
      expect(target.x).toBeCloseTo(wide.targets[i].x);
      expect(target.y).toBeCloseTo(wide.targets[i].y);
    });
  });
});
