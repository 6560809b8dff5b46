/** Facts of a position as places on the board. */
import type { Spot } from '../../../../vocabulary.ts';
import { cellSpot, dotSpot, edgeSpot, type Move } from '../../rules/rules.ts';
import type { Link } from '../deduce/colours.ts';
import { linkFact } from '../deduce/paths.ts';
import { cornerOf } from '../deduce/ties.ts';
import type { Position } from '../deduce/position.ts';
import type { Rule, Witness } from '../deduce/reason.ts';

/** An edge as a rule or the player has it. */
export interface Marked {
  readonly edge: number;
  readonly value: number;
}

export const changeOf = ({ edge, value }: Marked): Move[number] => ({ on: 'edge', index: edge, to: value });

export const isEdge = ({ edges }: Position, fact: number): boolean => fact < edges.length;

export const isLink = (position: Position, fact: number): boolean => fact >= linkFact(position, 0);

export const linkAt = (position: Position, fact: number): Link =>
  (position.colours?.links ?? [])[fact - linkFact(position, 0)];

export const roundOf = (position: Position, fact: number): number =>
  isLink(position, fact) ? linkAt(position, fact).round : position.round[fact];

/** What a rule looked at: its clue or dot, and the places of the facts it used. */
export function spotsOf(position: Position, rule: Rule, took: Iterable<number>): Spot[] {
  const facts = [...took].flatMap((fact) => placesOf(position, fact));
  return [...new Set([...ownSpots(position, rule), ...facts])];
}

function ownSpots({ rings }: Position, rule: Rule): Spot[] {
  switch (rule.kind) {
    case 'ring': {
      const { kind, index } = rings.rings[rule.ring];
      return kind === 'dot' ? [dotSpot(index)] : [cellSpot(index)];
    }
    case 'threes':
      return [...rule.faces.map(cellSpot), ...leftSpots(rule.left)];
    case 'closing':
      return leftSpots(rule.left);
    case 'second':
      return [...rule.cells.map(cellSpot), ...rule.dots.map(dotSpot)];
    default:
      return [];
  }
}

const leftSpots = ({ cell, dot }: Witness = {}): Spot[] =>
  cell !== undefined ? [cellSpot(cell)] : dot !== undefined ? [dotSpot(dot)] : [];

function placesOf(position: Position, fact: number): Spot[] {
  if (isEdge(position, fact)) return [edgeSpot(fact)];
  if (isLink(position, fact)) return cellsOf(position, linkAt(position, fact));
  return cornerEdges(position, cornerOf(position, fact)).map(edgeSpot);
}

/** The world outside has no spot. */
export const cellsOf = ({ rings }: Position, { from, to }: Link): Spot[] =>
  [from, to].filter((face) => face !== rings.outer).map(cellSpot);

/** The two edges of a face that meet there. */
export function cornerEdges({ rings }: Position, corner: number): number[] {
  const { corners, edges } = rings.rings[rings.cornerRings[2 * corner]];
  for (let c = 0; c < corners.length; c += 3)
    if (corners[c] === corner) return [edges[corners[c + 1]], edges[corners[c + 2]]];
  return [];
}
