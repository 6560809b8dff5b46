/** Boards people enjoy: what new Slitherlink boards look like next to 1,739 hand-made ones from janko.at and puzz.link. */
import { finish, makeRng, slitherlink } from 'edgewise';
import {
  meshOf,
  isClue,
  LINE,
  type Puzzle,
  type State,
} from '../../packages/engine/src/puzzles/slitherlink/rules/rules.ts';
import { levels } from '../../packages/engine/src/puzzles/slitherlink/make/levels.ts';
import { loopPath } from './loop-path.ts';
import { number, table } from './measure.ts';
import { hintsOf } from './proofs.ts';

const SIZE = 10;
const BOARDS = 100;
const BOARDS_SLOW = 40; // for the highest level: each takes about a second to find

interface Looks {
  turns: number; // per cent of edges
  straight: number; // per cent of edges in runs of four or more
  shown: number; // per cent of cells
  mix: ReadonlyMap<number, number>; // per cent of the numbers shown
}

const RANGES: readonly (readonly [name: string, from: number, to: number, of: (looks: Looks) => number])[] = [
  ['turns %', 66, 69, ({ turns }) => turns],
  ['straight %', 13, 19, ({ straight }) => straight],
  ['shown %', 40, 42, ({ shown }) => shown],
  ['0s', 7, 15, ({ mix }) => mix.get(0) ?? 0],
  ['1s', 26, 27, ({ mix }) => mix.get(1) ?? 0],
  ['2s', 34, 38, ({ mix }) => mix.get(2) ?? 0],
  ['3s', 26, 28, ({ mix }) => mix.get(3) ?? 0],
];

function looksOf(boards: readonly { puzzle: Puzzle; solution: State }[]): Looks {
  let [edges, turns, straight, cells, shown] = [0, 0, 0, 0, 0];
  const counts = new Map<number, number>();
  for (const { puzzle, solution } of boards) {
    const runs = loopPath(meshOf(puzzle), (edge) => solution.edges[edge] === LINE);
    for (const run of runs) {
      edges += run;
      turns++;
      if (run >= 4) straight += run;
    }
    for (const clue of Array.from(puzzle.clues)) {
      cells++;
      if (!isClue(clue)) continue;
      shown++;
      counts.set(clue, (counts.get(clue) ?? 0) + 1);
    }
  }
  return {
    turns: (100 * turns) / edges,
    straight: (100 * straight) / edges,
    shown: (100 * shown) / cells,
    mix: new Map([...counts].map(([clue, count]) => [clue, (100 * count) / shown])),
  };
}

function made(level: string, symmetry: string): { puzzle: Puzzle; solution: State }[] {
  const rng = makeRng(`taste ${level}`);
  const [{ params }] = slitherlink.params.presets;
  const boards: { puzzle: Puzzle; solution: State }[] = [];
  const count = level === 'two-suppositions' ? BOARDS_SLOW : BOARDS;
  while (boards.length < count) {
    const each = finish(
      slitherlink.generate({ ...params, width: SIZE, height: SIZE, level, symmetry } as typeof params, rng),
    );
    if (each.ok && each.value.solution)
      boards.push({ puzzle: each.value.puzzle, solution: each.value.solution });
  }
  return boards;
}

/** The former level with the most similar rules. */
const FORMERLY: Readonly<Record<string, string>> = {
  counting: 'counts',
  'one-clue': 'sectors',
  corners: 'chains',
  sides: 'connectivity',
  supposition: 'contradiction',
};
const LEAST_SPEED = 0.5;
const TIMED = 100;
const ROUNDS = 5;

/** The processor time of this many boards: other programs on the machine do not count. */
function millisecondsOf(level: string, seed: string): number {
  const [{ params }] = slitherlink.params.presets;
  const wish = { ...params, width: SIZE, height: SIZE, level } as typeof params;
  const rng = makeRng(`speed ${level} ${seed}`);
  const before = process.cpuUsage();
  for (let i = 0; i < TIMED; i++) finish(slitherlink.generate(wish, rng));
  return process.cpuUsage(before).user / 1000 / TIMED;
}

/** The two alternating after a warm-up round, and the least of each. */
function benchSpeed(): void {
  const rows = Object.entries(FORMERLY).map(([level, former]) => {
    let [now, then] = [Infinity, Infinity];
    for (let round = 0; round <= ROUNDS; round++) {
      const [one, other] = [millisecondsOf(level, String(round)), millisecondsOf(former, String(round))];
      if (round > 0) [now, then] = [Math.min(now, one), Math.min(then, other)];
    }
    const share = then / now;
    const met = share >= LEAST_SPEED ? 'yes' : 'NO';
    return [level, former, ...[then, now, share].map(number), String(LEAST_SPEED), met];
  });
  table(
    `Making a board of ${SIZE}×${SIZE}, half turn, beside the generator of version 0.1.0`,
    ['level', 'then', 'ms then', 'ms now', 'speed', 'wanted', 'met'],
    rows,
  );
}

interface Way {
  techniques: number; // different ones on a board
  stretch: number; // per cent of the steps in the longest stretch of one technique
}

function wayOf(level: string): Way {
  const boards = made(level, 'half-turn').slice(0, FOLLOWED);
  const way: Way = { techniques: 0, stretch: 0 };
  for (const { puzzle } of boards) {
    const codes = Array.from(hintsOf(puzzle), ({ hint }) => hint.code);
    let [run, longest] = [0, 0];
    codes.forEach((code, i) => {
      run = code === codes[i - 1] ? run + 1 : 1;
      longest = Math.max(longest, run);
    });
    way.techniques += new Set(codes).size / boards.length;
    way.stretch += (100 * longest) / codes.length / boards.length;
  }
  return way;
}

const FOLLOWED = 40;

const MOST_STRETCH = 10; // per cent of the steps

/** Variety along the way: no long stretch of one technique. */
function benchVariety(): void {
  const rows = Object.entries(FORMERLY).map(([level, former]) => {
    const [now, then] = [wayOf(level), wayOf(former)];
    const figures = [then.techniques, now.techniques, then.stretch, now.stretch].map(number);
    return [level, former, ...figures, String(MOST_STRETCH), now.stretch <= MOST_STRETCH ? 'yes' : 'NO'];
  });
  table(
    `Techniques on a board of ${SIZE}×${SIZE}, and the longest stretch of one in per cent of the steps`,
    ['level', 'then', 'techniques then', 'now', 'stretch then', 'now', 'wanted', 'met'],
    rows,
  );
}

export function benchTaste(): void {
  benchLooks();
  benchSpeed();
  benchVariety();
}

function benchLooks(): void {
  const rows = ['half-turn', 'none'].flatMap((symmetry) =>
    levels.map((level) => {
      const looks = looksOf(made(level, symmetry));
      const missed = RANGES.filter(
        ([, from, to, of]) => Math.round(of(looks)) < from || Math.round(of(looks)) > to,
      );
      return [
        `${level}, ${symmetry}`,
        ...RANGES.map(([, , , of]) => of(looks).toFixed(1)),
        missed.length ? `NO: ${missed.map(([name]) => name).join(', ')}` : 'yes',
      ];
    }),
  );
  const wanted = ['hand-made', ...RANGES.map(([, from, to]) => `${from}–${to}`), ''];
  table(
    `Boards of ${SIZE}×${SIZE} beside hand-made ones`,
    ['level', ...RANGES.map(([name]) => name), 'met'],
    [wanted, ...rows],
  );
}
