/**
 * Makes the clue-minimal boards in bench/boards: puzzles with one solution from which no clue can be removed.
 *   node scripts/run.mjs bench/src/make-minimal.ts 20 60 > bench/boards/minimal-20.txt
 */
import { finish, makeRng, shuffle, slitherlink } from 'edgewise';
import { BLANK, type Puzzle } from '../../packages/engine/src/puzzles/slitherlink/rules/rules.ts';

const [size = 20, count = 60] = process.argv.slice(2).map(Number);
const rng = makeRng(`minimal-${size}`);
const params = {
  ...slitherlink.params.presets[0].params,
  width: size,
  height: size,
  level: 'connectivity',
  symmetry: 'none',
} as const;

for (let made = 0; made < count;) {
  const saved = finish(slitherlink.generate(params, rng));
  if (!saved.ok) continue;
  console.log(slitherlink.native.format({ puzzle: withoutSpareClues(saved.value.puzzle) }));
  made++;
}

function withoutSpareClues(puzzle: Puzzle): Puzzle {
  let clues = Int8Array.from(puzzle.clues);
  const cells = Array.from(clues.keys()).filter((cell) => clues[cell] !== BLANK);
  shuffle(rng, cells);
  for (const cell of cells) {
    const fewer = clues.with(cell, BLANK);
    if (finish(slitherlink.solve({ ...puzzle, clues: fewer }, { limit: 2 })).found.length === 1)
      clues = fewer;
  }
  return { ...puzzle, clues };
}
