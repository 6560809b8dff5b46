/** Tantrix with givens: outlines, fixed tiles, reviewing a game. */
import { certain, finish, makeRng } from 'edgewise';
import { tantrix } from 'edgewise/tantrix';
import { review } from '../../packages/engine/src/puzzles/tantrix/help/review.ts';
import { check } from '../../packages/engine/src/puzzles/tantrix/rules/check.ts';
import {
  boardOf,
  start,
  type Placed,
  type Puzzle,
  type State,
} from '../../packages/engine/src/puzzles/tantrix/rules/rules.ts';
import { legalPlaces } from '../../packages/engine/src/puzzles/tantrix/rules/solitaire.ts';
import {
  colours,
  hasColour,
  trioTiles,
  type Colour,
} from '../../packages/engine/src/puzzles/tantrix/rules/tiles.ts';
import { canFinish } from '../../packages/engine/src/puzzles/tantrix/solve/solver.ts';
import {
  oneOf,
  timeOf,
  processorTimeOf,
  number,
  processorEach,
  summary,
  table,
  timeEach,
} from './measure.ts';
import { colourOf, firstLoop, level, met, seeds, upTo } from './tantrix-loops.ts';

const OUTLINES = [
  ['4,5,10,11,15,16,18,19,24-30 R line pyramid', 100, 27, 2000],
  ['1-21 R line pyramid', 1, 1, 10_000],
  ['1-21 R loop pyramid', 1, 1, 10_000],
] as const;

function benchOutlines(): void {
  const rows = OUTLINES.map(([text, limit, known, wanted]) => {
    const read = tantrix.foreign.find(({ id }) => id === 'list')?.parse(text);
    if (!read?.ok) throw new Error(text);
    let count = 0;
    const took = timeOf(() => {
      count = finish(tantrix.solve(read.value.puzzle, { limit })).found.length;
    });
    return [text, String(count), number(took), String(wanted), met(count === known && took <= wanted)];
  });
  table('Outlines, milliseconds', ['puzzle', 'found', 'ms', 'wanted', 'met'], rows);
}

const SCATTERED = 24; // boards

/** All tiles of a colour: fourteen of them scattered, and a line with nothing fixed; in processor time. */
function benchAllOfAColour(): void {
  const allOf = (colour: Colour): number[] => upTo(56).filter((tile) => hasColour(tile, colour));
  let found = 0;
  const scattered = upTo(SCATTERED).map((seed) => {
    const colour = certain(colours[seed % 4]);
    const puzzle = level(allOf(colour), colour);
    const { placed } = firstLoop(puzzle.tiles, colour, seed);
    const rng = makeRng(`part-${seed}`);
    const mixed = placed.map((place) => ({ place, key: rng.below(1e6) })).sort((a, b) => a.key - b.key);
    const kept = mixed.slice(0, 14).map(({ place }) => place);
    let end: State | 'no' | 'unknown' = 'unknown';
    const took = processorTimeOf(() => {
      end = finish(canFinish(puzzle, { ...start(puzzle), placed: kept }));
    });
    if (typeof end === 'object' && took <= 2000) found++;
    return took;
  });
  const lines = processorEach(colours, (colour) => {
    const puzzle: Puzzle = { ...level(allOf(colour), colour), goal: 'line' };
    const end = finish(canFinish(puzzle, start(puzzle)));
    if (typeof end !== 'object' || check(puzzle, end).issues.length > 0) throw new Error('no line');
  });
  table(
    'All 42 tiles of a colour, milliseconds',
    ['what', 'median', 'worst', 'wanted', 'met'],
    [
      [
        `14 scattered: ${found} of ${SCATTERED} within 2 s`,
        number(summary(scattered).median),
        number(summary(scattered).worst),
        '7 of 8',
        met(8 * found >= 7 * SCATTERED),
      ],
      [
        'a line',
        number(summary(lines).median),
        number(summary(lines).worst),
        '500',
        met(summary(lines).worst <= 500),
      ],
    ],
  );
}

/** Part of a loop stays: a stretch of it or scattered tiles. */
function partOf(puzzle: Puzzle, kept: number, seed: number): State {
  const { placed } = firstLoop(puzzle.tiles, puzzle.colour as Colour, seed);
  const rng = makeRng(`part-${seed}`);
  const order = placed.map((place) => ({ place, key: seed % 2 ? rng.below(1000) : place.q * 3 + place.r }));
  order.sort((a, b) => a.key - b.key);
  return { ...start(puzzle), placed: order.slice(0, kept).map((each) => each.place) };
}

function benchParts(): void {
  const rows = (
    [
      [20, 4],
      [20, 8],
      [20, 12],
      [30, 8],
      [30, 20],
    ] as const
  ).map(([count, kept]) => {
    const puzzle = level(upTo(count), colourOf(count));
    let failed = 0;
    const times = summary(
      timeEach(seeds, (seed) => {
        if (typeof finish(canFinish(puzzle, partOf(puzzle, kept, seed))) === 'string') failed++;
      }),
    );
    const good = failed === 0 && (count > 20 ? times.median : times.worst) <= 1000;
    return [
      `${kept} of ${count}`,
      number(times.median),
      number(times.worst),
      String(failed),
      '1000',
      met(good),
    ];
  });
  table('Completing a part of a loop', ['tiles', 'median ms', 'worst', 'not found', 'wanted', 'met'], rows);
}

const REVIEWS = 12; // games of each kind

/** Played without aim, in legal places as they come. */
function sitting(count: number, rules: Puzzle['rules'], seed: number): { puzzle: Puzzle; state: State } {
  const rng = makeRng(`sitting ${seed}`);
  const all = [...trioTiles[seed % 2 ? 'GRB' : 'YRB']];
  const tiles = upTo(count).flatMap(() => all.splice(rng.below(all.length), 1));
  const puzzle: Puzzle = { ...level(tiles, 'R'), mode: 'solitaire', colour: 'any', holes: 'allowed', rules };
  const placed: Placed[] = [];
  for (const tile of tiles) {
    const places = legalPlaces(boardOf({ placed }), tile);
    if (places.length > 0) placed.push(oneOf(places, rng));
  }
  return { puzzle, state: { ...start(puzzle), placed } };
}

function benchReviews(): void {
  const rows = (['strict', 'lax'] as const).flatMap((rules) =>
    [4, 5, 6].map((count) => {
      let sure = 0;
      const sittings = upTo(REVIEWS).map((seed) => sitting(count, rules, seed));
      const { median, worst } = summary(
        processorEach(sittings, ({ puzzle, state }) => {
          const { certain, surely } = finish(review(puzzle, state));
          if (certain && surely) sure++;
        }),
      );
      const good = sure === REVIEWS && worst <= 1000;
      return [
        `${count} tiles, ${rules}`,
        `${sure} of ${REVIEWS}`,
        number(median),
        number(worst),
        '1000',
        met(good),
      ];
    }),
  );
  table(
    'Looking back on a sitting, milliseconds',
    ['sitting', 'sure', 'median', 'worst', 'wanted', 'met'],
    rows,
  );
}

export function benchGiven(): void {
  benchOutlines();
  benchParts();
  benchAllOfAColour();
  benchReviews();
}
