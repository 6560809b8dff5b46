/** Does each link of a proof follow from the pieces it names? By the kernel, or by the search where that gives up. */
import type { Proof, ProofLink } from '../../../vocabulary.ts';
import { fittingPlacements, SHAPES, type Placement } from '../rules/pieces.ts';
import {
  inTray,
  lying,
  pieceSpot,
  placementsOf,
  type Move,
  type Puzzle,
  type State,
} from '../rules/rules.ts';
import { factsOf, makeModel, refutes } from '../solve/model.ts';
import { domainAfter, fitTogether } from '../solve/search.ts';
import { barred } from './deduce.ts';

/** By the board's pieces among those named, and by what earlier links strike of the others. */
export function linkFollows(_: Puzzle, state: State, proof: Proof<Move>, index: number): boolean {
  const link = proof.links[index];
  const named = SHAPES.filter((shape) => link.because.includes(pieceSpot(shape)));
  const board = named.flatMap((shape) => lying(state, shape) ?? []);
  const tray = named.filter((shape) => !lying(state, shape));
  const gone = proof.links
    .slice(0, index)
    .flatMap(struckBy)
    .filter((each) => tray.includes(each.shape));
  const asked = { board, tray, all: inTray(state), gone };
  const struck = struckBy(link);
  if (struck.length) return shapesOf(struck).every((shape) => cannotBe({ ...asked, ...only(shape, struck) }));
  const [target] = link.marks?.do === 'place' ? placementsOf([link.marks.placement]) : [];
  return cannotBe(target ? { ...asked, gone: [...gone, target] } : asked);
}

const shapesOf = (places: readonly Placement[]): number[] => [...new Set(places.map(({ shape }) => shape))];

/** A piece in one of these places: one question for all, so that what is learned from one helps with the others. */
const only = (shape: number, places: readonly Placement[]): Pick<Asked, 'only'> => ({
  only: { shape, not: fittingPlacements().filter((each) => each.shape === shape && !places.includes(each)) },
});

const struckBy = ({ with: values }: ProofLink<Move>): readonly Placement[] =>
  placementsOf(String(values?.['out'] ?? '').match(/.../g) ?? []);

interface Asked {
  readonly board: readonly Placement[];
  readonly tray: readonly number[]; // pieces that have to go somewhere
  readonly all: readonly number[]; // what is in the tray comes later than what is on the board
  readonly gone: readonly Placement[];
  readonly only?: { readonly shape: number; readonly not: readonly Placement[] };
}

let model: ReturnType<typeof makeModel> | undefined;

function cannotBe({ board, tray, all, gone, only: piece }: Asked): boolean {
  const steps = (model ??= makeModel());
  const out = [...gone.filter((each) => each.shape !== piece?.shape), ...(piece?.not ?? [])];
  const shapes = piece ? [...new Set([...tray, piece.shape])] : tray;
  const facts = [...factsOf(steps, board, all), ...out.map((each) => steps.lies(each) ^ 1)];
  return refutes(steps, facts, shapes.map(pieceSpot)) ?? !canFit(board, shapes, out);
}

const PLACEMENTS = 2_000_000; // tried, well under a second

function canFit(board: readonly Placement[], tray: readonly number[], out: readonly Placement[]): boolean {
  const left = domainAfter(board);
  for (const each of out) barred(left, each);
  return fitTogether(
    left,
    tray.reduce((bits, shape) => bits | (1 << shape), 0),
    PLACEMENTS,
  );
}
