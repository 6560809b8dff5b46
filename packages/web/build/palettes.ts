/** Alternative colours for pieces: what the palette setting offers besides the engine's own, in every game. */
import {
  baseColours,
  coloursOf,
  palettes as names,
  type BaseColours,
  type BasePalette,
} from '../../engine/src/draw/palettes.ts';
import type { Palette } from '../../engine/src/draw/scene.ts';

const list = (text: string): readonly string[] => text.split(' ').map((ink) => `#${ink}`);

/** As dark or as light as the engine's own, so that the letters on them stay legible. */
const palettes: Readonly<Record<'soft' | 'grey' | 'document', BaseColours>> = {
  soft: {
    label: list('8c5566 7a62a3 4f8442 6d66e0 b18591 e89468 bda4bd 72c7a5 c9b5ff ebeb75 d8ebff 84ffd1'),
    letter: list('8f4a4e 5566a8 46807c 857443 f3c6c4 cdd3fc cdf5f2 f8eec4'),
    body: list('3d5f80 96485c 6f57e0 857a86 4f9a48 d6a3f5 a4f2d6 f2ea78'),
    strand: list('b0485f 6bb98a 5f78d6 f2e08a'),
  },
  grey: {
    label: list('1f1f1f 303030 424242 545454 686868 7c7c7c 919191 a6a6a6 bbbbbb d0d0d0 e4e4e4 f6f6f6'),
    letter: list('1f1f1f 3a3a3a 545454 6b6b6b a6a6a6 bfbfbf d9d9d9 f2f2f2'),
    body: list('1f1f1f 333333 494949 757575 5f5f5f a5a5a5 cbcbcb eeeeee'),
    strand: list('2e2e2e 919191 5c5c5c dedede'),
  },
  /** The colours of the original games, where they had any: sides of triangles, and lines on tiles. */
  document: {
    ...baseColours,
    label: list('1f77b4 2ca02c d62728 ff7f0e 9467bd 17becf e377c2 8c564b bcbd22 98df8a ffbb78 7f7f7f'),
    strand: list('ff0000 00ff00 0000ff ffff00'),
  },
};

/** Named twice, so that no screen theme overrides a chosen palette. */
export const paletteSheet = (): string =>
  Object.entries(palettes)
    .map(
      ([id, base]) =>
        `[data-palette="${id}"][data-palette]{${names.flatMap((name) => inksOf(base, name)).join(';')}}`,
    )
    .join('\n');

const inksOf = (base: BaseColours, name: Palette): string[] =>
  inks(base, name).map((ink, i) => `--role-${name}-${i + 1}:${ink}`);

/** Outlines are mixed with the theme's ink; other tones are the same in all themes. */
function inks(base: BaseColours, name: Palette): readonly string[] {
  if (!/^(label|letter|body)-edge$/.test(name)) return coloursOf(name, 'light', base);
  const [from] = name.split('-') as [BasePalette];
  return base[from].map((colour) => `color-mix(in oklab,${colour} 60%,var(--ink))`);
}
