/** Two seeds may give the same puzzle: a book has it only once. */
import { games } from 'edgewise';
import { describe, expect, test } from 'vitest';
import { prepareNow, prepareOptions, type PrintPuzzle, type PuzzleWanted } from './prepare.ts';
import { repeatsIn, replaced } from './repeats.ts';
import { printed, specOf } from './testing.ts';
import { wantedOf } from './wanted.ts';

const section = { game: 'slitherlink', preset: 'gentle', count: 2, seed: 'monday' };
const spec = specOf({ sections: [section, section] });
const wanted = wantedOf(spec, games, []);
if (!wanted.ok) throw new Error(wanted.error.code);
const { puzzles } = wanted.value;

const prepared = (list: readonly PuzzleWanted[]): readonly PrintPuzzle[] =>
  list.map((each) => {
    const ready = prepareNow(each, games, prepareOptions(spec));
    if (!ready.ok) throw new Error(ready.error.message);
    return ready.value;
  });

describe('puzzles that came twice', () => {
  const first = prepared(puzzles);
  const again = repeatsIn(spec, puzzles, first, 1);

  test('the later ones are made again, from other seeds', () => {
    expect(again.map(({ number }) => number)).toEqual([3, 4]);
    const all = replaced(first, prepared(again));
    expect(all.map(({ number }) => number)).toEqual([1, 2, 3, 4]);
    expect(all.slice(0, 2)).toEqual(first.slice(0, 2));
    expect(new Set(all.map(({ native }) => native)).size).toBe(4);
    expect(repeatsIn(spec, puzzles, all, 2)).toEqual([]);
  });

  test('each round takes another seed', () => {
    const seeds = [1, 2].flatMap((round) =>
      repeatsIn(spec, puzzles, first, round).map((each) => each.made?.seed),
    );
    expect(new Set(seeds).size).toBe(4);
  });

  test('a kit may have the same pieces as often as requested', () => {
    expect(repeatsIn({ ...spec, kind: 'kit' }, puzzles, first, 1)).toEqual([]);
  });

  test('such a book is printed', () => {
    expect(printed({ sections: [section, section] })).toMatchObject({ ok: true });
  });
});
