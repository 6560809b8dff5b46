/** What is wrong, and what is left to do. */
import type { Issue, Report } from '../../../vocabulary.ts';
import { around, clueSpot, countAround, lanternSpot, type Puzzle, type State } from './rules.ts';

export function check({ clues }: Puzzle, state: State): Report {
  const open = state.flatMap((mark, index) => (mark === 'open' ? [lanternSpot(index)] : []));
  const issues = clues.flatMap((clue, index) => clueIssues(state, index, clue));
  if (open.length > 0)
    issues.push({ kind: 'todo', code: 'undecided', at: open, with: { count: open.length } });
  return { issues, progress: { done: state.length - open.length, of: state.length } };
}

function clueIssues(state: State, index: number, clue: number | undefined): Issue[] {
  if (clue === undefined) return [];
  const lit = countAround(state, index, 'lit');
  const most = around(state.length, index).length - countAround(state, index, 'dark');
  const at = [clueSpot(index), ...around(state.length, index).map(lanternSpot)];
  if (lit > clue) return [{ kind: 'wrong', code: 'too-many', at, with: { clue, lit } }];
  return most < clue ? [{ kind: 'wrong', code: 'too-few', at, with: { clue, most } }] : [];
}
