/**
 * What is wrong and what is left, all of it at once, each with its culprits.
 * `wrong` needs something taken back; `todo` may still come right by adding.
 */
import type { Issue, Report } from '../../game.ts';
import { acrossEdge, type Mesh } from '../../grid/mesh.ts';
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

/** A connected piece of line. It is a loop when every dot on it has exactly two lines. */
export interface Part {
  readonly edges: readonly number[];
  readonly closed: boolean;
}

/** The connected parts of the drawing, in the order of their first edge. */
export function parts(mesh: Mesh, state: State): Part[] {
  const seen = new Uint8Array(mesh.edgeCount);
  const found: Part[] = [];
  for (let edge = 0; edge < mesh.edgeCount; edge++)
    if (state.edges[edge] === LINE && !seen[edge]) found.push(collectPart(mesh, state, edge, seen));
  return found;
}

/** Runs at every move over the whole drawing: plain loops, since each iterator would cost more than its step. */
function collectPart(mesh: Mesh, state: State, first: number, seen: Uint8Array): Part {
  const edges = [first];
  let closed = true;
  seen[first] = 1;
  for (let i = 0; i < edges.length; i++) {
    for (let end = 0; end < 2; end++) {
      const around = mesh.dotEdges[mesh.edgeDots[2 * edges[i] + end]];
      let lines = 0;
      for (let j = 0; j < around.length; j++) {
        const next = around[j];
        if (state.edges[next] !== LINE) continue;
        lines++;
        if (seen[next]) continue;
        seen[next] = 1;
        edges.push(next);
      }
      if (lines !== 2) closed = false;
    }
  }
  return { edges, closed };
}

export function check(puzzle: Puzzle, state: State): Report {
  const mesh = meshOf(puzzle);
  const clues = checkClues(puzzle, mesh, state);
  const dots = checkDots(puzzle, mesh, state);
  const lines = checkParts(mesh, state, clues.issues.length + dots.length > 0);
  const issues = wrongFirst(clues.issues.concat(dots, lines));
  // The loop itself is one more thing to do.
  return { issues, progress: { done: clues.met + (issues.length ? 0 : 1), of: clues.count + 1 } };
}

function wrongFirst(issues: readonly Issue[]): Issue[] {
  const wrong: Issue[] = [];
  const todo: Issue[] = [];
  for (const issue of issues) (issue.kind === 'wrong' ? wrong : todo).push(issue);
  return wrong.concat(todo);
}

interface ClueCheck {
  readonly issues: Issue[];
  readonly met: number;
  readonly count: number;
}

function checkClues(puzzle: Puzzle, mesh: Mesh, state: State): ClueCheck {
  const issues: Issue[] = [];
  let [met, count] = [0, 0];
  for (let cell = 0; cell < mesh.faceCount; cell++) {
    const clue = puzzle.clues[cell];
    if (!isClue(clue)) continue;
    count++;
    const { lines, open } = tally(state, mesh.faceEdges[cell]);
    if (lines === clue) {
      met++;
      continue;
    }
    const at = [cellSpot(cell)];
    if (lines > clue) issues.push({ kind: 'wrong', code: 'too-many', at, with: { clue, lines } });
    else if (lines + open < clue)
      issues.push({ kind: 'wrong', code: 'too-few', at, with: { clue, lines, open } });
    else issues.push({ kind: 'todo', code: 'clue-open', at, with: { clue, lines } });
  }
  return { issues, met, count };
}

function checkDots(puzzle: Puzzle, mesh: Mesh, state: State): Issue[] {
  const issues: Issue[] = [];
  const everyDot = puzzle.rule === 'every-dot';
  for (let dot = 0; dot < mesh.dotCount; dot++) {
    const { lines, open } = tally(state, mesh.dotEdges[dot]);
    if (lines === 2 || (lines === 0 && !everyDot)) continue;
    const at = linesAt(mesh, state, dot);
    if (lines > 2) issues.push({ kind: 'wrong', code: 'branch', at, with: { lines } });
    else if (lines === 0) issues.push({ kind: open < 2 ? 'wrong' : 'todo', code: 'dot-missed', at });
    else if (open === 0) issues.push({ kind: 'wrong', code: 'dead-end', at });
    else issues.push({ kind: 'todo', code: 'dangling-end', at });
  }
  return issues;
}

/** A dot, and the lines that meet there. */
const linesAt = (mesh: Mesh, state: State, dot: number): string[] => [
  dotSpot(dot),
  ...Array.from(mesh.dotEdges[dot])
    .filter((edge) => state.edges[edge] === LINE)
    .map(edgeSpot),
];

/** A closed loop can never grow, so anything left beside it is wrong; open parts may still meet. */
function checkParts(mesh: Mesh, state: State, unfinished: boolean): Issue[] {
  const all = parts(mesh, state);
  if (!all.length) return [{ kind: 'todo', code: 'no-line', at: [] }];
  if (all.length === 1)
    return all[0].closed && unfinished
      ? [{ kind: 'wrong', code: 'closed-early', at: all[0].edges.map(edgeSpot), with: { parts: 1 } }]
      : [];
  return all.map(({ edges, closed }) => partIssue(edges, closed, all.length));
}

/** A part may be thousands of edges long, and its spots are asked for only when somebody looks at it. */
function partIssue(edges: readonly number[], closed: boolean, parts: number): Issue {
  let spots: readonly string[] | undefined;
  return {
    kind: closed ? 'wrong' : 'todo',
    code: closed ? 'closed-early' : 'separate',
    get at() {
      return (spots ??= edges.map(edgeSpot));
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
