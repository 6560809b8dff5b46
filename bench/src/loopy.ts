/**
 * Loopy itself (Debian's sgt-puzzles) as a witness: what it makes we read and find one solution of, and it reads what
 * we make. Its solver deduces only, and on large faces gives up on some boards of our second level: so it must solve
 * those of the first. Its Debian version has neither hats nor spectres and writes Penrose ids in a form that we do
 * not read.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { certain, finish, makeRng, slitherlink } from 'edgewise';
import type { Params } from '../../packages/engine/src/puzzles/slitherlink/params.ts';
import { table } from './measure.ts';

const PROGRAM = '/usr/games/sgt-loopy';
const NEWER = new Set(['penrose-kites', 'penrose-rhombs', 'hats', 'spectres']);
const SIZES = ['5x5', '7x4', '4x6'];
const DIFFICULTIES = ['e', 'n', 't', 'h'];
const EACH = 2; // boards for each size and difficulty
const OURS = 12; // boards of each preset
const MOST_PRINTED = 1e8; // characters

const format = certain(slitherlink.foreign.find(({ id }) => id === 'loopy'));

const COLUMNS = ['tiling', 'its own', 'we solve', 'ours', 'it reads', 'counting', 'it solves', 'all'];

/** One line for each tiling, made by its first preset. */
export function benchLoopy(): void {
  if (!existsSync(PROGRAM)) {
    console.log('\nLoopy is not installed (Debian: apt-get install sgt-puzzles).');
    return;
  }
  const seen = new Set(NEWER);
  const rows = slitherlink.params.presets.flatMap(({ params }) => {
    const name = params.tiling ?? 'squares';
    if (seen.has(name)) return [];
    seen.add(name);
    return [rowOf(name, params)];
  });
  table('Boards exchanged with Loopy', COLUMNS, rows);
}

function rowOf(name: string, params: Params): string[] {
  const ours = idsOf(params);
  const easy = idsOf({ ...params, level: 'counting' });
  const number = /t\d+/.exec(certain(ours[0]))?.[0] ?? '';
  const received = SIZES.flatMap((size) =>
    DIFFICULTIES.flatMap((level) => itsIds(`${size}${number}d${level}`)),
  );
  const counts = [
    [received.length, received.filter(weSolve).length],
    [ours.length, ours.filter((id) => itsPages(id).length > 0).length],
    [easy.length, easy.filter(itSolves).length],
  ];
  const isMet = counts.every(([all = 0, good]) => all > 0 && good === all);
  return [name, ...counts.flat().map(String), isMet ? 'yes' : 'NO'];
}

/** Of some types it makes no boards: small ones on which it finds none that is hard enough. */
function itsIds(type: string): string[] {
  const { stdout } = spawnSync(PROGRAM, ['--generate', String(EACH), type], { encoding: 'utf8' });
  return stdout.split('\n').filter((line) => line !== '');
}

function weSolve(id: string): boolean {
  const read = format.parse(id);
  if (!read.ok || format.format(read.value) !== id) return false;
  const { found, exhausted } = finish(slitherlink.solve(read.value.puzzle, { limit: 2 }));
  return found.length === 1 && exhausted;
}

function idsOf(params: Params): string[] {
  const rng = makeRng('loopy');
  const ids: string[] = [];
  while (ids.length < OURS) {
    const made = finish(slitherlink.generate(params, rng));
    if (made.ok) ids.push(format.format({ puzzle: made.value.puzzle }));
  }
  return ids;
}

/** The board and, on a second page, its solution; none of an id that it refuses. */
function itsPages(id: string): string[] {
  const print = ['--print', '1x1', '--with-solutions', '--generate', '1', id];
  const { status, stdout } = spawnSync(PROGRAM, print, { encoding: 'utf8', maxBuffer: MOST_PRINTED });
  if (status !== 0) return [];
  return stdout
    .split(/^%%Page: .*$/m)
    .slice(1)
    .map((page) => page.replace('%%EOF', '').trim());
}

/** Both pages are the same where it found no solution. */
function itSolves(id: string): boolean {
  const [board, solution] = itsPages(id);
  return solution !== undefined && board !== solution;
}
