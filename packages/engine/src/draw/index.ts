/** `edgewise/draw`: scenes to SVG, sketches to a terminal, and the inks of the themes. */
export { ansi, type AnsiOptions } from './ansi.ts';
export * from './scene.ts';
export { sketchOfScene } from './sketch-of-scene.ts';
export { escapeText, svg, type SvgOptions } from './svg.ts';
export { inkOf, paletteColours, themeIds, themes, type Ink, type ThemeId, type Tokens } from './theme.ts';
