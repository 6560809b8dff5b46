/** Pieces tried one by one: what is refuted is dead by the search as well, and each case is a link of its own. */
import { describe, expect, test } from 'vitest';
import { Eliminations } from '../../../kernel/eliminations.ts';
import { makeRng } from '../../../rng.ts';
import { finish } from '../../../task.ts';
import type { Hint, Proof, ProofLink } from '../../../vocabulary.ts';
import { say, saySeen } from '../../../words/words.ts';
import { triangles } from '../index.ts';
import { apply } from '../rules/moves.ts';
import { isFixed, SHELF, start, type Move, type Puzzle, type State } from '../rules/rules.ts';
import { canFinish } from '../solve/solver.ts';
import { after } from './by-search.ts';
import { hint } from './hint.ts';
import { linkFollows } from './link-follows.ts';
import { Possible } from './possible.ts';
import { Refuter } from './refute.ts';
import { suffices } from './suffices.ts';

function boardLike(preset: string, seed: number): { readonly puzzle: Puzzle; readonly solution?: State } {
  const found = triangles.params.presets.find(({ id }) => id === preset);
  const made = found && finish(triangles.generate(found.params, makeRng(seed)));
  if (!made?.ok) throw new Error(preset);
  return made.value;
}

interface Asked {
  readonly puzzle: Puzzle;
  readonly state: State;
  readonly found: Hint<Move>;
}

function walk(preset: string, seed: number): Asked[] {
  const { puzzle } = boardLike(preset, seed);
  const asked: Asked[] = [];
  let state = start(puzzle);
  for (let found = finish(hint(puzzle, state)); found; found = finish(hint(puzzle, state))) {
    asked.push({ puzzle, state, found });
    for (const move of found.moves) {
      const next = apply(puzzle, state, move);
      if (!next.ok) throw new Error(next.error.code);
      state = next.value;
    }
  }
  return asked;
}

describe('a piece that is tried', () => {
  test.each(['letters', 'macmahon'])('is dead where it is refuted: %s', (preset) => {
    const { puzzle, solution } = boardLike(preset, 7);
    const rng = makeRng(`refuted ${preset}`);
    let [refuted, open] = [0, 0];
    for (let round = 0; round < 8; round++) {
      const keeps = (piece: number): boolean => isFixed(puzzle, piece) || rng.below(10) < 2 + (round % 3);
      const state = { ...solution!, at: solution!.at.map((cell, piece) => (keeps(piece) ? cell : SHELF)) };
      const possible = new Possible(puzzle, state);
      if (!possible.cells.length || possible.run(new Eliminations(), true)) continue;
      const cell = possible.cells[rng.below(possible.cells.length)];
      for (const value of possible.of(cell)) {
        const found = finish(new Refuter(possible, 300_000).refute(value, Infinity, 3));
        const end = finish(
          canFinish(puzzle, after({ puzzle, state }, possible.layingOf(value)), { left: 1e6 }),
        );
        if (found) expect(end).toBe('no');
        if (found) refuted++;
        else if (end !== 'no') open++;
      }
    }
    expect(refuted).toBeGreaterThan(10);
    expect(open).toBeGreaterThan(0);
  });
});

const isCase = ({ with: values = {} }: ProofLink<Move>): boolean => values['given'] !== undefined;

const withLinks = (proof: Proof<Move>, links: readonly ProofLink<Move>[]): Proof<Move> => {
  const [first, ...rest] = links;
  return { ...proof, links: [first, ...rest] };
};

describe('steps by trial', () => {
  const free = [walk('letters', 2), walk('letters', 0), walk('macmahon', 5)].flat();
  const all = [...free, ...walk('expert', 1), ...walk('expert', 0)];
  const tried = all.filter(({ found }) => ['tries', 'cases'].includes(found.code));
  const split = tried.filter(({ found }) => found.code === 'cases');

  test('are found, and every link of them follows', () => {
    expect(split.length).toBeGreaterThan(2);
    expect(tried.length).toBeGreaterThan(split.length + 2);
    for (const { puzzle, state, found } of tried) {
      expect(suffices(puzzle, state, found)).toBe(true);
      for (const [i, link] of found.proof!.links.entries())
        expect(linkFollows(puzzle, state, found.proof!, i), say(triangles.words, 'en', link)).toBe(true);
    }
  });

  test('say what breaks, or which cell is filled by cases', () => {
    for (const { found } of tried) {
      const text = say(triangles.words, 'en', found);
      const breaks = /leaves (nothing that fits [a-h]\d|no place for piece \d|two cells that need the same)/;
      expect(text).toMatch(found.code === 'tries' ? breaks : /fails whatever then goes on [a-h]\d/);
      expect(found.tones?.flatMap(({ spots }) => spots).length ?? 0).toBeGreaterThan(
        text.includes('two cells') ? -1 : 0,
      );
      for (const each of [found, ...found.proof!.links])
        for (const said of [say(triangles.words, 'fi', each), saySeen(triangles.words, 'en', each)])
          expect(said).not.toMatch(/undefined|\{/);
    }
  });

  test('a case holds under what is tried before it, and its conclusion needs the cases', () => {
    let [alone, unsupported, cases, conclusions] = [0, 0, 0, 0];
    const short = split.filter(({ found }) => found.proof!.links.length < 100); // it asks for every link three times
    for (const { puzzle, state, found } of short) {
      const { links } = found.proof!;
      const bare = links.map((link) =>
        isCase(link) ? { ...link, with: { ...link.with, given: '' } } : link,
      );
      for (const [i, link] of links.entries()) {
        if (isCase(link) && link.code !== 'out.cases') {
          cases++;
          if (linkFollows(puzzle, state, withLinks(found.proof!, bare), i)) alone++;
        }
        if (link.code !== 'out.cases' || isCase(link)) continue;
        conclusions++;
        const without = [...links.slice(0, i).filter((each) => !isCase(each)), link];
        if (linkFollows(puzzle, state, withLinks(found.proof!, without), without.length - 1)) unsupported++;
      }
    }
    expect(cases).toBeGreaterThan(4);
    expect(alone).toBeLessThan(cases); // some fail without what is tried before, for the kernel sees more
    expect(unsupported).toBeLessThan(conclusions);
  });

  test('leave no step of a letter game or a full set without a reason', () => {
    const steps = free.filter(({ found }) => found.kind === 'step');
    expect(steps.length).toBeGreaterThan(30);
    expect(steps.filter(({ found }) => found.code === 'forced')).toEqual([]);
  });
});
