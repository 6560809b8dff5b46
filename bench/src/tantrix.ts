/** What the hexagons must reach: first loops, counts, completions, against a plain depth-first search. */
import { performance } from 'node:perf_hooks';
import { finish, makeRng } from 'edgewise';
import { check } from '../../packages/engine/src/puzzles/tantrix/rules/check.ts';
import { countLoops } from '../../packages/engine/src/puzzles/tantrix/solve/counting.ts';
import { colours, hasColour, type Colour } from '../../packages/engine/src/puzzles/tantrix/rules/tiles.ts';
import { suffices } from '../../packages/engine/src/puzzles/tantrix/hint/suffices.ts';
import { tantrix } from 'edgewise/tantrix';
import { benchHints } from './hints.ts';
import { timeOf, number, summary, table, timeEach } from './measure.ts';
import { benchGiven } from './tantrix-given.ts';
import { colourOf, firstLoop, level, met, seeds, upTo } from './tantrix-loops.ts';
import { benchReasons } from './piece-reasons.ts';
import { plainFirst, plainLoops } from './yardsticks/tantrix-plain.ts';
import { shapeLoops } from './yardsticks/tantrix-shapes.ts';

function timeFirst(tiles: readonly number[], colour: Colour): number[] {
  return seeds.map((seed) => {
    const began = performance.now();
    const state = firstLoop(tiles, colour, seed);
    const took = performance.now() - began;
    if (check(level(tiles, colour), state).issues.length) throw new Error('a loop that is none');
    return took;
  });
}

/** The plain search is given up after this many nodes: at about 10 million a second. */
const PATIENCE = 4_000_000;

function firstRow(count: number): string[] {
  const { median, worst } = summary(timeFirst(upTo(count), colourOf(count)));
  const tries = count > 20 ? [1] : [1, 2, 3];
  let gaveUp = false;
  const plain = summary(
    timeEach(tries, (seed) => {
      gaveUp ||= plainFirst(upTo(count), colourOf(count), seed, PATIENCE) === Infinity;
    }),
  );
  const ratio = `${gaveUp ? '> ' : ''}${number(plain.mean / median)}×`;
  return [
    `${count} ${colourOf(count)}`,
    number(median),
    number(worst),
    number(plain.mean),
    ratio,
    '2 / 50',
    met(median <= 2 && worst <= 50),
  ];
}

function benchFirst(): void {
  timeFirst(upTo(30), 'R');
  const head = ['tiles', 'median ms', 'worst', 'plain', 'faster', 'wanted', 'met'];
  table('First hole-free loop, 20 seeds', head, upTo(30).slice(2).map(firstRow));
  const rows = colours.map((colour) => {
    const times = summary(
      timeFirst(
        upTo(56).filter((tile) => hasColour(tile, colour)),
        colour,
      ),
    );
    return [
      `42 ${colour}`,
      number(times.median),
      number(times.worst),
      '',
      '',
      '100',
      met(times.worst <= 100),
    ];
  });
  table('First loop of all tiles of a colour', head, rows);
}

function benchCounts(): void {
  const rows = (
    [
      [10, 'R', 50],
      [10, 'Y', 50],
      [12, 'R', 200],
      [12, 'Y', 200],
      [14, 'B', 2000],
    ] as const
  ).map(([count, colour, wanted]) => {
    let loops = 0;
    const ours = summary(
      timeEach([1, 2, 3], () => (loops = finish(countLoops(level(upTo(count), colour), colour)))),
    );
    let plain = { count: 0, nodes: 0, finished: false };
    const took = timeOf(() => (plain = plainLoops(upTo(count), colour, Infinity, 60_000_000)));
    if (plain.finished && plain.count !== loops) throw new Error('the yardstick disagrees');
    const ratio = `${plain.finished ? '' : '> '}${number(took / ours.median)}×`;
    return [
      `${count} ${colour}`,
      String(loops),
      number(ours.median),
      number(took),
      ratio,
      String(wanted),
      met(ours.median <= wanted),
    ];
  });
  table(
    'All loops counted, up to rotation',
    ['tiles', 'loops', 'ms', 'plain', 'faster', 'wanted', 'met'],
    rows,
  );
}

/** Against shapes first. `wanted`: twice what such a search took elsewhere on an idle machine (30 and 31 ms). */
function benchShapes(): void {
  const rows = (
    [
      [12, 'R', 'none', 30],
      [14, 'B', 'none', 60],
      [13, 'B', 'allowed', 62],
    ] as const
  ).map(([count, colour, holes, wanted]) => {
    const puzzle = { ...level(upTo(count), colour), holes };
    let loops = 0;
    const ours = summary(timeEach([1, 2, 3, 4, 5], () => (loops = finish(countLoops(puzzle, colour)))));
    const took = timeOf(() => {
      if (shapeLoops(upTo(count), colour, holes === 'allowed') !== loops)
        throw new Error('the yardstick disagrees');
    });
    return [
      `${count} ${colour}, holes ${holes}`,
      String(loops),
      number(ours.median),
      number(took),
      `${number(took / ours.median)}×`,
      `2 × it, ${wanted}`,
      met(ours.median <= 2 * took && ours.median <= wanted),
    ];
  });
  table(
    'All loops counted, against a plain search of shapes',
    ['tiles', 'loops', 'ms', 'shapes first', 'faster', 'wanted', 'met'],
    rows,
  );
}

function benchFewSolutions(): void {
  const preset = tantrix.params.presets.find(({ id }) => id === 'free');
  const rows = (
    [
      ['one', '8', 3000],
      ['one', '9', 3000],
      ['one', '10', 2000],
      ['one', '11', 3000],
      ['one', '12', 3000],
      ['few', '12', 3000],
    ] as const
  ).map(([solutions, tiles, wanted]) => {
    let refused = 0;
    const times = summary(
      timeEach(upTo(6), (seed) => {
        const params = { ...preset?.params, solutions, tiles } as Parameters<typeof tantrix.generate>[0];
        if (!finish(tantrix.generate(params, makeRng(seed))).ok) refused++;
      }),
    );
    const good = refused === 0 && times.median <= wanted;
    return [
      `${solutions}, ${tiles}`,
      number(times.median),
      number(times.worst),
      String(refused),
      String(wanted),
      met(good),
    ];
  });
  table('Puzzles with few solutions', ['tiles', 'median ms', 'worst', 'refused', 'wanted', 'met'], rows);
}

export function benchTantrix(): void {
  benchFirst();
  benchCounts();
  benchShapes();
  benchGiven();
  benchFewSolutions();
  benchHints(tantrix);
  benchReasons(tantrix, suffices); // last: it keeps many puzzles, and the rows of hints measure memory
}
