import { describe, expect, test } from 'vitest';
import { side } from '../../../grid/hex.ts';
import {
  type Colour,
  colourAt,
  colours,
  crosses,
  curveOf,
  endsOf,
  exitOf,
  firstLevel,
  lastLevel,
  levelColour,
  recolour,
  tileTexts,
  trios,
  trioTiles,
} from './tiles.ts';

const numbers = Array.from({ length: 56 }, (_, i) => i + 1);
const turned = (text: string, turns: number): string => text.slice(turns) + text.slice(0, turns);
const classOf = (text: string): string => [0, 1, 2, 3, 4, 5].map((turn) => turned(text, turn)).sort()[0];
const coloursOf = (tile: number): Colour[] => colours.filter((colour) => tileTexts[tile].includes(colour));
const kind = (tile: number): string =>
  coloursOf(tile)
    .map((colour) => (curveOf(tile, colour) ?? '?')[0].toUpperCase())
    .sort()
    .join('');

describe('the 56 tiles', () => {
  test('three colours, twice each', () => {
    for (const tile of numbers)
      expect(coloursOf(tile).map((colour) => tileTexts[tile].split(colour).length - 1)).toEqual([2, 2, 2]);
  });

  test('56 classes up to turning', () => {
    expect(new Set(numbers.map((tile) => classOf(tileTexts[tile]))).size).toBe(56);
  });

  test('each trio has every possible tile but the two with three straights', () => {
    for (const trio of trios) {
      const all = new Set<string>();
      const build = (text: string): void => {
        if (text.length === 6) all.add(classOf(text));
        else for (const colour of trio) if (text.split(colour).length < 3) build(text + colour);
      };
      build('');
      const straights = [...all].filter((text) => text.slice(0, 3) === text.slice(3));
      expect([all.size, straights.length]).toEqual([16, 2]);
      const have = trioTiles[trio].map((tile) => classOf(tileTexts[tile])).sort();
      expect(have).toEqual([...all].filter((text) => !straights.includes(text)).sort());
    }
  });

  test('per trio 2 CCC, 3 CCS, 3 BBS, 6 CBB', () => {
    for (const trio of trios) {
      const kinds = trioTiles[trio].map(kind).sort().join(' ');
      expect(kinds).toBe('BBC BBC BBC BBC BBC BBC BBS BBS BBS CCC CCC CCS CCS CCS');
    }
  });

  test('the mirror pairs are the right way round', () => {
    for (const [a, b] of [
      [3, 14],
      [21, 23],
      [25, 28],
      [43, 45],
    ]) {
      const mirrored = [...tileTexts[a]].reverse().join('');
      expect(classOf(mirrored)).toBe(classOf(tileTexts[b]));
      expect(classOf(tileTexts[a])).not.toBe(classOf(tileTexts[b]));
    }
    expect(tileTexts[25]).toBe('RRBBGG');
  });

  test('the groups of the document are the same puzzle recoloured', () => {
    for (const trio of trios)
      for (const [index, tile] of trioTiles[trio].entries()) {
        const first = [...tileTexts[trioTiles.YRB[index]]].map((colour) => recolour(trio, colour as Colour));
        expect(classOf(first.join(''))).toBe(classOf(tileTexts[tile]));
      }
    expect(trios.flatMap((trio) => [...trioTiles[trio]]).sort((a, b) => a - b)).toEqual(numbers);
  });

  test('the third piece of the document: colour pairs (5,4), (1,0), (3,2)', () => {
    const pairs = (['Y', 'R', 'B'] as const).map((colour) => endsOf(3, colour));
    const turns = [0, 1, 2, 3, 4, 5].map((turn) => pairs.map((pair) => pair?.map((d) => side(d + turn))));
    const wanted = [
      [4, 5],
      [0, 1],
      [2, 3],
    ];
    expect(turns.some((turn) => JSON.stringify(turn.map((p) => p?.sort())) === JSON.stringify(wanted))).toBe(
      true,
    );
  });

  test('levels', () => {
    expect([firstLevel, lastLevel]).toEqual([3, 30]);
    expect([3, 7, 8, 10, 12, 19, 20, 24, 30].map((count) => levelColour(count)).join('')).toBe('YBBRYRYRR');
    expect(levelColour(8, 'YGR')).toBe('R');
    expect(levelColour(31)).toBeUndefined();
  });

  test('a line that goes in comes out in the same colour', () => {
    for (const tile of numbers)
      for (let turn = 0; turn < 6; turn++)
        for (let d = 0; d < 6; d++) {
          const out = exitOf(tile, turn, d);
          expect(out).not.toBe(d);
          expect(colourAt(tile, turn, out)).toBe(colourAt(tile, turn, d));
          expect(exitOf(tile, turn, out)).toBe(d);
        }
  });

  test('corners cross nothing, and crossing is mutual', () => {
    for (const tile of numbers)
      for (const a of colours)
        for (const b of colours) {
          expect(crosses(tile, a, b)).toBe(crosses(tile, b, a));
          if (curveOf(tile, a) === 'corner') expect(crosses(tile, a, b)).toBe(false);
        }
  });

  test('tiles that fit three neighbours: five for A-B-C, six for A-A-B, A-B-B and A-B-A', () => {
    const fitting = (wanted: string): number => {
      const slots = [...new Set(wanted)];
      const names = slots.map((_, i) => 'RBY'[i]);
      const text = [...wanted].map((each) => names[slots.indexOf(each)]).join('');
      const tiles = numbers.filter((tile) => {
        const around = tileTexts[tile] + tileTexts[tile];
        return around.includes(text);
      });
      return tiles.length;
    };
    expect(['ABC', 'AAB', 'ABB', 'ABA'].map(fitting)).toEqual([5, 6, 6, 6]);
  });
});
