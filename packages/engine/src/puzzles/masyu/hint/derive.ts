/**
 * Steps that no single pattern shows: what propagation of a level finds, with a reason made minimal by
 * leaving out pearls and marks, the farthest first.
 */
import { minimiseByHalves } from '../../../kernel/minimise.ts';
import { ready, type Task } from '../../../task.ts';
import { CROSS, LINE, OPEN, pearlCells } from '../rules/rules.ts';
import { CONNECTIVITY, CONTRADICTION, SIDES, PEARLS, LOOPS } from '../solve/level-numbers.ts';
import { Propagation } from '../solve/propagation.ts';
import { proofOfRefutation, proofOfStep } from './proof.ts';
import { isOpen, type Forced, type Position, type Step } from './step.ts';
import type { Lookup } from '../../../vocabulary.ts';

const CODES: Lookup<string> = {
  [PEARLS]: 'pearls-together',
  [LOOPS]: 'loops-together',
  [SIDES]: 'sides',
  [CONNECTIVITY]: 'one-piece',
};

/** How many conclusions to compare reasons for. */
const CANDIDATES = 5;

/** A conclusion that needs this level, with the smallest reason among a few. */
export function* derivedStep(position: Position, level: number): Task<Step | undefined> {
  let best: Step | undefined;
  for (const forced of conclusions(position, level).slice(0, CANDIDATES)) {
    yield { done: level, of: CONTRADICTION };
    const step = yield* explained(position, forced, level);
    if (!best || sizeOf(step) < sizeOf(best)) best = step;
  }
  return best;
}

const sizeOf = ({ cells, links }: Step): number => cells.length + links.length;

/** In the order in which they are found: the first need the least. */
function conclusions(position: Position, level: number): readonly Forced[] {
  const work = new Propagation(position.board);
  work.order = [];
  if (!work.load(position.puzzle, level, position.state.edges) || !work.run()) return [];
  return work.order
    .filter((link) => isOpen(position, link))
    .map((link) => ({ link, to: work.valueOf(link) }));
}

function* explained(position: Position, forced: Forced, level: number): Task<Step> {
  const work = new Propagation(position.board);
  work.clear(level);
  const reason = yield* minimalReason(
    position,
    forced.link,
    work,
    () => work.valueOf(forced.link) === forced.to,
  );
  const proof = proofOfStep(position, reason, forced);
  return { code: CODES[level] ?? 'one-piece', forced: [forced], ...reason, level, ...(proof && { proof }) };
}

/** One link whose other value propagation refutes. */
export function* supposedStep(position: Position): Task<Step | undefined> {
  const { board, puzzle, state } = position;
  const work = new Propagation(board);
  // The lowest level that refutes makes the easiest argument.
  for (const level of [PEARLS, LOOPS, CONNECTIVITY]) {
    if (!work.load(puzzle, level, state.edges) || !work.run()) return undefined;
    const saved = work.save();
    for (let link = 0; link < board.mesh.edgeCount; link++) {
      if (!isOpen(position, link) || work.valueOf(link) !== OPEN) continue;
      yield { done: link, of: board.mesh.edgeCount };
      for (const value of [LINE, CROSS]) {
        const refuted = !work.decide(link, value) || !work.run();
        work.restore(saved);
        if (refuted) return yield* refutation(position, link, value, level);
      }
    }
  }
  return undefined;
}

function* refutation(position: Position, link: number, value: number, level: number): Task<Step> {
  const work = new Propagation(position.board);
  work.clear(level);
  work.decide(link, value);
  const reason = yield* minimalReason(position, link, work, () => false);
  const code = value === LINE ? 'suppose-line' : 'suppose-cross';
  const proof = proofOfRefutation(position, reason, { link, to: value });
  return {
    code,
    forced: [{ link, to: LINE + CROSS - value }],
    ...reason,
    level: CONTRADICTION,
    ...(proof && { proof }),
  };
}

type Reason = Pick<Step, 'cells' | 'links'>;

/** Pearls and marks with which propagation reaches the goal or a contradiction; `work` has none of them yet. */
export function* minimalReason(
  { board, puzzle, state }: Position,
  about: number,
  work: Propagation,
  isReached: () => boolean,
): Task<Reason> {
  const { mesh } = board;
  const centre = mesh.edgeDots[2 * about];
  const far = (cell: number): number =>
    Math.abs(mesh.dotX[cell] - mesh.dotX[centre]) + Math.abs(mesh.dotY[cell] - mesh.dotY[centre]);
  const premises = [
    ...pearlCells(puzzle).map((cell) => ({ cell, link: -1, distance: far(cell) })),
    ...Array.from(state.edges, (_, link) => link)
      .filter((link) => state.edges[link] !== OPEN && link !== about)
      .map((link) => ({ cell: -1, link, distance: far(mesh.edgeDots[2 * link]) })),
  ].sort((a, b) => b.distance - a.distance);
  let clashes = false;
  const needed = yield* minimiseByHalves(
    {
      save: (into) => work.save(into),
      restore: (saved) => {
        work.restore(saved);
        clashes = false;
      },
      add: (index) => {
        const { cell, link } = premises[index];
        const sound =
          cell >= 0 ? work.addPearl(cell, puzzle.pearls[cell]) : work.decide(link, state.edges[link]);
        if (!sound) clashes = true;
      },
      proves: () => ready(clashes || !work.run() || isReached()),
    },
    premises.length,
  );
  const chosen = needed.map((index) => premises[index]);
  return {
    cells: chosen.filter(({ cell }) => cell >= 0).map(({ cell }) => cell),
    links: chosen.filter(({ link }) => link >= 0).map(({ link }) => link),
  };
}
