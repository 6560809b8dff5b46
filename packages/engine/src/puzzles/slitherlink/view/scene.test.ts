/** Scene and sketch show the same spots, every label can be spoken, and the pictures are as designed. */
import { describe, expect, test } from 'vitest';
import type { Shape } from '../../../draw/scene.ts';
import { languages, say } from '../../../words/words.ts';
import { check } from '../rules/check.ts';
import { examples } from '../examples.ts';
import { native } from '../formats/index.ts';
import { meshOf, type Puzzle, start, type State } from '../rules/rules.ts';
import { sketch } from './sketch.ts';
import { scene } from './scene.ts';
import { words } from '../words/index.ts';

const read = (text: string): { puzzle: Puzzle; state: State } => {
  const saved = native.parse(text);
  if (!saved.ok) throw new Error(text);
  return { puzzle: saved.value.puzzle, state: saved.value.state ?? start(saved.value.puzzle) };
};
const drawn = (text: string): string[] => {
  const { puzzle, state } = read(text);
  return sketch(puzzle, state).rows.map((row) => row.map(({ char }) => char).join(''));
};
const spoken = (text: string, spot: string, language: 'en' | 'fi' = 'en'): string => {
  const { puzzle, state } = read(text);
  return say(words, language, scene(puzzle, state).targets.find((target) => target.spot === spot)!.label);
};
const MARKED = 'slitherlink:3x3:.2a3c4a:LRdAA.IBR';

describe('spots', () => {
  test.each([...examples.map(({ text }) => text), MARKED, 'slitherlink:7x2:n', 'slitherlink:2x7v:n'])(
    '%s',
    (text) => {
      const { puzzle, state } = read(text);
      const { edgeCount, faceCount, dotCount } = meshOf(puzzle);
      const { targets, shapes } = scene(puzzle, state);
      const spots = targets.map(({ spot }) => spot);
      expect(new Set(spots).size).toBe(edgeCount + faceCount + dotCount);
      expect(spots).toHaveLength(edgeCount + faceCount + dotCount);
      const rows = sketch(puzzle, state).rows;
      expect(new Set(rows.flat().map(({ spot }) => spot))).toEqual(new Set(spots));
      expect(rows).toHaveLength(2 * puzzle.height + 1);
      for (const row of rows) expect(row).toHaveLength(4 * puzzle.width + 1);
      for (const { spot } of shapes) expect(spots).toContain(spot);
      for (const { at } of check(puzzle, state).issues) for (const spot of at) expect(spots).toContain(spot);
    },
  );
});

describe('words', () => {
  test.each(languages)('every label and every issue can be spoken (%s)', (language) => {
    for (const text of [...examples.map((example) => example.text), MARKED]) {
      const { puzzle, state } = read(text);
      const notes = [
        ...scene(puzzle, state).targets.map(({ label }) => label),
        ...check(puzzle, state).issues,
      ];
      for (const note of notes) {
        expect(words[language]).toHaveProperty([note.code]);
        expect(say(words, language, note)).not.toMatch(/[{}]|undefined|NaN/);
      }
    }
  });

  test('both languages have the same codes, and each example its caption', () => {
    expect(Object.keys(words.fi).sort()).toEqual(Object.keys(words.en).sort());
    for (const { code } of examples) expect(words.en).toHaveProperty([`example.${code}`]);
  });

  test('labels', () => {
    const text = 'slitherlink:3x3:1h:IIf';
    expect(spoken(text, 'edge:0')).toBe('edge above row 1 column 1, line');
    expect(spoken(text, 'edge:1')).toBe('edge left of row 1 column 2, open');
    expect(spoken(MARKED, 'edge:0')).toBe('edge above row 1 column 1, line');
    expect(spoken(text, 'cell:0')).toBe('row 1 column 1, clue 1, 2 lines');
    expect(spoken(text, 'cell:8')).toBe('row 3 column 3, no clue, 0 lines');
    expect(spoken(MARKED, 'cell:0')).toBe('row 1 column 1, clue ?, 2 lines, inside');
    expect(spoken(text, 'dot:0')).toBe('dot row 1 column 1, 2 lines');
    expect(spoken(text, 'dot:1')).toBe('dot row 1 column 2, 1 line');
    expect(spoken(text, 'edge:0', 'fi')).toBe('rivi 1 sarake 1, yläreuna, viiva');
    expect(spoken(MARKED, 'cell:0', 'fi')).toBe('rivi 1 sarake 1, numero ?, 2 viivaa, sisällä');
  });

  test('borders are named by their only cell; no two spots sound alike', () => {
    const { puzzle, state } = read('slitherlink:2x2:d');
    const labels = scene(puzzle, state).targets.map(({ label }) => say(words, 'en', label));
    expect(new Set(labels).size).toBe(labels.length);
    for (const place of [
      'above row 1 column 2',
      'below row 2 column 1',
      'left of row 2 column 1',
      'right of row 1 column 2',
    ])
      expect(labels).toContain(`edge ${place}, open`);
  });
});

describe('sketch', () => {
  test('a solved board', () => {
    expect(drawn(examples[0].text)).toEqual([
      '╭───────╮   ·',
      '│     3 │    ',
      '│   ╭───╯   ·',
      '│ 2 │ 3   0  ',
      '│   ╰───╮   ·',
      '│     3 │    ',
      '╰───────╯   ·',
    ]);
  });

  test('ends, crosses, branches and marks', () => {
    expect(drawn('slitherlink:3x3:i:AaICd').slice(2, 5)).toEqual([
      '•───┬───•   ·',
      '    │        ',
      '·   •   ·   ·',
    ]);
    expect(drawn('slitherlink:3x3:d2d:GaRFd').slice(1, 4)).toEqual([
      '    ×        ',
      '•───• × ·   ·',
      '    × 2      ',
    ]);
    expect(drawn('slitherlink:2x2:3.b:d.EI').filter((_, i) => i % 2)).toEqual(['  3  ▒?▒ ', ' ░░░ ▒▒▒ ']);
  });

  test('all sixteen joints', () => {
    const joints = new Set<string>();
    const { puzzle } = read('slitherlink:2x2:d');
    const around = meshOf(puzzle).dotEdges[4];
    for (let bits = 0; bits < 16; bits++) {
      const edges = new Uint8Array(12);
      around.forEach((edge, i) => (edges[edge] = (bits >> i) & 1));
      const glyph = sketch(puzzle, { edges, cells: new Uint8Array(4) }).rows[2][4];
      joints.add(glyph.char);
    }
    expect([...joints].sort().join('')).toBe('·•╰│╭├╯─┴╮┤┬┼'.split('').sort().join(''));
  });
});

describe('scene', () => {
  const shapesOf = (text: string): readonly Shape[] => {
    const { puzzle, state } = read(text);
    return scene(puzzle, state).shapes;
  };
  const roles = (shapes: readonly Shape[], layer: string): Record<string, number> => {
    const counts: Record<string, number> = {};
    for (const { role, layer: own } of shapes) if (own === layer) counts[role] = (counts[role] ?? 0) + 1;
    return counts;
  };

  test('measures a cell as one, with a margin', () => {
    const { puzzle, state } = read('slitherlink:4x3:l');
    expect(scene(puzzle, state)).toMatchObject({ width: 5, height: 4 });
    expect(scene(puzzle, state).targets.find(({ spot }) => spot === 'cell:0')).toMatchObject({ x: 1, y: 1 });
  });

  test('still shapes do not depend on the state', () => {
    const still = (text: string) => shapesOf(text).filter(({ layer }) => layer === 'still');
    expect(still(MARKED)).toEqual(still('slitherlink:3x3:i'));
    expect(roles(shapesOf(MARKED), 'still')).toEqual({ guide: 24, dot: 16 });
  });

  test('live shapes show lines, crosses, clues and tints', () => {
    expect(roles(shapesOf('slitherlink:3x3:d2d:GaRFd'), 'live')).toEqual({ line: 1, cross: 3, clue: 1 });
    expect(roles(shapesOf('slitherlink:3x3:1h:IIf'), 'live')).toEqual({
      line: 2,
      wrong: 2,
      'wrong-wash': 1,
      'clue-wrong': 2,
    });
    expect(roles(shapesOf('slitherlink:3x3:2h:IIf'), 'live')).toEqual({ line: 2, 'clue-done': 1 });
    expect(roles(shapesOf('slitherlink:3x3:0h'), 'live')).toEqual({ clue: 1 });
    expect(roles(shapesOf('slitherlink:2x2:.c:d.EI'), 'live')).toEqual({ clue: 1, inside: 2, outside: 1 });
  });

  test('lines are wrong where they are too many, not where they are too few', () => {
    const wrongs = (text: string) =>
      shapesOf(text).flatMap(({ role, spot, by }) => (role === 'wrong' ? [`${spot} ${by}`] : []));
    expect(wrongs('slitherlink:3x3:1h:IIf')).toHaveLength(2);
    expect(wrongs('slitherlink:3x3:1h:IIf').every((each) => each.endsWith('verdict'))).toBe(true);
    expect(wrongs('slitherlink:3x3:3h:RRf')).toEqual([]);
  });

  test('a solved board has a picture of its own, and keeps the lines that were drawn in the other', () => {
    const { puzzle, state } = read(examples[0].text);
    const { shapes, solved = [], onPaper } = scene(puzzle, state);
    const { dotCount } = meshOf(puzzle);
    const lines = shapes.filter(({ role }) => role === 'line');
    expect(onPaper).toBe(true);
    expect(roles(solved, 'live')).toEqual({
      glow: 1,
      'dot-rest': dotCount - lines.length, // a loop has as many dots as lines
      loop: 1,
      'clue-solved': shapes.filter(({ kind }) => kind === 'text').length,
    });
    expect(solved.some(({ by }) => by === 'player')).toBe(false);
  });

  test('a loop that leaves a number unmet, or a branch, is not a solution', () => {
    const isSolved = (text: string): boolean => {
      const { puzzle, state } = read(text);
      return scene(puzzle, state).solved !== undefined;
    };
    expect(isSolved(examples[0].text)).toBe(true);
    for (const { text, code } of examples) if (code !== 'solved') expect(isSolved(text), code).toBe(false);
    expect(isSolved(MARKED)).toBe(false);
  });

  test('what a move leaves alone stays the same object, so that a screen need not compare', () => {
    const { puzzle, state } = read('slitherlink:3x3:.2a3c4a:LRdAA.IBR');
    const before = new Set(scene(puzzle, state).shapes);
    const after = scene(puzzle, { ...state, edges: Array.from(state.edges, (mark, i) => (i ? mark : 2)) });
    const fresh = after.shapes.filter((shape) => !before.has(shape));
    expect(new Set(fresh.map(({ spot }) => spot))).toEqual(new Set(['edge:0']));
    expect(scene(puzzle, state).shapes.every((shape) => before.has(shape))).toBe(true);
  });

  test('puzzles of one size do not share their clues', () => {
    const texts = (text: string) =>
      shapesOf(text).flatMap((shape) => (shape.kind === 'text' ? shape.text : []));
    expect(texts('slitherlink:2x2:1c')).toEqual(['1']);
    expect(texts('slitherlink:2x2:2c')).toEqual(['2']);
  });
});

test('the sides of cells are drawn on every tiling but squares, where dots show them', () => {
  const rolesOf = (text: string) => {
    const { puzzle, state } = read(text);
    return scene(puzzle, state).shapes.map(({ role }) => role);
  };
  expect(rolesOf('slitherlink:3x3:313a2a313')).not.toContain('side');
  const honeycomb = read('slitherlink:honeycomb-3x3:i');
  const sides = rolesOf('slitherlink:honeycomb-3x3:i').filter((role) => role === 'side');
  expect(sides).toHaveLength(meshOf(honeycomb.puzzle).edgeCount);
});
