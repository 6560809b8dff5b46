/**
 * What is wrong and what is left, all of it at once, each with its culprits.
 * `wrong` needs something taken back; `todo` can still be put right by adding.
 */
import type { Issue, Report } from '../../../vocabulary.ts';
import { perObject } from '../../../cache.ts';
import { acrossEdge, type Mesh } from '../../../grid/mesh.ts';
import { ChangeTracker } from '../../../loops/change-tracker.ts';
import { Components, type Component } from '../../../loops/components.ts';
import { cellSpot, dotSpot, edgeSpot, isClue, LINE, meshOf, OPEN, type Puzzle, type State } from './rules.ts';

/** How many of these edges carry a line, and how many are still open. */
export function tally(state: State, edges: ArrayLike<number>): { lines: number; open: number } {
  let lines = 0;
  let open = 0;
  for (let i = 0; i < edges.length; i++) {
    if (state.edges[edges[i]] === LINE) lines++;
    else if (state.edges[edges[i]] === OPEN) open++;
  }
  return { lines, open };
}

/** What was found at each place of the state that was checked last. */
interface Findings {
  readonly tracker: ChangeTracker;
  readonly clues: (Issue | undefined)[]; // by cell
  readonly dots: (Issue | undefined)[];
  readonly parts: Components;
  readonly clueCount: number;
}

const findingsOf = perObject((puzzle: Puzzle): Findings => {
  const mesh = meshOf(puzzle);
  const nothing = (count: number) => new Array<Issue | undefined>(count).fill(undefined);
  return {
    tracker: new ChangeTracker(mesh),
    clues: nothing(mesh.faceCount),
    dots: nothing(mesh.dotCount),
    parts: new Components(mesh),
    clueCount: Array.from(puzzle.clues).filter(isClue).length,
  };
});

export function check(puzzle: Puzzle, state: State): Report {
  const mesh = meshOf(puzzle);
  const found = findingsOf(puzzle);
  const changes = found.tracker.to(state);
  changes.faces((cell) => {
    found.clues[cell] = clueIssue(puzzle, mesh, state, cell);
  });
  changes.dots((dot) => {
    found.dots[dot] = dotIssue(puzzle, mesh, state, dot);
  });
  const issues = new Issues();
  issues.addAll(found.clues);
  const unmet = issues.count;
  issues.addAll(found.dots);
  issues.addAll(partIssues(found.parts.follow(state, changes), issues.count > 0));
  // The loop itself is one more thing to do.
  const progress = { done: found.clueCount - unmet + (issues.count ? 0 : 1), of: found.clueCount + 1 };
  return { issues: issues.all(), progress };
}

/** Wrong before todo. */
class Issues {
  readonly #wrong: Issue[] = [];
  readonly #todo: Issue[] = [];

  get count(): number {
    return this.#wrong.length + this.#todo.length;
  }

  addAll(found: readonly (Issue | undefined)[]): void {
    for (let i = 0; i < found.length; i++) {
      const issue = found[i];
      if (issue) (issue.kind === 'wrong' ? this.#wrong : this.#todo).push(issue);
    }
  }

  all(): Issue[] {
    return this.#wrong.concat(this.#todo);
  }
}

function clueIssue(puzzle: Puzzle, mesh: Mesh, state: State, cell: number): Issue | undefined {
  const clue = puzzle.clues[cell];
  if (!isClue(clue)) return undefined;
  const { lines, open } = tally(state, mesh.faceEdges[cell]);
  if (lines === clue) return undefined;
  const at = [cellSpot(cell)];
  if (lines > clue) return { kind: 'wrong', code: 'too-many', at, with: { clue, lines } };
  if (lines + open < clue) return { kind: 'wrong', code: 'too-few', at, with: { clue, lines, open } };
  return { kind: 'todo', code: 'clue-open', at, with: { clue, lines } };
}

function dotIssue(puzzle: Puzzle, mesh: Mesh, state: State, dot: number): Issue | undefined {
  const { lines, open } = tally(state, mesh.dotEdges[dot]);
  if (lines === 2 || (lines === 0 && puzzle.rule !== 'every-dot')) return undefined;
  const at = linesAt(mesh, state, dot);
  if (lines > 2) return { kind: 'wrong', code: 'branch', at, with: { lines } };
  if (lines === 0) return { kind: open < 2 ? 'wrong' : 'todo', code: 'dot-missed', at };
  if (open === 0) return { kind: 'wrong', code: 'dead-end', at };
  return { kind: 'todo', code: 'dangling-end', at };
}

/** A dot, and the lines that meet there. */
const linesAt = (mesh: Mesh, state: State, dot: number): string[] => [
  dotSpot(dot),
  ...Array.from(mesh.dotEdges[dot])
    .filter((edge) => state.edges[edge] === LINE)
    .map(edgeSpot),
];

/** A closed loop can never grow, so anything outside it is wrong; open parts may still meet. */
function partIssues(all: readonly Component[], unfinished: boolean): Issue[] {
  if (!all.length) return [{ kind: 'todo', code: 'no-line', at: [] }];
  if (all.length === 1)
    return all[0].closed && unfinished
      ? [{ kind: 'wrong', code: 'closed-early', at: spotsAlong(all[0].edges), with: { parts: 1 } }]
      : [];
  return all.map(({ edges, closed }) => partIssue(edges, closed, all.length));
}

/** In the order of the board, wherever tracing the part began. */
const spotsAlong = (edges: readonly number[]): string[] => edges.toSorted((a, b) => a - b).map(edgeSpot);

/** A part may be thousands of edges long, and its spots are needed only when somebody looks at it. */
function partIssue(edges: readonly number[], closed: boolean, parts: number): Issue {
  let spots: readonly string[] | undefined;
  return {
    kind: closed ? 'wrong' : 'todo',
    code: closed ? 'closed-early' : 'separate',
    get at() {
      return (spots ??= spotsAlong(edges));
    },
    with: { parts },
  };
}

/** Where the line through `dot` goes on after arriving by `edge`; undefined at an end or a branch. */
export function nextAlong(
  mesh: Mesh,
  state: State,
  dot: number,
  edge: number,
): { edge: number; dot: number } | undefined {
  const onward = Array.from(mesh.dotEdges[dot]).filter((e) => e !== edge && state.edges[e] === LINE);
  return onward.length === 1 ? { edge: onward[0], dot: acrossEdge(mesh, onward[0], dot) } : undefined;
}
