/** A scene as the text of a standalone SVG picture: no style sheet, no script, system fonts. */
import type { Spot } from '../vocabulary.ts';
import { gradientOf, gradientText } from './gradients.ts';
import type { Picture, Role, Scene, Shape, Target } from './scene.ts';
import { inkOf } from './theme.ts';
import { themes, type ThemeId } from './tokens.ts';

export interface SvgOptions {
  readonly theme?: ThemeId;
  readonly title?: string; // spoken by screen readers, shown on hover
  readonly unit?: number; // pixels per cell
  readonly spots?: boolean; // shapes carry data-spot
  readonly corner?: number; // corner radius of the background in cells; else it fills the picture
  /** Ringed: dashed for a hint, plain for what is wrong, so that it shows without colour. */
  readonly hint?: readonly Spot[];
  readonly wrong?: readonly Spot[];
}

/** What all strokes and texts share is written once. */
const COMMON =
  'stroke-linecap="round" stroke-linejoin="round" text-anchor="middle" font-family="Figtree,system-ui,sans-serif"';

/** Rings need a whole scene, with its targets. */
export function svg(scene: Picture | Scene, options: SvgOptions = {}): string {
  const { theme = 'light', title, unit = 40, corner } = options;
  const { width } = scene;
  const shapes = ('solved' in scene ? scene.solved : undefined) ?? scene.shapes;
  const shelf = shelfParts(scene, theme, options.spots ?? false);
  const height = scene.height + shelf.height;
  const size = `width="${number(width * unit)}" height="${number(height * unit)}" viewBox="0 0 ${number(width)} ${number(height)}"`;
  const name = title === undefined ? [] : [`<title>${escapeText(title)}</title>`];
  const ground = themes[theme][scene.onPaper ? 'board' : 'ground'];
  const body = [
    ...name,
    ...definitions([...shapes, ...shelfShapes(scene)], theme),
    `<rect width="${number(width)}" height="${number(height)}"${corner ? ` rx="${corner}"` : ''} fill="${ground}"/>`,
    ...groups(shapes, theme, options.spots ?? false),
    ...shelf.parts,
    ...rings(scene, theme, options),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" role="img" ${size} ${COMMON}>\n${body.join('\n')}\n</svg>\n`;
}

const shelfShapes = ({ shelf }: Picture): readonly Shape[] =>
  (shelf?.slots ?? []).flatMap((slot) => slot?.shapes ?? []);

/** Names include the theme: two pictures on one page must not share their gradients. */
const gradientName = (theme: ThemeId, role: Role): string => `${theme}-${role}`;

function definitions(shapes: readonly Shape[], theme: ThemeId): readonly string[] {
  const roles = [...new Set(shapes.map(({ role }) => role))].filter((role) => gradientOf(role));
  const made = roles.map((role) =>
    gradientText(gradientName(theme, role), role, (step) => inkOf(theme, step).colour),
  );
  return made.length ? [`<defs>${made.join('')}</defs>`] : [];
}

/** For text and attributes alike; control characters have no place in XML at all. */
export const escapeText = (text: string): string =>
  text
    // oxlint-disable-next-line no-control-regex -- control characters are what is removed
    .replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '')
    .replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);

/** Neighbours in one style share a group, which makes the text a tenth as long. */
function groups(shapes: readonly Shape[], theme: ThemeId, spots: boolean): readonly string[] {
  const made: { readonly style: string; readonly parts: string[] }[] = [];
  for (const shape of shapes) {
    const style = styleOf(shape, theme);
    if (style === undefined) continue;
    if (made.at(-1)?.style !== style) made.push({ style, parts: [] });
    made.at(-1)?.parts.push(element(shape, spots));
  }
  return made.map(({ style, parts }) => `<g ${style}>${parts.join('')}</g>`);
}

/** Slots in rows under the board; a gap keeps its place. */
function shelfParts(
  { shelf, width, height }: Picture,
  theme: ThemeId,
  spots: boolean,
): { parts: string[]; height: number } {
  const slots = shelf?.slots ?? [];
  const filled = slots.filter((slot) => slot !== undefined);
  if (!filled.length) return { parts: [], height: 0 };
  const across = Math.max(...filled.map((slot) => slot.width));
  const down = Math.max(...filled.map((slot) => slot.height));
  const columns = Math.max(1, Math.floor(width / across));
  const parts = slots.flatMap((slot, i) => {
    if (!slot) return [];
    const at = `translate(${number((i % columns) * across)} ${number(height + Math.floor(i / columns) * down)})`;
    return [`<g transform="${at}">${groups(slot.shapes, theme, spots).join('')}</g>`];
  });
  return { parts, height: Math.ceil(slots.length / columns) * down };
}

/** WebKit drops text of less than a unit: it is set a hundred times as large and scaled down. */
const TEXT_SCALE = 100;

function styleOf(shape: Shape, theme: ThemeId): string | undefined {
  const { colour, width, hollow, weight, dash } = inkOf(theme, shape.role);
  if (colour === 'none') return undefined;
  if (shape.kind === 'text')
    return `fill="${colour}" font-weight="${weight}" transform="scale(${1 / TEXT_SCALE})"`;
  const open = shape.kind === 'line' || (shape.kind === 'path' && !shape.filled);
  if (!open && !hollow && shape.pen === undefined)
    return `fill="${gradientOf(shape.role) ? `url(#${gradientName(theme, shape.role)})` : colour}"`;
  const pen = number(shape.pen ?? width);
  const dashes = dash ? ` stroke-dasharray="${dash.join(' ')}"` : '';
  return `fill="none" stroke="${colour}" stroke-width="${pen}"${dashes}`;
}

function element(shape: Shape, spots: boolean): string {
  const spot = spots && shape.spot !== undefined ? ` data-spot="${escapeText(shape.spot)}"` : '';
  switch (shape.kind) {
    case 'line':
      return `<line x1="${number(shape.x1)}" y1="${number(shape.y1)}" x2="${number(shape.x2)}" y2="${number(shape.y2)}"${spot}/>`;
    case 'disc':
      return `<circle cx="${number(shape.x)}" cy="${number(shape.y)}" r="${number(shape.r)}"${spot}/>`;
    case 'polygon':
      return `<polygon points="${shape.points.map(([x, y]) => `${number(x)},${number(y)}`).join(' ')}"${spot}/>`;
    case 'path':
      return `<path d="${escapeText(shape.d)}"${spot}/>`;
    case 'text':
      return textElement(shape, spot);
  }
}

/** Centred by a third of its size: not every reader of SVG knows dominant-baseline. */
function textElement({ x, y, size, text }: Extract<Shape, { kind: 'text' }>, spot: string): string {
  const [left, base, high] = [x, y + size * 0.35, size].map((value) => number(value * TEXT_SCALE));
  return `<text x="${left}" y="${base}" font-size="${high}"${spot}>${escapeText(text)}</text>`;
}

function rings(
  scene: Picture | Scene,
  theme: ThemeId,
  { hint = [], wrong = [] }: SvgOptions,
): readonly string[] {
  if (hint.length + wrong.length === 0 || !('targets' in scene)) return [];
  const targets = new Map(scene.targets.map((target) => [target.spot, target]));
  const ring = (colour: string, dash: string) => (spot: Spot) => {
    const target: Target | undefined = targets.get(spot);
    if (!target) return [];
    return [
      `<circle cx="${number(target.x)}" cy="${number(target.y)}" r="0.32" fill="none" stroke="${colour}" stroke-width="0.05"${dash}/>`,
    ];
  };
  const { hint: blue, wrong: red } = themes[theme];
  return [...wrong.flatMap(ring(red, '')), ...hint.flatMap(ring(blue, ' stroke-dasharray="0.12 0.08"'))];
}

const number = (value: number): string => String(Math.round(value * 1000) / 1000);
