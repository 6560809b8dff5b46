/** Which game to play: a new one, one from a file, or the most recent one, where it was left. */
import { existsSync, readFileSync } from 'node:fs';
import {
  looksLikeSession,
  makeRng,
  restore,
  say,
  Session,
  type AnyGame,
  type AnySession,
  type ParseError,
  type Saved,
  type Task,
} from 'edgewise';
import type { CommandCall } from '../args/call.ts';
import { gameById } from '../args/game-by-id.ts';
import { optionText } from '../args/options.ts';
import { UserError } from '../args/user-error.ts';
import { fileError } from '../files.ts';
import { paramsOf, randomSeed } from '../jobs/make-puzzles.ts';
import { readItem } from '../jobs/read-item.ts';
import { cliText, words } from '../words/words.ts';
import { SaveFile, type SaveNotice } from './save-file.ts';
import { fileFor, freeName, savedGames } from './saves.ts';

export interface Opened {
  readonly session: AnySession;
  readonly saveFile: SaveFile;
  readonly message: string;
  readonly notice?: SaveNotice | undefined;
}

/** Runs long work that the player can stop. */
export type Drive = <T>(task: Task<T>) => Promise<T>;

export async function open(call: CommandCall, drive: Drive): Promise<Opened> {
  const { games, argument, given, settings } = call;
  if (argument !== undefined) return openFile(argument, call);
  const wanted = optionText(given, 'new') ?? settings.game;
  const latest = wanted === undefined ? await openLatest(call) : undefined;
  return latest ?? openNew(gameById(games, wanted ?? games[0].id, settings.language), call, drive);
}

export async function openNew(game: AnyGame, call: CommandCall, drive: Drive): Promise<Opened> {
  const { given, settings } = call;
  const rng = makeRng(optionText(given, 'seed') ?? randomSeed());
  const made = await drive(game.generate(paramsOf(game, given, settings.language), rng));
  if (!made.ok) throw new UserError(say(game.words, settings.language, made.error));
  return openPuzzle(game, { puzzle: made.value.puzzle }, call);
}

/** A saved game continues in its own file; a puzzle gets one, or finds the one it has. */
async function openFile(file: string, call: CommandCall): Promise<Opened> {
  const text = textIn(file, call);
  if (looksLikeSession(text)) return resume(file, call);
  const read = readItem(call.games, { line: 1, text, whole: true }, call.settings);
  if (!read.ok) throw parseFailure(file, read.error, read.game, call);
  return openPuzzle(read.value.game, read.value.saved, call);
}

async function openPuzzle(game: AnyGame, saved: Saved<unknown, unknown>, call: CommandCall): Promise<Opened> {
  const file = fileFor(call.io.env, game, saved);
  const isOurs = existsSync(file) && restore(call.games, textIn(file, call)).ok;
  if (isOurs) return resume(file, call);
  const saveFile = await SaveFile.open(freeName(file), call.settings.language);
  const session: AnySession = new Session(game, saved);
  return { session, saveFile, message: '', notice: saveFile.save(session) };
}

/** The lock first: what is read afterwards cannot change in the meantime. */
async function resume(file: string, call: CommandCall): Promise<Opened> {
  const { language } = call.settings;
  const saveFile = await SaveFile.open(file, language);
  const text = textIn(file, call);
  const restored = restore(call.games, text);
  if (!restored.ok) {
    saveFile.release();
    throw parseFailure(file, restored.error, restored.game, call);
  }
  const session = restored.value;
  saveFile.resume(text, session.log.length);
  const isCut = restored.warnings.some(({ code }) => code === 'session-cut') && !text.endsWith('\n');
  return { session, saveFile, message: cliText(language, isCut ? 'play-cut' : 'play-resumed') };
}

/** A finished game is not reopened automatically. */
async function openLatest(call: CommandCall): Promise<Opened | undefined> {
  const [file] = savedGames(call.io.env);
  if (file === undefined) return undefined;
  const restored = restore(call.games, textIn(file, call));
  return restored.ok && !restored.value.solved ? resume(file, call) : undefined;
}

function textIn(file: string, { settings: { language } }: CommandCall): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw fileError(language, file, error);
  }
}

function parseFailure(
  file: string,
  error: ParseError,
  game: AnyGame | undefined,
  { settings: { language } }: CommandCall,
): UserError {
  const message = say(game?.words ?? words, language, error);
  return new UserError(`${file}:${error.line}:${error.column}: ${message}`);
}
