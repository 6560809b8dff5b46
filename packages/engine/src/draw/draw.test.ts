import { describe, expect, test } from 'vitest';
import { lanterns } from '../puzzles/template/index.ts';
import { ansi } from './ansi.ts';
import type { Role, Scene, Sketch } from './scene.ts';
import { escapeText, svg } from './svg.ts';
import { inkOf, paletteColours, themeIds, themes } from './theme.ts';

function drawn() {
  const read = lanterns.native.parse('lanterns:1.2./++-.');
  if (!read.ok || !read.value.state) throw new Error('fixture');
  return {
    scene: lanterns.scene(read.value.puzzle, read.value.state),
    sketch: lanterns.sketch(read.value.puzzle, read.value.state),
  };
}

describe('themes', () => {
  const luminance = (hex: string): number => {
    const [r, g, b] = [1, 3, 5]
      .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
      .map((v) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const contrast = (a: string, b: string): number => {
    const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y);
    return (high + 0.05) / (low + 0.05);
  };
  const texts: readonly Role[] = ['clue', 'clue-done', 'clue-wrong', 'label', 'line', 'cross', 'wrong'];

  test.each(themeIds)('%s: everything that informs stands out on the board and its tints', (theme) => {
    const { card, inside, outside, ground, hint, good, accent, soft, ink } = themes[theme];
    for (const role of texts)
      for (const under of [card, inside, outside])
        expect(contrast(inkOf(theme, role).colour, under), `${role} on ${under}`).toBeGreaterThanOrEqual(4.5);
    for (const over of [hint, good, accent, soft, ink])
      for (const under of [card, ground]) expect(contrast(over, under)).toBeGreaterThanOrEqual(5.5);
  });

  test('pieces have their palette, and the thirteenth begins it again', () => {
    expect([
      inkOf('light', 'label-1').colour,
      inkOf('dark', 'label-12').colour,
      inkOf('light', 'label-13').colour,
    ]).toEqual([paletteColours.label[0], paletteColours.label[11], paletteColours.label[0]]);
  });
});

describe('svg', () => {
  test('a small board', () => {
    expect(svg(drawn().scene, { title: 'Lanterns' })).toMatchInlineSnapshot(`
      "<svg xmlns="http://www.w3.org/2000/svg" role="img" width="180" height="90" viewBox="0 0 4.5 2.25">
      <title>Lanterns</title>
      <rect width="4.5" height="2.25" fill="#ffffff"/>
      <g fill="none" stroke="#5b606b" stroke-width="0.03" stroke-linecap="round" stroke-linejoin="round"><circle cx="0.75" cy="0.75" r="0.4"/></g>
      <g fill="#1c1e24"><circle cx="0.75" cy="0.75" r="0.34"/></g>
      <g fill="#b3261e" text-anchor="middle" font-family="system-ui,sans-serif" font-weight="700"><text x="0.75" y="1.793" font-size="0.55">1</text></g>
      <g fill="none" stroke="#5b606b" stroke-width="0.03" stroke-linecap="round" stroke-linejoin="round"><circle cx="1.75" cy="0.75" r="0.4"/></g>
      <g fill="#1c1e24"><circle cx="1.75" cy="0.75" r="0.34"/></g>
      <g fill="none" stroke="#5b606b" stroke-width="0.03" stroke-linecap="round" stroke-linejoin="round"><circle cx="2.75" cy="0.75" r="0.4"/></g>
      <g fill="#5b606b"><circle cx="2.75" cy="0.75" r="0.08"/></g>
      <g fill="#1c1e24" text-anchor="middle" font-family="system-ui,sans-serif"><text x="2.75" y="1.793" font-size="0.55">2</text></g>
      <g fill="none" stroke="#5b606b" stroke-width="0.03" stroke-linecap="round" stroke-linejoin="round"><circle cx="3.75" cy="0.75" r="0.4"/></g>
      </svg>
      "
    `);
  });

  test('text from outside cannot break out', () => {
    const scene: Scene = {
      width: 1,
      height: 1,
      targets: [],
      mainKind: 'cell',
      shapes: [
        {
          kind: 'text',
          role: 'label',
          layer: 'still',
          spot: `a"b<c>`,
          x: 0,
          y: 0,
          size: 1,
          text: `</text><script>&'`,
        },
      ],
    };
    const text = svg(scene, { title: '</title><script>', spots: true });
    expect(text).not.toMatch(/<script|a"b/);
    expect(text).toContain('data-spot="a&#34;b&#60;c&#62;"');
    expect(escapeText('a\0\u0007b')).toBe('ab');
  });

  test('hints are ringed with dashes, mistakes without; unknown spots are passed over', () => {
    const text = svg(drawn().scene, {
      hint: ['lantern:3', 'nowhere'],
      wrong: ['clue:0'],
      theme: 'dark',
      unit: 10,
    });
    expect(text.match(/r="0.32"/g)).toHaveLength(2);
    expect(text.match(/stroke-dasharray/g)).toHaveLength(1);
    expect(text).toContain(`width="45" height="22.5"`);
    expect(text).toContain(themes.dark.card);
  });

  test('lines are thick and round, guides vanish in high contrast', () => {
    const line = { kind: 'line', layer: 'live', x1: 0, y1: 0, x2: 1, y2: 1 / 3 } as const;
    const scene: Scene = {
      width: 1,
      height: 1,
      targets: [],
      mainKind: 'cell',
      shapes: [
        { ...line, role: 'guide' },
        { ...line, role: 'line' },
        {
          kind: 'polygon',
          role: 'inside',
          layer: 'live',
          points: [
            [0, 0],
            [1, 0],
            [0, 1],
          ],
        },
        { kind: 'path', role: 'cross', layer: 'live', d: 'M0 0L1 1' },
      ],
    };
    expect(svg(scene).match(/<line /g)).toHaveLength(2);
    const bold = svg(scene, { theme: 'contrast' });
    expect(bold.match(/<line /g)).toHaveLength(1);
    expect(bold).toContain(
      'stroke="#000000" stroke-width="0.12" stroke-linecap="round" stroke-linejoin="round"><line x1="0" y1="0" x2="1" y2="0.333"/>',
    );
    expect(bold).toContain('<polygon points="0,0 1,0 0,1"/>');
    expect(bold).toContain('<path d="M0 0L1 1"/>');
  });
});

describe('ansi', () => {
  const { sketch } = drawn();
  const shown = (text: string): string => text.replaceAll('\u001B', 'ESC');

  test('plain', () => {
    expect(ansi(sketch)).toBe('●   ●   ×   ·\n1       2');
  });

  test('styles change only where they must, and lines end clean', () => {
    const row: Sketch = {
      rows: [
        [
          { char: 'a', role: 'line' },
          { char: 'b', role: 'line' },
          { char: ' ' },
          { char: 'c', role: 'clue-wrong', spot: 'x' },
        ],
      ],
    };
    expect(shown(ansi(row, { mode: 'mono' }))).toBe('ESC[0;1mabESC[0m ESC[0;1;4mcESC[0m');
    expect(shown(ansi(row, { mode: 'colour', cursor: 'x' }))).toBe('ESC[0;1mabESC[0m ESC[0;1;4;91;7mcESC[0m');
  });

  test('cursor, hint and mistake show without colour', () => {
    const text = shown(
      ansi(sketch, { mode: 'mono', cursor: 'lantern:3', hint: ['lantern:2'], wrong: ['clue:0'] }),
    );
    expect(text).toContain('ESC[0;2;7m·');
    expect(text).toContain('ESC[0;2;4;1m×');
    expect(text).toContain('4;1m1');
  });

  test('pieces have their exact colour', () => {
    const row: Sketch = { rows: [[{ char: 'A', role: 'label-4' }]] };
    expect(shown(ansi(row, { mode: 'colour' }))).toBe('ESC[0;38;2;45;30;240mAESC[0m');
    expect(ansi(row, { mode: 'mono' })).toBe('A');
  });
});
