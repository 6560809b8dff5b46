import { popcount } from '../../../bits.ts';
import { describe, expect, test } from 'vitest';
import { makeRng } from '../../../rng.ts';
import { getMasks, overhangs, overlap, WORDS } from './masks.ts';
import { drawingOf, findPlacement, fittingPlacements, flipped, SHAPES, turned } from './pieces.ts';
import {
  blockedBy,
  coverersOf,
  firstIllegal,
  isLegal,
  legalPlacements,
  placementsOf,
  refusal,
  start,
  stateOf,
  type Puzzle,
} from './rules.ts';
import { check } from './check.ts';
import { apply, moves } from './moves.ts';
import { randomLine } from '../walks.fixtures.ts';

const sequence = (text: string) => placementsOf(text.match(/.{3}/g) ?? []);
const one = (text: string) => findPlacement(text)!;

describe('pieces', () => {
  test.each([
    [0, 0, '12.2121..'],
    [0, 4, '.12121..2'],
    [3, 4, '.1..2121.'],
    [6, 4, '21.12..12'],
    [7, 4, '21..2121.'],
    [0, 1, '121.12.2.'],
  ])('shape %i in orientation %i', (shape, orientation, drawing) => {
    expect(drawingOf(shape, orientation)).toBe(drawing);
  });

  test('flipping twice and turning four times change nothing', () => {
    for (const each of SHAPES) {
      expect(flipped(flipped(each))).toBe(each);
      expect(turned(turned(each, 1), 3)).toBe(each);
    }
    expect(SHAPES.map(flipped)).toEqual([4, 7, 6, 5, 0, 3, 2, 1]);
  });

  test('flipping is a mirror image with the levels exchanged', () => {
    const mirror = (drawing: string): string =>
      [2, 1, 0, 5, 4, 3, 8, 7, 6].map((at) => ({ '1': '2', '2': '1', '.': '.' })[drawing[at]]).join('');
    for (const shape of SHAPES)
      for (const orientation of SHAPES)
        expect(drawingOf(shape, flipped(orientation))).toBe(mirror(drawingOf(shape, orientation)));
  });
});

describe('counts (facts §3–4)', () => {
  test('812 placements, 96 of each shape and 118 of B and E', () => {
    const count = SHAPES.map((shape) => fittingPlacements().filter((each) => each.shape === shape).length);
    expect(count).toEqual([96, 118, 96, 96, 118, 96, 96, 96]);
  });

  test('288,100 pairs: overlap, both orders, one order, neither', () => {
    const all = fittingPlacements();
    const found = { overlap: 0, both: 0, one: 0, neither: 0 };
    for (const [i, p] of all.entries())
      for (const q of all.slice(i + 1)) {
        if (p.shape === q.shape) continue;
        const orders = Number(overhangs(p, q)) + Number(overhangs(q, p));
        found[overlap(p, q) ? 'overlap' : (['both', 'one', 'neither'] as const)[orders]]++;
      }
    expect(found).toEqual({ overlap: 107_416, both: 125_790, one: 45_352, neither: 9_542 });
  });

  test('legal sequences of one, two and three', () => {
    const { slots, after } = getMasks();
    const count = (row: number): number => {
      let sum = 0;
      for (let word = 0; word < WORDS; word++) sum += popcount(after[row * WORDS + word]);
      return sum;
    };
    let [twos, threes] = [0, 0];
    for (let p = 0; p < slots.length; p++) {
      twos += count(p);
      for (let q = 0; q < slots.length; q++) {
        if (!((after[p * WORDS + (q >> 5)] >>> q) & 1)) continue;
        for (let word = 0; word < WORDS; word++)
          threes += popcount(after[p * WORDS + word] & after[q * WORDS + word]);
      }
    }
    expect([slots.filter(Boolean).length, twos, threes]).toEqual([812, 296_932, 35_326_448]);
  });

  test('the masks say what the rules say', () => {
    const { slots, after } = getMasks();
    const rng = makeRng('masks');
    for (let i = 0; i < 4000; i++) {
      const [a, b] = [rng.below(slots.length), rng.below(slots.length)];
      const [p, q] = [slots[a], slots[b]];
      if (p && q) expect(((after[a * WORDS + (b >> 5)] >>> b) & 1) === 1).toBe(refusal([p], q) === undefined);
    }
  });
});

describe('refusals explain', () => {
  test.each([
    ['', 'DAA', 'off-board', ['peg:A'], { side: 'top', ring: 'upper' }],
    ['', 'AAp', 'off-board', ['peg:p'], { side: 'left', ring: 'lower' }],
    ['', 'AAT', 'off-board', ['peg:T'], { side: 'right', ring: 'upper' }],
    ['', 'AAM', 'wrong-layer', ['peg:B'], { ring: 'lower', location: 'B' }],
    ['', 'AEL', 'wrong-layer', ['peg:B'], { ring: 'lower', location: 'B' }],
    ['DFO', 'DFO', 'used-already', ['piece:D'], { placed: 'DFO' }],
    ['DFO', 'CAP', 'taken', ['peg:P', 'piece:D'], { location: 'P', by: 'D' }],
    ['GGQ', 'DFO', 'overhung', ['peg:P', 'piece:G'], { location: 'P', by: 'G', ring: 'lower' }],
  ])('%s then %s: %s', (placed, next, code, at, values) => {
    const note = refusal(sequence(placed), one(next));
    expect(note?.code).toBe(code);
    expect(note?.at).toEqual(at);
    expect(note?.with).toMatchObject({ placement: next, piece: next[0], ...values });
  });

  const puzzle: Puzzle = { start: ['DFO'] };
  const state = stateOf(['DFO', 'GGQ', 'EDI'], 'AAAAAAAA');
  const play = (text: string) => {
    const move = moves.parse(text);
    return move.ok ? apply(puzzle, state, move.value) : move;
  };

  test.each([
    ['-D', 'fixed', ['piece:D']],
    ['D>', 'fixed', ['piece:D']],
    ['-G', 'covered', ['piece:G', 'piece:E']],
    ['-GGS', 'covered', ['piece:G', 'piece:E']],
    ['-A', 'not-on-board', ['piece:A']],
    ['GGS', 'used-already', ['piece:G']],
    ['E~', 'wrong-layer', undefined],
  ])('%s: %s', (text, code, at) => {
    const result = play(text);
    expect(result.ok ? undefined : result.error.code).toBe(code);
    if (at) expect(result.ok ? undefined : result.error.at).toEqual(at);
  });

  test('a piece keeps its orientation in the tray, and moves on the board in one move', () => {
    const lifted = play('-E');
    expect(lifted.ok && lifted.value).toEqual({ placed: ['DFO', 'GGQ'], turns: 'AAAFDAGA' });
    const elsewhere = legalPlacements(placementsOf(['DFO', 'GGQ']), 4).find((each) => each.text !== 'EDI')!;
    const moved = play(`-${elsewhere.text}`);
    expect(moved.ok && moved.value).toMatchObject({ placed: ['DFO', 'GGQ', elsewhere.text] });
    const turnedTray = play('A>');
    expect(turnedTray.ok && turnedTray.value.turns[0]).toBe('B');
    const over = play('A~');
    expect(over.ok && over.value.turns[0]).toBe('E');
  });

  test('the puzzle begins with its start, and check counts what is left', () => {
    expect(start(puzzle)).toEqual({ placed: ['DFO'], turns: 'AAAFAAAA' });
    const report = check(puzzle, state);
    expect(report.progress).toEqual({ done: 2, of: 7 });
    expect(report.issues.at(-1)).toMatchObject({ code: 'pieces-left', with: { count: 5, pieces: 'ABCFH' } });
  });
});

describe('random play', () => {
  const rng = makeRng('lines');
  const lines = Array.from({ length: 150 }, () => randomLine(rng));

  test('the last piece can be lifted, and lifting any free piece leaves a legal sequence', () => {
    for (const line of lines) {
      expect(coverersOf(line, line[line.length - 1])).toEqual([]);
      for (const each of line) {
        if (coverersOf(line, each).length) continue;
        expect(firstIllegal(line.filter((other) => other !== each))).toBeUndefined();
      }
    }
  });

  test('what blocks is what refuses: every legal next piece avoids the blocked locations', () => {
    for (const line of lines.slice(0, 40)) {
      const blocked = new Set(blockedBy(line));
      for (const shape of SHAPES)
        expect(legalPlacements(line, shape)).toEqual(
          fittingPlacements().filter((next) => next.shape === shape && isLegal(line, next)),
        );
      for (const shape of SHAPES.filter((each) => !line.some((other) => other.shape === each)))
        for (const next of fittingPlacements().filter((each) => each.shape === shape))
          expect(refusal(line, next) === undefined).toBe(
            !next.rings.some((ring) => blocked.has(ring.location)),
          );
    }
  });
});
