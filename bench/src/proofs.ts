/** Slitherlink's hints from the empty board to the end: how long they take, and what they say. */
import { performance } from 'node:perf_hooks';
import { finish, makeRng, slitherlink, type Hint } from 'edgewise';
import type { Level } from '../../packages/engine/src/puzzles/slitherlink/solve/level-numbers.ts';
import type { Move, Puzzle } from '../../packages/engine/src/puzzles/slitherlink/rules/rules.ts';
import { number } from './measure.ts';

interface Timed {
  readonly ms: number;
  readonly hint: Hint<Move>;
}

export function* hintsOf(puzzle: Puzzle): Generator<Timed> {
  let state = slitherlink.start(puzzle);
  for (;;) {
    const start = performance.now();
    const hint = finish(slitherlink.hint(puzzle, state));
    const ms = performance.now() - start;
    if (!hint) return;
    yield { ms, hint };
    for (const move of hint.moves) {
      const next = slitherlink.apply(puzzle, state, move);
      if (!next.ok) throw new Error(`hint ${hint.code} cannot be played`);
      state = next.value;
    }
  }
}

const BOARDS = 200;
const SIZE = 8;
const MOST_GENERAL = 0.02;
const LONG = 12;

/** Codes whose sentence would fit any step. */
const GENERAL = new Set(['sector', 'colour-clue', 'colour-dot', 'reason', 'forced']);

/** Dense and symmetric, as many hand-made boards are: more clues next to each other, so more that follows from several. */
const DENSE = 60;

export const proofRows = (level: Level): string[][] => [
  proofRow(level, level, {}),
  proofRow(level, `${level}, ${DENSE} % shown`, { density: DENSE, symmetry: 'half-turn' }),
];

function proofRow(level: Level, name: string, wish: object): string[] {
  const rng = makeRng(`proofs ${level}`);
  const params = { ...slitherlink.params.presets[0].params, ...wish, width: SIZE, height: SIZE, level };
  let [boards, hints, general, longest, long] = [0, 0, 0, 0, 0];
  const wanted = level === 'two-suppositions' ? 10 : BOARDS; // slow to find
  while (boards < wanted) {
    const made = finish(slitherlink.generate(params, rng));
    if (!made.ok) continue;
    boards++;
    for (const { hint } of hintsOf(made.value.puzzle)) {
      const links = hint.proof?.links.length ?? 1;
      hints++;
      if (GENERAL.has(hint.code)) general++;
      if (links > LONG) long++;
      longest = Math.max(longest, links);
    }
  }
  const share = general / hints;
  return [
    name,
    String(boards),
    String(hints),
    `${number(100 * share)} %`,
    `${100 * MOST_GENERAL} %`,
    String(longest),
    `${number((100 * long) / hints)} %`,
    share < MOST_GENERAL ? 'yes' : 'NO',
  ];
}
