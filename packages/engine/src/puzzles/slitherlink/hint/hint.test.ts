/** Following hints to the end; mistakes and how they are reported; every reason checked by the kernel. */
import { describe, expect, it } from 'vitest';
import type { Hint } from '../../../vocabulary.ts';
import { makeRng } from '../../../rng.ts';
import { finish } from '../../../task.ts';
import { say } from '../../../words/words.ts';
import { check } from '../rules/check.ts';
import { techniques } from './deduce/techniques.ts';
import { generate } from '../make/generator.ts';
import type { Params } from '../params.ts';
import { hint } from './hint.ts';
import { usesOf } from './uses.ts';
import { kernelSolve } from '../solve/testing.ts';
import { suffices } from './suffices.ts';
import { apply } from '../rules/moves.ts';
import {
  BLANK,
  CROSS,
  edgeSpot,
  INSIDE,
  LINE,
  meshOf,
  OPEN,
  start,
  type Move,
  type Puzzle,
  type State,
} from '../rules/rules.ts';
import { words } from '../words/index.ts';

interface Made {
  readonly puzzle: Puzzle;
  readonly solution: State;
}

function make(size: number, level: Params['level'], seed: string): Made {
  const params = {
    width: size,
    height: size,
    level,
    symmetry: 'none',
    density: 0,
    without: '',
    rule: 'loop',
  } as const;
  const made = finish(generate(params, makeRng(seed)));
  if (!made.ok || !made.value.solution) throw new Error(`no puzzle for ${seed}`);
  return { puzzle: made.value.puzzle, solution: made.value.solution };
}

function after(puzzle: Puzzle, state: State, moves: readonly Move[]): State {
  return moves.reduce((now, move) => {
    const next = apply(puzzle, now, move);
    if (!next.ok) throw new Error(next.error.code);
    return next.value;
  }, state);
}

/** A puzzle given as rows, with the one solution that the kernel finds. */
function madeOf(text: string): Made {
  const rows = text.split(' ');
  const clues = Array.from(rows.join(''), (char) => (char === '.' ? BLANK : Number(char)));
  const puzzle: Puzzle = { width: rows[0].length, height: rows.length, rule: 'loop', clues };
  const { found } = kernelSolve(puzzle, 2);
  expect(found.length).toBe(1);
  return { puzzle, solution: found[0] };
}

/** Clue-minimal boards on which one supposition leaves edges open. */
const beyond = [
  '1...1.2 1...... ...3.23 .3.1... 1.2.3.3 ....2.. 11....2',
  '322.2.. 22..2.2 ...2..1 3.3212. ....... ..1.1.2 .3.312.',
  '...22.2 .2...3. .3212.. 1211311 ....... ..1..22 22.22.3',
];

const isLine = (state: State, edge: number): boolean => state.edges[edge] === LINE;

function expectRightStep({ puzzle, solution }: Made, state: State, given: Hint<Move>): void {
  expect(given.kind).toBe('step');
  for (const { index, to } of given.moves.flat()) expect(to === LINE).toBe(isLine(solution, index));
  expect(suffices(puzzle, state, given), `${given.code}: ${given.because.join(' ')}`).toBe(true);
}

/** Plays by hints alone; returns the codes used. */
function follow(made: Made): string[] {
  const { puzzle } = made;
  const past: State[] = [];
  const codes: string[] = [];
  let state = start(puzzle);
  for (let given = finish(hint(puzzle, state)); given; given = finish(hint(puzzle, state, past))) {
    expectRightStep(made, state, given);
    codes.push(given.code);
    past.push(state);
    state = after(puzzle, state, given.moves);
  }
  expect(check(puzzle, state).issues).toEqual([]);
  return codes;
}

const played = [
  [5, 'counting'],
  [5, 'one-clue'],
  [5, 'sides'],
  [5, 'supposition'],
  [7, 'corners'],
  [7, 'sides'],
  [7, 'supposition'],
  [10, 'one-clue'],
  [10, 'supposition'],
] as const;

describe('following hints', () => {
  it.each(played)('solves $0×$0 $1 without a wrong step, and each reason suffices', (size, level) => {
    for (const seed of ['a', 'b']) follow(make(size, level, `hint ${seed}`));
  });

  it('supposes twice where one supposition does not reach', () => {
    const codes = beyond.flatMap((rows) => follow(madeOf(rows)));
    expect(codes.filter((code) => code.endsWith('-twice')).length).toBeGreaterThan(0);
    expect(codes).not.toContain('forced');
  });

  it('is the same every time', () => {
    const { puzzle } = make(7, 'connectivity', 'again');
    expect(finish(hint(puzzle, start(puzzle)))).toEqual(finish(hint({ ...puzzle }, start(puzzle))));
  });

  it('prefers what is near the last mark among steps equally easy', () => {
    const puzzle: Puzzle = { width: 5, height: 5, rule: 'loop', clues: zerosInCorners() };
    const before = start(puzzle);
    const last = meshOf(puzzle).faceEdges[24][0];
    const state = after(puzzle, before, [[{ on: 'edge', index: last, to: CROSS }]]);
    const given = finish(hint(puzzle, state, [before]));
    expect([given?.code, given?.because]).toEqual(['zero', ['cell:24']]);
  });
});

function zerosInCorners(): number[] {
  const clues = Array.from({ length: 25 }, () => BLANK);
  clues[0] = clues[24] = 0;
  return clues;
}

describe('mistakes', () => {
  it.each([
    [5, 'sectors'],
    [7, 'connectivity'],
    [7, 'contradiction'],
  ] as const)('on $0×$0 $1 are named, refuted and repaired', (size, level) => {
    const seenAt = new Set<string>();
    for (const seed of ['a', 'b', 'c']) {
      const { puzzle, solution } = make(size, level, `wrong ${seed}`);
      const rng = makeRng(`marks ${seed}`);
      for (let i = 0; i < 8; i++) {
        const shown = rng.below(70);
        const right = (edge: number): number => (isLine(solution, edge) ? LINE : CROSS);
        const edges = Uint8Array.from(solution.edges, (_, edge) =>
          rng.below(100) < shown ? right(edge) : OPEN,
        );
        for (let k = rng.below(3); k >= 0; k--) {
          const edge = rng.below(edges.length);
          edges[edge] = right(edge) === LINE ? CROSS : LINE;
        }
        const state = { edges, cells: new Uint8Array(size * size) };
        const given = finish(hint(puzzle, state));
        expect(given?.kind).toBe('mistake');
        if (!given) continue;
        seenAt.add(given.level);
        const wrong = Array.from(edges.keys()).filter(
          (edge) => edges[edge] !== OPEN && edges[edge] !== right(edge),
        );
        expect(wrong.map(edgeSpot)).toContain(given.at[0]);
        expect(given.because).toContain(given.at[0]);
        expect(suffices(puzzle, state, given), given.because.join(' ')).toBe(true);
        const mended = after(puzzle, state, given.moves);
        expect(Array.from(mended.edges)).toEqual(
          Array.from(edges, (value, edge) => (wrong.includes(edge) ? OPEN : value)),
        );
      }
    }
    expect(seenAt.size, 'levels that see the mistakes').toBeGreaterThan(1);
  });

  it('are dated by the past: the first bad mark is the one to blame', () => {
    const { puzzle, solution } = make(5, 'sectors', 'dated');
    const bad = Array.from(solution.edges, (_, edge) => edge).filter((edge) => !isLine(solution, edge));
    const states = [start(puzzle)];
    for (const index of [bad[7], bad[2], bad[4]])
      states.push(after(puzzle, states[states.length - 1], [[{ on: 'edge', index, to: LINE }]]));
    const given = finish(hint(puzzle, states[3], states.slice(0, 3)));
    expect([given?.code, given?.at]).toEqual(['mistake-line', [edgeSpot(bad[7])]]);
  });

  it('speak of the clue that is broken: a crossed side of a 3, and not the 0 beside it', () => {
    for (const rows of ['..... ..... .30.. ..... .....', '..... ..... .03.. ..... .....']) {
      const clues = Array.from(rows.replaceAll(' ', ''), (char) => (char === '.' ? BLANK : Number(char)));
      const puzzle: Puzzle = { width: 5, height: 5, rule: 'loop', clues };
      const three = clues.indexOf(3);
      const side = meshOf(puzzle).faceEdges[three].find(
        (edge) => !meshOf(puzzle).faceEdges[clues.indexOf(0)].includes(edge),
      );
      const state = after(puzzle, start(puzzle), [[{ on: 'edge', index: side ?? 0, to: CROSS }]]);
      expect(finish(hint(puzzle, state))).toMatchObject({ kind: 'mistake', with: { end: 'clue', clue: 3 } });
    }
  });

  it('include notes on cells', () => {
    const { puzzle } = make(5, 'sectors', 'cells');
    const zero = Array.from(puzzle.clues).findIndex((_, cell) => finishedOutside(puzzle, cell));
    const state = {
      ...start(puzzle),
      cells: Uint8Array.from({ length: 25 }, (_, cell) => (cell === zero ? INSIDE : 0)),
    };
    const given = finish(hint(puzzle, state));
    expect([given?.code, given?.at]).toEqual(['mistake-cell', [`cell:${zero}`]]);
    expect(given && suffices(puzzle, state, given)).toBe(true);
  });

  it('are told apart from what several solutions leave open', () => {
    const puzzle: Puzzle = {
      width: 3,
      height: 3,
      rule: 'loop',
      clues: Array.from('3.......3', (char) => (char === '.' ? BLANK : 3)),
    };
    const first = finish(hint(puzzle, start(puzzle)));
    expect(first?.code).toBe('corner-three');
    const edges = new Uint8Array(24);
    edges[0] = CROSS;
    const given = finish(hint(puzzle, { edges, cells: new Uint8Array(9) }));
    expect([given?.code, given?.at]).toEqual(['mistake-cross', ['edge:0']]);
  });
});

function finishedOutside(puzzle: Puzzle, cell: number): boolean {
  const state = {
    ...start(puzzle),
    cells: Uint8Array.from({ length: 25 }, (_, each) => (each === cell ? INSIDE : 0)),
  };
  return finish(hint(puzzle, state))?.kind === 'mistake';
}

describe('nothing to say', () => {
  it('when solved', () => {
    const { puzzle, solution } = make(5, 'counts', 'solved');
    expect(finish(hint(puzzle, solution))).toBeUndefined();
  });
  it('when there is no solution', () => {
    const puzzle: Puzzle = { width: 2, height: 2, rule: 'loop', clues: [0, 0, 0, 3] };
    expect(finish(hint(puzzle, start(puzzle)))).toBeUndefined();
  });
  it('when nothing is forced', () => {
    const puzzle: Puzzle = {
      width: 2,
      height: 2,
      rule: 'loop',
      clues: Array.from({ length: 4 }, () => BLANK),
    };
    expect(finish(hint(puzzle, start(puzzle)))).toBeUndefined();
  });
});

it('usesOf counts techniques of no higher level than the puzzle needs', () => {
  const { puzzle } = make(7, 'connectivity', 'uses');
  const { uses, costs } = finish(usesOf(puzzle));
  expect(costs).toHaveLength(Object.values(uses).reduce<number>((sum, times = 0) => sum + times, 0));
  const codes = new Set<string>(techniques.map(({ code }) => code));
  expect(Object.keys(uses).every((code) => codes.has(code))).toBe(true);
  expect(Object.keys(uses)).not.toContain('suppose-line');
  expect(Object.values(uses).reduce<number>((sum, times = 0) => sum + times, 0)).toBeGreaterThan(20);
});

it('every code has a sentence and a name in both languages', () => {
  for (const language of ['en', 'fi'] as const)
    for (const { code } of techniques) {
      const values = { clue: 2, left: 'clue', end: 'clue', to: 'line' };
      expect(say(words, language, { code, with: values })).toMatch(/^[\p{Lu}\d].*\.$/u);
      expect(say(words, language, { code: `technique.${code}` })).not.toMatch(/technique/);
    }
});
