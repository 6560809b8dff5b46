/**
 * Colours as numbers: OKLCH (B. Ottosson, "A perceptual color space for image processing", 2020) to darken and
 * lighten without a change of hue, and the contrast of two colours as WCAG 2.2 defines it.
 */
type Triple = readonly [number, number, number];

/** Lightness 0 to 1, chroma, hue in degrees. */
type Oklch = readonly [lightness: number, chroma: number, hue: number];

/** '#rrggbb' as linear light, each channel 0 to 1. */
export const linearOf = (hex: string): Triple => channels((at) => linear(byteAt(hex, at) / 255));

const byteAt = (hex: string, at: number): number => Number.parseInt(hex.slice(1 + 2 * at, 3 + 2 * at), 16);
const channels = (value: (at: number) => number): Triple => [value(0), value(1), value(2)];
const linear = (v: number): number => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
const encoded = (v: number): number => (v <= 0.0031308 ? 12.92 * v : 1.055 * v ** (1 / 2.4) - 0.055);

const hexOf = (light: Triple): string =>
  `#${light
    .map((v) =>
      Math.round(255 * encoded(Math.min(1, Math.max(0, v))))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

function luminance(hex: string): number {
  const [r, g, b] = linearOf(hex);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

export function contrast(a: string, b: string): number {
  const [x, y] = [luminance(a) + 0.05, luminance(b) + 0.05];
  return Math.max(x, y) / Math.min(x, y);
}

export function oklchOf(hex: string): Oklch {
  const [r, g, b] = linearOf(hex);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const A = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const B = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  const hue = ((Math.atan2(B, A) * 180) / Math.PI + 360) % 360;
  return [0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s, Math.hypot(A, B), hue];
}

function linearOfOklch([L, chroma, hue]: Oklch): Triple {
  const [a, b] = [chroma * Math.cos((hue * Math.PI) / 180), chroma * Math.sin((hue * Math.PI) / 180)];
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

const isShown = (light: Triple): boolean => light.every((v) => v >= -0.0005 && v <= 1.0005);

/** Colours that no screen can show lose chroma until one can. */
function hexOfOklch([lightness, chroma, hue]: Oklch): string {
  let kept = chroma;
  while (kept > 0 && !isShown(linearOfOklch([lightness, kept, hue]))) kept -= 0.003;
  return hexOf(linearOfOklch([lightness, Math.max(0, kept), hue]));
}

/** The same hue, lighter or darker by this much. */
export function shade(hex: string, by: number): string {
  const [lightness, chroma, hue] = oklchOf(hex);
  return hexOfOklch([Math.min(0.99, Math.max(0.05, lightness + by)), chroma, hue]);
}

const EDGE_CONTRAST = 3.05; // a little more than the 3 : 1 that WCAG requires of graphics

/** The colour itself, made darker (or lighter) until its outline stands out from the background. */
export function edgeOn(hex: string, ground: string): string {
  const way = luminance(ground) > 0.18 ? -0.01 : 0.01;
  let edge = hex;
  for (let step = 1; contrast(edge, ground) < EDGE_CONTRAST && step < 80; step++)
    edge = shade(hex, way * step);
  return edge;
}
