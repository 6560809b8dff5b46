/** What a cell says about its own links: the line goes through it once or not at all. */
import { CROSS, LINE, OPEN } from '../rules/rules.ts';
import { PEARLS } from '../solve/level-numbers.ts';
import type { Position, Step } from './step.ts';

export function* cellSteps({ board, state }: Position): Generator<Step> {
  for (let cell = 0; cell < board.cells; cell++) {
    const links = Array.from(board.mesh.dotEdges[cell]);
    const marked = (mark: number): number[] => links.filter((link) => state.edges[link] === mark);
    const [lines, open, crosses] = [marked(LINE), marked(OPEN), marked(CROSS)];
    const step = (code: string, to: number, because: readonly number[]): Step => ({
      code,
      forced: open.map((link) => ({ link, to })),
      cells: [],
      links: because,
      level: PEARLS,
    });
    if (lines.length === 2 && open.length) yield step('full-cell', CROSS, lines);
    if (lines.length === 1 && open.length === 1) yield step('one-way', LINE, [...lines, ...crosses]);
    if (lines.length === 0 && open.length === 1) yield step('no-way-on', CROSS, crosses);
  }
}
