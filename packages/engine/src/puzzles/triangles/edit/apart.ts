/** Twins: pieces that look alike. Labels of sides are changed until no two do; whole boards are filled at random. */
import { fail, ok, type Result } from '../../../result.ts';
import { makeRng, type Rng } from '../../../rng.ts';
import type { Edit, Note } from '../../../vocabulary.ts';
import { puzzleFields } from '../formats/native.ts';
import { boardOf, leastRotation, MOST_COLOURS, symbolOf, type Puzzle } from '../rules/rules.ts';
import { designOf, filledOf, write, type Design, type Filled } from './filled.ts';
import { sidesOf } from './sides.ts';

const ROUNDS = 4000; // sides tried before giving up

const colourCount = ({ match, pieces }: Puzzle): number => {
  const top = Math.max(...pieces.flat());
  return (match === 'equal' ? top : top >> 1) + 1;
};

/** Of three labels each, up to rotation: k colours make k(k² + 2) / 3. */
const kindsWith = (labels: number): number => (labels * (labels * labels + 2)) / 3;

/** Enough colours that pieces can differ with room to spare; never fewer than there are. */
function enoughColours(puzzle: Puzzle): number {
  const labels = (colours: number): number => (puzzle.match === 'equal' ? colours : 2 * colours);
  let colours = colourCount(puzzle);
  while (colours < MOST_COLOURS && kindsWith(labels(colours)) < 3 * puzzle.pieces.length) colours++;
  return colours;
}

export function apart(design: Design): Result<Design, Note> {
  const filled = filledOf(design);
  if (!filled) return fail({ code: 'edit-not-filled', at: [] });
  const rng = makeRng(puzzleFields(design.puzzle).join(':'));
  const walls = spread(design.puzzle, filled, new Set(), rng);
  return walls ? ok(designOf(design, filled, walls)) : fail({ code: 'edit-twins', at: [] });
}

/** Every side that was not entered gets a label, so that no two pieces are alike where that can be. */
export function fill(design: Design, entered: ReadonlySet<string>, rng: Rng): readonly Edit[] {
  const filled = filledOf(design);
  if (!filled) return [];
  const { puzzle } = design;
  const sides = sidesOf(boardOf(puzzle));
  const count = enoughColours(puzzle) * (puzzle.match === 'equal' ? 1 : 2);
  const free = sides.names.flatMap((name, side) => (entered.has(name) ? [] : [side]));
  for (const side of free) write(puzzle, filled.labels, sides.at[side], rng.below(count));
  spread(puzzle, filled, entered, rng);
  return free.map((side) => ({
    on: sides.names[side],
    to: symbolOf(puzzle.match, filled.labels[sides.at[side]]),
  }));
}

/** Changes sides of twins until there are none; the walls that ask for what is shown then. Undefined when it fails. */
function spread(
  puzzle: Puzzle,
  { labels }: Filled,
  entered: ReadonlySet<string>,
  rng: Rng,
): readonly number[] | undefined {
  const sides = sidesOf(boardOf(puzzle));
  const count = enoughColours(puzzle) * (puzzle.match === 'equal' ? 1 : 2);
  let { walls } = puzzle;
  for (let round = 0; round < ROUNDS; round++) {
    const twins = twinCells(labels);
    if (!twins.length) return walls;
    const cell = twins[rng.below(twins.length)];
    const around = sides.at.flatMap((at, side) =>
      touches(puzzle, at, cell) && !entered.has(sides.names[side]) ? [at] : [],
    );
    if (!around.length) continue;
    walls = write({ ...puzzle, walls }, labels, around[rng.below(around.length)], rng.below(count));
  }
  return undefined;
}

const touches = (puzzle: Puzzle, at: number, cell: number): boolean =>
  Math.floor(at / 3) === cell || boardOf(puzzle).neighbours[at] === cell;

/** Cells whose piece looks like one before it. */
function twinCells(labels: readonly number[]): number[] {
  const seen = new Set<string>();
  return Array.from({ length: labels.length / 3 }, (_, cell) => cell).filter((cell) => {
    const key = leastRotation([labels[3 * cell], labels[3 * cell + 1], labels[3 * cell + 2]]).piece.join();
    const isTwin = seen.has(key);
    seen.add(key);
    return isTwin;
  });
}
