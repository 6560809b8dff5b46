import { expect, test } from 'vitest';
import { certain } from '../shell/certain.ts';
import { placeInSet, setOrigin } from '../game/set-origin.ts';
import type { GameRecord, SolveRecord } from '../game/store/records.ts';
import { isUntouched, nextInSet, setsIn } from './sets.ts';

const SET = '0123456789ab';
const origin = (number: number, name = 'Monday') => setOrigin({ set: SET, number, name });

const record = (number: number, more: Partial<GameRecord> = {}): GameRecord => ({
  id: `game ${number}`,
  game: 'one',
  puzzle: `puzzle ${number}`,
  now: `state ${number}`,
  params: '',
  level: '',
  created: 0,
  played: 0,
  done: 0,
  of: 4,
  solved: false,
  elapsed: 0,
  origin: origin(number),
  ...more,
});

const solve = (number: number): SolveRecord => ({
  key: `solve ${number}`,
  game: 'one',
  puzzle: `puzzle ${number}`,
  params: '',
  find: '',
  state: `solved ${number}`,
  time: 1,
  moves: 1,
  own: true,
  at: 0,
  origin: origin(number),
});

test('a place in a set is read back as it was written, whatever the set is called', () => {
  for (const name of ['', 'Monday', 'set of 3  puzzles', 'ä ö 1']) {
    const place = { set: SET, number: 12, name };
    expect(placeInSet(setOrigin(place))).toEqual(place);
  }
  for (const other of [undefined, '', 'daily 1 2026-01-01', 'set abc 1', `set ${SET}`, `set ${SET} 12345`])
    expect(placeInSet(other)).toBeUndefined();
});

test('games of one file are a set in its order; a solve counts, even when its game is gone', () => {
  const records = [record(3), record(1, { elapsed: 2 }), record(7, { origin: 'trial x' }), record(4)];
  const [set, ...others] = setsIn(records, [solve(2), solve(4)]);
  expect(others).toEqual([]);
  expect(set?.name).toBe('Monday');
  expect(set?.puzzles.map(({ number, isSolved, isBegun }) => [number, isSolved, isBegun])).toEqual([
    [1, false, true],
    [2, true, true],
    [3, false, false],
    [4, true, false],
  ]);
  expect(set?.solved).toBe(2);
  expect(set?.puzzles[1]?.shown).toBe('solved 2');
});

test('next is the next that is not solved, and then the first', () => {
  const one = (records: readonly GameRecord[], solves: readonly SolveRecord[]) =>
    certain(setsIn(records, solves)[0]);
  const set = one([record(1), record(2, { solved: true }), record(3)], []);
  expect(nextInSet(set)?.number).toBe(1);
  expect(nextInSet(set, 1)?.number).toBe(3);
  expect(nextInSet(set, 3)?.number).toBe(1);
  const done = one([record(1, { solved: true })], [solve(2)]);
  expect(nextInSet(done)).toBeUndefined();
});

test('a puzzle that nobody has looked at is untouched', () => {
  expect(isUntouched(record(1, { done: 1 }))).toBe(true); // a 0 is satisfied from the start
  expect(isUntouched(record(1, { elapsed: 5 }))).toBe(false);
});
