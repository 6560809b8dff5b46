/** The browser's own print: a sheet in print colours that is only ever printed. Paper is for solving, so it is blank unless marks are requested. */
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

export interface SheetWish {
  readonly marks?: boolean; // what was played so far
  readonly solution?: boolean;
}

function sheetOf({ game, session }: OpenGame, marks = false): Sheet {
  const { puzzle } = session;
  return {
    title: gameName(game),
    rules: gameSays(game, { code: 'rules' }),
    puzzle: game.scene(puzzle, marks ? session.state : game.start(puzzle)),
  };
}

/** Also when the browser's own shortcut was used instead of our button. */
export function sheetBeforePrint(now: OpenGame): void {
  sheet.value ??= sheetOf(now);
}

export async function printPuzzle(
  now: OpenGame,
  { marks, solution: withSolution }: SheetWish,
): Promise<void> {
  const { game } = now;
  const base = sheetOf(now, marks);
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
