/** Does each link of a proof follow from what it names, by the kernel? For the contract. */
import { cannotHold } from '../../../../kernel/explain.ts';
import { literal, negate, type Lit } from '../../../../kernel/literal.ts';
import { finish } from '../../../../task.ts';
import type { Proof, ProofLink, Spot } from '../../../../vocabulary.ts';
import {
  edgeSpot,
  INSIDE,
  isClue,
  LINE,
  OPEN,
  parseSpot,
  type Move,
  type Puzzle,
  type State,
} from '../../rules/rules.ts';
import { LOOP, modelOf, type LoopModel } from '../../solve/model.ts';

/** What a link says, as the cases in which it holds and those in which it does not. */
interface Claim {
  readonly holds: readonly (readonly Lit[])[];
  readonly fails: readonly (readonly Lit[])[];
}

/** By the clues and marks at its own places, and by what earlier links say of these places. */
export function linkFollows(puzzle: Puzzle, state: State, proof: Proof<Move>, index: number): boolean {
  const loopModel = finish(modelOf(puzzle));
  const link = proof.links[index];
  const named = new Set(link.because);
  const groups = [...cluesAmong(loopModel, link.because), ...(needsLoop(link) ? [LOOP] : [])];
  const given = [
    marksAmong(loopModel, state, link.because),
    ...[...(proof.supposes ? [proof.supposes] : []), ...proof.links.slice(0, index)]
      .map((each) => partAt(each, named))
      .filter(({ at }) => at.length > 0 && at.every((spot) => named.has(spot)))
      .map((each) => claimOf(loopModel, each)),
  ];
  const cases = combine(given.map(({ holds }) => holds));
  return cases.every((facts) =>
    claimOf(loopModel, link).fails.every((against) =>
      cannotHold(loopModel.model, groups, [...facts, ...against], Infinity),
    ),
  );
}

/** Of several marks that a link gives, those at these places. */
function partAt(link: ProofLink<Move>, named: ReadonlySet<Spot>): ProofLink<Move> {
  if (!link.marks) return link;
  const at = link.at.filter((spot) => named.has(spot));
  return { ...link, at, marks: link.marks.filter(({ index }) => at.includes(edgeSpot(index))) };
}

/** Only some of the small rules look at the loop as a whole. */
const needsLoop = ({ code }: ProofLink<Move>): boolean =>
  /^(link\.(closing|threes|second-line|second-cross|inside-cut|outside-cut|cut-off)|break\.(loop|threes|inside|outside))/.test(
    code,
  );

const cluesAmong = ({ board }: LoopModel, spots: readonly Spot[]): Spot[] =>
  spots.filter((spot) => {
    const at = parseSpot(board.mesh, spot);
    return at?.kind === 'cell' && isClue(board.clues[at.index]);
  });

function marksAmong(loopModel: LoopModel, state: State, spots: readonly Spot[]): Claim {
  const marks = spots.flatMap((spot) => {
    const at = parseSpot(loopModel.board.mesh, spot);
    const to = at?.kind === 'edge' ? state.edges[at.index] : OPEN;
    return at && to !== OPEN ? [loopModel.litOf({ on: 'edge', index: at.index, to })] : [];
  });
  return allOf(marks);
}

/** One case out of each list, in every way. */
function combine(lists: readonly (readonly (readonly Lit[])[])[]): Lit[][] {
  return lists.reduce<Lit[][]>(
    (made, list) => made.flatMap((facts) => list.map((each) => [...facts, ...each])),
    [[]],
  );
}

const allOf = (lits: readonly Lit[]): Claim => ({ holds: [lits], fails: lits.map((lit) => [negate(lit)]) });

const opposed = ({ holds, fails }: Claim): Claim => ({ holds: fails, fails: holds });

const NEVER: Claim = { holds: [], fails: [[]] };

function claimOf(loopModel: LoopModel, link: ProofLink<Move>): Claim {
  const { code, marks, at, with: values = {} } = link;
  if (code.startsWith('break.')) return NEVER;
  if (marks) return allOf(marks.map((change) => loopModel.litOf(change)));
  const lits = at.map((spot) => litAt(loopModel, spot));
  if (lits.length === 1) return allOf(lits.map((lit) => (values['to'] === 'inside' ? lit : negate(lit))));
  return tieClaim(code, lits, Number(values['ruledOut'] ?? 0));
}

/** An edge as a line, a cell as inside. */
function litAt(loopModel: LoopModel, spot: Spot): Lit {
  const at = parseSpot(loopModel.board.mesh, spot);
  if (at?.kind === 'edge') return loopModel.litOf({ on: 'edge', index: at.index, to: LINE });
  if (at?.kind === 'cell') return loopModel.litOf({ on: 'cell', index: at.index, to: INSIDE });
  throw new Error(`${spot} is neither an edge nor a cell`);
}

function tieClaim(code: string, [a, b]: readonly Lit[], ruledOut: number): Claim {
  const different: Claim = {
    holds: [
      [a, negate(b)],
      [negate(a), b],
    ],
    fails: [
      [a, b],
      [negate(a), negate(b)],
    ],
  };
  switch (code) {
    case 'link.exactly-one':
    case 'link.cells-differ':
      return different;
    case 'link.both-or-neither':
    case 'link.cells-agree':
      return opposed(different);
    case 'link.at-least-one':
      return { holds: [[a], [b]], fails: [[negate(a), negate(b)]] };
    case 'link.at-most-one':
      return { holds: [[negate(a)], [negate(b)]], fails: [[a, b]] };
    case 'link.one-needs-other':
      return { holds: [[negate(a)], [b]], fails: [[a, negate(b)]] };
    default:
      return pairsRuledOut(a, b, ruledOut);
  }
}

/** Pairs are numbered first edge + 2 × second edge. */
function pairsRuledOut(a: Lit, b: Lit, ruledOut: number): Claim {
  const pairs = [0, 1, 2, 3].map((pair) => ({
    lits: [literal(a >> 1, (pair & 1) === 1), literal(b >> 1, pair >= 2)],
    gone: ((ruledOut >> pair) & 1) === 1,
  }));
  return {
    holds: pairs.filter(({ gone }) => !gone).map(({ lits }) => lits),
    fails: pairs.filter(({ gone }) => gone).map(({ lits }) => lits),
  };
}
