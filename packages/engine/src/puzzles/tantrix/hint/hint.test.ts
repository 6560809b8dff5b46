import { describe, expect, test } from 'vitest';
import { suffices } from './suffices.ts';
import { makeRng } from '../../../rng.ts';
import { finish } from '../../../task.ts';
import { say } from '../../../words/words.ts';
import { unique } from '../tantrix.fixtures.ts';
import { tantrix } from '../index.ts';
import { params as paramSet, type Params } from '../params.ts';
import { type Puzzle, start, type State } from '../rules/rules.ts';

const like = (changes: Partial<Params>): Params => ({ ...paramSet.presets[0].params, ...changes });

function read(text: string): { puzzle: Puzzle; state: State } {
  const result = tantrix.native.parse(text);
  if (!result.ok) throw new Error(result.error.code);
  return { state: start(result.value.puzzle), ...result.value };
}
function play(puzzle: Puzzle, from: State, moves: readonly string[]): State[] {
  const states = [from];
  for (const text of moves) {
    const move = tantrix.moves.parse(text);
    const next = move.ok ? tantrix.apply(puzzle, states[states.length - 1], move.value) : move;
    if (!next.ok) throw new Error(next.error.code);
    states.push(next.value);
  }
  return states;
}

describe('hints say why', () => {
  test.each([
    [
      'tantrix:discovery:1-7:any:loop:all:none',
      'Begin with tile 1: the first tile can go anywhere. Colours that work: red and blue.',
    ],
    [
      'tantrix:discovery:1-3:Y:loop:all:none',
      'Begin with tile 1: the first tile can go anywhere. The loop is yellow.',
    ],
    [
      'tantrix:discovery:1-3:R:loop:all:none',
      'There is no solution. A loop turns once around, so it has an even number of bends. In red these tiles have one bend.',
    ],
    ['tantrix:discovery:1-7:Y:loop:all:none', 'Every way was tried: these tiles have no solution.'],
    [
      'tantrix:discovery:1-3:Y:loop:all:none/1.0.0.0_2.1.0.4',
      'Both ends of the line come to this cell, so it makes a tight corner here, and tile 3 is the only one left with a yellow tight corner.',
    ],
    [
      'tantrix:discovery:1-3:Y:loop:all:none/1.0.0.0_2.1.0.0',
      'These two tiles disagree where they touch. Take tile 2 back.',
    ],
    [
      'tantrix:free:1-4:Y:loop:loop:none/1.0.0.0_2.1.0.4_3.1.-1.2',
      'There is no solution. A loop turns once around, so it has an even number of bends. In yellow these tiles have one bend.',
    ],
    [
      'tantrix:free:1-3,5,10,14:Y:loop:loop:allowed',
      'There is no solution. A loop turns once around: six sixths in all, two for a corner and one for a bend, less what turns back. In yellow 6 of these tiles turn, and that cannot come to six.',
    ],
    [
      'tantrix:free:4-6:any:loop:all:none',
      'There is no solution: no colour can make a loop. Red cannot turn once around. Blue has an odd number of bends. Yellow has an odd number of bends.',
    ],
    [
      'tantrix:free:1,15,24,43:any:loop:all:none',
      'There is no solution. No colour is on every tile, so no line goes through them all.',
    ],
    [
      'tantrix:free:1-4:Y:line:all:none',
      'Begin with tile 1: the first tile can go anywhere. The line is yellow.',
    ],
  ])('%s: %s', (text, expected) => {
    const { puzzle, state } = read(text);
    const help = finish(tantrix.hint(puzzle, state));
    expect(help && say(tantrix.words, 'en', help)).toBe(expected);
    expect(help && suffices(puzzle, state, help)).toBe(true);
  });

  test.each([
    'tantrix:discovery:1-6:R:loop:all:none', // by counting
    'tantrix:discovery:1-6:R:loop:all:none/1.0.0.0_2.1.0.4',
    'tantrix:discovery:1-7:Y:loop:all:none', // by trying everything
    'tantrix:discovery:1-7:Y:loop:all:none/1.0.0.0',
    'tantrix:free:1-3:R:loop:all:none:@0.0_1.0_1.-1',
  ])('%s has no solution: no tile is blamed, nothing taken back, no technique named', (text) => {
    const { puzzle, state } = read(text);
    const help = finish(tantrix.hint(puzzle, state));
    expect(help).toMatchObject({ kind: 'mistake', level: 'beyond', at: [], moves: [] });
    const said = help ? [say(tantrix.words, 'en', help), say(tantrix.words, 'fi', help)] : [];
    expect(said).toEqual([
      expect.stringMatching(/no solution/),
      expect.stringMatching(/Ratkaisua ei ole|ei ole ratkaisua/),
    ]);
  });

  test('the reason is smaller than the board', () => {
    const { puzzle } = read(unique);
    const solution = finish(tantrix.solve(puzzle, { limit: 1 })).found[0];
    const state = { ...solution, placed: solution.placed.slice(0, 7) };
    const help = finish(tantrix.hint(puzzle, state));
    expect(help?.code).toBe('only-fit');
    expect(help?.because.length).toBeLessThan(7);
  });
});

describe('Solitaire', () => {
  test.each([
    ['solitaire', 3],
    ['solitaire-document', 1], // later on, lax rules let a tile go where no cell is drawn yet
  ])('%s: a hint frames the cell it mentions', (id, count) => {
    const preset = paramSet.presets.find((each) => each.id === id);
    for (const seed of ['a', 'b']) {
      const made = preset && finish(tantrix.generate(preset.params, makeRng(seed)));
      if (!made?.ok) throw new Error(seed);
      const { puzzle } = made.value;
      let state = start(puzzle);
      for (let laid = 0; laid < count; laid++) {
        const help = finish(tantrix.hint(puzzle, state));
        const [move] = help?.moves ?? [];
        if (!help || move?.kind !== 'place') throw new Error(help?.code);
        expect(help.at).toEqual([`hex:${move.q},${move.r}`, `tile:${move.tile}`]);
        const targets = tantrix.scene(puzzle, state).targets.map(({ spot }) => spot);
        expect(targets).toEqual(expect.arrayContaining([...help.at]));
        const next = tantrix.apply(puzzle, state, move);
        state = next.ok ? next.value : state;
      }
    }
  });
});

describe('where it went wrong', () => {
  test('the move that broke it is named, though it was not the last', () => {
    const { puzzle, state } = read(unique);
    const solution = finish(tantrix.solve(puzzle, { limit: 1 })).found[0];
    const [a, b] = solution.placed;
    const wrong = solution.placed.find((each) => each.tile !== a.tile && each.tile !== b.tile);
    const states = play(puzzle, state, [
      `${a.tile}@0,0/${a.turn}`,
      `${wrong?.tile}@5,0/0`, // far from where the only solution has it
      `${b.tile}@${b.q},${b.r}/${b.turn}`,
    ]);
    const help = finish(tantrix.hint(puzzle, states[3], states.slice(0, 3)));
    expect(help).toMatchObject({ kind: 'mistake', with: { tile: wrong?.tile } });
    expect(help && suffices(puzzle, states[3], help)).toBe(true);
  });

  const { puzzle: eight, state: bare } = read('tantrix:discovery:1-8:B:loop:all:none');
  const finishable = (state: State): boolean =>
    finish(tantrix.solve(eight, { limit: 1, from: state })).found.length > 0;
  const mismatched = (state: State): number =>
    tantrix.check(eight, state).issues.filter(({ code }) => code === 'mismatch').length;
  /** Checks the hint at the end of play, and says which move of which tile it blames. */
  const blamed = (states: readonly State[]): unknown => {
    const now = states[states.length - 1];
    const help = finish(tantrix.hint(eight, now, states.slice(0, -1)));
    expect(help?.kind).toBe('mistake');
    expect(help?.moves).toEqual([{ kind: 'shelve', tile: help?.with?.['tile'] }]);
    expect(help && suffices(eight, now, help)).toBe(true);
    return { tile: help?.with?.['tile'], move: help?.with?.['move'] };
  };

  test('of several disagreements the first is named', () => {
    let several = 0;
    for (let seed = 0; seed < 40; seed++) {
      const rng = makeRng(`broken ${seed}`);
      const moves = [1, 2, 3, 4, 5].map(
        (tile) => `${tile}@${rng.below(3)},${(tile % 3) - 1}/${rng.below(6)}`,
      );
      if (new Set(moves.map((move) => move.slice(2, -2))).size < moves.length) continue;
      const states = play(eight, bare, moves);
      const first = states.findIndex((state) => !finishable(state));
      if (first < 0) continue;
      several += Number(mismatched(states[first]) === 1 && mismatched(states[5]) > 1);
      expect(blamed(states)).toEqual({ tile: first, move: first });
    }
    expect(several).toBeGreaterThan(2);
  });

  test('a corrected mistake is not named again, a tile moved later is', () => {
    const [a, b, c, d] = finish(tantrix.solve(eight, { limit: 1 })).found[0].placed.map(
      ({ tile, q, r, turn }) => ({ tile, at: `${tile}@${q},${r}/${turn}` }),
    );
    const astray = `${d.tile}@9,9/0`;
    const mended = [a.at, `${b.tile}@9,0/0`, `${b.tile}-`, b.at, `${c.tile}@9,0/0`, astray];
    expect(blamed(play(eight, bare, mended))).toEqual({ tile: c.tile, move: 5 });
    const moved = [a.at, b.at, c.at, `${b.tile}@-9,0/0`, astray];
    expect(blamed(play(eight, bare, moved))).toEqual({ tile: b.tile, move: 4 });
  });

  test('hints lead from aimless play to a loop', () => {
    const { puzzle } = read('tantrix:discovery:1-8:B:loop:all:none/1.0.0.0_2.1.0.0_5.0.1.3_7.1.1.4');
    let { state } = read('tantrix:discovery:1-8:B:loop:all:none/1.0.0.0_2.1.0.0_5.0.1.3_7.1.1.4');
    for (let i = 0; i < 20; i++) {
      const help = finish(tantrix.hint(puzzle, state));
      if (!help) break;
      state = play(puzzle, state, help.moves.map(tantrix.moves.format))[1];
    }
    expect(tantrix.check(puzzle, state).issues).toEqual([]);
  });

  test('thirty tiles: a hint from part of a loop', () => {
    const { puzzle } = read('tantrix:discovery:1-30:R:loop:all:none');
    const solution = finish(tantrix.solve(puzzle, { limit: 1 })).found[0];
    const state = { ...start(puzzle), placed: solution.placed.filter((_, i) => i % 2 === 0) };
    const help = finish(tantrix.hint(puzzle, state));
    expect(help?.kind).toBe('step');
  });
});

describe('the generator', () => {
  test('the same seed gives the same game for ever', () => {
    const made = (changes: Partial<Params>): string => {
      const result = finish(tantrix.generate(like(changes), makeRng('golden')));
      return result.ok ? tantrix.native.format({ puzzle: result.value.puzzle }) : result.error.code;
    };
    expect(made({ tiles: '8', colour: 'B' })).toBe('tantrix:discovery:1-8:B:loop:all:none');
    expect(made({ mode: 'solitaire', trio: 'GRB' })).toMatchInlineSnapshot(
      `"tantrix:solitaire:37,36,26,38,40,24,25,28,27,42,29,30,41,39:any:loop:all:allowed"`,
    );
    expect(made({ mode: 'free', tiles: '8', solutions: 'few' })).toMatchInlineSnapshot(
      `"tantrix:free:4,5,13,20,27,32,36,39:R:loop:all:none"`,
    );
    expect(made({ mode: 'free', tiles: '9', cells: true, solutions: 'one' })).toMatchInlineSnapshot(
      `"tantrix:free:17,18,21,25,31,32,42,48,56:G:loop:all:none:@0.0_-1.2_-1.1_-2.1_-1.3_0.1_0.2_-1.0_-2.2"`,
    );
  });

  test('one solution, and as deep as requested', () => {
    const changes = like({ mode: 'free', tiles: '8', solutions: 'one', level: 'deep' });
    const result = finish(tantrix.generate(changes, makeRng(1)));
    const puzzle = result.ok ? result.value.puzzle : undefined;
    expect(puzzle && finish(tantrix.grade(puzzle))).toMatchObject({ level: 'deep', solutions: 'one' });
  });

  test.each([
    [{ tiles: '8', colour: 'R' }, 'impossible-odd-bends'],
    [{ tiles: '7', colour: 'Y' }, 'no-solution'],
  ] as const)('%j has no loop: %s', (changes, code) => {
    const result = finish(tantrix.generate(like(changes), makeRng(1)));
    expect(result.ok ? '' : result.error.code).toBe(code);
  });

  test.each([
    [{ tiles: '2' }, 'tile-count'],
    [{ tiles: '15', trio: 'YGB' }, 'tile-count'],
    [{ tiles: '1-4,3' }, 'tile-again'],
    [{ tiles: '1-15', colour: 'B' }, 'colour-lacking'],
    [{ mode: 'solitaire', tiles: '30' }, 'solitaire-tiles'],
    [{ mode: 'solitaire', tiles: '1-10' }, 'solitaire-tiles'],
    [{ mode: 'solitaire', tiles: '14', trio: 'GRB' }, undefined],
    [{ mode: 'solitaire' }, undefined], // nobody has named any tiles
  ] as const)('params %j: %s', (changes, code) => {
    expect(paramSet.check?.(like(changes))?.code).toBe(code);
  });

  test('Solitaire with thirty tiles is refused in one sentence', () => {
    const note = paramSet.check?.(like({ mode: 'solitaire', tiles: '30' })) ?? { code: '' };
    expect(say(tantrix.words, 'en', note)).toBe(
      'Solitaire is played with all 14 tiles of its three colours: ask for 14 tiles, not "30".',
    );
    expect(say(tantrix.words, 'fi', note)).toBe(
      'Pasianssissa pelataan kolmen värin kaikilla 14 laatalla: pyydä 14 laattaa, älä ”30”.',
    );
  });

  test('every preset can be generated', () => {
    for (const { params } of paramSet.presets) expect(paramSet.check?.(params)).toBeUndefined();
  });
});
