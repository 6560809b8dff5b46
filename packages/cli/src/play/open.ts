/** Which game is played: a new one, one from a file, or the one played last, where it was left. */
import { existsSync, readFileSync } from 'node:fs';
import { games, Session, type AnyGame, type AnySession, type ParseError, type Saved, makeRng, looksLikeSession, restore, type Task, say } from 'edgewise';
import { UserError } from '../args/user-error.ts';
import { fileError } from '../files.ts';
import { gameById } from '../args/game-by-id.ts';
import type { Io } from '../io.ts';
import { paramsOf, randomSeed } from '../jobs/make-puzzles.ts';
import { optionText, type GivenOptions } from '../args/options.ts';
import { readItem } from '../jobs/read-item.ts';
import type { Settings } from '../args/settings.ts';
import { cliText, words } from '../words/words.ts';
import { fileFor, freeName, SaveFile, savedGames } from './save-file.ts';

export interface Opened {
  readonly session: AnySession;
  readonly saveFile: SaveFile;
  readonly message: string;
}

export function* open(
  file: string | undefined,
  given: GivenOptions,
  settings: Settings,
  io: Io,
): Task<Opened> {
  if (file !== undefined) return openFile(file, settings, io);
  const wish = optionText(given, 'new') ?? settings.game;
  const latest = wish === undefined ? openLatest(settings, io) : undefined;
  return (
    latest ?? (yield* openNew(gameById(games, wish ?? games[0].id, settings.language), given, settings, io))
  );
}

export function* openNew(game: AnyGame, given: GivenOptions, settings: Settings, io: Io): Task<Opened> {
  const { language } = settings;
  const made = yield* game.generate(
    paramsOf(game, given, language),
    makeRng(optionText(given, 'seed') ?? randomSeed()),
  );
  if (!made.ok) throw new UserError(say(game.words, language, made.error));
  return openPuzzle(game, { puzzle: made.value.puzzle }, settings, io);
}

/** A saved game goes on in its own file; a puzzle gets one, or finds the one it has. */
function openFile(file: string, settings: Settings, io: Io): Opened {
  const text = textIn(file, settings);
  if (looksLikeSession(text)) return resume(file, settings);
  const read = readItem({ line: 1, text, whole: true }, settings);
  if (!read.ok) throw misread(file, read.error, read.game, settings);
  return openPuzzle(read.value.game, read.value.saved, settings, io);
}

function openPuzzle(game: AnyGame, saved: Saved<unknown, unknown>, settings: Settings, io: Io): Opened {
  const file = fileFor(io.env, game, saved);
  const isOurs = existsSync(file) && restore(games, textIn(file, settings)).ok;
  if (isOurs) return resume(file, settings);
  const saveFile = SaveFile.open(freeName(file), settings.language);
  const session: AnySession = new Session(game, saved);
  return { session, saveFile, message: saveFile.save(session) ?? '' };
}

/** The lock first: what is read afterwards cannot change under our hands. */
function resume(file: string, settings: Settings): Opened {
  const { language } = settings;
  const saveFile = SaveFile.open(file, language);
  const text = textIn(file, settings);
  const restored = restore(games, text);
  if (!restored.ok) {
    saveFile.release();
    throw misread(file, restored.error, restored.game, settings);
  }
  const session = restored.value;
  saveFile.resume(text, session.log.length);
  return {
    session,
    saveFile,
    message: cliText(language, restored.warnings.length > 0 ? 'play-cut' : 'play-resumed'),
  };
}

/** A finished game is not opened again by itself. */
function openLatest(settings: Settings, io: Io): Opened | undefined {
  const [file] = savedGames(io.env);
  if (file === undefined) return undefined;
  const restored = restore(games, textIn(file, settings));
  return restored.ok && !restored.value.solved ? resume(file, settings) : undefined;
}

function textIn(file: string, { language }: Settings): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw fileError(language, file, error);
  }
}

const misread = (
  file: string,
  error: ParseError,
  game: AnyGame | undefined,
  { language }: Settings,
): UserError =>
  new UserError(`${file}:${error.line}:${error.column}: ${say(game?.words ?? words, language, error)}`);
