/** Edits of a rectangle as a whole, for every puzzle played on one: size, rows and columns at a side, rotations, reflections. */
import type { EditChoice, EditSetting } from '../game.ts';
import { mirrors, sides, sizeAfter, turns, type Rearrangement, type Size } from '../grid/rearrange.ts';
import { fail, ok, type Result } from '../result.ts';
import type { Edit, Note } from '../vocabulary.ts';

interface Limits {
  readonly min: number;
  readonly max: number;
}

const STILL = { top: 0, bottom: 0, left: 0, right: 0 };

/** What an edit does to the rectangle; undefined if it concerns something else. */
export function rearrangementOf(
  edit: Edit,
  size: Size,
  limits: Limits,
): Result<Rearrangement, Note> | undefined {
  const how = parse(edit, size);
  if (how === undefined) return undefined;
  if (how === 'malformed') return fail(badValue(edit, expectedOf(edit.on, limits)));
  const after = sizeAfter(size, how);
  const fits = [after.width, after.height].every((side) => side >= limits.min && side <= limits.max);
  return fits ? ok(how) : fail({ code: 'edit-size', at: [], with: { min: limits.min, max: limits.max } });
}

function parse({ on, to }: Edit, { width, height }: Size): Rearrangement | 'malformed' | undefined {
  const turn = turns.find((each) => each === to);
  const mirror = mirrors.find((each) => each === to);
  const side = sides.find((each) => each === on);
  if (on === 'turn') return turn ? { kind: 'turn', to: turn } : 'malformed';
  if (on === 'mirror') return mirror ? { kind: 'mirror', to: mirror } : 'malformed';
  if (side) {
    if (!/^[+-]\d{1,3}$/.test(to)) return 'malformed';
    return { kind: 'grow', by: { ...STILL, [side]: Number(to) } };
  }
  if (on !== 'size') return undefined;
  const [, across, down] = /^(\d{1,3})x(\d{1,3})$/.exec(to) ?? [];
  if (across === undefined) return 'malformed';
  return { kind: 'grow', by: { ...STILL, right: Number(across) - width, bottom: Number(down) - height } };
}

const expectedOf = (key: string, { min, max }: Limits): string =>
  key === 'turn'
    ? turns.join(' | ')
    : key === 'mirror'
      ? mirrors.join(' | ')
      : key === 'size'
        ? `${min}x${min} … ${max}x${max}`
        : '+1 | -1';

/** A value that a place or a setting does not accept. */
export const badValue = ({ on, to }: Edit, expected: string): Note => ({
  code: 'edit-value',
  at: [],
  with: { on, to, expected },
});

export const badPlace = ({ on }: Edit, expected: string): Note => ({
  code: 'edit-place',
  at: [],
  with: { on, expected },
});

export const sizeSetting = ({ width, height }: Size): EditSetting => ({
  key: 'size',
  kind: 'text',
  pattern: /^\d{1,3}x\d{1,3}$/,
  example: '10x10',
  value: `${width}x${height}`,
});

const choice = (on: string, to: string): EditChoice => ({ code: `edit.${on}.${to}`, edits: [{ on, to }] });

/** Words: `edit.turn.right`, `edit.top.+1`. */
export const boardChoices: readonly EditChoice[] = [
  ...turns.map((to) => choice('turn', to)),
  ...mirrors.map((to) => choice('mirror', to)),
  ...sides.flatMap((side) => [choice(side, '+1'), choice(side, '-1')]),
];
