/** Whether Slitherlink's levels are in the order of what people find hard. */
import { readFileSync } from 'node:fs';
import { finish, slitherlink } from 'edgewise';
import { levels, neededLevel } from '../../packages/engine/src/puzzles/slitherlink/make/levels.ts';
import { rankCorrelation } from '../../packages/engine/src/puzzles/slitherlink/make/testing.ts';
import { number, table } from './measure.ts';

const CLASSES = ['e', 'n', 't', 'h'];
const NAMES = ['Easy', 'Normal', 'Tricky', 'Hard'];
const LEAST = 0.8;

/** 60 boards for each of Loopy's difficulties, made by `sgt-loopy --generate 60 10x10t0d…`. */
export function benchLevels(): void {
  const loopy = slitherlink.foreign.find(({ id }) => id === 'loopy');
  const boards = readFileSync('bench/boards/loopy.txt', 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const read = loopy?.parse(line.slice(2));
      if (!read?.ok) throw new Error(line);
      const level = finish(neededLevel(read.value.puzzle));
      return { theirs: CLASSES.indexOf(line[0]), ours: level ? levels.indexOf(level) : levels.length };
    });
  const reached = rankCorrelation(
    boards.map(({ theirs }) => theirs),
    boards.map(({ ours }) => ours),
  );
  const rows = NAMES.map((name, theirs) => [
    name,
    ...[...levels, 'beyond'].map((_, ours) =>
      String(boards.filter((each) => each.theirs === theirs && each.ours === ours).length),
    ),
  ]);
  table("Loopy's difficulties by our levels", ['Loopy', ...levels, 'beyond'], rows);
  table(
    'Rank correlation of the two',
    ['boards', 'reached', 'wanted', 'met'],
    [[String(boards.length), number(reached), String(LEAST), reached >= LEAST ? 'yes' : 'NO']],
  );
}
