/**
 * The engine's themes as a style sheet, so that the page and the pictures share one table of colours.
 * Every theme sets the same custom properties; `data-theme` on any element chooses one for what is in it.
 */
import type { Plugin } from 'vite';
import { paletteSheet } from './palettes.ts';
import { gradientOf, gradientRoles, gradientText } from '../../engine/src/draw/gradients.ts';
import { palettes } from '../../engine/src/draw/palettes.ts';
import { namedRoles, paletteSizes, type Role } from '../../engine/src/draw/scene.ts';
import { inkOf } from '../../engine/src/draw/theme.ts';
import { themeIds, themes, type ThemeId } from '../../engine/src/draw/tokens.ts';

const ID = 'virtual:themes.css';

const paletteRoles: readonly Role[] = palettes.flatMap((name) =>
  Array.from({ length: paletteSizes[name] }, (_, i): Role => `${name}-${i + 1}`),
);

const roles: readonly Role[] = [...namedRoles, ...paletteRoles];

export const themesPlugin = (): Plugin => ({
  name: 'themes',
  resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
  load: (id) => (id === `\0${ID}` ? themeSheet() : undefined),
  transformIndexHtml: (html) => html.replace('</body>', `${gradientSheet()}</body>`),
});

/** The system's own choice first: it needs no script, so the first paint is right. */
export function themeSheet(): string {
  return [
    `:root{${inksOf('light', lasting).join(';')}}`,
    block(':root,[data-theme="light"]', 'light'),
    `@media (prefers-color-scheme: dark){${block(':root:not([data-theme])', 'dark')}}`,
    `@media (prefers-contrast: more){${block(':root:not([data-theme])', 'contrast')}}`,
    ...themeIds.slice(1).map((id) => block(`[data-theme="${id}"]`, id)),
    paletteSheet(),
    ...roles.map(roleRules),
    ...gradientRoles.map((role) => `[data-theme="print"] .f-${role}{fill:var(--role-${role})}`),
  ].join('\n');
}

const looks = (role: Role): readonly string[] => [...new Set(themeIds.map((id) => inkOf(id, role).colour))];
const widths = (role: Role): readonly number[] => [...new Set(themeIds.map((id) => inkOf(id, role).width))];

/** What is the same in every theme is written once, so that no theme overrides the player's choice. */
const lasting = roles.filter((role) => looks(role).length === 1 && widths(role).length === 1);
const changing = roles.filter((role) => !lasting.includes(role));

/** A style sheet cannot contain gradients: they are in the page, and take their colours from it. */
export function gradientSheet(): string {
  const made = gradientRoles.map((role) => gradientText(role, role, (step) => `var(--role-${step})`));
  return `<svg class="unseen" aria-hidden="true" focusable="false"><defs>${made.join('')}</defs></svg>`;
}

const colour = (value: string): string => (value === 'none' ? 'transparent' : value);

const inksOf = (id: ThemeId, some: readonly Role[]): string[] =>
  some.flatMap((role) => {
    const ink = inkOf(id, role);
    const width = widths(role).length > 1 ? [`--role-${role}-width:${ink.width}`] : [];
    return [`--role-${role}:${colour(ink.colour)}`, ...width];
  });

function block(selector: string, id: ThemeId): string {
  const tokens = Object.entries(themes[id]).map(([name, value]) => `--${name}:${colour(value)}`);
  const pen = id === 'contrast' ? '2px' : '1px';
  const outline = `${pen} solid var(--${id === 'contrast' ? 'ink' : 'hairline'})`;
  const scheme = id === 'dark' ? 'dark' : 'light';
  const own = `--shadow:var(--shadow-1);--pen:${pen};--card-outline:${outline};${lifts(id)}`;
  return `${selector}{color-scheme:${scheme};${own};${[...tokens, ...inksOf(id, changing)].join(';')}}`;
}

/** Elevation above the page: cards and the toolbar; higher, held pieces and open menus. */
function lifts(id: ThemeId): string {
  if (id === 'contrast' || id === 'print') return '--lift:0 0 0 2px #000;--lift-high:0 0 0 3px #000';
  const [shade, near, far, nearHigh, farHigh] =
    id === 'dark' ? ['0 0 0', 0.4, 0.28, 0.5, 0.5] : ['46 36 20', 0.08, 0.08, 0.12, 0.16];
  return (
    `--lift:0 1px 2px rgb(${shade}/${near}),0 8px 24px rgb(${shade}/${far});` +
    `--lift-high:0 2px 6px rgb(${shade}/${nearHigh}),0 18px 44px rgb(${shade}/${farHigh})`
  );
}

/** `s-…` is drawn with a pen, `f-…` is filled. */
function roleRules(role: Role): string {
  const { weight, width, dash } = inkOf('light', role);
  const pen = widths(role).length > 1 ? `var(--role-${role}-width)` : String(width);
  const ink = `var(--role-${role})`;
  const dashes = dash ? `;stroke-dasharray:${dash.join(' ')}` : '';
  const letters = weight === 400 ? '' : `;font-weight:${weight}`;
  const fill = gradientOf(role) ? `url(#${role}) ${ink}` : ink;
  return (
    `.s-${role}{fill:none;stroke:${ink};stroke-width:${pen}${dashes}}` +
    `.f-${role}{fill:${fill};color:${ink}${letters}}`
  );
}
