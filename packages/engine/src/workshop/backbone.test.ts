/** What is forced, in every game, compared with the list of all solutions. */
import { describe, expect, test } from 'vitest';
import type { AnyGame } from '../game.ts';
import { games } from '../puzzles/index.ts';
import { lanterns } from '../puzzles/template/index.ts';
import { makeRng } from '../rng.ts';
import { finish } from '../task.ts';
import { ambiguity, compare, forcedPlaces } from './ambiguity.ts';
import { backbone } from './backbone.ts';
import { without } from './conflict.ts';
import { isEditable, type EditableGame } from './draft.ts';

const all: readonly AnyGame[] = [...games, lanterns];
const editable = all.filter(isEditable);
const gameOf = (id: string): EditableGame => {
  const game = editable.find((each) => each.id === id);
  if (!game) throw new Error(id);
  return game;
};

const ENOUGH = 9000; // solutions: more than any position of Steps has

/** Small boards, where the first preset is too large to list all solutions. */
const PRESETS: Readonly<Record<string, readonly string[]>> = {
  triangles: ['first', 'easy', 'hard'],
  tantrix: ['six', 'turning', 'document'],
};

/** A puzzle with some givens removed; undefined if it has too many solutions to list. */
function opened(
  game: EditableGame,
  seed: number,
): { puzzle: unknown; found: readonly unknown[] } | undefined {
  const { presets } = game.params;
  const some = presets.filter(({ id }) => PRESETS[game.id]?.includes(id) ?? true).slice(0, 3);
  const made = finish(game.generate(some[seed % some.length].params, makeRng(seed)));
  if (!made.ok) return undefined;
  const rng = makeRng(`gone ${seed}`);
  const gone = game.edit.givens(made.value.puzzle).filter(() => rng.below(4) === 0);
  const puzzle = without(
    game,
    made.value.puzzle,
    gone.map(({ on }) => on),
  );
  const { found, exhausted } = finish(game.solve(puzzle, { limit: ENOUGH }));
  return exhausted && found.length ? { puzzle, found } : undefined;
}

const sorted = ({ forced, open }: { forced: readonly string[]; open: readonly string[] }) => ({
  forced: [...forced].sort(),
  open: [...open].sort(),
});

describe('what all solutions share', () => {
  for (const game of editable)
    test(`${game.id}: asked place by place as by listing all`, () => {
      let [tried, several] = [0, 0];
      for (let seed = 0; seed < 12; seed++) {
        const known = opened(game, seed);
        if (!known) continue;
        const { puzzle, found } = known;
        const asked = finish(backbone(game, puzzle, found.slice(0, 1)));
        expect(asked.exhausted).toBe(true);
        const witness = sorted(compare(game, puzzle, found));
        expect(sorted(compare(game, puzzle, asked.found))).toEqual(witness);
        const answer = finish(
          forcedPlaces(game, puzzle, { solutions: 'many', found: found.slice(0, 1), exhausted: false }),
        );
        expect(answer.isProved).toBe(true);
        expect(sorted(answer)).toEqual(witness);
        tried++;
        several += Number(found.length > 1);
      }
      expect(tried).toBeGreaterThan(0);
      expect(several).toBeGreaterThan(0);
    });

  const forced = (id: string, text: string) => {
    const game = gameOf(id);
    const read = game.native.parse(text);
    if (!read.ok) throw new Error(text);
    return { game, puzzle: read.value.puzzle, answer: finish(ambiguity(game, read.value.puzzle)) };
  };

  test('Steps: more solutions than are counted, and still proved', () => {
    const { answer } = forced('steps', 'steps:');
    expect([answer.isMore, answer.count, answer.isProved, answer.forced]).toEqual([true, 100, true, []]);
  });

  test('Tantrix: in an outline that can be turned, a rotated solution is not another solution', () => {
    const { answer } = forced('tantrix', 'tantrix:free:1-3:Y:loop:all:none:in@0.0_0.1_1.0');
    expect([answer.count, answer.isProved]).toEqual([2, true]);
    expect(answer.forced).toEqual(['tile:1']);
  });

  test('Tantrix: an outline without rotational symmetry is asked about tile by tile', () => {
    const { game, puzzle: loop } = forced('tantrix', 'tantrix:free:1-7:R:loop:all:none');
    const outlines = finish(game.solve(loop, { limit: ENOUGH })).found.flatMap((state) => {
      const drawn = game.edit.apply({ puzzle: loop, state }, { on: 'outline', to: 'drawn' });
      return drawn.ok && game.edit.otherwise?.(drawn.value.puzzle, 'tile:1', '') ? [drawn.value.puzzle] : [];
    });
    expect(outlines.length).toBeGreaterThan(3);
    for (const puzzle of outlines) {
      const { found } = finish(game.solve(puzzle, { limit: ENOUGH }));
      const asked = finish(backbone(game, puzzle, found.slice(0, 1)));
      expect(asked.exhausted).toBe(true);
      expect(sorted(compare(game, puzzle, asked.found))).toEqual(sorted(compare(game, puzzle, found)));
    }
  });
});
