/**
 * Which clues to show: measured on 1,739 hand-made boards, 7 to 15 % of the numbers shown are zeros, 26 to 27 % ones,
 * 34 to 38 % twos, 26 to 28 % threes. A loop has far more twos and far fewer zeros than that.
 */
import { shuffled, type Rng } from '../../../rng.ts';
import { isClue } from '../rules/rules.ts';

/** Per cent of the cells that show a number, unless requested otherwise: hand-made boards show 40 to 42. */
export const DENSITY = 40;

type Units = readonly (readonly number[])[];

/** Of a hundred numbers shown: zeros, ones, twos, threes; a 4 is a loop of its own. */
const SHOWN = [11, 26.5, 36.5, 26, 0];
/**
 * What is aimed at while numbers are shown one by one, since zeros decide most and come more often than this. To those
 * who only count, threes tell the least.
 */
export const AIM = [9, 27.5, 36, 27.5, 0];
export const AIM_OF_COUNTING = [4, 27.2, 36, 32.8, 0];

/** Where suppositions are needed, twos come more often and zeros less often than they are aimed at. */
export const AIM_OF_SUPPOSITIONS = [12, 24.9, 35.7, 27.4, 0];

/** How long a number holds out while numbers are taken away, alone and among those that go together. */
const HOLDS_OUT_ALONE = [50, 13.4, 13, 16.6, 1];
const HOLDS_OUT = [64, 14, 11, 21, 1];

const RANDOM = 1 << 20;

/** In the order in which they are to go. */
export function orderToGo(units: Units, clues: ArrayLike<number>, rng: Rng): Units {
  const lasts = (unit: readonly number[]): number => {
    const each = unit.length > 1 ? HOLDS_OUT : HOLDS_OUT_ALONE;
    return unit.reduce((sum, cell) => sum + each[clues[cell]], 0) / unit.length;
  };
  return units
    .map((unit) => ({ unit, goes: rng.below(RANDOM) * lasts(unit) }))
    .sort((a, b) => a.goes - b.goes)
    .map(({ unit }) => unit);
}

/** In the order in which they are to come back: at each turn what brings the mix nearest to that of hand-made boards. */
export function orderToReturn(spare: Units, shown: Units, clues: ArrayLike<number>, rng: Rng): Units {
  const counts = SHOWN.map(() => 0);
  for (const cell of shown.flat()) counts[clues[cell]]++;
  const kinds = byNumbers(shuffled(spare, rng), clues);
  return spare.map(() => {
    const total = counts.reduce((sum, count) => sum + count, 1);
    const lack = ([unit]: Units): number =>
      unit.reduce((sum, cell) => sum + SHOWN[clues[cell]] / 100 - counts[clues[cell]] / total, 0) /
      unit.length;
    const best = kinds.reduce((most, kind) =>
      kind.length && (!most.length || lack(kind) > lack(most)) ? kind : most,
    );
    const unit = best.pop() ?? [];
    for (const cell of unit) counts[clues[cell]]++;
    return unit;
  });
}

/** How far a board is from that: 0 for no more numbers than hand-made boards show, in their mix. */
export function distaste(clues: ArrayLike<number>): number {
  const counts = SHOWN.map(() => 0);
  for (const clue of Array.from(clues)) if (isClue(clue)) counts[clue]++;
  const shown = counts.reduce((sum, count) => sum + count, 0);
  const surplus = Math.max(0, (100 * shown) / clues.length - MOST_SHOWN);
  return (
    surplus +
    SHOWN.reduce((sum, share, clue) => sum + Math.abs(share - (100 * counts[clue]) / shown), 0) / MIX_WEIGHT
  );
}

/** Per cent of the cells. */
const MOST_SHOWN = 42;
const MIX_WEIGHT = 12;

/** Units with the same numbers together. */
function byNumbers(units: Units, clues: ArrayLike<number>): (readonly number[])[][] {
  const kinds = new Map<string, (readonly number[])[]>();
  for (const unit of units) {
    const key = unit
      .map((cell) => clues[cell])
      .sort((a, b) => a - b)
      .join();
    const kind = kinds.get(key);
    if (kind) kind.push(unit);
    else kinds.set(key, [unit]);
  }
  return [...kinds.values(), []];
}
