import { describe, expect, test } from 'vitest';
import { makeRng } from '../../rng.ts';
import {
  blockedPositions,
  isCompletable,
  isPiecePlacementWellFormed,
  isPlacementSequenceValid,
  isPlacementWellFormed,
  maskGenerator,
  mayBeLifted,
  notObstruct,
  reorder,
  solutions,
  usedPositions,
  viablePieces,
} from './student-api.ts';
import { LETTERS, LOCATIONS } from './rules/pieces.ts';

const START = 'DFOGGQEDI';
const OBJECTIVE = 'DFOGGQEDIBAkFHnHCiAALCAg';

describe('the document’s examples', () => {
  test('3,200 piece placements are well formed', () => {
    let count = 0;
    for (const shape of LETTERS)
      for (const orientation of LETTERS)
        for (const home of `${LOCATIONS}Zz09`)
          if (isPiecePlacementWellFormed(shape + orientation + home)) count++;
    expect(count).toBe(3200);
    for (const odd of ['', 'A', 'AA', 'AAZ', 'AIA', 'IAA', 'aAA', 'AaA', 'AAAA', 'AA ', '💡A'])
      expect(isPiecePlacementWellFormed(odd)).toBe(false);
  });

  test('placement strings', () => {
    expect(isPlacementWellFormed(OBJECTIVE)).toBe(true);
    expect(isPlacementWellFormed('')).toBe(false);
    expect(isPlacementWellFormed('DFOD')).toBe(false);
    expect(isPlacementWellFormed('DFODGQ')).toBe(false);
  });

  test('after GGQ: used, blocked, and DFO is obstructed', () => {
    expect(usedPositions('GGQ')).toEqual([5, 6, 16, 17, 26, 27]);
    expect(blockedPositions('GGQ')).toEqual([16, 17, 4, 5, 37, 6, 26, 27, 28, 15].sort((a, b) => a - b));
    expect(usedPositions('DFO')).toEqual([3, 13, 14, 15, 24]);
    expect(notObstruct('GGQ', 'DFO')).toBe(false);
    expect(isPlacementSequenceValid('GGQDFO')).toBe(false);
    expect(isPlacementSequenceValid('DFOGGQ')).toBe(true);
  });

  test('after HHnBFOGDL: ADg, but neither ADO nor ADk', () => {
    expect(['ADg', 'ADO', 'ADk'].map((next) => notObstruct('HHnBFOGDL', next))).toEqual([true, false, false]);
    expect(isPlacementSequenceValid('HHnBFOGDLADg')).toBe(true);
  });

  test('four orders of its objective', () => {
    expect(reorder(START, OBJECTIVE).sort()).toEqual(
      [
        'DFOGGQEDIBAkHCiFHnAALCAg',
        'DFOGGQEDIBAkFHnHCiAALCAg',
        'DFOGGQEDIBAkHCiAALCAgFHn',
        'DFOGGQEDIBAkHCiAALFHnCAg',
      ].sort(),
    );
    expect(viablePieces(START, OBJECTIVE)).toEqual(['BAk']);
    expect(viablePieces(`${START}BAk`, OBJECTIVE)).toEqual(['FHn', 'HCi']);
    expect(viablePieces('GGQ', OBJECTIVE)).toEqual([]);
    expect(viablePieces('AAp', OBJECTIVE)).toEqual([]);
  });

  test('where its pieces A, C, D, F, G, H go', () => {
    const homes = { face: 'LNPRWYbdgikm', back: 'MOQSVXachjln' };
    for (const shape of 'ACDFGH') {
      const all = [
        ...Array.from('ABCD').flatMap((turn) => Array.from(homes.face).map((home) => shape + turn + home)),
        ...Array.from('EFGH').flatMap((turn) => Array.from(homes.back).map((home) => shape + turn + home)),
      ];
      expect(maskGenerator(shape).sort()).toEqual(all.sort());
    }
    expect(maskGenerator('B')).toHaveLength(118);
  });

  test('its start has two solutions, by shape; BEc and EHn have one', () => {
    expect(solutions(START)).toHaveLength(2);
    expect(solutions(START)).toContain('AALBAkCAgDFOEDIFHnGGQHCi');
    expect(solutions('BEc')).toHaveLength(1);
    expect(solutions('EHn')).toHaveLength(1);
    expect(solutions('BEc', 'any').length).toBeGreaterThan(1);
    expect(solutions('')).toHaveLength(8374);
  });

  test('lifting', () => {
    expect(mayBeLifted('DFOGGQ', 'D')).toBe(false);
    expect(mayBeLifted('DFOGGQ', 'G')).toBe(true);
    expect(mayBeLifted('DFOGGQ', 'A')).toBe(false);
  });
});

describe('anything but a placement has no answer', () => {
  const nothing = null as never;
  test.each([
    ['ZZZ', 'no such shape'],
    ['AAA', 'off the board'],
    ['GG', 'cut short'],
    ['GGQGGQ', 'a shape twice'],
    ['GGQDFO', 'D cannot go under G'],
    [nothing, 'no text at all'],
    [undefined as never, 'nothing given'],
    [7 as never, 'a number'],
  ])('%s: %s', (text) => {
    expect(isPlacementSequenceValid(text)).toBe(false);
    expect(solutions(text)).toEqual([]);
    expect(isCompletable(text)).toBe(false);
    expect(viablePieces(text, OBJECTIVE)).toEqual([]);
    expect(reorder(text, OBJECTIVE)).toEqual([]);
    expect(notObstruct(text, 'ADg')).toBe(false);
    expect(mayBeLifted(text, 'G')).toBe(false);
    expect(usedPositions(text)).toEqual([]);
    expect(blockedPositions(text)).toEqual([]);
    expect(isPiecePlacementWellFormed(text)).toBe(text === 'AAA');
  });

  test('nor has an invalid objective', () => {
    for (const objective of ['ZZZ', 'AAA', 'GG', nothing]) {
      expect(viablePieces('', objective)).toEqual([]);
      expect(reorder('', objective)).toEqual([]);
    }
    expect(notObstruct('GGQ', nothing)).toBe(false);
    expect(maskGenerator(nothing)).toEqual([]);
  });

  test('if its pieces may come at any time, only their places matter', () => {
    expect(solutions('GGQDFO', 'any')).toEqual(solutions('DFOGGQ', 'any'));
    expect(solutions('AAA', 'any')).toEqual([]);
  });
});

test('viable pieces are the first pieces of the orders', () => {
  const rng = makeRng('viable');
  const all = solutions('');
  for (let i = 0; i < 60; i++) {
    const objective = all[rng.below(all.length)];
    const orders = reorder('', objective);
    const placed = orders[rng.below(orders.length)].slice(0, 3 * rng.below(8));
    const firsts = new Set(
      reorder(placed, objective).map((order) => order.slice(placed.length, placed.length + 3)),
    );
    expect(new Set(viablePieces(placed, objective))).toEqual(firsts);
    expect(isCompletable(placed)).toBe(true);
    for (const order of orders) expect(isPlacementSequenceValid(order)).toBe(true);
  }
});
