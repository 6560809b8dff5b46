/**
 * Masyu for the kernel: the slow and simple witness, and the source of reasons. A variable for each link
 * (line or not), a group for each pearl; that cells have two lines or none and that the loop is one are
 * general rules, which no reason names.
 */
import { perObject } from '../../../cache.ts';
import { literal, negative, positive, type Lit } from '../../../kernel/literal.ts';
import { Model, type Group } from '../../../kernel/model.ts';
import { LoopPropagator } from '../../../loops/loop-propagator.ts';
import { reasonsOf, type Hint, type Proof, type Spot } from '../../../vocabulary.ts';
import { boardOf, DIRECTIONS, farLink, nearLink, opposite, type Board } from '../rules/board.ts';
import {
  BLACK,
  cellSpot,
  LINE,
  OPEN,
  parseSpot,
  pearlCells,
  type Move,
  type Puzzle,
  type State,
} from '../rules/rules.ts';

/** Link n is variable n. */
export function modelOf(puzzle: Puzzle): Model {
  const board = boardOf(puzzle);
  const model = new Model();
  const links = Array.from({ length: board.mesh.edgeCount }, () => model.variable());
  model.addClause(links.map(positive));
  for (const around of board.mesh.dotEdges) addCell(model, Array.from(around));
  const must = pearlCells(puzzle).map((cell) => {
    const near = DIRECTIONS.map((direction) => nearLink(board, cell, direction)).filter((link) => link >= 0);
    const group = model.group(cellSpot(cell), near);
    if (puzzle.pearls[cell] === BLACK) addBlack(model, group, board, cell);
    else addWhite(model, group, board, cell);
    return { dot: cell, when: group.selector };
  });
  model.sat.addPropagator(new LoopPropagator(board.mesh, model.sat, 0, must));
  return model;
}

/** No line or two; never one, and never three. */
function addCell(model: Model, around: readonly number[]): void {
  model.atMost(2, around.map(positive));
  for (const link of around)
    model.implies(positive(link), around.filter((other) => other !== link).map(positive));
}

/** Over the border there is no line: a literal there falls out of its clause, or makes it true. */
function addClause(model: Model, group: Group, lines: readonly number[], noLines: readonly number[]): void {
  if (noLines.includes(-1)) return;
  const lits = [...lines.filter((link) => link >= 0).map(positive), ...noLines.map(negative)];
  model.addClause(lits, group);
}

function addBlack(model: Model, group: Group, board: Board, cell: number): void {
  for (const direction of DIRECTIONS) {
    const near = nearLink(board, cell, direction);
    addClause(model, group, [farLink(board, cell, direction)], [near]);
    const across = nearLink(board, cell, opposite(direction));
    addClause(model, group, [], [near, across]);
    addClause(model, group, [near, across], []);
  }
}

function addWhite(model: Model, group: Group, board: Board, cell: number): void {
  const [up, right, down, left] = DIRECTIONS.map((direction) => nearLink(board, cell, direction));
  for (const [a, b] of [
    [up, down],
    [down, up],
    [left, right],
    [right, left],
  ])
    addClause(model, group, [b], [a]);
  addClause(model, group, [up, right], []);
  addClause(model, group, [], [up, right]);
  for (const direction of [0, 1])
    addClause(
      model,
      group,
      [],
      [
        nearLink(board, cell, direction),
        farLink(board, cell, direction),
        farLink(board, cell, opposite(direction)),
      ],
    );
}

/** The marks of a state as literals. */
export const factsOf = (state: State): Lit[] =>
  Array.from(state.edges, (mark, link) => (mark === OPEN ? -1 : literal(link, mark === LINE))).filter(
    (lit) => lit >= 0,
  );

/** One model per puzzle, kept: what its solver has learnt helps with the next question. */
export const keptModel = perObject(modelOf);

/**
 * Do the pearls and marks named in `because`, with the rule of the one loop, force the hint's moves; or,
 * for a mistake, contradict each other?
 */
export function suffices(puzzle: Puzzle, state: State, hint: Hint<Move>): boolean {
  const { mesh } = boardOf(puzzle);
  const model = keptModel(puzzle);
  const links = hint.because.flatMap((spot) => {
    const at = parseSpot(mesh, spot);
    return at?.kind === 'link' && state.edges[at.index] !== OPEN ? [at.index] : [];
  });
  const base = [
    ...links.map((link) => literal(link, state.edges[link] === LINE)),
    ...model.selectors(hint.because),
  ];
  model.sat.decideOnly(undefined);
  const isImpossible = (more: readonly Lit[]): boolean => model.sat.run([...base, ...more]) === 'unsat';
  if (hint.kind !== 'step') return isImpossible([]);
  return hint.moves.flat().every(({ index, to }) => isImpossible([literal(index, to !== LINE)]));
}

/** Does a link of a proof follow from the pearls and marks at its own places, and from what earlier links put there? */
export function linkFollows(puzzle: Puzzle, state: State, proof: Proof<Move>, index: number): boolean {
  const { because, marks } = proof.links[index];
  const earlier = [...(proof.supposes ? [proof.supposes] : []), ...proof.links.slice(0, index)];
  const edges = Uint8Array.from(state.edges);
  for (const change of earlier.flatMap((each) => each.marks ?? [])) edges[change.index] = change.to;
  const place: Spot = 'nowhere:0'; // a link may follow from the general rules alone
  const asked = {
    code: '',
    level: '',
    at: [],
    because: reasonsOf(because, place),
    moves: marks ? [marks] : [],
  };
  return suffices(puzzle, { edges }, { ...asked, kind: marks ? 'step' : 'mistake' });
}
