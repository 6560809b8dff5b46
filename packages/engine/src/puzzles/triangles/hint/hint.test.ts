import { describe, expect, test } from 'vitest';
import { withReasons } from '../../../testing.ts';
import { suffices } from './suffices.ts';
import { svg } from '../../../draw/svg.ts';
import { makeRng } from '../../../rng.ts';
import { finish } from '../../../task.ts';
import { say } from '../../../words/words.ts';
import { printedSave } from '../formats/documents.fixtures.ts';
import { letters } from '../formats/letters.ts';
import { balance } from '../rules/balance.ts';
import { fitting, unfillable } from '../rules/fitting.ts';
import { threePieces } from '../help/three-pieces.ts';
import { triangles } from '../index.ts';
import { completable } from '../solve/solver.ts';
import { waysInto, type Laying } from './partial-position.ts';
import { apply } from '../rules/moves.ts';
import { type Move, boardOf, SHELF, start, type Puzzle, type State } from '../rules/rules.ts';

const read = (text: string) => {
  const result = triangles.native.parse(text);
  if (!result.ok) throw new Error(result.error.code);
  return { puzzle: result.value.puzzle, state: result.value.state ?? start(result.value.puzzle) };
};
const playAll = (puzzle: Puzzle, state: State, moves: readonly Move[]): State =>
  moves.reduce((now, move) => {
    const next = apply(puzzle, now, move);
    if (!next.ok) throw new Error(next.error.code);
    return next.value;
  }, state);

const small = 'triangles:triangle-2:equal:BDDBCCBDCCCD:CDBDCC:';

test.each([
  [small, 'Only piece 4 fits a1.'],
  [`${small}:4@a1/5,1@b1/1,2@b3/1`, 'Only piece 3 fits b2.'],
  [`${small}:1@b1/3`, 'Piece 1 on b1 was the mistake: these sides do not match.'],
  [`${small}:4@b1/1`, 'Piece 4 on b1 was the mistake: these sides do not match.'],
  ['triangles:triangle-2:equal:BDDBCCBDCCCD:DDBDCC', 'This puzzle has no solution.'],
  [
    'triangles:triangle-2:equal:BDDBCCBDCCCD',
    'Only 4 pieces fit a1, and no cell takes fewer. Piece 1 is one that leads to a solution.',
  ],
])('%s: %s', (text, expected) => {
  const { puzzle, state } = read(text);
  const hint = finish(triangles.hint(puzzle, state));
  expect(hint && say(triangles.words, 'en', hint)).toBe(expected);
});

test('history names the move that broke it', () => {
  const { puzzle } = read(small);
  const play = (texts: string[]): State[] => {
    const states = [start(puzzle)];
    for (const text of texts) {
      const move = triangles.moves.parse(text);
      if (move.ok) states.push(playAll(puzzle, states[states.length - 1], [move.value]));
    }
    return states;
  };
  const states = play(['4@a1/5', '2@b1/3', '1@b3/1']);
  const hint = finish(triangles.hint(puzzle, states[3], states.slice(0, 3)));
  expect(hint).toMatchObject({ kind: 'mistake', at: ['cell:b1'] });
  expect(suffices(puzzle, states[3], hint!)).toBe(true);
});

test('what lights up is what forces it', () => {
  const first = read(small);
  const { because } = finish(triangles.hint(first.puzzle, first.state))!;
  expect(because.toSorted()).toEqual(['cell:a1', 'wall:1', 'wall:2']);
  // All neighbours of b2 are placed, and one piece that would fit as well is placed elsewhere.
  const last = read(`${small}:4@a1/5,1@b1/1,2@b3/1`);
  const hint = finish(triangles.hint(last.puzzle, last.state))!;
  expect(hint.because).toContain('cell:b2');
  for (const spot of hint.because.filter((each) => each !== 'cell:b2')) {
    const fewer = withReasons(
      hint,
      hint.because.filter((each) => each !== spot),
    );
    expect(suffices(last.puzzle, last.state, fewer)).toBe(false);
  }
});

test('filled in any other way, the cell leaves nothing for the one that a what-if names', () => {
  const wish = {
    ...triangles.params.presets[0].params,
    colours: 6,
    level: 'what-if',
    border: 'walls',
  } as const;
  let found = 0;
  for (let seed = 0; seed < 8; seed++) {
    const made = finish(triangles.generate(wish, makeRng(`what if ${seed}`)));
    if (!made.ok) throw new Error(made.error.code);
    const { puzzle } = made.value;
    const cellOf = (name: unknown): number => boardOf(puzzle).names.indexOf(String(name));
    let now = start(puzzle);
    for (let hint = finish(triangles.hint(puzzle, now)); hint; hint = finish(triangles.hint(puzzle, now))) {
      const after = playAll(puzzle, now, hint.moves);
      if (hint.code === 'what-if') {
        const { cell, other } = hint.with!;
        found++;
        for (const way of waysInto({ puzzle, state: now }, cellOf(cell))) {
          const tried = laid(puzzle, now, way);
          if (tried.turn.join() === after.turn.join() && tried.at.join() === after.at.join()) continue;
          expect(waysInto({ puzzle, state: tried }, cellOf(other))).toEqual([]);
        }
      }
      now = after;
    }
  }
  expect(found).toBeGreaterThan(5);
});

const laid = (puzzle: Puzzle, state: State, { piece, cell, turn }: Laying): State =>
  playAll(puzzle, state, [{ piece, act: '@', cell: boardOf(puzzle).names[cell], turn }]);

describe('help beside the hints', () => {
  const saved = letters.parse(printedSave);
  if (!saved.ok) throw new Error(saved.error.code);
  const { puzzle, state, solution } = saved.value;

  test('three pieces: wrong ones go, right ones turn, three come', () => {
    const after = playAll(puzzle, state!, threePieces(puzzle, state!, solution!));
    const laid = after.at.flatMap((cell, piece) => (cell === SHELF ? [] : [piece]));
    const right = state!.at.filter((cell, piece) => cell === solution!.at[piece]).length;
    expect(laid.length).toBe(right + 3);
    for (const piece of laid)
      expect([after.at[piece], after.turn[piece]]).toEqual([solution!.at[piece], solution!.turn[piece]]);
  });
  test('one when fewer than three are left, none at the end', () => {
    const lifted = { ...solution!, at: solution!.at.with(3, SHELF).with(7, SHELF) };
    expect(threePieces(puzzle, lifted, solution!).length).toBe(1);
    expect(threePieces(puzzle, solution!, solution!)).toEqual([]);
  });
  test('what fits a cell, and which cells starve', () => {
    const last = { ...solution!, at: solution!.at.with(3, SHELF) };
    expect(fitting(puzzle, last, solution!.at[3])).toEqual([{ piece: 3, turn: solution!.turn[3] }]);
    expect(unfillable(puzzle, last)).toEqual([]);
    expect(fitting(puzzle, start(puzzle), 0).length).toBe(24 * 3 - 2 * 2); // aaA… AAA and ddd look alike when turned
  });
  test('supply and demand', () => {
    const fresh = balance(puzzle, start(puzzle));
    expect(fresh.reduce((sum, { supply }) => sum + supply, 0)).toBe(72);
    expect(fresh.every(({ demand }) => demand === 0)).toBe(true);
    const last = { ...solution!, at: solution!.at.with(3, SHELF) };
    for (const { supply, demand } of balance(puzzle, last)) expect(demand).toBeLessThanOrEqual(supply);
  });
  test('still solvable?', () => {
    expect(finish(completable(puzzle, start(puzzle)))).toBe(true);
    expect(finish(completable(puzzle, state!))).toBe(false);
  });
  test('hints lead to the end of a game with many solutions', () => {
    let now = start(puzzle);
    for (let step = 0; step < 24; step++)
      now = playAll(puzzle, now, finish(triangles.hint(puzzle, now))!.moves);
    expect(triangles.check(puzzle, now).issues).toEqual([]);
  });
});

describe('pictures', () => {
  const made = finish(triangles.generate(triangles.params.presets[1].params, makeRng('picture')));
  if (!made.ok) throw new Error(made.error.code);
  const { puzzle, solution } = made.value;
  test('a gap stays where a piece was', () => {
    const state = {
      ...start(puzzle),
      at: start(puzzle).at.with(4, solution!.at[4]),
      turn: start(puzzle).turn.with(4, solution!.turn[4]),
    };
    const { shelf } = triangles.scene(puzzle, state);
    expect([shelf?.slots.length, shelf?.slots[4], shelf?.slots[5]?.spot]).toEqual([26, undefined, 'piece:6']);
  });
  test('sides that disagree get a zigzag, tabs stand for capitals', () => {
    const wrong = { ...solution!, turn: solution!.turn.with(0, (solution!.turn[0] + 2) % 6) };
    const zigzags = (state: State): number =>
      triangles.scene(puzzle, state).shapes.filter(({ role }) => role === 'mismatch').length;
    expect([zigzags(solution!), zigzags(wrong)]).toEqual([0, 3]);
    expect(svg(triangles.scene(puzzle, wrong))).toContain('<svg');
  });
  test('cells are read out by name with what they need', () => {
    const target = triangles.scene(puzzle, start(puzzle)).targets.find(({ spot }) => spot === 'cell:a1')!;
    expect(say(triangles.words, 'en', target.label)).toMatch(
      /^a1, empty, needs left [a-z]+ [A-L], right [a-z]+ [A-L]$/,
    );
    expect(say(triangles.words, 'fi', target.label)).toMatch(
      /^a1, tyhjä, tarvitaan vasen [a-zä]+ [A-L], oikea [a-zä]+ [A-L]$/,
    );
  });
});

test('advice over whole letter games is informative, and never the same ten times in a row', () => {
  const codes: string[] = [];
  for (const seed of [1, 2]) {
    const made = finish(triangles.generate(triangles.params.presets[0].params, makeRng(`advice ${seed}`)));
    if (!made.ok) throw new Error(made.error.code);
    const { puzzle } = made.value;
    let now = start(puzzle);
    for (let hint = finish(triangles.hint(puzzle, now)); hint; hint = finish(triangles.hint(puzzle, now))) {
      codes.push(`${hint.code} ${hint.with?.['says'] ?? ''}`);
      now = playAll(puzzle, now, hint.moves);
    }
  }
  const same = codes.filter((code, i) => i >= 9 && codes.slice(i - 9, i).every((each) => each === code));
  expect(same.filter((code) => code.startsWith('choice'))).toEqual([]);
  expect(codes).not.toContain('choice ');
  expect(codes).toContain('choice few');
});
