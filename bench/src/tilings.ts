/** Slitherlink on every tiling: solving against cadical-wasm, which is also the second witness, generating, growth. */
import { performance } from 'node:perf_hooks';
import { finish, makeRng, slitherlink } from 'edgewise';
import type { Params } from '../../packages/engine/src/puzzles/slitherlink/params.ts';
import type { Puzzle } from '../../packages/engine/src/puzzles/slitherlink/rules/rules.ts';
import { countWith } from './yardsticks/cadical.ts';
import { cadicalTimer, uniqueSolver } from './against-cadical.ts';
import { number, summary, table, timeEach, timeEachAsync, verdict, warmUp } from './measure.ts';

const solveUnique = uniqueSolver(slitherlink);
const timeCadical = cadicalTimer(countWith);

const BOARDS = 200; // for each tiling, all proved unique by the yardstick
const ROUNDS = 5;
const GROUP = 25; // boards solved in turn: 200 of Penrose's, each with a mesh of its own, would fill the cache
const TIMES_FASTER = 50;
const A_SECOND = 10;
const A_SECOND_OF_BENT = 3; // hats and spectres

export async function benchTilings(): Promise<void> {
  const presets = slitherlink.params.presets.filter(
    ({ params }) => (params.tiling ?? 'squares') !== 'squares',
  );
  const rows: string[][] = [];
  for (const { id, params } of presets) rows.push(await rowOf(id, params));
  table(
    `Tilings: presets, ${BOARDS} boards each, unique by both solvers`,
    [
      'tiling',
      'median ms',
      'cadical-wasm',
      'ratio',
      `${TIMES_FASTER}×`,
      'made a second',
      'reached',
      'exponent',
    ],
    rows,
  );
}

async function rowOf(id: string, params: Params): Promise<string[]> {
  const begin = performance.now();
  const puzzles = make(params, BOARDS);
  const aSecond = (1000 * puzzles.length) / (performance.now() - begin);
  warmUp(puzzles, solveUnique);
  // Boards of a preset are much alike: the median removes the effect of other programs on the machine.
  const ours = summary(groupsOf(puzzles, GROUP).flatMap(timeInTurn)).median;
  const theirs = summary(await timeEachAsync(puzzles, timeCadical)).median;
  const wanted = id === 'hats' || id === 'spectres' ? A_SECOND_OF_BENT : A_SECOND;
  return [
    id,
    number(ours),
    number(theirs),
    number(theirs / ours),
    verdict(theirs / ours, TIMES_FASTER),
    number(aSecond),
    verdict(aSecond, wanted),
    exponentOf(params).toFixed(2),
  ];
}

const groupsOf = (puzzles: readonly Puzzle[], size: number): readonly Puzzle[][] =>
  Array.from({ length: Math.ceil(puzzles.length / size) }, (_, i) => puzzles.slice(size * i, size * (i + 1)));

const timeInTurn = (puzzles: readonly Puzzle[]): number[] =>
  Array.from({ length: ROUNDS }, () => timeEach(puzzles, solveUnique)).flat();

/** How solving grows with the number of faces, from the preset to one and a half times its sides. */
function exponentOf(params: Params): number {
  const [width, height] = [Math.round(1.5 * params.width), Math.round(1.5 * params.height)];
  const [few, many] = [make(params, 30), make({ ...params, width, height, symmetry: 'none' }, 6)];
  const time = (puzzles: readonly Puzzle[]): number => {
    timeEach(puzzles, solveUnique);
    return summary(timeEach(puzzles, solveUnique)).median;
  };
  return Math.log(time(many) / time(few)) / Math.log(facesOf(many) / facesOf(few));
}

const facesOf = (puzzles: readonly Puzzle[]): number =>
  puzzles.reduce((sum, { clues }) => sum + clues.length, 0) / puzzles.length;

/** On some tilings large boards are ambiguous even with all clues: then another seed is tried. */
function make(params: Params, count: number): Puzzle[] {
  const puzzles: Puzzle[] = [];
  for (let seed = 0; puzzles.length < count; seed++) {
    if (seed > 20 * count) throw new Error(`no board of ${params.tiling}`);
    const made = finish(slitherlink.generate(params, makeRng(`tilings ${seed}`)));
    if (made.ok) puzzles.push(made.value.puzzle);
  }
  return puzzles;
}
