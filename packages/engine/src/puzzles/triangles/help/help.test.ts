import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { refusalOf } from '../../../testing.ts';
import type { ViewOptions, Shape } from '../../../draw/scene.ts';
import type { Gesture } from '../../../vocabulary.ts';
import { makeRng } from '../../../rng.ts';
import { finish } from '../../../task.ts';
import { languages, say } from '../../../words/words.ts';
import { printedSave } from '../formats/documents.fixtures.ts';
import { letters } from '../formats/letters.ts';
import { native } from '../formats/native.ts';
import { colourEdges } from '../make/generator.ts';
import { triangles } from '../index.ts';
import { apply, moves } from '../rules/moves.ts';
import { params as paramSet, type Params } from '../params.ts';
import { boardOf, isThreefold, shown, SHELF, start, type Puzzle, type State } from '../rules/rules.ts';
import { sideAfter, symmetriesOf, turnedPosition } from './identity.ts';

function read(text: string): { puzzle: Puzzle; state: State } {
  const result = native.parse(text);
  if (!result.ok) throw new Error(`${result.error.code} at ${result.error.column}`);
  return { state: start(result.value.puzzle), ...result.value };
}
const preset = (id: string): Params => paramSet.presets.find((each) => each.id === id)!.params;
const document = letters.parse(printedSave);
if (!document.ok) throw new Error(document.error.code);
const game = document.value;
const small = 'triangles:triangle-2:equal:BDDBCCBDCCCD:CDBDCC:';
const wrongs = (puzzle: Puzzle, state: State): number =>
  triangles.check(puzzle, state).issues.filter(({ kind }) => kind === 'wrong').length;

describe('why nothing happens', () => {
  // The piece CCC is number 4 of these; a1 is fixed in the second text.
  const threefold = 'triangles:triangle-2:equal:BDDBCCBDCCCC::';
  const fixed = `${small}a1/5:1@b1/1!`;
  test.each<[string, Gesture, string | undefined, string[]?]>([
    [fixed, { verb: 'tap', on: 'cell:a1' }, 'fixed-piece', ['cell:a1']],
    [fixed, { verb: 'drag', path: ['cell:a1', 'cell:b3'] }, 'fixed-piece', ['cell:a1']],
    [fixed, { verb: 'drag', path: ['piece:2', 'cell:a1'] }, 'fixed-piece', ['cell:a1']],
    [fixed, { verb: 'tap', on: 'cell:b1' }, 'locked-piece', ['cell:b1']],
    [fixed, { verb: 'drag', path: ['piece:2', 'cell:b1'] }, 'locked-piece', ['cell:b1']],
    [fixed, { verb: 'tap', on: 'piece:1' }, 'slot-empty', ['piece:1', 'cell:b1']],
    [fixed, { verb: 'mark', on: 'piece:2' }, 'not-on-board', ['piece:2']],
    [fixed, { verb: 'flip', on: 'piece:2' }, 'no-flip', ['piece:2']],
    [fixed, { verb: 'tap', on: 'cell:b3' }, undefined],
    [fixed, { verb: 'tap', on: 'piece:2' }, undefined],
    [fixed, { verb: 'drag', path: ['piece:2', 'piece:3'] }, undefined],
    [fixed, { verb: 'drag', path: ['piece:2', 'cell:b3'] }, undefined],
    [`${threefold}:4@a1/1`, { verb: 'turn', on: 'cell:a1' }, 'same-turned', ['cell:a1']],
    [threefold, { verb: 'turn', on: 'piece:4' }, undefined], // on the shelf its tip turns
  ])('%s %j: %s', (text, gesture, code, at) => {
    const { puzzle, state } = read(text);
    const note = refusalOf(triangles.interpret(puzzle, state, gesture));
    expect([note?.code, note?.at]).toEqual([code, at]);
    if (note)
      for (const language of languages) expect(say(triangles.words, language, note)).not.toMatch(/[{}]/);
  });
});

describe('what fits', () => {
  test('a cell has pieces, a piece has cells, each pair once and the same either way', () => {
    const { puzzle, state } = read(`${small}:1@b1/1`);
    const pairs = (spots: readonly string[]): string[] =>
      spots.flatMap((spot) =>
        triangles.fits!(puzzle, state, spot)!.map(
          ({ piece, place, move }) => `${piece} ${place} ${moves.format(move)}`,
        ),
      );
    const byCell = pairs(['cell:a1', 'cell:b2', 'cell:b3']);
    expect(byCell).toContain('piece:4 cell:a1 4@a1/5');
    expect(new Set(byCell).size).toBe(byCell.length);
    expect(pairs(['piece:2', 'piece:3', 'piece:4']).toSorted()).toEqual(byCell.toSorted());
  });
  test('taken cells, placed pieces and walls have no answer; a starved cell has none that fit', () => {
    const { puzzle, state } = read(`${small}:1@b1/1,4@b3/1,2@b2/2`);
    for (const spot of ['cell:b1', 'piece:1', 'wall:1', 'shelf', 'cell:z9'])
      expect(triangles.fits!(puzzle, state, spot)).toBeUndefined();
    expect(triangles.fits!(puzzle, state, 'cell:a1')).toEqual([]);
  });
  test('what it offers breaks nothing, and what it leaves out breaks something', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(1000), { maxLength: 12 }), fc.nat(23), (steps, cell) => {
        let state = start(game.puzzle);
        const names = boardOf(game.puzzle).names;
        for (const step of steps) {
          const all = triangles.fits!(game.puzzle, state, `cell:${names[step % 24]}`) ?? [];
          const next = all.length ? apply(game.puzzle, state, all[step % all.length].move) : undefined;
          if (next?.ok) state = next.value;
        }
        expect(wrongs(game.puzzle, state)).toBe(0);
        const found = triangles.fits!(game.puzzle, state, `cell:${names[cell]}`);
        for (const [piece, at] of state.at.entries()) {
          if (!found || at !== SHELF || found.some((each) => each.piece === `piece:${piece + 1}`)) continue;
          const laid = apply(game.puzzle, state, { piece, act: '@', cell: names[cell] });
          expect(laid.ok && wrongs(game.puzzle, laid.value) > 0).toBe(true);
        }
      }),
      { numRuns: 30 },
    );
  });
});

describe('gauges', () => {
  const states = (text: string): string => {
    const { puzzle, state } = read(text);
    return triangles.meters!(puzzle, state)
      .map(({ sign, have, need, state: how, code }) => `${sign} ${have}/${need} ${how} ${code}`)
      .join(', ');
  };
  test('supply and demand', () => {
    expect(states(small)).toBe(
      'A 0/0 full gauge.full, B 3/1 open gauge.open, C 5/3 open gauge.open, D 4/2 open gauge.open',
    );
    expect(states(`${small}:1@b1/3`)).toContain('short');
    expect(states(`${small}:1@b1/1,2@b3/1,3@b2/4,4@a1/5`)).toBe(
      'A 0/0 full gauge.full, B 0/0 full gauge.full, C 0/0 full gauge.full, D 0/0 full gauge.full',
    );
  });
  test('what cannot pair up is short even where enough is there', () => {
    // Three walls ask for B, C and D once more than pairs allow.
    const { puzzle, state } = read('triangles:triangle-2:equal:BDDBCCBDCCCD:DDBDCC');
    const short = triangles.meters!(puzzle, state).filter((each) => each.state === 'short');
    expect(short.map(({ code }) => code)).toEqual(['gauge.pairs', 'gauge.pairs']);
    expect(finish(triangles.solve(puzzle, { limit: 1 })).found).toEqual([]);
  });
  test('no gauge is short on the way to a solution', () => {
    let state = start(game.puzzle);
    for (const move of triangles.plan(game.puzzle, state, game.solution!)) {
      const next = apply(game.puzzle, state, move);
      if (next.ok) state = next.value;
      expect(triangles.meters!(game.puzzle, state).filter((each) => each.state === 'short')).toEqual([]);
    }
  });
});

describe('actions', () => {
  const act = (id: string, puzzle: Puzzle, state: State, solution?: State) => {
    const done = finish(triangles.runAction!(puzzle, state, id, { past: [], ...(solution && { solution }) }));
    if (!done.ok) return { code: done.error.code, state, text: '' };
    const after = done.value.moves.reduce((now, move) => {
      const next = apply(puzzle, now, move);
      if (!next.ok) throw new Error(next.error.code);
      return next.value;
    }, state);
    return { code: done.value.note!.code, state: after, text: say(triangles.words, 'en', done.value.note!) };
  };
  const laid = (state: State): number => state.at.filter((cell) => cell !== SHELF).length;

  test('three pieces, from the known solution or one found', () => {
    const { puzzle, solution } = game;
    expect(act('three-pieces', puzzle, start(puzzle), solution).text).toBe('3 pieces placed.');
    const found = act('three-pieces', puzzle, start(puzzle));
    expect([laid(found.state), wrongs(puzzle, found.state)]).toEqual([3, 0]);
    let state = game.state!;
    for (let i = 0; i < 12; i++) state = act('three-pieces', puzzle, state, solution).state;
    expect(triangles.check(puzzle, state).issues).toEqual([]);
  });
  test('counts as a person would: a piece that went back and was placed counts for both', () => {
    const said = act('three-pieces', game.puzzle, game.state!, game.solution);
    // Of the ten on the board DCa is right, CDA is turned, and eight are misplaced; one of these is placed again.
    expect(said.text).toBe('3 pieces placed, 1 rotated, 8 back on the shelf.');
    expect(laid(said.state)).toBe(10 - 8 + 3);
  });
  test('a puzzle without a solution is reported', () => {
    const { puzzle, state } = read('triangles:triangle-2:equal:BDDBCCBDCCCD:DDBDCC');
    expect(act('three-pieces', puzzle, state).code).toBe('impossible');
    expect(act('generated', puzzle, state).code).toBe('generated-unknown');
    expect(act('dance', puzzle, state).code).toBe('no-such-action');
  });
  test('the generated one is found after others, up to rotation of the board', () => {
    const { puzzle } = read('triangles:hexagon-1:complement:aAbaBAbbBaBbAABaab');
    const all: State[] = [];
    const { found } = finish(triangles.solve(puzzle, { limit: 1000 }));
    all.push(...found);
    expect(all.length % 6).toBe(0);
    const told = all.map((each) => act('generated', puzzle, start(puzzle), each));
    all.forEach((each, i) => expect([told[i].state.at, told[i].state.turn]).toEqual([each.at, each.turn]));
    const kinds = new Set(all.map((each) => triangles.identity!(puzzle, each)));
    expect(kinds.size).toBe(all.length / 6);
    const counts = new Set(told.map(({ text }) => text));
    expect(counts.size).toBe(kinds.size);
    expect(told[0].text).toBe('This is the original solution. No others come before it.');
  });
  test('an invalid solution that came with the puzzle is reported', () => {
    const { puzzle, state } = read(small);
    const wrong = read(`${small}:1@b1/3,2@b3/1,3@b2/4,4@a1/5`).state;
    expect(act('generated', puzzle, state, wrong).code).toBe('generated-wrong');
  });
  test('once solved, only the generated one can be asked for', () => {
    expect(triangles.actions!(game.puzzle, game.solution!)).toEqual(['generated']);
    expect(triangles.actions!(game.puzzle, game.state!)).toEqual(['three-pieces', 'generated']);
  });
  test('listing a game full of solutions can be stopped', () => {
    const task = triangles.runAction!(game.puzzle, start(game.puzzle), 'generated', {
      past: [],
      solution: game.solution!,
    });
    const steps = Array.from({ length: 30 }, () => task.next());
    expect(steps.every(({ done }) => !done)).toBe(true);
  });
});

describe('identity', () => {
  test('a rotated board keeps every side, and counts as the same solution', () => {
    for (const name of ['hexagon-2', 'triangle-3', 'parallelogram-3x2', 'cells-28']) {
      const wish = { ...preset('letters'), board: name, colours: 6 };
      const made = colourEdges(wish, makeRng(`turn ${name}`))!;
      const board = boardOf(made.puzzle);
      expect(symmetriesOf(made.puzzle).length).toBe(board.turns.length);
      for (const turn of board.turns) {
        const after = { ...made.solution, ...turnedPosition(made.puzzle, made.solution, turn) };
        expect(triangles.check(made.puzzle, after).issues).toEqual([]);
        expect(triangles.identity!(made.puzzle, after)).toBe(triangles.identity!(made.puzzle, made.solution));
        made.puzzle.pieces.forEach((piece, i) => {
          const cell = made.solution.at[i];
          for (const side of [0, 1, 2])
            expect(shown(piece, after.turn[i], sideAfter(board.up[cell], side, turn.sixths))).toBe(
              shown(piece, made.solution.turn[i], side),
            );
        });
      }
    }
  });
  test('walls and fixed pieces tell turns apart, a border of one colour does not', () => {
    const count = (wish: Partial<Params>): number =>
      symmetriesOf(colourEdges({ ...preset('medium'), ...wish }, makeRng('walls'))!.puzzle).length;
    expect([count({}), count({ border: 'one' }), count({ border: 'free', fixed: 1 })]).toEqual([1, 6, 1]);
  });
});

describe('looks', () => {
  const shapes = (puzzle: Puzzle, state: State, look?: ViewOptions): readonly Shape[] => {
    const { shapes: board, shelf } = triangles.scene(puzzle, state, look);
    return [...board, ...(shelf?.slots ?? []).flatMap((slot) => slot?.shapes ?? [])];
  };
  const count = (puzzle: Puzzle, state: State, look?: ViewOptions) => {
    const all = shapes(puzzle, state, look);
    return [
      all.filter(({ kind }) => kind === 'text').length,
      all.filter((each) => each.kind === 'path' && each.role.startsWith('glyph')).length,
    ];
  };
  test('symbols as requested on pieces, walls and shelf; letters by default', () => {
    const { puzzle, state } = read(`${small}:1@b1/1`);
    const signs = 4 * 3 + 6;
    expect(count(puzzle, state)).toEqual([signs, 0]);
    expect(shapes(puzzle, state, { symbols: 'letters' })).toEqual(shapes(puzzle, state));
    expect(count(puzzle, state, { symbols: 'shapes' })).toEqual([0, signs]);
    expect(count(puzzle, state, { symbols: 'both' })).toEqual([signs, signs]);
    expect(count(puzzle, state, { symbols: 'none' })).toEqual([0, 0]);
  });
  test('letters in pairs never lose their case', () => {
    const [texts, drawn] = count(game.puzzle, game.state!, { symbols: 'shapes' });
    expect([texts, drawn]).toEqual([72, 72]);
    const wedges = (look?: ViewOptions) =>
      shapes(game.puzzle, game.state!, look).filter(({ role }) => role.startsWith('letter-'));
    expect(wedges({ symbols: 'none' })).toEqual(wedges());
  });
  test('similar pieces share a group', () => {
    const shelf = triangles.scene(game.puzzle, start(game.puzzle)).shelf!.slots;
    const kin = shelf.map((slot) => slot!.groupKey!);
    game.puzzle.pieces.forEach((piece, i) => {
      if (isThreefold(piece)) expect(new Set(kin[i]).size).toBe(1);
      expect(kin[i]).toHaveLength(3);
    });
    expect(new Set(kin).size).toBeLessThan(24);
  });
  test('colours are read out before their letters; letters on their own', () => {
    const label = (puzzle: Puzzle, state: State, spot: string, language: 'en' | 'fi'): string =>
      say(
        triangles.words,
        language,
        triangles.scene(puzzle, state).targets.find((each) => each.spot === spot)!.label,
      );
    const { puzzle, state } = read(`${small}:1@b1/1`);
    expect(label(puzzle, state, 'cell:b1', 'en')).toBe('b1, piece 1: left rust B, right ice D, bottom ice D');
    expect(label(puzzle, state, 'cell:b1', 'fi')).toBe(
      'b1, pala 1: vasen ruosteenpunainen B, oikea jäänsininen D, pohja jäänsininen D',
    );
    expect(label(puzzle, state, 'wall:1', 'en')).toBe('wall at a1, left: amber C');
    expect(label(game.puzzle, start(game.puzzle), 'piece:1', 'en')).toMatch(
      /^piece 1, tip (up: left [a-dA-D], right [a-dA-D], bottom|down: left [a-dA-D], top [a-dA-D], right) [a-dA-D]$/,
    );
  });
});

test('60 numbered challenges, all of a graded level', () => {
  const [challenges] = paramSet.series!;
  const numbers = Array.from({ length: 60 }, (_, i) => String(i + 1));
  expect(challenges.steps.map(({ name }) => name)).toEqual(numbers);
  for (const { params } of challenges.steps) expect(params.level).not.toBe('any');
});
