/**
 * A reason as a chain that a person can follow: with only its pearls and marks on the board, plain steps are
 * taken one after another until the conclusion is there, or until something breaks. What the end does not
 * need is left out again.
 */
import { pathsOf } from '../../../loops/paths.ts';
import type { Proof, ProofLink, Spot } from '../../../vocabulary.ts';
import { waysThrough } from '../rules/board.ts';
import { BLANK, cellSpot, CROSS, LINE, linkSpot, OPEN, pearlCells, type Move } from '../rules/rules.ts';
import { cellSteps } from './cells.ts';
import { leftOut, loopSteps } from './loops.ts';
import { pearlPatterns, pearlSteps } from './pearls.ts';
import type { Forced, Position, Step } from './step.ts';

const FINDERS = [cellSteps, pearlSteps, pearlPatterns, loopSteps] as const;

/** A longer chain no longer convinces anybody. */
const MOST_STEPS = 400;

type Reason = Pick<Step, 'cells' | 'links'>;

/** Of a step that a level derives: straight to it, else by supposing the opposite. */
export const proofOfStep = (position: Position, reason: Reason, forced: Forced): Proof<Move> | undefined =>
  directProof(position, reason, forced) ??
  proofOfRefutation(position, reason, { ...forced, to: other(forced.to) });

const other = (mark: number): number => LINE + CROSS - mark;

function directProof(position: Position, reason: Reason, forced: Forced): Proof<Move> | undefined {
  const start = partOf(position, reason);
  const { steps } = replay(start, ({ state }) => state.edges[forced.link] !== OPEN);
  const last = steps.findIndex((step) => step.forced.some(({ link }) => link === forced.link));
  if (last < 0) return undefined;
  const kept = needed(steps.slice(0, last), steps[last]);
  const [first, ...rest] = [...kept, { ...steps[last], forced: [forced] }].map(linkOf);
  return kept.length ? { links: [first, ...rest] } : undefined;
}

/** Of what cannot be: a mark that is supposed, or, without one, the marks of the reason themselves. */
export function proofOfRefutation(
  position: Position,
  reason: Reason,
  supposed?: Forced,
): Proof<Move> | undefined {
  const start = partOf(position, reason, supposed);
  const { steps, end } = replay(start, () => false);
  if (!end) return undefined;
  const [first, ...rest] = [...needed(steps, end).map(linkOf), breakOf(end)];
  return { ...(supposed && { supposes: supposition(supposed) }), links: [first, ...rest] };
}

/** The board with only what the reason names on it. */
function partOf({ board, puzzle, state }: Position, { cells, links }: Reason, supposed?: Forced): Position {
  const pearls = Array.from(puzzle.pearls, (pearl, cell) => (cells.includes(cell) ? pearl : BLANK));
  const edges = new Uint8Array(state.edges.length);
  for (const link of links) edges[link] = state.edges[link];
  if (supposed) edges[supposed.link] = supposed.to;
  return { board, puzzle: { ...puzzle, pearls }, state: { edges } };
}

interface Replay {
  readonly steps: readonly Step[];
  readonly end: Break | undefined;
}

function replay(start: Position, isReached: (position: Position) => boolean): Replay {
  const steps: Step[] = [];
  let position = start;
  for (;;) {
    const end = breakIn(position);
    if (end || isReached(position) || steps.length >= MOST_STEPS) return { steps, end };
    const step = firstStep(position);
    if (!step) return { steps, end: undefined };
    steps.push(step);
    const edges = Uint8Array.from(position.state.edges);
    for (const { link, to } of step.forced) edges[link] = to;
    position = { ...position, state: { edges } };
  }
}

function firstStep(position: Position): Step | undefined {
  for (const find of FINDERS) for (const step of find(position)) return step;
  return undefined;
}

/** From the end backwards: a step stays when a later one uses a mark that it made. */
function needed(steps: readonly Step[], end: Pick<Step, 'links'>): Step[] {
  const wanted = new Set(end.links);
  const kept: Step[] = [];
  for (const step of steps.toReversed()) {
    const forced = step.forced.filter(({ link }) => wanted.has(link));
    if (!forced.length) continue;
    kept.unshift({ ...step, forced });
    for (const link of step.links) wanted.add(link);
  }
  return kept;
}

interface Break extends Reason {
  readonly code: string;
  readonly at: readonly Spot[];
}

function breakIn(position: Position): Break | undefined {
  return brokenCell(position) ?? brokenPearl(position) ?? closedLoop(position);
}

function brokenCell({ board, state }: Position): Break | undefined {
  for (let cell = 0; cell < board.cells; cell++) {
    const around = Array.from(board.mesh.dotEdges[cell]);
    const lines = around.filter((link) => state.edges[link] === LINE);
    const isStuck = lines.length === 1 && !around.some((link) => state.edges[link] === OPEN);
    if (lines.length > 2)
      return { code: 'break.branch', at: [cellSpot(cell)], cells: [], links: lines.slice(0, 3) };
    if (isStuck) return { code: 'break.dead-end', at: [cellSpot(cell)], cells: [], links: around };
  }
  return undefined;
}

function brokenPearl({ board, puzzle, state }: Position): Break | undefined {
  for (const cell of pearlCells(puzzle)) {
    if (waysThrough(board, state, puzzle.pearls[cell], cell).length) continue;
    return {
      code: 'break.pearl',
      at: [cellSpot(cell)],
      cells: [cell],
      links: marksAround(board, state, cell),
    };
  }
  return undefined;
}

function marksAround(board: Position['board'], state: Position['state'], cell: number): number[] {
  const near = [0, 1, 2, 3].flatMap((direction) => {
    const next = board.next[4 * cell + direction];
    return [board.link[4 * cell + direction], next < 0 ? -1 : board.link[4 * next + direction]];
  });
  return near.filter((link) => link >= 0 && state.edges[link] !== OPEN);
}

function closedLoop(position: Position): Break | undefined {
  const { board, state } = position;
  for (const path of pathsOf(board.mesh, (link) => state.edges[link] === LINE)) {
    if (path.ends) continue;
    const left = leftOut(position, path);
    if (left) return { code: 'break.loop', at: path.edges.map(linkSpot), ...left };
  }
  return undefined;
}

const spotsOf = ({ cells, links }: Reason): Spot[] => [...cells.map(cellSpot), ...links.map(linkSpot)];

const linkOf = (step: Step): ProofLink<Move> => ({
  code: step.code,
  at: step.forced.map(({ link }) => linkSpot(link)),
  because: spotsOf(step),
  with: { left: step.cells.length ? 'pearl' : 'line', to: step.forced[0].to === LINE ? 'line' : 'cross' },
  marks: step.forced.map(({ link, to }) => ({ index: link, to })),
});

const breakOf = (end: Break): ProofLink<Move> => ({
  code: end.code,
  at: end.at,
  because: spotsOf(end),
  with: { left: end.cells.length ? 'pearl' : 'line' },
});

const supposition = ({ link, to }: Forced): ProofLink<Move> => ({
  code: to === LINE ? 'suppose.line' : 'suppose.cross',
  at: [linkSpot(link)],
  because: [],
  marks: [{ index: link, to }],
});
