/**
 * Does each link follow from the tiles it names, the tiles that earlier links have placed, and what they rule out?
 * Checked by eye with nothing else on the board; that no solution has it otherwise, by the complete search.
 */
import { finish } from '../../../task.ts';
import type { Proof, ProofLink } from '../../../vocabulary.ts';
import { hexSpot, holds, start, type Move, type Placed, type Puzzle, type State } from '../rules/rules.ts';
import { solve } from '../solve/solver.ts';
import { fault, seenReason } from './deduce.ts';
import { choicesAt, isSame } from './refute.ts';

const NODES = 200_000;

export function linkFollows(puzzle: Puzzle, state: State, proof: Proof<Move>, index: number): boolean {
  const link = proof.links[index];
  const earlier = proof.links.slice(0, index);
  const marked = earlier.flatMap(markOf);
  const named = [...state.placed, ...marked].filter((each) => link.because.includes(hexSpot(each)));
  const out = outOf(link);
  if (out.length)
    return out.every(
      (choice) => isRefuted(puzzle, named, choice, link) && !leadsOn(puzzle, state, marked, choice),
    );
  const gone = earlier.flatMap(outOf);
  const left = (at: Placed): readonly Placed[] =>
    choicesAt(puzzle, named, at).filter((each) => !gone.some((other) => isSame(each, other)));
  const [place] = markOf(link);
  if (place && link.code === 'link.only-tile') return named.length > 0 && left(place).length === 1;
  if (place) return seenReason(puzzle, named, place) !== undefined;
  return link.code === 'break.no-tile'
    ? named.length > 0 && gone.length > 0 && left(gone[0]).length === 0
    : fault(puzzle, named) !== undefined;
}

const markOf = ({ marks }: ProofLink<Move>): readonly Placed[] => (marks?.kind === 'place' ? [marks] : []);

const outOf = ({ with: values }: ProofLink<Move>): readonly Placed[] =>
  String(values?.['out'] ?? '')
    .split(' ')
    .filter(Boolean)
    .map((text) => {
      const [tile, q, r, turn] = text.split('.').map(Number);
      return { tile, q, r, turn };
    });

/** Tile after tile has only one place, as the link shows it, until something is wrong. */
function isRefuted(
  puzzle: Puzzle,
  named: readonly Placed[],
  choice: Placed,
  { tries = [] }: ProofLink<Move>,
): boolean {
  const forced = tries.flatMap((move) => (move.kind === 'place' ? [move] : [])).slice(1);
  return named.length > 0 && fault(puzzle, [...named, choice, ...forced]) !== undefined;
}

/** A solution with this tile there, from the board as it is. */
function leadsOn(puzzle: Puzzle, state: State, marked: readonly Placed[], choice: Placed): boolean {
  const placed = [...state.placed, ...marked, choice];
  const tiles = new Set(placed.map((each) => each.tile));
  const cells = new Set(placed.map(hexSpot));
  if (tiles.size < placed.length || cells.size < placed.length) return false;
  const { found } = finish(solve(puzzle, { limit: 1, from: { ...start(puzzle), placed }, budget: NODES }));
  return found.some((end) => holds(end, choice));
}
