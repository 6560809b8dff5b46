/**
 * The tilings that repeat, by their corners. a and b are two lengths whose ratio is near the true one
 * (√3 for 15 and 26, √2 for 29 and 41), so that all coordinates are whole: the same that Loopy uses.
 */
import type { CellPlace, Lattice } from './lattice.ts';

const both = (length: number): readonly [number, number] => [length, length];
const ROOT_3 = { a: both(15), b: both(26) };
const [A, B] = [15, 26];

const DODECAGON =
  'a,-2a-b a+b,-a-b 2a+b,-a 2a+b,a a+b,a+b a,2a+b -a,2a+b -a-b,a+b -2a-b,a -2a-b,-a -a-b,-a-b -a,-2a-b';
const HEXAGON = '-a,-b a,-b 2a,0 a,b -a,b -2a,0';

const isOdd = ({ oddX, oddY }: CellPlace): boolean => oddX !== oddY;
const isEven = (place: CellPlace): boolean => !isOdd(place);
/** In rows that are shifted by half a cell: is there a neighbour half a cell to the right, or to the left? */
const hasRight = ({ lastX, oddY }: CellPlace): boolean => !lastX || !oddY;
const hasLeft = ({ x, oddY }: CellPlace): boolean => x > 0 || oddY;
const hasAbove = ({ y }: CellPlace): boolean => y > 0;
const hasBelow = ({ lastY }: CellPlace): boolean => !lastY;
const all =
  (...conditions: readonly ((place: CellPlace) => boolean)[]) =>
  (place: CellPlace): boolean =>
    conditions.every((holds) => holds(place));
const notFirst = ({ x }: CellPlace): boolean => x > 0;
const notLast = ({ lastX }: CellPlace): boolean => !lastX;

const shifted =
  (across: number, down: number) =>
  ({ x, y, oddY }: CellPlace): [number, number] => [across * x + (oddY ? across / 2 : 0), down * y];
const staggered =
  (across: number, down: number) =>
  ({ x, y, oddX }: CellPlace): [number, number] => [across * x, down * y + (oddX ? down / 2 : 0)];
const straight =
  (side: number) =>
  ({ x, y }: CellPlace): [number, number] => [side * x, side * y];

export const squares: Lattice = {
  lengths: { a: both(20) },
  origin: straight(20),
  faces: [['0,0 a,0 a,a 0,a']],
};

export const honeycomb: Lattice = {
  lengths: ROOT_3,
  origin: staggered(3 * A, 2 * B),
  faces: [[HEXAGON]],
};

export const snubSquare: Lattice = {
  lengths: ROOT_3,
  origin: straight(A + B),
  faces: [
    ['a,0 a+b,a b,a+b 0,b', isOdd],
    ['b,0 a+b,b a,a+b 0,a', isEven],
    ['a,0 0,b -a,0', all(notFirst, isOdd)],
    ['0,a a,a+b -a,a+b', all(notFirst, isEven)],
    ['a,0 a+b,-a a+b,a', all(hasAbove, isOdd)],
    ['0,-a b,0 0,a', all(hasAbove, isEven)],
  ],
};

export const cairo: Lattice = {
  lengths: { a: both(14), b: both(31) },
  origin: straight(62),
  faces: [
    ['a,-b 2b-a,-b 2b,0 b,a 0,0', all(hasAbove, isOdd)],
    ['0,0 b,-a 2b,0 2b-a,b a,b', all(hasAbove, isEven)],
    ['0,0 b,a b,2b-a 0,2b -a,b', all(notFirst, isOdd)],
    ['0,0 a,b 0,2b -b,2b-a -b,a', all(notFirst, isEven)],
  ],
};

const hasSlantBelow = ({ oddX, lastY }: CellPlace): boolean => !oddX || !lastY;

export const greatHexagonal: Lattice = {
  lengths: ROOT_3,
  origin: staggered(3 * A + B, 2 * A + 2 * B),
  faces: [
    [HEXAGON],
    ['-a,b a,b a,2a+b -a,2a+b', hasBelow],
    ['2a,0 2a+b,a a+b,a+b a,b', all(notLast, hasSlantBelow)],
    ['-2a,0 -a,b -a-b,a+b -2a-b,a', all(notFirst, hasSlantBelow)],
    ['a,b a+b,a+b a,2a+b', all(notLast, hasBelow)],
    ['-a,b -a,2a+b -a-b,a+b', all(notFirst, hasBelow)],
  ],
};

export const octagonal: Lattice = {
  lengths: { a: both(29), b: both(41) },
  origin: straight(99),
  faces: [
    ['a,0 a+b,0 2a+b,a 2a+b,a+b a+b,2a+b a,2a+b 0,a+b 0,a'],
    ['0,-a a,0 0,a -a,0', all(notFirst, hasAbove)],
  ],
};

export const kites: Lattice = {
  lengths: ROOT_3,
  origin: shifted(4 * B, 6 * A),
  faces: [
    ['0,0 2b,0 2b,2a b,3a'],
    ['0,0 b,3a 0,4a -b,3a'],
    ['0,0 -b,3a -2b,2a -2b,0'],
    ['0,0 -2b,0 -2b,-2a -b,-3a'],
    ['0,0 -b,-3a 0,-4a b,-3a'],
    ['0,0 b,-3a 2b,-2a 2b,0'],
  ],
};

/** Six petals round each flower, along three vectors p, q and r = q − p. */
export const floret: Lattice = {
  lengths: { p: [75, -26], q: [60, 52], r: [-15, 78] },
  origin: ({ x, y, oddX }) => [315 * x, -364 * y + (oddX ? 182 : 0)],
  lacks: ({ oddX, y, lastY }, width) => !oddX && y > 0 && lastY && width > 1,
  faces: [
    ['0 2r 2r+q 2q+r 2q'],
    ['0 2q 2q+p 2p+q 2p'],
    ['0 2p 2p-r -2r+p -2r'],
    ['0 -2r -2r-q -2q-r -2q'],
    ['0 -2q -2q-p -2p-q -2p'],
    ['0 -2p -2p+r 2r-p 2r'],
  ],
};

export const dodecagonal: Lattice = {
  lengths: ROOT_3,
  origin: shifted(4 * A + 2 * B, 3 * A + 2 * B),
  faces: [
    [DODECAGON],
    ['a,2a+b 0,2a+2b -a,2a+b', all(hasBelow, hasRight, hasLeft)],
    ['-a,-2a-b 0,-2a-2b a,-2a-b', all(hasAbove, hasRight, hasLeft)],
  ],
};

export const greatDodecagonal: Lattice = {
  lengths: ROOT_3,
  origin: shifted(6 * A + 2 * B, 3 * A + 3 * B),
  faces: [
    [DODECAGON],
    ['a,2a+b 2a,2a+2b a,2a+3b -a,2a+3b -2a,2a+2b -a,2a+b', all(hasBelow, hasRight, hasLeft)],
    ['-a,-2a-b -2a,-2a-2b -a,-2a-3b a,-2a-3b 2a,-2a-2b a,-2a-b', all(hasAbove, hasRight, hasLeft)],
    ['2a+b,-a 4a+b,-a 4a+b,a 2a+b,a', notLast],
    ['a,-2a-b 2a,-2a-2b 2a+b,-a-2b a+b,-a-b', all(hasAbove, hasRight)],
    ['-a-b,-a-b -2a-b,-a-2b -2a,-2a-2b -a,-2a-b', all(hasAbove, hasLeft)],
  ],
};

export const greatGreatDodecagonal: Lattice = {
  lengths: ROOT_3,
  origin: shifted(4 * A + 4 * B, 6 * A + 2 * B),
  faces: [
    [DODECAGON],
    ['a+2b,-4a-b a+2b,-2a-b a+b,-a-b a,-2a-b a,-4a-b a+b,-5a-b', all(hasAbove, hasRight)],
    ['2a+3b,-a 2a+3b,a 2a+2b,2a 2a+b,a 2a+b,-a 2a+2b,-2a', notLast],
    ['a+2b,2a+b a+2b,4a+b a+b,5a+b a,4a+b a,2a+b a+b,a+b', all(hasBelow, hasRight)],
    ['a+2b,-2a-b 2a+2b,-2a 2a+b,-a a+b,-a-b', all(hasAbove, notLast)],
    ['2a+2b,2a a+2b,2a+b a+b,a+b 2a+b,a', all(hasBelow, notLast)],
    ['a,2a+b a,4a+b -a,4a+b -a,2a+b', all(hasBelow, hasRight, hasLeft)],
    ['-2a-b,a -a-b,a+b -a-2b,2a+b -2a-2b,2a', all(notFirst, hasBelow)],
    ['-a-b,-a-b -2a-b,-a -2a-2b,-2a -a-2b,-2a-b', all(notFirst, hasAbove)],
    ['a,-4a-b a,-2a-b -a,-2a-b -a,-4a-b', all(hasAbove, hasRight, hasLeft)],
    ['3a+2b,-2a-b 2a+2b,-2a a+2b,-2a-b', all(hasAbove, notLast)],
    ['3a+2b,2a+b a+2b,2a+b 2a+2b,2a', all(hasBelow, notLast)],
  ],
};

const startsOddRow = ({ x, oddY }: CellPlace): boolean => x === 0 && oddY;

export const kagome: Lattice = {
  lengths: ROOT_3,
  origin: shifted(4 * A, 2 * B),
  faces: [
    ['a,-b 2a,0 a,b -a,b -2a,0 -a,-b'],
    ['3a,-b 2a,0 a,-b', ({ lastX, oddY, y }) => !lastX || (!oddY && y > 0)],
    ['3a,b a,b 2a,0', ({ lastX, oddY, lastY }) => !lastX || (!oddY && !lastY)],
    ['-a,-b -2a,0 -3a,-b', startsOddRow],
    ['-a,b -3a,b -2a,0', all(startsOddRow, hasBelow)],
  ],
};

const inside = all(notLast, hasBelow);

export const compassDodecagonal: Lattice = {
  lengths: ROOT_3,
  origin: straight(4 * A + 2 * B),
  faces: [
    [DODECAGON],
    ['2a+b,a 3a+b,a+b a+b,a+b', inside],
    ['3a+2b,2a+b 3a+b,3a+b 3a+b,a+b', inside],
    ['3a+b,3a+b 2a+b,3a+2b a+b,3a+b', inside],
    ['a+b,a+b a+b,3a+b a,2a+b', inside],
    ['3a+b,a+b 3a+b,3a+b a+b,3a+b a+b,a+b', inside],
  ],
};
