/**
 * What follows when the other pieces of a cell are tried one by one. Cells that all known solutions fill alike are
 * tried; a search without reasons decides first which of them are forced, and how much work that takes.
 */
import { proofCost } from '../../../kernel/proof-cost.ts';
import type { Task } from '../../../task.ts';
import type { Hint, Solutions } from '../../../vocabulary.ts';
import { Domains } from '../solve/domains.ts';
import type { Move, Puzzle, State } from '../rules/rules.ts';
import { canFinish } from '../solve/solver.ts';
import { after } from './by-search.ts';
import { reasonedStep, searchedStep, type Shown } from './deduce.ts';
import { nameOf } from './naming.ts';
import { proofOfStep } from './proof.ts';
import type { Strikes } from './strike.ts';

const TARGETS = 8; // cells to try
const NODES = 4000; // for one of them, about 1 ms; beyond that no proof is short enough for people
const DEPTHS = [0, 1, 2, 3, 5, 8]; // cells by cases, one within another
const DEEP = 2;
const WORK = 500_000; // for one cell, about 40 ms
const ALL = 1_500_000;
const MOST_LINKS = 100; // nobody follows a longer proof

interface Target {
  readonly cell: number;
  readonly value: number;
  readonly nodes: number;
}

/** `strikes`: what the levels below have struck out; `solutions`: some of them. */
export function* tried(
  puzzle: Puzzle,
  state: State,
  cells: readonly number[],
  strikes: Strikes,
  solutions: Solutions<State>,
): Task<Hint<Move> | undefined> {
  const targets = yield* forcedCells(puzzle, state, cells, strikes, solutions);
  const shown = yield* easiest(strikes, targets);
  if (!shown) return undefined;
  const name = nameOf(strikes.possible, shown.struck, shown.target);
  if (name.code === 'what-if') {
    const found = yield* reasonedStep(puzzle, state, shown, name, 'what-if');
    if (found) return found;
  }
  const isDeep = name.code === 'cases' && !(yield* isWithinLevels(puzzle, state, shown.target.cell));
  return yield* searchedStep(puzzle, state, shown, name, isDeep ? 'beyond' : 'what-if');
}

function* isWithinLevels(puzzle: Puzzle, state: State, cell: number): Task<boolean> {
  const domains = new Domains(puzzle);
  domains.load(state);
  yield* domains.narrow('what-if');
  return domains.certain(cell) !== undefined;
}

/** The easiest for a search first. */
function* forcedCells(
  puzzle: Puzzle,
  state: State,
  cells: readonly number[],
  { possible }: Strikes,
  { found }: Solutions<State>,
): Task<readonly Target[]> {
  const valueIn = (end: State, cell: number): number => {
    const piece = end.at.indexOf(cell);
    return possible.valueOf({ piece, cell, turn: end.turn[piece] });
  };
  const alike = cells.filter((cell) => found.every((end) => valueIn(end, cell) === valueIn(found[0], cell)));
  const few = alike.toSorted((a, b) => possible.leftIn(a) - possible.leftIn(b)).slice(0, TARGETS);
  const targets: Target[] = [];
  for (const cell of few) {
    const value = valueIn(found[0], cell);
    const others = possible.of(cell).filter((each) => each !== value);
    const patience = { left: NODES };
    let isForced = true;
    for (const other of others) {
      const next = after({ puzzle, state }, possible.layingOf(other));
      isForced = (yield* canFinish(puzzle, next, patience)) === 'no';
      if (!isForced) break;
    }
    if (isForced) targets.push({ cell, value, nodes: NODES - patience.left });
  }
  return targets.sort((a, b) => a.nodes - b.nodes);
}

/** As few nested cases as possible; then what costs a person least. Where it gets deep, the first one found. */
function* easiest(strikes: Strikes, targets: readonly Target[]): Task<Shown | undefined> {
  const { possible } = strikes;
  let left = ALL;
  for (const depth of DEPTHS) {
    const all: Shown[] = [];
    for (const { cell, value } of targets) {
      if (left <= 0 || (depth >= DEEP && all.length > 0)) break;
      const most = Math.min(WORK, left);
      const { struck, work } = yield* strikes.refuteOthers(cell, value, depth, most);
      left -= work;
      if (!struck) continue;
      const target = possible.layingOf(value);
      const proof = proofOfStep(possible, struck, target);
      if (proof.links.length <= MOST_LINKS) all.push({ target, struck, proof, cost: proofCost(proof) });
    }
    if (all.length) return all.reduce((a, b) => (b.cost < a.cost ? b : a));
  }
  return undefined;
}
