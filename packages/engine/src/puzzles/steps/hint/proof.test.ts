/** Chains of places ruled out: what they say, and that most steps and dead ends have one. */
import { describe, expect, test } from 'vitest';
import { proofCost } from '../../../kernel/proof-cost.ts';
import { makeRng } from '../../../rng.ts';
import { finish } from '../../../task.ts';
import type { Hint, ProofLink } from '../../../vocabulary.ts';
import { say } from '../../../words/words.ts';
import { steps } from '../index.ts';
import { generate } from '../make/generator.ts';
import { levels } from '../make/levels.ts';
import { apply } from '../rules/moves.ts';
import { start, type Move, type Puzzle, type State } from '../rules/rules.ts';
import { hint } from './hint.ts';
import { linkFollows } from './link-follows.ts';

function ask(text: string): { puzzle: Puzzle; state: State; found: Hint<Move> } {
  const read = steps.native.parse(text);
  if (!read.ok) throw new Error(text);
  const { puzzle, state = start(puzzle) } = read.value;
  const found = finish(hint(puzzle, state));
  if (!found) throw new Error('no hint');
  return { puzzle, state, found };
}

const sentences = ({ proof }: Hint<Move>): string[] =>
  (proof?.links ?? []).map((link) => say(steps.words, 'en', link));

describe('what a chain says', () => {
  test.each([
    [
      'steps:DFOGGQEDI/FHnCAkHCi',
      [
        'With A here, B would have no place.',
        'With A here, B would have no place.',
        'So A has only this place left.',
      ],
    ],
    ['steps:DFOGGQEDI/FHnCAkHCiAAL', []],
  ])('%s', (text, said) => {
    expect(sentences(ask(text).found)).toEqual(said);
  });

  test('the last places are tried one after another, as ghosts that can be played', () => {
    const { puzzle, state, found } = ask('steps:DFOGGQEDI/FHnCAkHCi');
    const tried = (found.proof?.links ?? []).flatMap(({ tries }) => tries ?? []);
    expect(tried).toHaveLength(2);
    for (const move of tried) expect(apply(puzzle, state, move)).toMatchObject({ ok: true });
  });

  test('a dead end leads from the wrong piece to one without a place', () => {
    const { found } = ask('steps:DFMEHuAFnGGOCAi/BBI');
    expect(found.kind).toBe('mistake');
    expect(found.proof?.links.some(({ because }) => because.includes('piece:B'))).toBe(true);
    expect(sentences(found).at(-1)).toMatch(/^Now [FH] has no place left\.$/);
  });
});

test('a link that leaves out a piece it needs does not follow', () => {
  const { puzzle, state, found } = ask('steps:DFOGGQEDI/FHnCAkHCi');
  if (!found.proof) throw new Error('no proof');
  const [first, ...rest] = found.proof.links;
  const without = (spot: string): boolean =>
    linkFollows(
      puzzle,
      state,
      { links: [{ ...first, because: first.because.filter((each) => each !== spot) }, ...rest] },
      0,
    );
  expect(linkFollows(puzzle, state, { links: [first, ...rest] }, 0)).toBe(true);
  expect(first.because.filter(without)).toEqual([]);
});

test('a shorter chain with fewer places costs less', () => {
  const link = { code: 'x', at: ['a'], because: ['b', 'c', 'd'] };
  const tried = { ...link, tries: [1] };
  expect(proofCost({ links: [link] })).toBe(2);
  expect(proofCost({ links: [tried] })).toBeGreaterThan(proofCost({ links: [link] }));
  expect(proofCost({ links: [link, link] })).toBeGreaterThan(proofCost({ links: [tried] }));
  expect(proofCost({ links: [link] })).toBeLessThan(
    proofCost({ links: [{ ...link, because: ['b', 'c', 'd', 'e'] }] }),
  );
});

test.each(levels)('every step of level %s is shown, and in few links', (level) => {
  const open: string[] = [];
  let steps = 0;
  for (let seed = 0; seed < 6; seed++) {
    const made = finish(generate({ level, traps: 'any' }, makeRng(`proofs ${seed}`)));
    if (!made.ok) throw new Error(made.error.code);
    const { puzzle } = made.value;
    let state = start(puzzle);
    for (let next = finish(hint(puzzle, state)); next; next = finish(hint(puzzle, state))) {
      steps++;
      expect(next.proof?.links.length ?? 1).toBeLessThanOrEqual(12);
      if (!next.proof && !['only-place', 'only-reach'].includes(next.code)) open.push(next.code);
      const after = apply(puzzle, state, next.moves[0]);
      if (!after.ok) throw new Error('a hint is refused');
      state = after.value;
    }
  }
  expect(steps).toBeGreaterThan(5);
  expect(open).toEqual([]);
});

describe('the hardest starts', () => {
  test.each(['EHn', 'EAo', 'CEQ', 'GAP', 'EFBHGS', 'FBgHALEGO'])(
    '%s: a chain whose links all follow',
    (text) => {
      const { puzzle, state, found } = ask(`steps:${text}`);
      const { proof } = found;
      if (!proof) throw new Error('no proof');
      expect(proof.links.length).toBeLessThanOrEqual(12);
      expect(proof.links.at(-1)?.code).toBe('link.only-place');
      for (const index of proof.links.keys()) expect(linkFollows(puzzle, state, proof, index)).toBe(true);
    },
  );
});

describe('a link that goes through cases', () => {
  const { puzzle, state, found } = ask('steps:AHSEFBFDPHBN');
  const { proof } = found;
  if (!proof) throw new Error('no proof');
  const linksOf = (codes: readonly string[]): number[] =>
    proof.links.flatMap(({ code }, index) => (codes.includes(code) ? [index] : []));
  const through = linksOf(['out.cases', 'out.ways']);
  const isSound = (index: number, change: Partial<ProofLink<Move>>): boolean => {
    const [first, ...rest] = proof.links.map((link, i) => (i === index ? { ...link, ...change } : link));
    return linkFollows(puzzle, state, { ...proof, links: [first, ...rest] }, index);
  };
  const [solution] = finish(steps.solve(puzzle, { limit: 1 })).found;

  test('exists', () => expect(through.length).toBeGreaterThan(2));

  test.each(through)('link %i is refused when one of its cases does not break', (index) => {
    const { with: values = {} } = proof.links[index];
    const placed = solution.placed.find((each) => each.startsWith(String(values['piece'])));
    expect(isSound(index, {})).toBe(true);
    expect(isSound(index, { with: { ...values, out: `${values['out']}${placed}` } })).toBe(false);
  });

  test.each(linksOf(['out.cases']))(
    'link %i is refused without the piece whose places are gone through',
    (index) => {
      const { because, with: values = {} } = proof.links[index];
      const left = `piece:${values['left']}`;
      expect(because).toContain(left);
      expect(isSound(index, { because: because.filter((spot) => spot !== left) })).toBe(false);
    },
  );
});
