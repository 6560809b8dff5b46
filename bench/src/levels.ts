/** Whether Slitherlink's levels are in the order of what people find hard. */
import { readFileSync } from 'node:fs';
import { finish, slitherlink } from 'edgewise';
import { levels, neededLevel } from '../../packages/engine/src/puzzles/slitherlink/make/levels.ts';
import { rankCorrelation } from '../../packages/engine/src/puzzles/slitherlink/make/testing.ts';
import { number, table } from './measure.ts';

interface ClassedBoards {
  readonly title: string;
  readonly file: string;
  readonly format: string;
  readonly classes: Readonly<Record<string, string>>; // the letter in the file → its name, from easy to hard
  readonly least: number; // rank correlation
}

const SETS: readonly ClassedBoards[] = [
  {
    // 60 boards for each, made by `sgt-loopy --generate 60 10x10t0d…`.
    title: 'Loopy',
    file: 'loopy',
    format: 'loopy',
    classes: { e: 'Easy', n: 'Normal', t: 'Tricky', h: 'Hard' },
    least: 0.8,
  },
  {
    // 29 boards of 10×10 for each, as github.com/joshprzybyszewski/slitherlink keeps them (puzzles/10x10_*.txt).
    title: 'puzzle-loop.com',
    file: 'puzzle-loop',
    format: 'puzzle-loop',
    classes: { n: 'Normal', h: 'Hard' },
    least: 0.95,
  },
];

export function benchLevels(): void {
  for (const set of SETS) compare(set);
}

function compare({ title, file, format, classes, least }: ClassedBoards): void {
  const codec = slitherlink.foreign.find(({ id }) => id === format);
  const letters = Object.keys(classes);
  const boards = readFileSync(`bench/boards/${file}.txt`, 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const read = codec?.parse(line.slice(2));
      if (!read?.ok) throw new Error(line);
      const level = finish(neededLevel(read.value.puzzle));
      return {
        theirs: letters.indexOf(line.slice(0, 1)),
        ours: level ? levels.indexOf(level) : levels.length,
      };
    });
  const reached = rankCorrelation(
    boards.map(({ theirs }) => theirs),
    boards.map(({ ours }) => ours),
  );
  const rows = Object.values(classes).map((name, theirs) => [
    name,
    ...[...levels, 'beyond'].map((_, ours) =>
      String(boards.filter((each) => each.theirs === theirs && each.ours === ours).length),
    ),
  ]);
  table(`The difficulties of ${title} by our levels`, [title, ...levels, 'beyond'], rows);
  table(
    'Rank correlation of the two',
    ['boards', 'reached', 'wanted', 'met'],
    [[String(boards.length), number(reached), String(least), reached >= least ? 'yes' : 'NO']],
  );
}
