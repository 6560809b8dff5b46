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
import { Splitter } from './split.ts';
import type { Strikes, StruckValues } from './strike.ts';

const TARGETS = 8; // cells to try
const NODES = 4000; // for one of them, about 1 ms; what takes more is gone through as `split.ts` finds it
const WORK = 500_000; // for one cell, about 20 ms
const ALL = 1_500_000;
const MOST_LINKS = 100; // where there is no more than one cell by cases
const SUPPOSED = 6000; // to find the cells to go through, about 50 ms
/** Pieces tried in one chain, about 0.1 s of them, in half as many links again; screens show its turning points. */
const MOST_TRIES = 200;

/** A cell that all known solutions fill alike, and its value there. */
interface Alike {
  readonly cell: number;
  readonly value: number;
}

interface Target extends Alike {
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
  const alike = filledAlike(cells, strikes, solutions);
  const targets = yield* forcedCells(puzzle, state, alike, strikes);
  const shown = (yield* easiest(strikes, targets)) ?? (yield* goneThrough(puzzle, state, alike, strikes));
  if (!shown) return undefined;
  const name = nameOf(strikes.possible, shown.struck, shown.target);
  if (name.code === 'what-if') {
    const found = yield* reasonedStep(puzzle, state, shown, name, 'what-if');
    if (found) return found;
  }
  const isLong = shown.proof.links.length > MOST_LINKS;
  const isDeep =
    name.code === 'cases' && (isLong || !(yield* isWithinLevels(puzzle, state, shown.target.cell)));
  return yield* searchedStep(puzzle, state, shown, name, isDeep ? 'beyond' : 'what-if');
}

function* isWithinLevels(puzzle: Puzzle, state: State, cell: number): Task<boolean> {
  const domains = new Domains(puzzle);
  domains.load(state);
  yield* domains.narrow('what-if');
  return domains.certain(cell) !== undefined;
}

function filledAlike(
  cells: readonly number[],
  { possible }: Strikes,
  { found }: Solutions<State>,
): readonly Alike[] {
  const valueIn = (end: State, cell: number): number => {
    const piece = end.at.indexOf(cell);
    return possible.valueOf({ piece, cell, turn: end.turn[piece] });
  };
  return cells
    .map((cell) => ({ cell, value: valueIn(found[0], cell) }))
    .filter(({ cell, value }) => found.every((end) => valueIn(end, cell) === value))
    .sort((a, b) => possible.leftIn(a.cell) - possible.leftIn(b.cell));
}

/** The easiest for a search first. */
function* forcedCells(
  puzzle: Puzzle,
  state: State,
  alike: readonly Alike[],
  { possible }: Strikes,
): Task<readonly Target[]> {
  const targets: Target[] = [];
  for (const { cell, value } of alike.slice(0, TARGETS)) {
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

/** Without cases if possible, else one cell by cases; then what costs a person least. */
function* easiest(strikes: Strikes, targets: readonly Target[]): Task<Shown | undefined> {
  let left = ALL;
  for (const depth of [0, 1]) {
    const all: Shown[] = [];
    for (const { cell, value } of targets) {
      if (left <= 0) break;
      const { struck, work } = yield* strikes.refuteOthers(cell, value, depth, Math.min(WORK, left));
      left -= work;
      const shown = struck && shownBy(strikes, value, struck);
      if (shown && shown.proof.links.length <= MOST_LINKS) all.push(shown);
    }
    if (all.length) return all.reduce((a, b) => (b.cost < a.cost ? b : a));
  }
  return undefined;
}

/** Cells by cases, one within another: of the certain cells the one that takes the fewest tries. */
function* goneThrough(
  puzzle: Puzzle,
  state: State,
  alike: readonly Alike[],
  strikes: Strikes,
): Task<Shown | undefined> {
  const { possible } = strikes;
  const targets = alike.map(({ cell, value }) => ({ cell, kept: possible.candidateOf(value), value }));
  const found = yield* new Splitter(puzzle, state, SUPPOSED).easiest(targets, MOST_TRIES);
  const value = targets.find(({ cell }) => cell === found?.cell)?.value;
  if (!found || value === undefined) return undefined;
  const { struck } = yield* strikes.refuteOthers(found.cell, value, found.split, Infinity);
  return struck && shownBy(strikes, value, struck);
}

function shownBy({ possible }: Strikes, value: number, struck: readonly StruckValues[]): Shown {
  const target = possible.layingOf(value);
  const proof = proofOfStep(possible, struck, target);
  return { target, struck, proof, cost: proofCost(proof) };
}
