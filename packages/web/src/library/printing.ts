/** Printing: a sheet of its own, drawn in print inks, that only paper sees. */
import { signal } from '@preact/signals';
import type { Scene } from 'edgewise';
import { gameName, gameSays, words } from '../shell/words/index.ts';
import { findSolution } from '../hint/show-solution.ts';
import { Stopped } from '../game/jobs.ts';
import type { OpenGame } from '../game/open-game.ts';
import { notify } from '../shell/announce.ts';

export interface Sheet {
  readonly title: string;
  readonly rules: string;
  readonly puzzle: Scene;
  readonly solution?: Scene;
}

export const sheet = signal<Sheet | undefined>(undefined);

export async function printPuzzle(now: OpenGame, withSolution: boolean): Promise<void> {
  const { game } = now;
  // What was played is not printed: paper is for solving.
  const fresh = game.scene(now.session.puzzle, game.start(now.session.puzzle));
  const base = { title: gameName(game), rules: gameSays(game, { code: 'rules' }), puzzle: fresh };
  try {
    const text = withSolution ? await findSolution(now) : undefined;
    const read = text === undefined ? undefined : game.native.parse(text);
    const solved =
      read?.ok && read.value.state !== undefined
        ? game.scene(read.value.puzzle, read.value.state)
        : undefined;
    if (withSolution && !solved) notify(words.value.solveNone, 'wrong');
    sheet.value = solved ? { ...base, solution: solved } : base;
    requestAnimationFrame(() => setTimeout(() => print()));
  } catch (error) {
    if (!(error instanceof Stopped)) notify(words.value.failed, 'wrong');
  }
}
