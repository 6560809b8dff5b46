/**
 * For tests: how far apart two colours are with normal and colour-blind vision.
 * Simulation: G. M. Machado, M. M. Oliveira, L. A. F. Fernandes, "A Physiologically-based Model for Simulation of
 * Color Vision Deficiency", IEEE TVCG 15(6), 2009, table for severity 1. Distance: CIEDE2000 after G. Sharma,
 * W. Wu, E. N. Dalal, "The CIEDE2000 Color-Difference Formula", Color Research and Application 30(1), 2005.
 */
import { linearOf } from './colour.ts';

export const eyes = ['usual', 'protan', 'deutan', 'tritan'] as const;
export type Eyes = (typeof eyes)[number];

type Triple = readonly [number, number, number];

const MATRICES: Readonly<Record<Eyes, readonly Triple[]>> = {
  usual: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

const times = (rows: readonly Triple[], [x, y, z]: Triple): Triple => {
  const [a, b, c] = rows.map((row) => row[0] * x + row[1] * y + row[2] * z);
  return [a, b, c];
};

const clamp = (value: number): number => Math.min(1, Math.max(0, value));

/** sRGB to XYZ, D65. */
const TO_XYZ: readonly Triple[] = [
  [0.4124564, 0.3575761, 0.1804375],
  [0.2126729, 0.7151522, 0.072175],
  [0.0193339, 0.119192, 0.9503041],
];
const WHITE: Triple = [0.95047, 1, 1.08883];

/** CIELAB of a colour as seen with this kind of vision. */
export function labOf(hex: string, seen: Eyes): Triple {
  const [r, g, b] = times(MATRICES[seen], linearOf(hex)).map(clamp);
  const root = (t: number): number => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
  const [x, y, z] = times(TO_XYZ, [r, g, b]).map((value, i) => root(value / WHITE[i]));
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

const rad = (degrees: number): number => (degrees * Math.PI) / 180;
const hueOf = (b: number, a: number): number => ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360;
const bulge = (chroma: number): number => Math.sqrt(chroma ** 7 / (chroma ** 7 + 25 ** 7));

/** The names are those of the paper. */
export function ciede2000([L1, a1, b1]: Triple, [L2, a2, b2]: Triple): number {
  const G = 0.5 * (1 - bulge((Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2));
  const [A1, A2] = [a1 * (1 + G), a2 * (1 + G)];
  const [C1, C2] = [Math.hypot(A1, b1), Math.hypot(A2, b2)];
  const [h1, h2] = [hueOf(b1, A1), hueOf(b2, A2)];
  const turn = C1 * C2 === 0 ? 0 : ((h2 - h1 + 540) % 360) - 180;
  const dH = 2 * Math.sqrt(C1 * C2) * Math.sin(rad(turn / 2));
  const [L, C, h] = [(L1 + L2) / 2, (C1 + C2) / 2, meanHue(h1, h2, C1 * C2 === 0)];
  const T =
    1 -
    0.17 * Math.cos(rad(h - 30)) +
    0.24 * Math.cos(rad(2 * h)) +
    0.32 * Math.cos(rad(3 * h + 6)) -
    0.2 * Math.cos(rad(4 * h - 63));
  const SL = 1 + (0.015 * (L - 50) ** 2) / Math.sqrt(20 + (L - 50) ** 2);
  const [dl, dc, dh] = [(L2 - L1) / SL, (C2 - C1) / (1 + 0.045 * C), dH / (1 + 0.015 * C * T)];
  const RT = -2 * bulge(C) * Math.sin(rad(60 * Math.exp(-(((h - 275) / 25) ** 2))));
  return Math.sqrt(dl ** 2 + dc ** 2 + dh ** 2 + RT * dc * dh);
}

function meanHue(h1: number, h2: number, isGrey: boolean): number {
  if (isGrey) return h1 + h2;
  if (Math.abs(h1 - h2) <= 180) return (h1 + h2) / 2;
  return h1 + h2 < 360 ? (h1 + h2 + 360) / 2 : (h1 + h2 - 360) / 2;
}

/** The distance of the nearest pair. */
export function nearest(colours: readonly string[], seen: Eyes): number {
  const labs = colours.map((colour) => labOf(colour, seen));
  return Math.min(...labs.flatMap((a, i) => labs.slice(i + 1).map((b) => ciede2000(a, b))));
}
