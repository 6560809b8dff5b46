import { describe, expect, test } from 'vitest';
import { makeRng } from '../../../rng.ts';
import { finish } from '../../../task.ts';
import { fits } from './fits.ts';
import { identity } from './identity.ts';
import { native } from '../formats/native.ts';
import { moves, apply } from '../rules/moves.ts';
import { steps } from '../index.ts';
import { isPeg, LOCATIONS, PLACES, textOf } from '../rules/pieces.ts';
import {
  inTray,
  legalPlacements,
  letterOf,
  placementsOf,
  start,
  stateOf,
  type Puzzle,
  type State,
} from '../rules/rules.ts';
import { check } from '../rules/check.ts';
import { randomLine } from '../walks.fixtures.ts';

const read = (text: string): { puzzle: Puzzle; state: State } => {
  const result = native.parse(text);
  if (!result.ok) throw new Error(result.error.code);
  return { state: start(result.value.puzzle), ...result.value };
};
const told = (puzzle: Puzzle, state: State, spot: string): string[] | undefined =>
  fits(puzzle, state, spot)?.map(({ piece, place, move }) => `${piece} ${place} ${moves.format(move)}`);

describe('what fits', () => {
  test('a piece in the tray has the homes it can go to in its orientation', () => {
    const { puzzle, state } = read('steps:DFOGGQEDI/BAkFHnHCiAAL@E');
    expect(told(puzzle, state, 'piece:C')).toEqual([]); // turned over it has no place
    const over = apply(puzzle, state, { do: 'turn', shape: 'C', by: '~' });
    expect(over.ok && told(puzzle, over.value, 'piece:C')).toEqual(['piece:C peg:g CAg']);
  });

  test('a peg has the pieces that can cover it in any orientation, a dead one none', () => {
    const { puzzle, state } = read('steps:DFOGGQEDI/BAkFHnHCiAAL@E');
    expect(told(puzzle, state, 'peg:g')).toEqual(['piece:C peg:g CAg']);
    expect(told(puzzle, state, 'peg:d')).toEqual([]);
  });

  test('covered pegs, gaps, pieces on the board and the tray have no answer', () => {
    const { puzzle, state } = read('steps:DFOGGQEDI');
    for (const spot of ['peg:N', 'peg:B', 'peg:O', 'piece:D', 'tray', 'peg:Z', 'nowhere'])
      expect(fits(puzzle, state, spot)).toBeUndefined();
  });

  test('exactly the legal placements that leave every other piece a place', () => {
    const rng = makeRng('fits');
    const without = (state: State): string =>
      check({ start: [] }, state)
        .issues.filter(({ code }) => code === 'no-room')
        .map(({ at }) => at[0])
        .join();
    for (let i = 0; i < 25; i++) {
      const line = randomLine(rng, 1 + rng.below(5));
      const state = stateOf(
        line.map((each) => each.text),
        Array.from({ length: 8 }, () => 'ABCDEFGH'[rng.below(8)]).join(''),
      );
      const before = without(state);
      const fair = inTray(state).flatMap((shape) =>
        legalPlacements(line, shape).filter(({ text }) => {
          const left = without(stateOf([...state.placed, text], state.turns));
          return left.split(',').every((spot) => before.includes(spot));
        }),
      );
      for (const shape of inTray(state)) {
        const asItLies = fair.filter((each) => each.text.startsWith(letterOf(shape) + state.turns[shape]));
        expect(
          fits({ start: [] }, state, `piece:${letterOf(shape)}`)!.map(({ move }) => moves.format(move)),
        ).toEqual(asItLies.map(({ text }) => text));
      }
      for (const peg of PLACES.filter(isPeg)) {
        const found = fits({ start: [] }, state, `peg:${LOCATIONS[peg]}`);
        if (!found) continue;
        const covering = fair.filter((each) => each.rings.some((ring) => ring.location === peg));
        expect(found.map(({ piece }) => piece)).toEqual([
          ...new Set(covering.map((each) => `piece:${letterOf(each.shape)}`)),
        ]);
        for (const { move } of found) expect(covering.map(({ text }) => text)).toContain(moves.format(move));
      }
    }
  });
});

test('two orders of play count as the same solution', () => {
  const [one, other] = ['steps:DFOGGQEDI/BAkFHnHCiAALCAg', 'steps:DFOGGQEDI/BAkHCiAALCAgFHn'].map((text) =>
    read(text),
  );
  expect(identity(one.puzzle, one.state)).toBe(identity(other.puzzle, other.state));
  expect(identity(one.puzzle, one.state)).toBe('AALBAkCAgDFOEDIFHnGGQHCi');
  expect(textOf(placementsOf(one.state.placed))).not.toBe(identity(one.puzzle, one.state));
});

test('a typed placement is a move, and its errors name the character', () => {
  const place = moves.parse('DFO');
  expect(place).toEqual({ ok: true, value: { do: 'place', placement: 'DFO' } });
  const column = (text: string): string => {
    const read = moves.parse(text);
    return read.ok ? 'ok' : `${read.error.column} ${read.error.code}`;
  };
  expect(['XFO', 'DXO', 'DFZ', 'D', 'DF', '', 'DFOG', 'DFOGGQ', '-DX', 'dfo', 'D?'].map(column)).toEqual([
    '1 bad-shape',
    '2 bad-orientation',
    '3 bad-home',
    '2 cut-short',
    '3 cut-short',
    '1 not-a-move',
    '5 cut-short',
    '4 not-a-move',
    '3 bad-orientation',
    '1 bad-shape',
    '2 bad-orientation',
  ]);
});

test('120 numbered challenges, the levels one after another', () => {
  const [series] = steps.params.series!;
  expect(series.steps.map(({ name }) => name)).toEqual(Array.from({ length: 120 }, (_, i) => String(i + 1)));
  const ranks = series.steps.map(({ params }) => steps.levels.indexOf(params.level));
  expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
  expect(new Set(ranks).size).toBe(steps.levels.length);
  const starts = series.steps.map(({ params, seed }) => {
    const made = finish(steps.generate(params, makeRng(seed!)));
    return made.ok ? steps.native.format({ puzzle: made.value.puzzle }) : made.error.code;
  });
  expect(new Set(starts).size).toBe(120);
});
