/** Reasons that do or do not suffice. */
import { describe, expect, it } from 'vitest';
import type { Hint, Reasons, StepHint } from '../../../vocabulary.ts';
import {
  BLANK,
  CROSS,
  INSIDE,
  LINE,
  OPEN,
  start,
  type Move,
  type Puzzle,
  type State,
} from '../rules/rules.ts';
import { suffices } from './suffices.ts';

const mistakeLike = ({ kind: _, ...step }: StepHint<Move>): Hint<Move> => ({ ...step, kind: 'mistake' });

describe('suffices', () => {
  const puzzle: Puzzle = { width: 2, height: 2, rule: 'loop', clues: [3, BLANK, BLANK, 1] };
  const state: State = {
    ...start(puzzle),
    edges: Uint8Array.from({ length: 12 }, (_, edge) => (edge === 4 ? LINE : OPEN)),
  };
  const step = (because: string[], moves: Move[]): StepHint<Move> => ({
    kind: 'step',
    code: 'test',
    level: 'counts',
    at: [],
    because: because as unknown as Reasons,
    moves,
  });
  const line = (index: number): Move => [{ on: 'edge', index, to: LINE }];

  it('is true when the named clues force the moves', () => {
    expect(suffices(puzzle, state, step(['cell:0'], [line(0)]))).toBe(true);
    expect(suffices(puzzle, state, step(['cell:3'], [[{ on: 'edge', index: 10, to: CROSS }]]))).toBe(true);
  });

  it('is false when something is missing or the move is not forced', () => {
    expect(suffices(puzzle, state, step([], [line(0)]))).toBe(false);
    expect(suffices(puzzle, state, step(['cell:0', 'cell:3'], [line(4)]))).toBe(false);
  });

  it('counts a mark only when it is named', () => {
    expect(suffices(puzzle, state, step(['edge:4'], [line(5)]))).toBe(true);
    expect(suffices(puzzle, state, step(['cell:0'], [line(5)]))).toBe(false);
  });

  it('wants a contradiction for a mistake', () => {
    const wrong = {
      ...state,
      edges: Uint8Array.from(state.edges, (value, edge) => (edge === 0 ? CROSS : value)),
    };
    const mistake = mistakeLike(step(['cell:0', 'edge:0'], [[{ on: 'edge', index: 0, to: OPEN }]]));
    expect(suffices(puzzle, wrong, mistake)).toBe(true);
    expect(suffices(puzzle, wrong, { ...mistake, because: ['edge:0'] })).toBe(false);
  });

  it('weighs a cell mark by the side that everything named leaves it', () => {
    const marked = { ...state, cells: Uint8Array.of(0, 0, 0, INSIDE) };
    const clear: Move = [{ on: 'cell', index: 3, to: 0 }];
    const mistake = mistakeLike(step(['cell:3'], [clear]));
    expect(suffices(puzzle, marked, mistake)).toBe(true);
    expect(suffices(puzzle, marked, { ...mistake, because: ['cell:0'] })).toBe(false);
  });
});
