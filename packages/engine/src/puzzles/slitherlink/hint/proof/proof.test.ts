/** Proofs link by link: each link follows by the kernel, and the chain says what a person would look at. */
import { describe, expect, it } from 'vitest';
import { makeRng } from '../../../../rng.ts';
import { finish } from '../../../../task.ts';
import type { Hint, Spot } from '../../../../vocabulary.ts';
import { generate } from '../../make/generator.ts';
import { levels } from '../../make/levels.ts';
import { native } from '../../formats/index.ts';
import { params } from '../../params.ts';
import { apply } from '../../rules/moves.ts';
import {
  boardOf,
  cellSpot,
  CROSS,
  LINE,
  OPEN,
  start,
  type Move,
  type Puzzle,
  type State,
} from '../../rules/rules.ts';
import { hint } from '../hint.ts';
import { SIDES } from '../../solve/level-numbers.ts';
import { Position } from '../deduce/position.ts';
import { reasonOfConflict } from '../deduce/reasons.ts';
import { Deduction } from '../deduce/rounds.ts';
import { linkFollows } from './link-follows.ts';
import { proofOfBreak } from './proof.ts';

type Level = (typeof levels)[number];

function board(level: Level, seed: number, size = 6): { puzzle: Puzzle; solution: State } {
  const [{ params: preset }] = params.presets;
  const made = finish(
    generate({ ...preset, width: size, height: size, level, symmetry: 'none' }, makeRng(seed)),
  );
  if (!made.ok || !made.value.solution) throw new Error('no board');
  return { puzzle: made.value.puzzle, solution: made.value.solution };
}

/** The hint at every position on the way to the solution. */
function* wayOf(puzzle: Puzzle): Generator<{ state: State; hint: Hint<Move> }> {
  let state = start(puzzle);
  for (let next = finish(hint(puzzle, state)); next; next = finish(hint(puzzle, state))) {
    yield { state, hint: next };
    const after = apply(puzzle, state, next.moves[0]);
    if (!after.ok) throw new Error('a hint is refused');
    state = after.value;
  }
}

const brokenLinks = (puzzle: Puzzle, state: State, { proof }: Hint<Move>): string[] =>
  (proof?.links ?? []).flatMap(({ code }, index) =>
    proof && linkFollows(puzzle, state, proof, index) ? [] : [`${index} ${code}`],
  );

/** Cells inside a loop, found from the world outside without crossing it. */
function insideOf(puzzle: Puzzle, { edges }: State): ReadonlySet<Spot> {
  const { mesh } = boardOf(puzzle);
  const outside = new Set([-1]);
  for (const face of outside)
    for (let edge = 0; edge < mesh.edgeCount; edge++) {
      const [a, b] = mesh.edgeFaces.subarray(2 * edge, 2 * edge + 2);
      if (edges[edge] !== LINE && (a === face || b === face)) outside.add(a === face ? b : a);
    }
  const cells = Array.from({ length: mesh.faceCount }, (_, face) => face);
  return new Set(cells.filter((face) => !outside.has(face)).map(cellSpot));
}

/** How many hints on the way had a proof; each was sound. */
function provenOn(puzzles: readonly Puzzle[]): number {
  let proven = 0;
  for (const puzzle of puzzles)
    for (const { state, hint: each } of wayOf(puzzle)) {
      if (!each.proof) continue;
      proven++;
      expect(brokenLinks(puzzle, state, each), native.format({ puzzle, state })).toEqual([]);
    }
  return proven;
}

/** Boards that need them are rare among small ones, and take long to find. */
const twoSuppositions = [
  'slitherlink:6x6:b1a1b3c2b22a13c2b2222a3b223',
  'slitherlink:7x7:1c1a21i3a23a3a1c1a2a3a3d2b11d2',
];

function puzzleOf(text: string): Puzzle {
  const read = native.parse(text);
  if (!read.ok) throw new Error(text);
  return read.value.puzzle;
}

describe('every link follows from its own places and the links before', () => {
  it.each(levels.slice(1, -1))('on boards of level %s', (level) => {
    expect(provenOn([1, 2].map((seed) => board(level, seed).puzzle))).toBeGreaterThan(0);
  });

  it('on boards that need two suppositions', () => {
    expect(provenOn(twoSuppositions.map(puzzleOf))).toBeGreaterThan(0);
  });

  it('after a wrong mark', () => {
    const rng = makeRng('wrong marks');
    let proven = 0;
    for (let seed = 0; seed < 12; seed++) {
      const { puzzle, solution } = board('sides', seed);
      const edges = Uint8Array.from(solution.edges, (value) =>
        rng.below(3) ? OPEN : value === LINE ? LINE : CROSS,
      );
      const wrong = rng.below(edges.length);
      edges[wrong] = solution.edges[wrong] === LINE ? CROSS : LINE;
      const state = { ...start(puzzle), edges };
      const found = finish(hint(puzzle, state));
      expect(found?.kind).toBe('mistake');
      if (!found?.proof) continue;
      proven++;
      expect(brokenLinks(puzzle, state, found), native.format({ puzzle, state })).toEqual([]);
    }
    expect(proven).toBeGreaterThan(6);
  });
});

/** Sides of contradictory marks are reached both ways: a chain must keep to the way that clashes. */
it('among marks that contradict each other, too', () => {
  const rng = makeRng('contradictory marks');
  let bySides = 0;
  for (let seed = 0; seed < 24; seed++) {
    const { puzzle, solution } = board('corners', seed % 6, 7);
    const edges = Uint8Array.from(solution.edges, (value) =>
      rng.below(4) ? (value === LINE ? LINE : CROSS) : OPEN,
    );
    const wrong = rng.below(edges.length);
    edges[wrong] = solution.edges[wrong] === LINE ? CROSS : LINE;
    const position = new Position(boardOf(puzzle), edges);
    const deduction = new Deduction(position);
    deduction.raise(SIDES);
    finish(deduction.finish());
    const { conflict } = position;
    const reason = conflict && finish(reasonOfConflict(position, conflict));
    if (!reason) continue;
    const proof = proofOfBreak(position, reason, conflict);
    if (proof.links.some(({ code }) => code.includes('side'))) bySides++;
    const state = { ...start(puzzle), edges };
    proof.links.forEach(({ code }, index) =>
      expect(linkFollows(puzzle, state, proof, index), `${code} ${native.format({ puzzle, state })}`).toBe(
        true,
      ),
    );
  }
  expect(bySides).toBeGreaterThan(6);
});

it('a mistake that no level sees is shown by what fails on top of it', () => {
  const { puzzle, solution } = board('supposition', 1, 7);
  for (const [edge, value] of Array.from(solution.edges).entries()) {
    const state = start(puzzle);
    const edges = Uint8Array.from(state.edges);
    edges[edge] = value === LINE ? CROSS : LINE;
    const wrong = { ...state, edges };
    const found = finish(hint(puzzle, wrong));
    if (found?.level !== 'supposition') continue;
    expect(found.kind).toBe('mistake');
    expect(found.proof?.links.some(({ code }) => code.startsWith('link.second-'))).toBe(true);
    expect(brokenLinks(puzzle, wrong, found)).toEqual([]);
    return;
  }
  throw new Error('every mistake is seen by some level');
});

describe('tones', () => {
  it('are true of the solution: sides, what is alike or different, walls', () => {
    const seen = new Set<string>();
    for (let seed = 0; seed < 40 && seen.size < 6; seed++) {
      const { puzzle, solution } = board('sides', seed, 7);
      const inside = insideOf(puzzle, solution);
      for (const { hint: each } of wayOf(puzzle))
        for (const { tones = [] } of [each, ...(each.proof?.links ?? [])]) {
          const cells = (tone: string): boolean[] =>
            (tones.find((one) => one.tone === tone)?.spots ?? []).map((spot) => inside.has(spot));
          expect(cells('inside').every((isIn) => isIn)).toBe(true);
          expect(cells('outside').some((isIn) => isIn)).toBe(false);
          expect(new Set([...cells('one'), ...cells('other').map((isIn) => !isIn)]).size).toBeLessThan(2);
          for (const { tone } of tones) seen.add(tone);
        }
    }
    expect([...seen].sort()).toEqual(['gap', 'inside', 'one', 'other', 'outside', 'wall']);
  });
});

describe('what a chain says', () => {
  const proofAt = (text: string): string[] => {
    const read = native.parse(text);
    if (!read.ok) throw new Error(text);
    const { puzzle, state } = read.value;
    const found = finish(hint(puzzle, state ?? start(puzzle)));
    return [found?.code ?? '', ...(found?.proof?.links ?? []).map(({ code }) => code)];
  };

  it('one rule needs no chain', () => {
    expect(proofAt('slitherlink:3x3:d0d')).toEqual(['zero']);
  });

  it('a supposition goes from what is supposed to what breaks', () => {
    const { puzzle } = board('supposition', 3);
    const supposed = [...wayOf(puzzle)]
      .map((each) => each.hint)
      .find(({ code }) => code.startsWith('suppose'));
    expect(supposed?.proof?.supposes?.at).toEqual(supposed?.at);
    expect(supposed?.proof?.links.at(-1)?.code).toMatch(/^break\./);
    expect(supposed?.proof?.links.slice(0, -1).every(({ code }) => code.startsWith('link.'))).toBe(true);
  });
});
