/** The lantern with the smallest reason; where something is wrong, the numbers and marks that contradict each other. */
import { contradiction, nextStep, type Reason } from '../../../kernel/explain.ts';
import { negate } from '../../../kernel/literal.ts';
import type { Task } from '../../../task.ts';
import { reasonsOf, type Hint, type Spot } from '../../../vocabulary.ts';
import { lanternSpot, type Move, type Puzzle, type State } from '../rules/rules.ts';
import { factsOf, litOf, modelOf, type LanternModel } from '../solve/model.ts';
import { solve } from '../solve/solver.ts';

export function* hint(puzzle: Puzzle, state: State): Task<Hint<Move> | undefined> {
  if ((yield* solve(puzzle, { limit: 1, from: state })).found.length === 0)
    return yield* mistake(puzzle, state);
  const lanterns = modelOf(puzzle);
  const open = state.flatMap((mark, index) => (mark === 'open' ? [litOf(lanterns, index, 'lit')] : []));
  const targets = open.flatMap((lit) => [lit, negate(lit)]);
  const step = yield* nextStep(lanterns.model, factsOf(lanterns, state), targets);
  if (!step) return undefined;
  const lantern = lanterns.lanterns.indexOf(step.target >> 1);
  const mark = step.target & 1 ? 'dark' : 'lit';
  return {
    kind: 'step',
    code: step.groups.length > 1 ? 'together' : mark === 'lit' ? 'needed' : 'full',
    level: 'beyond',
    at: [lanternSpot(lantern)],
    because: reasonsOf(spotsOf(lanterns, step), lanternSpot(lantern)),
    moves: [{ lantern, mark }],
    with: { n: lantern + 1 },
  };
}

/** Numbers by the names of their groups, marks by the lanterns in the facts. */
const spotsOf = ({ lanterns }: LanternModel, { groups, facts }: Reason): Spot[] => [
  ...groups,
  ...facts.map((fact) => lanternSpot(lanterns.indexOf(fact >> 1))),
];

/** A mark that differs from a solution is taken back; where there is none, the numbers contradict each other. */
function* mistake(puzzle: Puzzle, state: State): Task<Hint<Move> | undefined> {
  const lanterns = modelOf(puzzle);
  const reason = yield* contradiction(lanterns.model, factsOf(lanterns, state));
  const [solution] = (yield* solve(puzzle, { limit: 1 })).found;
  const wrong = state.findIndex((mark, i) => mark !== 'open' && solution && mark !== solution[i]);
  if (!reason) return undefined;
  return {
    kind: 'mistake',
    code: wrong < 0 ? 'impossible' : 'mistake',
    level: 'beyond',
    at: wrong < 0 ? [] : [lanternSpot(wrong)],
    because: reasonsOf(spotsOf(lanterns, reason), lanternSpot(0)),
    moves: wrong < 0 ? [] : [{ lantern: wrong, mark: 'open' }],
    with: { n: wrong + 1 },
  };
}
