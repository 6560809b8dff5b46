/**
 * The one ordered list of techniques, by the lowest level at which each can occur, and how a finding gets its
 * name: by the rule that gave it and by the pattern of clues and marks it rests on. A finding without a name of
 * its own is called by its rule.
 */
import type { Mesh } from '../../../../grid/mesh.ts';
import type { Level } from '../../solve/level-numbers.ts';
import { CROSS, LINE, type Board } from '../../rules/rules.ts';
import { COLOUR, LOOP, THREES, type Finding, type Position } from './position.ts';
import { ASKED, type Reason } from './reason.ts';
import type { Ring } from './rings.ts';
import { strongestTie } from './ties.ts';

export const techniques = [
  { code: 'zero', level: 'counting' },
  { code: 'clue-full', level: 'counting' },
  { code: 'clue-needs-all', level: 'counting' },
  { code: 'dot-full', level: 'counting' },
  { code: 'dot-one-exit', level: 'counting' },
  { code: 'dot-dead', level: 'counting' },
  { code: 'dot-needs-both', level: 'counting' },
  { code: 'early-loop', level: 'counting' },
  { code: 'corner-one', level: 'one-clue' },
  { code: 'corner-three', level: 'one-clue' },
  { code: 'corner-two', level: 'one-clue' },
  { code: 'line-into-one', level: 'one-clue' },
  { code: 'line-into-three', level: 'one-clue' },
  { code: 'line-into-two', level: 'one-clue' },
  { code: 'exactly-one-dot', level: 'one-clue' },
  { code: 'at-least-one-dot', level: 'one-clue' },
  { code: 'at-most-one-clue', level: 'one-clue' },
  { code: 'at-most-one-dot', level: 'one-clue' },
  { code: 'both-or-neither-clue', level: 'one-clue' },
  { code: 'both-or-neither-dot', level: 'one-clue' },
  { code: 'one-needs-other-clue', level: 'one-clue' },
  { code: 'one-needs-other-dot', level: 'one-clue' },
  { code: 'adjacent-threes', level: 'corners' },
  { code: 'diagonal-threes', level: 'corners' },
  { code: 'border-ones', level: 'corners' },
  { code: 'diagonal-chain', level: 'corners' },
  { code: 'at-least-one-clue', level: 'corners' },
  { code: 'sector', level: 'corners' },
  { code: 'colour-path', level: 'sides' },
  { code: 'colour-clue', level: 'sides' },
  { code: 'colour-dot', level: 'sides' },
  { code: 'inside-cut', level: 'sides' },
  { code: 'outside-cut', level: 'sides' },
  { code: 'cut-off', level: 'sides' },
  { code: 'suppose-line', level: 'supposition' },
  { code: 'suppose-cross', level: 'supposition' },
  { code: 'suppose-line-twice', level: 'two-suppositions' },
  { code: 'suppose-cross-twice', level: 'two-suppositions' },
] as const satisfies readonly { readonly code: string; readonly level: Level }[];

/** Arrangements of clues that players know by heart and see as one thing. */
const PATTERNS: ReadonlySet<string> = new Set([
  'corner-one',
  'corner-two',
  'corner-three',
  'adjacent-threes',
  'diagonal-threes',
  'border-ones',
  'line-into-one',
  'line-into-two',
  'line-into-three',
]);

export const isPattern = (code: Technique): boolean => PATTERNS.has(code);

export type Technique = (typeof techniques)[number]['code'];

export function nameOf(position: Position, finding: Finding, reason: Reason): Technique {
  if (reason.cut) return reason.cut.kind;
  if (finding.kind === LOOP) return 'early-loop';
  if (finding.kind === THREES) return 'adjacent-threes';
  if (finding.kind === COLOUR) return 'colour-path';
  const ring = position.rings.rings[finding.why];
  if (reason.usesColours) return ring.kind === 'face' ? 'colour-clue' : 'colour-dot';
  if (reason.steps === 1) return countOf(position, ring, finding, reason);
  const pattern = patternOf(position, reason);
  return pattern === 'sector' ? tieName(position, ring, reason) : pattern;
}

/** No pattern of clues that has a name: called by the last tie between two edges, and by what that settles. */
function tieName(position: Position, ring: Ring, { derivations }: Reason): Technique {
  const asked = derivations.find(({ gave }) => gave === ASKED);
  const tie = strongestTie(position, asked?.took ?? []);
  const isBlank = ring.kind === 'face' && position.board.clues[ring.index] < 0;
  const code = `${tie}-${ring.kind === 'dot' ? 'dot' : 'clue'}`;
  return techniques.find((each) => each.code === code && !isBlank)?.code ?? 'sector';
}

/** A single ring: counting is enough. */
function countOf(position: Position, ring: Ring, { value }: Finding, { marks }: Reason): Technique {
  if (ring.kind === 'face') {
    if (value === LINE) return 'clue-needs-all';
    return position.board.clues[ring.index] === 0 ? 'zero' : 'clue-full';
  }
  const touched = [...marks].some((edge) => position.edges[edge] === LINE);
  if (value === CROSS) return touched ? 'dot-full' : 'dot-dead';
  return touched ? 'dot-one-exit' : 'dot-needs-both';
}

/** Several rings: the arrangement of the clues gives the name. */
function patternOf({ board, edges }: Position, { cells, marks }: Reason): Technique {
  const all = [...cells].sort((a, b) => a - b);
  if (all.length === 1 && marks.size) {
    const lines = [...marks].filter((edge) => edges[edge] === LINE);
    return lines.length && meetAtOneCorner(board.mesh, all[0], [...marks])
      ? LINE_INTO[sortOf(board, all[0])]
      : 'sector';
  }
  if (marks.size) return 'sector';
  if (all.length === 1) return isCorner(board.mesh, all[0]) ? IN_CORNER[sortOf(board, all[0])] : 'sector';
  return all.length ? manyClues(board, all) : 'sector';
}

type Sort = 'one' | 'three' | 'other';

/** On squares: 1, 3 (all edges but one), or another clue. */
function sortOf({ mesh, clues }: Board, cell: number): Sort {
  if (clues[cell] === mesh.faceEdges[cell].length - 1) return 'three';
  return clues[cell] === 1 ? 'one' : 'other';
}

const LINE_INTO = { one: 'line-into-one', three: 'line-into-three', other: 'line-into-two' } as const;
const IN_CORNER = { one: 'corner-one', three: 'corner-three', other: 'corner-two' } as const;

function manyClues(board: Board, cells: readonly number[]): Technique {
  const sorts = cells.map((cell) => sortOf(board, cell));
  const threes = sorts.filter((sort) => sort === 'three').length;
  if (cells.length === 2 && threes === 2)
    return touch(board.mesh, cells[0], cells[1]) === 2 ? 'adjacent-threes' : 'diagonal-threes';
  if (cells.length === 2 && sorts.every((sort) => sort === 'one')) return 'border-ones';
  const between = cells.filter((_, i) => sorts[i] !== 'three');
  const isChain =
    threes === 2 && between.every((cell) => board.clues[cell] === 2) && cornerToCorner(board.mesh, cells);
  return isChain ? 'diagonal-chain' : 'sector';
}

/** How many dots two faces share: one at a corner, two along an edge. */
const touch = (mesh: Mesh, a: number, b: number): number =>
  mesh.faceDots[a].filter((dot) => mesh.faceDots[b].includes(dot)).length;

const cornerToCorner = (mesh: Mesh, cells: readonly number[]): boolean =>
  cells.slice(1).every((cell, i) => touch(mesh, cells[i], cell) === 1);

const isCorner = (mesh: Mesh, cell: number): boolean =>
  mesh.faceDots[cell].some((dot) => mesh.dotEdges[dot].length === 2);

/** Do all marks come from outside to the same corner of the face? */
function meetAtOneCorner(mesh: Mesh, cell: number, marks: readonly number[]): boolean {
  const own = mesh.faceEdges[cell];
  if (marks.some((edge) => own.includes(edge))) return false;
  return mesh.faceDots[cell].some((dot) => marks.every((edge) => mesh.dotEdges[dot].includes(edge)));
}
