/** How hard our boards are, game by game: the fifths of each game are what its five dots mean. */
import { difficulty, dotsOf, finish, games, makeRng, type AnyGame } from 'edgewise';
import { quantile, table } from './measure.ts';

const BOARDS = 40; // of each preset that has dots
const NEAR = 1; // a point of difficulty: forty boards of a preset are no more precise

interface Measured {
  readonly preset: string;
  readonly dots: number;
  readonly numbers: readonly number[];
  readonly unknown: number;
}

function measured(game: AnyGame): Measured[] {
  return game.params.presets.flatMap(({ id, params, dots }) => {
    if (!dots) return [];
    const numbers: (number | undefined)[] = Array.from({ length: BOARDS }, (_, seed) => {
      const made = finish(game.generate(params, makeRng(`dots ${seed}`)));
      return made.ok ? finish(difficulty(game, made.value.puzzle)) : undefined;
    });
    const known = numbers.filter((each) => each !== undefined).sort((a, b) => a - b);
    return [{ preset: id, dots, numbers: known, unknown: numbers.length - known.length }];
  });
}

const fifthsOf = (numbers: readonly number[]) => {
  const sorted = numbers.toSorted((a, b) => a - b);
  return [0.2, 0.4, 0.6, 0.8].map((share) => quantile(sorted, share));
};

/** Each step of the list has the same weight, however many presets share it. */
function evenly(all: readonly Measured[]): number[] {
  const most = Math.max(...[1, 2, 3, 4, 5].map((dots) => all.filter((each) => each.dots === dots).length));
  return all.flatMap(({ dots, numbers }) => {
    const sharing = all.filter((each) => each.dots === dots).length;
    return Array.from({ length: Math.round(most / sharing) }, () => numbers).flat();
  });
}

export function benchDots(): void {
  const rows: string[][] = [];
  const presets: string[][] = [];
  for (const game of games) {
    const all = measured(game);
    const fifths = fifthsOf(evenly(all));
    const written = game.params.fifths;
    const isNear = written?.every((bound, i) => Math.abs(bound - (fifths[i] ?? Infinity)) <= NEAR);
    const unknown = all.reduce((sum, each) => sum + each.unknown, 0);
    rows.push([
      game.id,
      String(all.length * BOARDS),
      String(unknown),
      fifths.join(' '),
      written?.join(' ') ?? '–',
      !all.some(({ numbers }) => numbers.length) || isNear ? 'yes' : 'NO',
    ]);
    for (const { preset, dots, numbers } of all) {
      const median = quantile(numbers, 0.5);
      const reached = median === undefined ? undefined : dotsOf(game, median);
      presets.push([
        `${game.id} ${preset}`,
        median === undefined ? 'advice only' : String(median),
        String(dots),
        String(reached ?? '–'),
        reached === undefined || Math.abs(reached - dots) <= 1 ? 'yes' : 'NO',
      ]);
    }
  }
  table(
    'Difficulty: the fifths of each game, and the bounds of its dots',
    ['game', 'boards', 'without a number', 'fifths', 'written', 'met'],
    rows,
  );
  table(
    'Dots of the levels, and those of their boards: one apart at most',
    ['level', 'median', 'dots', 'of its boards', 'met'],
    presets,
  );
}
