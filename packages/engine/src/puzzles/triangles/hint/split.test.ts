/** Cells gone through one within another: the plan counts what fails, and its reasons hold without what is not needed. */
import { describe, expect, test } from 'vitest';
import { finish } from '../../../task.ts';
import { triangles } from '../index.ts';
import { start, type Puzzle, type State } from '../rules/rules.ts';
import { canFinish, solve } from '../solve/solver.ts';
import { after } from './by-search.ts';
import { hint } from './hint.ts';
import { linkFollows } from './link-follows.ts';
import { proofOfStep } from './proof.ts';
import { Splitter, type Split, type Target } from './split.ts';
import { Strikes } from './strike.ts';
import { suffices } from './suffices.ts';

/** Positions of the preset `expert` in which nothing followed from one cell by cases. */
const HARD = [
  'triangles:cells-28:equal:FHHFGGCGEBBGAAAABHAAGAEHDDFCCDAHDCGGDEFAADAGBDEEAGDAGFFHGCFDEEGAHHACDCCHBDEAACBHDDHF:HDDACFDCGBCGFGGB::4@f2/2',
  'triangles:cells-28:equal:BDCFGHBHFCGDCCEFGGCEHAECBEEDDGBBGCDHCFFCGHAHEDFFEHHDFGAFFBFDDDECDGACCBDDBCFAACADFDHG:HGGDEACEDHHCFCCD::28@a1/5',
  'triangles:cells-28:equal:AEFAEBBHHBDHCDHACFADBCFDAGDFFHAHEBFCBECBGGAFDEGFBBDAHDDHFBFHCEHCGFDHGAHFCHGAEHADEDGG:AFFEEHHFABFAGGGB::14@f2/4,15@a1/1,16@a2/3,28@f1/2',
];

function read(text: string): { readonly puzzle: Puzzle; readonly state: State; readonly end: State } {
  const found = triangles.native.parse(text);
  if (!found.ok) throw new Error(found.error.code);
  const { puzzle, state = start(puzzle) } = found.value;
  return { puzzle, state, end: finish(solve(puzzle, { limit: 1, from: state })).found[0] };
}

function planned(text: string) {
  const { puzzle, state, end } = read(text);
  const strikes = new Strikes(puzzle, state, []);
  finish(strikes.run(['fits', 'places']));
  const { possible } = strikes;
  const valueIn = (cell: number): number => {
    const piece = end.at.indexOf(cell);
    return possible.valueOf({ piece, cell, turn: end.turn[piece] });
  };
  const targets = possible.cells.map((cell): Target => ({ cell, kept: possible.candidateOf(valueIn(cell)) }));
  const found = finish(new Splitter(puzzle, state, 6000).easiest(targets, 200));
  if (!found) throw new Error('nothing is found');
  return { puzzle, state, strikes, ...found, value: valueIn(found.cell) };
}

/** Pieces that fail at once, counted again. */
const leavesOf = (counted: (split: Split) => number, split: Split): number =>
  counted(split) + [...split.inside.values()].reduce((sum, each) => sum + leavesOf(counted, each), 0);

describe.each(HARD)('%s', (text) => {
  test('what the plan rules out is dead by complete search, and its tries add up', () => {
    const { puzzle, state, strikes, cell, value, split } = planned(text);
    for (const other of strikes.possible.of(cell))
      if (other !== value) {
        const next = after({ puzzle, state }, strikes.possible.layingOf(other));
        expect(finish(canFinish(puzzle, next, { left: 1e6 }))).toBe('no');
      }
    const own = (each: Split): number =>
      each.tries - [...each.inside.values()].reduce((sum, inner) => sum + inner.tries, 0);
    expect(leavesOf(own, split)).toBe(split.tries);
    expect(own(split)).toBeGreaterThanOrEqual(0);
  });

  test('every link of the chain that follows it holds, and no case is left out', () => {
    const { puzzle, state, strikes, cell, value, split } = planned(text);
    const { struck } = finish(strikes.refuteOthers(cell, value, split, Infinity));
    const proof = proofOfStep(strikes.possible, struck!, strikes.possible.layingOf(value));
    const failing = proof.links.map((_, i) => i).filter((i) => !linkFollows(puzzle, state, proof, i));
    expect(failing).toEqual([]);
    const [last] = proof.links.slice(-1);
    const without = { links: [last] as const };
    expect(linkFollows(puzzle, state, without, 0)).toBe(false);
  });

  test('the hint has a proof and a reason that is enough', () => {
    const { puzzle, state } = read(text);
    const found = finish(hint(puzzle, state))!;
    expect([found.code, found.level]).toEqual(['cases', 'beyond']);
    expect(found.proof!.links.length).toBeGreaterThan(12);
    expect(suffices(puzzle, state, found)).toBe(true);
  });
});

test('nothing is found within fewer tries than it takes', () => {
  const { puzzle, state, cell, split, strikes, value } = planned(HARD[0]);
  const kept = strikes.possible.candidateOf(value);
  const target = { cell, kept };
  const tries = (limit: number): number | undefined =>
    finish(new Splitter(puzzle, state, 6000).easiest([target], limit))?.split.tries;
  expect(tries(split.tries)).toBe(split.tries);
  expect(tries(split.tries - 1)).toBe(undefined);
  expect(finish(new Splitter(puzzle, state, 10).easiest([target], 200))).toBe(undefined);
});

test('a step that takes too many tries is still a step, and complete search confirms it', () => {
  const { puzzle, state } = read(
    'triangles:cells-28:equal:CGDAHFBBCAGDCDFBFEDGGDDEDEFFHGADHBCDAFGACEBCHCFHAGCABEAAGCDDEFFDFHAEFCDHGGHCFFAHHDEH:AGGDCHHFDHDDGFFG::10@f2/6,13@f1/2',
  );
  const found = finish(hint(puzzle, state))!;
  expect([found.kind, found.code]).toEqual(['step', 'forced']);
  expect(suffices(puzzle, state, found)).toBe(true);
});
