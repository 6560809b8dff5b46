/** The roles whose ink changes across a shape. Steps of a gradient are roles too, so that every theme has them. */
import { paletteSizes, type Role } from './scene.ts';

export interface Gradient {
  readonly kind: 'glaze' | 'glow'; // round, lit from the upper left; or straight, from corner to corner
  readonly stops: readonly (readonly [at: number, role: Role])[];
}

export function gradientOf(role: Role): Gradient | undefined {
  if (role === 'glow') return GLOW;
  const [, index] = /^body-glaze-(\d+)$/.exec(role) ?? [];
  return index === undefined ? undefined : glaze(Number(index));
}

const GLOW: Gradient = {
  kind: 'glow',
  stops: [
    [0, 'glow-start'],
    [0.55, 'glow-middle'],
    [1, 'glow-end'],
  ],
};

const glaze = (index: number): Gradient => ({
  kind: 'glaze',
  stops: [
    [0, `body-lit-${index}`],
    [0.55, `body-${index}`],
    [1, `body-dim-${index}`],
  ],
});

export const gradientRoles: readonly Role[] = [
  'glow',
  ...Array.from({ length: paletteSizes['body-glaze'] }, (_, i): Role => `body-glaze-${i + 1}`),
];

const GEOMETRY = {
  glaze: ['radialGradient', 'cx="0.36" cy="0.3" r="0.85"'],
  glow: ['linearGradient', 'x1="0" y1="0" x2="1" y2="1"'],
} as const;

/** As SVG text, to be referred to by its id; `ink` gives a step its colour. */
export function gradientText(id: string, role: Role, ink: (role: Role) => string): string {
  const gradient = gradientOf(role);
  if (!gradient) return '';
  const [name, geometry] = GEOMETRY[gradient.kind];
  const stops = gradient.stops.map(([at, step]) => `<stop offset="${at}" stop-color="${ink(step)}"/>`);
  return `<${name} id="${id}" ${geometry}>${stops.join('')}</${name}>`;
}
