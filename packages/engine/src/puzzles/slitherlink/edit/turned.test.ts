import { describe, expect, test } from 'vitest';
import { makeRng } from '../../../rng.ts';
import { finish } from '../../../task.ts';
import { slitherlink } from '../index.ts';
import type { Params } from '../params.ts';

const make = (tiling: NonNullable<Params['tiling']>, width: number, height: number) => {
  const [{ params }] = slitherlink.params.presets;
  const read = finish(
    slitherlink.generate({ ...params, symmetry: 'none', tiling, width, height }, makeRng('turned')),
  );
  if (!read.ok) throw new Error(read.error.code);
  return read.value;
};

const text = slitherlink.native.format;

describe('a tiled board is turned and mirrored where it looks the same afterwards', () => {
  test.each([
    ['honeycomb', 5, 4],
    ['triangular', 5, 5],
    ['octagonal', 4, 4],
    ['kagome', 3, 3],
    ['cairo', 4, 4],
  ] as const)('%s', (tiling, width, height) => {
    const { puzzle, solution } = make(tiling, width, height);
    const design = { puzzle, ...(solution && { state: solution }) };
    const choices = slitherlink.edit?.boardEdits(design).flatMap(({ edits }) => edits) ?? [];
    const whole = choices.filter(({ on }) => on === 'turn' || on === 'mirror');
    expect(whole.length).toBeGreaterThan(0);
    for (const edit of whole) {
      const once = slitherlink.edit?.apply(design, edit);
      if (!once?.ok) throw new Error(`${edit.on}=${edit.to} was offered and is refused`);
      // The solution has moved along: nothing is wrong, and there is no other.
      expect(
        slitherlink.check(once.value.puzzle, once.value.state ?? slitherlink.start(puzzle)).issues,
      ).toEqual([]);
      expect(finish(slitherlink.solve(once.value.puzzle, { limit: 2 })).found).toHaveLength(1);
      if (edit.to === 'right' || edit.to === 'left') continue;
      const twice = slitherlink.edit?.apply(once.value, edit);
      expect(twice?.ok && text(twice.value)).toBe(text(design));
    }
  });

  test('a turn that the board does not allow is refused with a message', () => {
    const { puzzle } = make('honeycomb', 5, 4);
    const refused = slitherlink.edit?.apply({ puzzle }, { on: 'turn', to: 'right' });
    expect(refused?.ok === false && refused.error.code).toBe('edit-no-such-turn');
  });
});
