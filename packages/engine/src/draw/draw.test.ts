import { describe, expect, test } from 'vitest';
import { lanterns } from '../puzzles/template/index.ts';
import { ansi } from './ansi.ts';
import { pictureOf as seenOf, type Scene, type Sketch } from './scene.ts';
import { escapeText, svg } from './svg.ts';
import { themes } from './tokens.ts';

function drawn() {
  const read = lanterns.native.parse('lanterns:1.2./++-.');
  if (!read.ok || !read.value.state) throw new Error('fixture');
  return {
    scene: lanterns.scene(read.value.puzzle, read.value.state),
    sketch: lanterns.sketch(read.value.puzzle, read.value.state),
  };
}

describe('svg', () => {
  test('a small board', () => {
    expect(svg(drawn().scene, { title: 'Lanterns' })).toMatchInlineSnapshot(`
      "<svg xmlns="http://www.w3.org/2000/svg" role="img" width="180" height="90" viewBox="0 0 4.5 2.25" stroke-linecap="round" stroke-linejoin="round" text-anchor="middle" font-family="Figtree,system-ui,sans-serif">
      <title>Lanterns</title>
      <rect width="4.5" height="2.25" fill="#f4f0e8"/>
      <g fill="none" stroke="#8b8578" stroke-width="0.03"><circle cx="0.75" cy="0.75" r="0.4"/></g>
      <g fill="#23262d"><circle cx="0.75" cy="0.75" r="0.34"/></g>
      <g fill="none" stroke="#8b8578" stroke-width="0.03"><circle cx="1.75" cy="0.75" r="0.4"/></g>
      <g fill="#23262d"><circle cx="1.75" cy="0.75" r="0.34"/></g>
      <g fill="none" stroke="#8b8578" stroke-width="0.03"><circle cx="2.75" cy="0.75" r="0.4"/></g>
      <g fill="#7d786d"><circle cx="2.75" cy="0.75" r="0.08"/></g>
      <g fill="none" stroke="#8b8578" stroke-width="0.03"><circle cx="3.75" cy="0.75" r="0.4"/></g>
      <g fill="#b3261e" font-weight="700" transform="scale(0.01)"><text x="75" y="179.25" font-size="55">1</text></g>
      <g fill="#23262d" font-weight="550" transform="scale(0.01)"><text x="275" y="179.25" font-size="55">2</text></g>
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

  test('hints are ringed with dashes, mistakes without; unknown spots are ignored', () => {
    const text = svg(drawn().scene, {
      hint: ['lantern:3', 'nowhere'],
      wrong: ['clue:0'],
      theme: 'dark',
      unit: 10,
    });
    expect(text.match(/r="0.32"/g)).toHaveLength(2);
    expect(text.match(/stroke-dasharray/g)).toHaveLength(1);
    expect(text).toContain(`width="45" height="22.5"`);
    expect(text).toContain(themes.dark.ground);
  });

  const line = { kind: 'line', layer: 'live', x1: 0, y1: 0, x2: 1, y2: 1 / 3 } as const;
  const pictureOf = (...shapes: Scene['shapes']): Scene => {
    return { width: 1, height: 1, targets: [], mainKind: 'cell', shapes };
  };

  test('lines are thick and round, guides are not drawn', () => {
    const text = svg(
      pictureOf(
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
        { kind: 'path', role: 'place-rim', layer: 'live', d: 'M0 0L1 1' },
      ),
      { theme: 'contrast' },
    );
    expect(text.match(/<line /g)).toHaveLength(1);
    expect(text).toContain('stroke="#000000" stroke-width="0.115"><line x1="0" y1="0" x2="1" y2="0.333"/>');
    expect(text).toContain('<polygon points="0,0 1,0 0,1"/>');
    expect(text).toContain('<path d="M0 0L1 1"/>');
    expect(text.match(/stroke-dasharray="0.03 0.035"/g)).toHaveLength(1);
  });

  test('no text is smaller than a unit: WebKit would leave it out', () => {
    const text = svg(drawn().scene);
    const sizes = [...text.matchAll(/font-size="([\d.]+)"/g)].map(([, size]) => Number(size));
    expect(sizes.length).toBeGreaterThan(0);
    for (const size of sizes) expect(size).toBeGreaterThanOrEqual(1);
    expect(text.match(/<g [^>]*transform="scale\(0.01\)"/g)).toHaveLength(2);
  });

  test('gradients are defined where they are used, once, under a name of their theme', () => {
    const disc = { kind: 'disc', layer: 'live', x: 0, y: 0, r: 1, role: 'body-glaze-2' } as const;
    const text = svg(pictureOf(disc, { ...disc, x: 1 }), { theme: 'dark' });
    expect(text.match(/<radialGradient id="dark-body-glaze-2"/g)).toHaveLength(1);
    expect(text).toContain('<g fill="url(#dark-body-glaze-2)">');
    expect(svg(pictureOf({ ...line, role: 'line' }))).not.toContain('<defs>');
  });

  test('a picture does without the list of targets, which may be long', () => {
    const scene: Scene = {
      ...pictureOf({ ...line, role: 'line' }),
      get targets(): never {
        throw new Error('asked for');
      },
    };
    const picture = seenOf(scene);
    expect(svg(scene)).toBe(svg(picture));
    expect(() => svg(scene, { hint: ['cell:0'] })).toThrow('asked for');
  });

  test('a solved board is shown as it looks when solved; paper is whiter than the page', () => {
    const scene = { ...pictureOf({ ...line, role: 'line' }), solved: [{ ...line, role: 'loop' } as const] };
    expect(svg(scene)).toContain(`stroke="${themes.light.accent}"`);
    expect(svg(scene)).toContain(`fill="${themes.light.ground}"`);
    expect(svg({ ...scene, onPaper: true })).toContain(`fill="${themes.light.board}"`);
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
    expect(shown(ansi(row, { mode: 'colour' }))).toBe('ESC[0;38;2;98;100;209mAESC[0m');
    expect(ansi(row, { mode: 'mono' })).toBe('A');
  });
});
