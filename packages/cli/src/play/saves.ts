/** Where saved games are kept, one file each. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { restore, say, type AnyGame, type Language, type Saved } from 'edgewise';
import { clockText } from 'edgewise/play';
import type { Io } from '../io.ts';
import { cliText } from '../words/words.ts';

const ENDING = '.edgewise';

export const homeOf = (env: Io['env']): string =>
  env['EDGEWISE_HOME'] || join(env['XDG_DATA_HOME'] || join(homedir(), '.local', 'share'), 'edgewise');

/** The puzzle names its file, so that the same puzzle is found again. */
export function fileFor(env: Io['env'], game: AnyGame, { puzzle }: Saved<unknown, unknown>): string {
  const digest = createHash('sha256').update(game.native.format({ puzzle })).digest('hex').slice(0, 16);
  return join(homeOf(env), 'games', `${game.id}-${digest}${ENDING}`);
}

/** The saves, most recently played first. */
export function savedGames(env: Io['env']): readonly string[] {
  const folder = join(homeOf(env), 'games');
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder)
    .filter((each) => each.endsWith(ENDING))
    .map((each) => join(folder, each));
  return files.sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
}

/** The name itself, or the next unused one: `x.edgewise`, `x.2.edgewise`. */
export function freeName(file: string): string {
  const stem = file.endsWith(ENDING) ? file.slice(0, -ENDING.length) : file;
  let name = file;
  for (let n = 2; existsSync(name); n++) name = `${stem}.${n}${ENDING}`;
  return name;
}

/** What `play --list` shows of a save. */
export interface SavedGame {
  readonly game: string;
  readonly solved: boolean;
  readonly progress: { readonly done: number; readonly of: number };
  readonly elapsed: number;
  readonly played: string; // when, in ISO form
  readonly file: string;
}

/** Files that are not saves are left out. */
export function describeSave(games: readonly AnyGame[], file: string): SavedGame | undefined {
  const restored = restore(games, readFileSync(file, 'utf8'));
  if (!restored.ok) return undefined;
  const session = restored.value;
  return {
    game: session.game.id,
    solved: session.solved,
    progress: session.report().progress,
    elapsed: session.elapsed,
    played: statSync(file).mtime.toISOString(),
    file,
  };
}

export function saveLine(games: readonly AnyGame[], save: SavedGame, language: Language): string {
  const game = games.find(({ id }) => id === save.game);
  const name = game ? say(game.words, language, { code: 'name' }) : save.game;
  const state = save.solved
    ? cliText(language, 'play-list-solved')
    : cliText(language, 'play-progress', { ...save.progress });
  return `${save.played.slice(0, 16).replace('T', ' ')}  ${name}  ${state}  ${clockText(save.elapsed)}  ${save.file}`;
}
