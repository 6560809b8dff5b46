/** What pieces stand on: a slab with pegs, dimples where there are none, and the letters of the places. */
import { boxPoints, round, roundedPath } from '../../../draw/paths.ts';
import type { Role, Shape } from '../../../draw/scene.ts';
import { isPeg, LOCATIONS, PLACES } from '../rules/pieces.ts';
import { pegSpot } from '../rules/rules.ts';
import { EDGE_ROOM, type Frame, SLAB } from './frame.ts';

const CORNER = 0.48;

export const slabShapes = (frame: Frame, letters: boolean): Shape[] => [
  plate(frame, 'shadow-soft', 0.05, 0.2),
  plate(frame, 'slab-side', 0, 0.13),
  plate(frame, 'slab', 0, 0),
  rim(frame),
  ...PLACES.flatMap((place) => placeShapes(frame, place, letters)),
];

const outline = ({ across, down }: Frame, dx: number, dy: number, inset: number): string => {
  const at = EDGE_ROOM + inset;
  const [width, height] = [across - 1, down - 1].map((size) => size + 2 * (SLAB - inset));
  return roundedPath(boxPoints(at + dx, at + dy, width, height), CORNER);
};

const plate = (frame: Frame, role: Role, dx: number, dy: number): Shape => ({
  kind: 'path',
  role,
  layer: 'still',
  filled: true,
  d: outline(frame, dx, dy, 0),
});

const rim = (frame: Frame): Shape => ({
  kind: 'path',
  role: 'slab-rim',
  layer: 'still',
  d: outline(frame, 0, 0, 0.012),
});

/** One disc of each place carries its name: the screen's highlights go round it. */
function placeShapes(frame: Frame, place: number, letters: boolean): Shape[] {
  const { x, y } = frame.at(place);
  const disc = (role: Role, r: number, dx = 0, dy = 0): Shape => {
    return { kind: 'disc', role, layer: 'still', x: round(x + dx), y: round(y + dy), r };
  };
  const spot = pegSpot(place);
  const letter = (dx: number, dy: number): Shape[] =>
    letters
      ? [
          {
            kind: 'text',
            role: 'slab-ink',
            layer: 'still',
            spot,
            x: round(x + dx),
            y: round(y + dy),
            size: 0.155,
            text: LOCATIONS[place],
          },
        ]
      : [];
  if (!isPeg(place))
    return [
      { ...disc('dimple', 0.2), spot },
      {
        kind: 'path',
        role: 'dimple-rim',
        layer: 'still',
        d: `M${round(x - 0.2)} ${round(y)}A0.2 0.2 0 0 1 ${round(x + 0.2)} ${round(y)}`,
      },
      disc('dimple-ring', 0.2),
      ...letter(0, 0),
    ];
  return [
    disc('shadow', 0.15, 0.035, 0.06),
    disc('peg-side', 0.145, 0, 0.02),
    { ...disc('peg', 0.14, 0, -0.015), spot },
    disc('glint', 0.048, -0.042, -0.06),
    ...letter(0.235, 0.256),
  ];
}
