/** The name of a step's argument, by what rules the other pieces out of its cell. */
import { tonesOf, type Spot, type Toned } from '../../../vocabulary.ts';
import { boardOf, cellSpot, pieceSpot } from '../rules/rules.ts';
import { twinsOnShelf } from '../rules/kinds.ts';
import type { Laying } from './partial-position.ts';
import { endCells, type Look, type WhatIf } from './looks.ts';
import type { Possible } from './possible.ts';
import type { StruckValues } from './strike.ts';
import type { Lookup } from '../../../vocabulary.ts';

export interface Name {
  readonly code: string;
  readonly with: Lookup<string | number>;
  /** Where what is tried breaks, and where it goes on by cases. */
  readonly tones?: readonly Toned[];
}

/** The hardest look that strikes something out of the cell itself names the step; one look has a sentence of its own. */
export function nameOf(possible: Possible, struck: readonly StruckValues[], target: Laying): Name {
  const { cell } = target;
  const { names } = boardOf(possible.puzzle);
  const spot = (each: number): Spot => cellSpot(boardOf(possible.puzzle), each);
  const listed = (cells: readonly number[]): string => [...new Set(cells)].map((each) => names[each]).join();
  const blamed = new Set(struck.map(({ rule }) => blamedBy(rule, cell)));
  const [other] = blamed;
  if (blamed.size === 1 && other !== undefined)
    return { code: 'what-if', with: { other: names[other] }, ...tonesOf({ stranded: [spot(other)] }) };
  const here = struck.filter(({ rule }) => rule.cell === cell);
  const looks = here.map(({ rule }) => rule);
  const tries = looks.flatMap((rule) => (rule.is === 'what-if' ? [rule] : []));
  if (tries.length > 0) {
    const values = here.flatMap((each) => (each.rule.is === 'what-if' ? each.values : []));
    const said = piecesOf(possible, values);
    const forks = tries.flatMap(({ cases, end }) => (cases.length > 0 ? endCells(end) : []));
    if (forks.length > 0)
      return {
        code: 'cases',
        with: { ...said, other: listed(forks) },
        ...tonesOf({ end: [...new Set(forks)].map(spot) }),
      };
    const { empty, lost, twice } = breaksOf(possible, tries);
    return {
      code: 'tries',
      with: { ...said, other: listed(empty), needed: lost.map((piece) => piece + 1).join(), twice },
      ...tonesOf({ stranded: [...empty.map(spot), ...lost.map(pieceSpot)] }),
    };
  }
  if (looks.some(({ is }) => is === 'place')) {
    const twins = twinsOnShelf(possible.puzzle, possible.state, target.piece).length > 1;
    const isAlone = struck.length === 1;
    return { code: twins ? 'only-places' : isAlone ? 'only-place' : 'last-place', with: { other: '' } };
  }
  const used = here.flatMap((each) => (each.rule.is === 'used' ? each.values : []));
  if (used.length > 0) return { code: 'needed', with: piecesOf(possible, used) };
  return {
    code: 'sides',
    with: { other: listed(looks.flatMap((rule) => (rule.is === 'show' ? [rule.by] : []))) },
  };
}

function piecesOf(possible: Possible, values: readonly number[]): { count: number; pieces: string } {
  const pieces = [...new Set(values.map((value) => possible.layingOf(value).piece + 1))];
  return { count: pieces.length, pieces: pieces.join() };
}

/** Where the pieces that are tried lead: cells that nothing fits, pieces without a place, two cells for one piece. */
function breaksOf(
  possible: Possible,
  tries: readonly WhatIf[],
): { readonly empty: readonly number[]; readonly lost: readonly number[]; readonly twice: number } {
  const ends = tries.map(({ end }) => end);
  const empty = ends.flatMap((end) => (end.is === 'cell' ? [end.cell] : []));
  const lost = ends.flatMap((end) => (end.is === 'piece' ? [possible.shelfOf(end.kind)[0]] : []));
  const twice = ends.filter((end) => end.is === 'twice').length;
  return { empty: [...new Set(empty)], lost: [...new Set(lost)], twice };
}

/** The one cell that would have nothing left if something else were here. */
const blamedBy = (rule: Look, cell: number): number | undefined =>
  rule.cell !== cell
    ? undefined
    : rule.is === 'show'
      ? rule.by
      : rule.is === 'what-if' && !rule.settled.length && !rule.cases.length && rule.end.is === 'cell'
        ? rule.end.cell
        : undefined;
