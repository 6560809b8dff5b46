/** What a puzzle needs: the lowest level whose techniques decide every cell. */
import type { Grade } from '../../../vocabulary.ts';
import type { Task } from '../../../task.ts';
import { Domains } from '../solve/domains.ts';
import { levels } from './levels.ts';
import { start, type Puzzle } from '../rules/rules.ts';
import { identity, symmetriesOf } from '../help/identity.ts';
import { solve } from '../solve/solver.ts';

export function* grade(puzzle: Puzzle): Task<Grade> {
  const solutions = yield* countSolutions(puzzle);
  if (solutions !== 'one') return { level: 'beyond', solutions, uses: {} };
  const { level, uses } = yield* levelOf(puzzle);
  return { level, solutions, uses };
}

/** Rotations of a solution do not count as others, so finding one more than there are rotations settles it. */
function* countSolutions(puzzle: Puzzle): Task<Grade['solutions']> {
  const { found, exhausted } = yield* solve(puzzle, { limit: symmetriesOf(puzzle).length + 1 });
  const different = new Set(found.map((state) => identity(puzzle, state))).size;
  if (different > 1) return 'many';
  return !exhausted ? 'unknown' : different ? 'one' : 'none';
}

/** For a puzzle with exactly one solution. */
function* levelOf(puzzle: Puzzle): Task<Pick<Grade, 'level' | 'uses'>> {
  const domains = new Domains(puzzle);
  domains.load(start(puzzle));
  for (const level of levels) {
    yield* domains.narrow(level);
    if (domains.complete) return { level, uses: used(domains) };
  }
  return { level: 'beyond', uses: { ...used(domains), forced: 1 } };
}

const used = ({ uses }: Domains): Grade['uses'] =>
  Object.fromEntries(Object.entries(uses).filter(([, times]) => times));
