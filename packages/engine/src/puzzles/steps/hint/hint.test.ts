import { describe, expect, test } from 'vitest';
import { withReasons } from '../../../testing.ts';
import type { Hint } from '../../../vocabulary.ts';
import { contradiction } from '../../../kernel/explain.ts';
import { makeRng } from '../../../rng.ts';
import { finish } from '../../../task.ts';
import { say } from '../../../words/words.ts';
import { hint } from './hint.ts';
import { steps } from '../index.ts';
import { factsOf, makeModel } from '../solve/model.ts';
import { suffices } from './suffices.ts';
import { LOCATIONS, RINGS, SHAPES } from '../rules/pieces.ts';
import { smallestClash } from './deduce.ts';
import {
  inTray,
  legalPlacements,
  letterOf,
  placementsOf,
  start,
  stateOf,
  type Move,
  type Puzzle,
  type State,
} from '../rules/rules.ts';
import { apply } from '../rules/moves.ts';
import { isOpen, shapesLeft } from '../solve/search.ts';
import { randomLine } from '../walks.fixtures.ts';
import { allSolutions, solutionsWith } from '../solve/all-solutions.ts';

const read = (text: string): { puzzle: Puzzle; state: State } => {
  const result = steps.native.parse(text);
  if (!result.ok) throw new Error(result.error.code);
  return { state: start(result.value.puzzle), ...result.value };
};
const english = (note: Hint<Move> | undefined): string => (note ? say(steps.words, 'en', note) : '');
const ask = (text: string): Hint<Move> | undefined => {
  const { puzzle, state } = read(text);
  return finish(hint(puzzle, state));
};
const played = (puzzle: Puzzle, state: State, moves: readonly Move[]): State =>
  moves.reduce((at, move) => {
    const next = apply(puzzle, at, move);
    if (!next.ok) throw new Error(next.error.code);
    return next.value;
  }, state);

describe('in words', () => {
  test.each([
    ['steps:DFMEHuAFnGGOCAi/BBI', 'BBI was the mistake: F and H no longer both fit. Lift B.'],
    ['steps:EFlFAiCFQHESBDx/GBL', 'GBL was the mistake: A has no place left. Lift G.'],
    ['steps:CFjHElEFH/GCg', 'GCg was the mistake: A, B and D no longer all fit. Lift G.'],
    ['steps:BFqCEnEHSFBiHGQGBkABN', 'D has only this place left.'],
    ['steps:DFOGGQEDI/FHnCAkHCi', 'Each of A’s 2 other places leaves no room for B, so it belongs here.'],
    [
      'steps:DFOGGQEDI/FHnCAk',
      'Each of H’s 16 other places fails at once: it leaves no room for A, or too few locations for the pieces left.',
    ],
    [
      'steps:BFqEFlHDiCCL/AFn',
      'Each of G’s 2 other places leads to a dead end: at once, or when D has only one way left.',
    ],
    [
      'steps:BGl/CEjABP',
      'Only 4 more locations may stay empty, so one of H, I, J, S and T must be covered. Every other way to do it fails at once: it leaves too few locations for the pieces left.',
    ],
    [
      'steps:AHSEFBGFl',
      'Only 2 more locations may stay empty, so one of e, n and o must be covered. With anything but F there, go through the ways to cover p: each one fails.',
    ],
    [
      'steps:BEc',
      'First rule out the places of A, D, G and H that fail at once. With C anywhere else, go through the ways to cover J: each one fails.',
    ],
    [
      'steps:EFBFAm/AES',
      'There is no short reason, only about 180 boards to try. First rule out the places of H that fail at once. With G anywhere else, go through the ways to cover H: each one fails.',
    ],
    ['steps:DFOGGQEDI/FGh', 'FGh was the mistake: A has no place left. Lift F.'],
    ['steps:GGQDAN', 'This start has no solution: A, C and H no longer all fit.'],
  ])('%s: %s', (text, expected) => {
    expect(english(ask(text))).toBe(expected);
  });

  test('a solved board has no hint', () => {
    expect(ask('steps:DFOGGQEDI/BAkFHnHCiAALCAg')).toBeUndefined();
  });

  test.each(['steps:', 'steps:/DFO'])(
    '%s: several solutions, so one piece is advised and counted',
    (text) => {
      const { puzzle, state } = read(text);
      const table = finish(allSolutions());
      let at = state;
      for (let left = Infinity; ;) {
        const found = finish(hint(puzzle, at));
        if (found?.kind !== 'advice') break;
        at = played(puzzle, at, found.moves);
        const solutions = solutionsWith(table, placementsOf(at.placed)).length;
        const promised = Number(found.offers.with?.['solutions']);
        expect(found.offers.code === 'offer.solutions' ? solutions : Math.min(solutions, 200)).toBe(promised);
        expect(promised).toBeGreaterThan(0);
        expect(promised).toBeLessThan(left);
        expect(
          suffices(puzzle, at, { ...found, offers: { code: '', with: { solutions: promised + 9000 } } }),
        ).toBe(false);
        left = found.offers.code === 'offer.solutions' ? promised : left;
      }
      expect(at).not.toBe(state);
    },
  );

  test('a start without a solution is called impossible, with nothing to lift', () => {
    const rng = makeRng('impossible');
    let line = randomLine(rng, 4);
    while (isOpen(line) || line.length < 3) line = randomLine(rng, 4);
    const puzzle = { start: line.map((each) => each.text) };
    const step = finish(hint(puzzle, start(puzzle)));
    expect([step?.kind, step?.code, step?.moves]).toEqual(['mistake', 'impossible', []]);
    expect(suffices(puzzle, start(puzzle), step!)).toBe(true);
  });
});

describe('counting', () => {
  test.each([
    [
      'steps:DElEEnGGOFGQ',
      'The pieces left need 22 locations and reach 23: only one of them may stay empty. Only B reaches I, J, S, T and e, and anywhere else it leaves too many of these empty.',
    ],
    [
      'steps:BFOFAmGGQ',
      'The pieces left need 27 locations and reach 28: only one of them may stay empty. Only E reaches H, I, J, S and T, and anywhere else it leaves too many of these empty.',
    ],
    [
      'steps:DGQFCdEHuGEO',
      'The pieces left need 22 locations and reach 23: only one of them may stay empty. Only B reaches n, o, w, x and y, and anywhere else it leaves too many of these empty.',
    ],
  ])('%s: %s', (text, expected) => {
    expect(english(ask(text))).toBe(expected);
  });

  test('what only one piece reaches: the counts are right, and no other place of it can be finished', () => {
    let seen = 0;
    for (let seed = 0; seen < 12; seed++) {
      const made = finish(steps.generate(steps.params.presets[seed % 5].params, makeRng(`count ${seed}`)));
      if (!made.ok) throw new Error(made.error.code);
      const { puzzle } = made.value;
      let state = start(puzzle);
      for (let step = finish(hint(puzzle, state)); step; step = finish(hint(puzzle, state))) {
        const placed = placementsOf(state.placed);
        if (step.code === 'only-reach') {
          seen++;
          const { piece, reach, need, locations } = step.with!;
          const open = inTray(state).map((shape) => ({ shape, all: legalPlacements(placed, shape) }));
          const reachOf = (shapes: typeof open): Set<string> =>
            new Set(
              shapes.flatMap(({ all }) =>
                all.flatMap((each) => each.rings.map((ring) => LOCATIONS[ring.location])),
              ),
            );
          const own = open.filter(({ shape }) => letterOf(shape) === piece);
          expect(need).toBe(open.reduce((sum, { shape }) => sum + RINGS[shape], 0));
          expect(reachOf(open).size).toBe(reach);
          const shared = reachOf(open.filter((each) => !own.includes(each)));
          for (const letter of String(locations)) expect(shared.has(letter)).toBe(false);
          for (const each of own[0].all)
            expect(isOpen([...placed, each])).toBe(each.text === step.with!['placement']);
          expect(suffices(puzzle, state, step)).toBe(true);
        }
        state = played(puzzle, state, step.moves);
      }
    }
  });
});

describe('going wrong', () => {
  test('the past dates the mistake, not the order of the pieces', () => {
    // BBI is always bad. Played last it is the one to blame, though C, moved after it, is on top.
    const task: Puzzle = { start: ['DFM', 'EHu', 'AFn', 'GGO'] };
    const begun = start(task);
    const good = played(task, begun, [{ do: 'place', placement: 'CAi' }]);
    const bad = played(task, good, [{ do: 'place', placement: 'BBI' }]);
    const later = played(task, bad, [
      { do: 'lift', shape: 'C' },
      { do: 'place', placement: 'CAi' },
    ]);
    expect([good, bad, later].map((each) => isOpen(placementsOf(each.placed)))).toEqual([true, false, false]);
    expect(later.placed.slice(-2)).toEqual(['BBI', 'CAi']);
    const found = finish(hint(task, later, [begun, good, bad]));
    expect(found).toMatchObject({ kind: 'mistake', at: ['piece:B'], with: { placement: 'BBI', lift: 'B' } });
  });

  test('random wrong positions: the mistake is named, follows, and lifting leads out', () => {
    const rng = makeRng('wrong');
    let seen = 0;
    while (seen < 30) {
      const line = randomLine(rng, 5);
      const given = line.slice(0, 1 + rng.below(2));
      if (line.length < 3 || !isOpen(given) || isOpen(line)) continue;
      seen++;
      const task: Puzzle = { start: given.map((each) => each.text) };
      const past = line.slice(given.length).map((_, i) => stateAfter(line.slice(0, given.length + i)));
      const state = stateAfter(line);
      const found = finish(hint(task, state, rng.below(2) ? past : []));
      expect(found?.kind).toBe('mistake');
      expect(isOpen(placementsOf(played(task, state, found!.moves).placed))).toBe(true);
      if (seen % 3 === 0) expect(suffices(task, state, found!)).toBe(true);
    }
  });

  test('the kernel finds no smaller contradiction', () => {
    const rng = makeRng('clash');
    for (let seen = 0; seen < 6;) {
      const line = randomLine(rng, 4);
      if (line.length < 3 || isOpen(line)) continue;
      seen++;
      const model = makeModel();
      const tray = SHAPES.filter((shape) => shapesLeft(line) & (1 << shape));
      const theirs = finish(contradiction(model.model, factsOf(model, line, tray)));
      const ours = finish(smallestClash(line));
      expect(ours!.tray.length).toBeLessThanOrEqual(theirs!.groups.length);
    }
  });
});

const stateAfter = (line: readonly { text: string }[]): State =>
  stateOf(
    line.map((each) => each.text),
    'AAAAAAAA',
  );

describe('following hints', () => {
  test.each(['steps:DFMEHuAFnGGO', 'steps:CFjHElEFH', 'steps:BEnFAb', 'steps:FAb'])(
    '%s is solved, every reason enough and nothing in it to spare',
    (text) => {
      const { puzzle } = read(text);
      let state = start(puzzle);
      for (let step = finish(hint(puzzle, state)); step; step = finish(hint(puzzle, state))) {
        expect(step.kind).toBe('step');
        // From one or two pieces the kernel takes seconds; the contract tries two.
        if (state.placed.length > 2) {
          expect(suffices(puzzle, state, step)).toBe(true);
          for (const spot of step.because)
            if (state.placed.length > 3)
              expect(
                suffices(
                  puzzle,
                  state,
                  withReasons(
                    step,
                    step.because.filter((each) => each !== spot),
                  ),
                ),
              ).toBe(false);
        }
        state = played(puzzle, state, step.moves);
      }
      expect(state.placed).toHaveLength(8);
    },
  );
});
