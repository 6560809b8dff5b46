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

function collectPart(mesh: Mesh, state: State, first: number, seen: Uint8Array): Part {
  const edges = [first];
  let closed = true;
  seen[first] = 1;
  for (let i = 0; i < edges.length; i++) {
    for (const dot of [mesh.edgeDots[2 * edges[i]], mesh.edgeDots[2 * edges[i] + 1]]) {
      if (tally(state, mesh.dotEdges[dot]).lines !== 2) closed = false;
      for (const next of mesh.dotEdges[dot]) {
        if (state.edges[next] !== LINE || seen[next]) continue;
        seen[next] = 1;
        edges.push(next);
      }
    }
  }
  return { edges, closed };
}

export function check(puzzle: Puzzle, state: State): Report {
  const mesh = meshOf(puzzle);
  const clueIssues = checkClues(puzzle, mesh, state);
  const dotIssues = checkDots(puzzle, mesh, state);
  const partIssues = checkParts(mesh, state, clueIssues.length + dotIssues.length > 0);
  const issues = [...clueIssues, ...dotIssues, ...partIssues];
  const wrongFirst = [
    ...issues.filter(({ kind }) => kind === 'wrong'),
    ...issues.filter(({ kind }) => kind === 'todo'),
  ];
  return { issues: wrongFirst, progress: progress(puzzle, mesh, state, issues) };
}

function checkClues(puzzle: Puzzle, mesh: Mesh, state: State): Issue[] {
  const issues: Issue[] = [];
  for (let cell = 0; cell < mesh.faceCount; cell++) {
    const clue = puzzle.clues[cell];
    if (!isClue(clue)) continue;
    const { lines, open } = tally(state, mesh.faceEdges[cell]);
    const at = [cellSpot(cell)];
    if (lines > clue) issues.push({ kind: 'wrong', code: 'too-many', at, with: { clue, lines } });
    else if (lines + open < clue)
      issues.push({ kind: 'wrong', code: 'too-few', at, with: { clue, lines, open } });
    else if (lines < clue) issues.push({ kind: 'todo', code: 'clue-open', at, with: { clue, lines } });
  }
  return issues;
}

function checkDots(puzzle: Puzzle, mesh: Mesh, state: State): Issue[] {
  const issues: Issue[] = [];
  for (let dot = 0; dot < mesh.dotCount; dot++) {
    const around = mesh.dotEdges[dot];
    const { lines, open } = tally(state, around);
    const drawn = (): string[] => [
      dotSpot(dot),
      ...Array.from(around)
        .filter((e) => state.edges[e] === LINE)
        .map(edgeSpot),
    ];
    if (lines > 2) issues.push({ kind: 'wrong', code: 'branch', at: drawn(), with: { lines } });
    else if (lines === 1 && open === 0) issues.push({ kind: 'wrong', code: 'dead-end', at: drawn() });
    else if (lines === 1) issues.push({ kind: 'todo', code: 'dangling-end', at: drawn() });
    else if (lines === 0 && puzzle.rule === 'every-dot')
      issues.push({ kind: open < 2 ? 'wrong' : 'todo', code: 'dot-missed', at: [dotSpot(dot)] });
  }
  return issues;
}

/** A closed loop can never grow, so anything left beside it is wrong; open parts may still meet. */
function checkParts(mesh: Mesh, state: State, unfinished: boolean): Issue[] {
  const all = parts(mesh, state);
  if (!all.length) return [{ kind: 'todo', code: 'no-line', at: [] }];
  if (all.length === 1)
    return all[0].closed && unfinished
      ? [{ kind: 'wrong', code: 'closed-early', at: all[0].edges.map(edgeSpot), with: { parts: 1 } }]
      : [];
  return all.map(({ edges, closed }) => ({
    kind: closed ? 'wrong' : 'todo',
    code: closed ? 'closed-early' : 'separate',
    at: edges.map(edgeSpot),
    with: { parts: all.length },
  }));
}

/** Clues met, and the loop itself as one more thing to do. */
function progress(puzzle: Puzzle, mesh: Mesh, state: State, issues: readonly Issue[]): Report['progress'] {
  let of = 1;
  let done = issues.length ? 0 : 1;
  for (let cell = 0; cell < mesh.faceCount; cell++) {
    if (!isClue(puzzle.clues[cell])) continue;
    of++;
    if (tally(state, mesh.faceEdges[cell]).lines === puzzle.clues[cell]) done++;
  }
  return { done, of };
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
