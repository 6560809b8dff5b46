/** What is wrong with a drawing as a loop, or left to do, whatever the clues say: ends, branches, parts. */
import type { Mesh } from '../grid/mesh.ts';
import type { Issue, Spot } from '../vocabulary.ts';
import type { Component } from './components.ts';
import { LINE, OPEN, type Drawing } from './marks.ts';

interface SpotNames {
  edge(index: number): Spot;
  dot(index: number): Spot;
}

/** The loop passes a dot once or not at all. */
export function dotIssue(mesh: Mesh, drawing: Drawing, dot: number, names: SpotNames): Issue | undefined {
  const around = Array.from(mesh.dotEdges[dot]);
  const lines = around.filter((edge) => drawing.edges[edge] === LINE);
  if (lines.length === 0 || lines.length === 2) return undefined;
  const at = [names.dot(dot), ...lines.map((edge) => names.edge(edge))];
  if (lines.length > 2) return { kind: 'wrong', code: 'branch', at, with: { lines: lines.length } };
  const open = around.some((edge) => drawing.edges[edge] === OPEN);
  return open ? { kind: 'todo', code: 'dangling-end', at } : { kind: 'wrong', code: 'dead-end', at };
}

/** A closed loop can never grow, so anything apart from it is wrong; open parts may still join up. */
export function partIssues(parts: readonly Component[], names: SpotNames): Issue[] {
  if (!parts.length) return [{ kind: 'todo', code: 'no-line', at: [] }];
  if (parts.length === 1) return [];
  return parts.map(({ edges, closed }) => ({
    kind: closed ? 'wrong' : 'todo',
    code: closed ? 'closed-early' : 'separate',
    at: edges.toSorted((a, b) => a - b).map((edge) => names.edge(edge)),
    with: { parts: parts.length },
  }));
}
