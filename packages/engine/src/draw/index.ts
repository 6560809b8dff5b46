/** `edgewise/draw`: scenes to SVG, sketches to a terminal, and the colours of the themes. */
export { ansi, type AnsiOptions } from './ansi.ts';
export * from './scene.ts';
export { sketchOfScene } from './sketch-of-scene.ts';
export { escapeText, svg, type SvgOptions } from './svg.ts';
export { gradientOf, gradientRoles, gradientText, type Gradient } from './gradients.ts';
export { baseColours, coloursOf, inkOn, type BaseColours, type BasePalette } from './palettes.ts';
export { inkOf, isHollow, type Ink } from './theme.ts';
export { themeIds, themes, type ThemeId, type Tokens } from './tokens.ts';
