/** Does each link of a proof follow from the cells, pieces and walls it names? Decided by the kernel. */
import { finish } from '../../../task.ts';
import type { Proof, ProofLink } from '../../../vocabulary.ts';
import type { Lit } from '../../../kernel/literal.ts';
import { balance } from '../rules/balance.ts';
import { kindsOf } from '../rules/kinds.ts';
import {
  boardOf,
  demandsOn,
  labelOf,
  parseSpot,
  piecesByCell,
  SHELF,
  type Move,
  type Puzzle,
  type State,
} from '../rules/rules.ts';
import { kernelOf, wayOf, type Kernel } from '../solve/model.ts';
import { moves } from '../rules/moves.ts';
import { restrictTo } from './partial-position.ts';

const CONFLICTS = 20_000;

/** From the shelf, which everybody sees, what earlier links rule out in the named cells, and nothing else. */
export function linkFollows(puzzle: Puzzle, state: State, proof: Proof<Move>, index: number): boolean {
  const link = proof.links[index];
  if (link.code === 'count.demand' || link.code === 'break.short') return counts(puzzle, state, proof, link);
  const kernel = finish(kernelOf(puzzle));
  const pointed = link.because.map((spot) => parseSpot(puzzle, spot));
  const cells = new Set(pointed.flatMap((each) => (each?.kind === 'cell' ? [each.cell] : [])));
  const walls = new Set(pointed.flatMap((each) => (each?.kind === 'wall' ? [each.border] : [])));
  const groups = pointed.flatMap((each, i) =>
    each?.kind === 'cell' ? [link.because[i]] : each?.kind === 'piece' ? [kernel.useName(each.piece)] : [],
  );
  const known = [
    ...kernel.laid(state, (cell) => cells.has(cell)),
    ...kernel.walls((border) => walls.has(border)),
    ...usedElsewhere(kernel, puzzle, state),
    ...kernel.model.selectors([...new Set(groups)]),
  ];
  const given = givenIn(kernel, link);
  /** What earlier links rule out while assuming no more than is tried here. */
  const struckUnder = (tried: readonly Lit[]): Lit[] =>
    proof.links.slice(0, index).flatMap((each) => {
      const struck = struckBy(kernel, each);
      const isKnown = givenIn(kernel, each).every((lit) => tried.includes(lit));
      return struck && isKnown && cells.has(struck.cell) ? struck.lits.map((lit) => lit ^ 1) : [];
    });
  const cannotBe = (against: readonly Lit[]): boolean => {
    const tried = [...given, ...against];
    kernel.model.sat.decideOnly(undefined);
    return kernel.model.sat.run([...known, ...struckUnder(tried), ...tried], CONFLICTS) === 'unsat';
  };
  const target = link.marks && litOf(kernel, link.marks);
  if (target !== undefined) return cannotBe([target ^ 1]);
  const struck = struckBy(kernel, link);
  return struck?.lits.length ? struck.lits.every((lit) => cannotBe([lit])) : cannotBe([]);
}

/** Pieces on the board are not on the shelf: they go into no empty cell. */
function usedElsewhere(kernel: Kernel, puzzle: Puzzle, state: State): Lit[] {
  const empty = puzzle.pieces.map((_, cell) => cell).filter((cell) => !state.at.includes(cell));
  return kindsOf(puzzle)
    .pieces.filter((twins) => twins.every((piece) => state.at[piece] !== SHELF))
    .flatMap(([piece]) => empty.flatMap((cell) => [0, 1, 2].map((way) => kernel.placeLit(piece, cell, way))))
    .flatMap((lit) => (lit >= 0 ? [lit ^ 1] : []));
}

function litOf(kernel: Kernel, { piece, cell = '', turn = 0 }: Move): Lit {
  const { puzzle } = kernel;
  return kernel.placeLit(piece, boardOf(puzzle).names.indexOf(cell), wayOf(puzzle, piece, turn));
}

/** What is tried before, as moves. */
const givenIn = (kernel: Kernel, { with: values = {} }: ProofLink<Move>): readonly Lit[] =>
  String(values['given'] ?? '')
    .split(' ')
    .filter(Boolean)
    .flatMap((text) => {
      const move = moves.parse(text);
      return move.ok ? [litOf(kernel, move.value)] : [];
    });

/** 'piece/turn' of a cell. */
function struckBy(
  kernel: Kernel,
  { with: values = {} }: ProofLink<Move>,
): { readonly cell: number; readonly lits: readonly Lit[] } | undefined {
  if (values['out'] === undefined) return undefined;
  const name = String(values['cell']);
  const out = String(values['out']).split(' ').filter(Boolean);
  const lits = out.map((each) => {
    const [piece, turn] = each.split('/').map((part) => Number(part) - 1);
    return litOf(kernel, { piece, act: '@', cell: name, turn });
  });
  return { cell: boardOf(kernel.puzzle).names.indexOf(name), lits };
}

/** Sides that the named pieces and walls ask for; then, that the shelf has fewer. */
function counts(puzzle: Puzzle, state: State, { links }: Proof<Move>, link: ProofLink<Move>): boolean {
  const { with: values = {}, because, code } = link;
  const label = labelOf(puzzle.match, String(values['sign']));
  const asked = Number(values['demand']);
  if (code === 'count.demand') return demandOf(puzzle, state, link, label) >= asked;
  const isAsked = links.some((each) => each.code === 'count.demand' && each.with?.['demand'] === asked);
  const { supply = 0 } = balance(puzzle, state).find((each) => each.label === label) ?? {};
  return isAsked && because.length > 0 && supply < asked;
}

/** In the cells that the link points at; they may have been filled since the mistake. */
function demandOf(
  puzzle: Puzzle,
  state: State,
  { at, because }: ProofLink<Move>,
  label: number | undefined,
): number {
  const known = restrictTo(puzzle, state, because);
  const byCell = piecesByCell(known.puzzle, known.state);
  return at
    .flatMap((spot) => {
      const pointed = parseSpot(puzzle, spot);
      return pointed?.kind === 'cell' ? demandsOn(known.puzzle, known.state, byCell, pointed.cell) : [];
    })
    .filter((each) => each === label).length;
}
