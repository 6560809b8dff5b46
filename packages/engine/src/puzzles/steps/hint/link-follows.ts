/** Does each link of a proof follow from the pieces it names? Asked of the kernel, of the search where that tires. */
import type { Proof, ProofLink } from '../../../vocabulary.ts';
import { SHAPES, type Placement } from '../rules/pieces.ts';
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
  if (struck.length) return struck.every((place) => cannotBe({ ...asked, place }));
  const [target] = link.marks?.do === 'place' ? placementsOf([link.marks.placement]) : [];
  return cannotBe(target ? { ...asked, gone: [...gone, target] } : asked);
}

const struckBy = ({ with: values }: ProofLink<Move>): readonly Placement[] =>
  placementsOf(String(values?.['out'] ?? '').match(/.../g) ?? []);

interface Asked {
  readonly board: readonly Placement[];
  readonly tray: readonly number[]; // pieces that have to go somewhere
  readonly all: readonly number[]; // what is in the tray comes later than what is on the board
  readonly gone: readonly Placement[];
  readonly place?: Placement;
}

let model: ReturnType<typeof makeModel> | undefined;

function cannotBe({ board, tray, all, gone, place }: Asked): boolean {
  const steps = (model ??= makeModel());
  const facts = [
    ...factsOf(steps, board, all),
    ...gone.map((each) => steps.lies(each) ^ 1),
    ...(place ? [steps.lies(place)] : []),
  ];
  return refutes(steps, facts, tray.map(pieceSpot)) ?? !canFit({ board, tray, gone }, place);
}

const PLACEMENTS = 2_000_000; // tried, well under a second

function canFit({ board, tray, gone }: Omit<Asked, 'all' | 'place'>, place: Placement | undefined): boolean {
  const left = domainAfter(board);
  for (const each of gone) barred(left, each);
  const beside = domainAfter(place ? [place] : [], 'any');
  const both = left.map((word, i) => word & beside[i]);
  const shapes = tray
    .filter((shape) => shape !== place?.shape)
    .reduce((bits, shape) => bits | (1 << shape), 0);
  return fitTogether(both, shapes, PLACEMENTS);
}
