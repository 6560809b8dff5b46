/** Damaged files: refused with a place, or read into something whose native line reads back as just that. */
import { expect, test } from 'vitest';
import { makeRng, type Rng } from '../../../rng.ts';
import { finish } from '../../../task.ts';
import { triangles } from '../index.ts';
import { printedSave } from './documents.fixtures.ts';
import { colourBoard } from './colours.ts';
import { letters } from './letters.ts';
import { native } from './native.ts';
import type { BoardFormat } from './reading.ts';

const CHARACTERS = ' \n\t;,:#!/@()0123456789abcdABCDEFL.|';

function damaged(text: string, rng: Rng): string {
  const at = rng.below(text.length);
  const any = CHARACTERS[rng.below(CHARACTERS.length)];
  const swapped = (parts: string[], glue: string): string => {
    const [a, b] = [rng.below(parts.length), rng.below(parts.length)];
    [parts[a], parts[b]] = [parts[b], parts[a]];
    return parts.join(glue);
  };
  const lines = text.split('\n');
  switch (rng.below(6)) {
    case 0:
      return text.slice(0, at) + text.slice(at + 1 + rng.below(3));
    case 1:
      return text.slice(0, at) + any + text.slice(at);
    case 2:
      return text.slice(0, at) + any + text.slice(at + 1);
    case 3:
      return swapped(lines, '\n');
    case 4:
      return lines.toSpliced(rng.below(lines.length), 0, lines[rng.below(lines.length)]).join('\n');
    default:
      return swapped(text.split(/(\s+)/), '');
  }
}

/** Fresh and in mid-play, as the documents write them. */
function textsOf(id: string, format: BoardFormat): readonly string[] {
  const preset = triangles.params.presets.find((each) => each.id === id)!;
  return [0, 1, 2].map((seed) => {
    const made = finish(triangles.generate(preset.params, makeRng(seed)));
    if (!made.ok) throw new Error(made.error.code);
    const { puzzle, solution } = made.value;
    let state = triangles.start(puzzle);
    for (const move of triangles.plan(puzzle, state, solution!).slice(0, 5 * seed)) {
      const next = triangles.apply(puzzle, state, move);
      if (next.ok) state = next.value;
    }
    return format.format({ puzzle, state, solution: solution! });
  });
}

test.each([
  ['letters', letters, [printedSave]],
  ['colours', colourBoard, []],
] as const)('%s: what is read is what is written', (id, format, others) => {
  const rng = makeRng(`damaged ${id}`);
  const texts = [...textsOf(id, format), ...others];
  let read = 0;
  for (let i = 0; i < 1500; i++) {
    let text = texts[i % texts.length];
    for (let times = rng.below(4); times > 0; times--) text = damaged(text, rng);
    const found = format.parse(text);
    if (!found.ok) {
      expect(found.error.line).toBeGreaterThan(0);
      continue;
    }
    read++;
    const { puzzle, state, solution } = found.value;
    expect(native.parse(native.format(found.value))).toEqual({
      ok: true,
      value: { puzzle, ...(state && { state }), ...(solution && { solution }) },
    });
  }
  expect(read).toBeGreaterThan(200);
});
