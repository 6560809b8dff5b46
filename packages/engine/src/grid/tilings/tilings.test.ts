/** The geometry of every tiling: against the ids and drawings of Loopy, and by what is known of its corners. */
import { describe, expect, test } from 'vitest';
import { makeRng } from '../../rng.ts';
import { OUTSIDE, type Mesh } from '../mesh.ts';
import { loopyIds } from './test-data.ts';
import { tilingMesh, tilingNames, tilingOf, type TilingName } from './tilings.ts';

function meshOf(name: TilingName, width: number, height: number, patch = ''): Mesh {
  const mesh = tilingMesh(name, width, height, patch);
  if (!mesh) throw new Error(`${name} ${width}x${height} ${patch}`);
  return mesh;
}

/** Clues of an id: how many faces it covers, and the faces with a number. */
function facesOf(clues: string): { count: number; numbers: Map<number, number> } {
  const numbers = new Map<number, number>();
  let count = 0;
  for (const sign of clues)
    if (/[a-z]/.test(sign)) count += sign.charCodeAt(0) - 96;
    else numbers.set(count++, parseInt(sign, 36));
  return { count, numbers };
}

test.each(loopyIds)('%s', (id, dots) => {
  const [, width, height, type, patch = '', clues] = /^(\d+)x(\d+)t(\d+):(?:(.*)_)?(.*)$/.exec(id) ?? [];
  const mesh = meshOf(tilingNames[Number(type)], Number(width), Number(height), patch === '0' ? '' : patch);
  const { count, numbers } = facesOf(clues);
  expect([mesh.faceCount, mesh.dotCount]).toEqual([count, dots]);
  for (const [face, number] of numbers) expect(number).toBeLessThanOrEqual(mesh.faceEdges[face].length);
});

/** The sides of the faces round each dot that is not on the rim, smallest first. */
function corners(mesh: Mesh): Set<string> {
  const inner = mesh.dotFaces.filter((around) => !around.includes(OUTSIDE));
  return new Set(
    inner.map((around) =>
      Array.from(around, (face) => mesh.faceEdges[face].length)
        .sort((a, b) => a - b)
        .join('.'),
    ),
  );
}

test.each([
  ['squares', '4.4.4.4'],
  ['triangular', '3.3.3.3.3.3'],
  ['honeycomb', '6.6.6'],
  ['snub-square', '3.3.3.4.4'],
  ['cairo', '5.5.5 5.5.5.5'],
  ['great-hexagonal', '3.4.4.6'],
  ['octagonal', '4.8.8'],
  ['kites', '4.4.4 4.4.4.4 4.4.4.4.4.4'],
  ['floret', '5.5.5 5.5.5.5.5.5'],
  ['dodecagonal', '3.12.12'],
  ['great-dodecagonal', '4.6.12'],
  ['great-great-dodecagonal', '3.4.4.6 4.6.12'],
  ['kagome', '3.3.6.6'],
  ['compass-dodecagonal', '3.12.12 3.3.4.12'],
] as const)('corners of %s are %s', (name, expected) => {
  expect([...corners(meshOf(name, 6, 7))].sort()).toEqual(expected.split(' ').sort());
});

const aperiodic = tilingNames.filter((name) => tilingOf(name).randomPatch);

describe.each(aperiodic)('%s', (name) => {
  const size = tilingOf(name).least[0] + 2;
  const patchOf = (seed: number): string => tilingOf(name).randomPatch?.(size, size + 1, makeRng(seed)) ?? '';

  test('random patches give boards in one piece, and most of them differ', () => {
    const patches = Array.from({ length: 12 }, (_, seed) => patchOf(seed));
    for (const patch of patches) {
      const mesh = meshOf(name, size, size + 1, patch);
      expect(mesh.dotCount - mesh.edgeCount + mesh.faceCount).toBe(1);
    }
    expect(new Set(patches).size).toBeGreaterThan(6);
  });

  test('no two faces overlap: the angles round every inner dot make a full turn', () => {
    const mesh = meshOf(name, size, size + 1, patchOf(1));
    const turned = new Float64Array(mesh.dotCount);
    for (const around of mesh.faceDots)
      around.forEach((dot, i) => {
        const [before, after] = [around.at(i - 1) ?? 0, around[(i + 1) % around.length]];
        const angle = (to: number): number =>
          Math.atan2(mesh.dotY[to] - mesh.dotY[dot], mesh.dotX[to] - mesh.dotX[dot]);
        turned[dot] += (angle(before) - angle(after) + 4 * Math.PI) % (2 * Math.PI);
      });
    for (const [dot, faces] of mesh.dotFaces.entries())
      if (!faces.includes(OUTSIDE)) expect(turned[dot]).toBeCloseTo(2 * Math.PI, 6);
  });

  test.each(['', 'x', '99', '0,0,H', '00A', '0,9,H', '00F', 'C0F', '01AXA', '01CAC', '8,0,H'])(
    'a patch such as %j tells no board',
    (patch) => {
      expect(tilingMesh(name, 40, 40, patch)).toBeUndefined();
    },
  );
});

test('hats far from the window may be left out: a longer description gives the same board', () => {
  for (let seed = 0; seed < 6; seed++) {
    const patch = tilingOf('hats').randomPatch?.(7, 7, makeRng(seed)) ?? '';
    const letter = patch.slice(-1);
    const around: Record<string, string> = { H: '1,H', T: '3,H', P: '4,H', F: '9,H' };
    const [one, two] = [
      meshOf('hats', 7, 7, patch),
      meshOf('hats', 7, 7, `${patch.slice(0, -1)}${around[letter]}`),
    ];
    expect([two.faceCount, ...two.dotX]).toEqual([one.faceCount, ...one.dotX]);
  }
});

test.each([
  ['honeycomb', 46],
  ['kites', 19],
  ['penrose-kites', 50],
  ['penrose-rhombs', 52],
  ['hats', 54],
  ['spectres', 54],
] as const)('%s has boards of 2,000 faces', (name, size) => {
  const patch = tilingOf(name).randomPatch?.(size, size, makeRng(1)) ?? '';
  expect(meshOf(name, size, size, patch).faceCount).toBeGreaterThan(2000);
});
