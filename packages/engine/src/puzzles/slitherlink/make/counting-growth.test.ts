import { expect, test } from 'vitest';
import { loopDots } from '../../../loops/single-loop.ts';
import { makeRng } from '../../../rng.ts';
import { LINE, meshOf, OPEN, stateOfLines } from '../rules/rules.ts';
import { LOOPS } from '../solve/level-numbers.ts';
import { forSquares } from '../solve/propagators.ts';
import { AIM_OF_COUNTING } from './clue-mix.ts';
import { CountingGrowth } from './counting-growth.ts';
import { Draft } from './draft.ts';
import { orbits, symmetries } from './symmetry.ts';

test.each(symmetries)(
  'with %s symmetry the loop stays one, and keeps to what is known and shown',
  (symmetry) => {
    for (const [seed, [width, height]] of [
      [9, 9],
      [6, 11],
      [3, 3],
      [2, 5],
    ].entries()) {
      if (symmetry === 'quarter-turn' && width !== height) continue;
      const draft = new Draft(width, height, orbits(width, height, symmetry), AIM_OF_COUNTING, makeRng(seed));
      const board = forSquares(width, height).take();
      const growth = new CountingGrowth(draft, board, LOOPS, makeRng(seed));
      const mesh = meshOf(draft.puzzle);
      const isLine = (edge: number): boolean =>
        draft.insideAt(mesh.edgeFaces[2 * edge]) !== draft.insideAt(mesh.edgeFaces[2 * edge + 1]);
      const shown = new Map<number, number>();
      while (!board.complete && growth.showNext()) {
        expect(loopDots(mesh, stateOfLines(draft.puzzle, isLine))).toBeDefined();
        board.edges().forEach((value, edge) => {
          if (value !== OPEN) expect(value === LINE).toBe(isLine(edge));
        });
        for (const unit of draft.shownUnits)
          for (const cell of draft.units[unit]) {
            const number = draft.puzzle.clues[cell];
            expect(shown.get(cell) ?? number).toBe(number);
            expect(mesh.faceEdges[cell].filter(isLine)).toHaveLength(number);
            shown.set(cell, number);
          }
      }
      expect(shown.size).toBeGreaterThan(0);
    }
  },
);
