/**
 * The engine's themes as a style sheet, so that the page and the pictures share one table of inks.
 * Every theme sets the same custom properties; `data-theme` on any element chooses one for what is in it.
 */
import type { Plugin } from 'vite';
import { paletteSheet } from './palettes.ts';
import { namedRoles, paletteSizes, type Palette, type Role } from '../../engine/src/draw/scene.ts';
import { inkOf, themeIds, themes, type ThemeId } from '../../engine/src/draw/theme.ts';

const ID = 'virtual:themes.css';

const palettes = Object.keys(paletteSizes) as Palette[];

const paletteRoles: readonly Role[] = palettes.flatMap((name) =>
  Array.from({ length: paletteSizes[name] }, (_, i): Role => `${name}-${i + 1}`),
);

const roles: readonly Role[] = [...namedRoles, ...paletteRoles];

export const themesPlugin = (): Plugin => ({
  name: 'themes',
  resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
  load: (id) => (id === `\0${ID}` ? themeSheet() : undefined),
});

/** The system's own choice first: it needs no script, so the first paint is right. */
export function themeSheet(): string {
  return [
    `:root{${inksOf('light', paletteRoles).join(';')}}`,
    paletteSheet(),
    block(':root,[data-theme="light"]', 'light'),
    `@media (prefers-color-scheme: dark){${block(':root:not([data-theme])', 'dark')}}`,
    `@media (prefers-contrast: more){${block(':root:not([data-theme])', 'contrast')}}`,
    ...themeIds.slice(1).map((id) => block(`[data-theme="${id}"]`, id)),
    ...roles.map(roleRules),
  ].join('\n');
}

const colour = (value: string): string => (value === 'none' ? 'transparent' : value);

const inksOf = (id: ThemeId, some: readonly Role[]): string[] =>
  some.flatMap((role) => {
    const ink = inkOf(id, role);
    return [`--role-${role}:${colour(ink.colour)}`, `--role-${role}-width:${ink.width}`];
  });

function block(selector: string, id: ThemeId): string {
  const tokens = Object.entries(themes[id]).map(([name, value]) => `--${name}:${colour(value)}`);
  // Palettes are the same in every theme, and a theme must not take back what the player has chosen; paper does.
  const inks = inksOf(id, id === 'print' ? roles : namedRoles);
  const pen = id === 'contrast' ? '2px' : '1px';
  const outline = `${pen} solid var(--${id === 'contrast' ? 'ink' : 'hairline'})`;
  const scheme = id === 'dark' ? 'dark' : 'light';
  return `${selector}{color-scheme:${scheme};--pen:${pen};--card-outline:${outline};${[...tokens, ...inks].join(';')}}`;
}

/** `s-…` is drawn with a pen, `f-…` is filled. */
function roleRules(role: Role): string {
  const ink = inkOf('light', role);
  const weight = ink.bold ? ';font-weight:700' : '';
  return `.s-${role}{fill:none;stroke:var(--role-${role});stroke-width:var(--role-${role}-width)}.f-${role}{fill:var(--role-${role});color:var(--role-${role})${weight}}`;
}
