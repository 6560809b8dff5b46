/** Which game is played: a new one, one from a file, or the one played last, where it was left. */
import { existsSync, readFileSync } from 'node:fs';
import { games, Session } from 'edgewise';
import type { AnyGame, AnySession, ParseError, Saved } from 'edgewise';
import { makeRng } from 'edgewise/rng';
import { looksLikeSession, restore } from 'edgewise/session/text';
import type { Task } from 'edgewise/task';
import { say } from 'edgewise/words/words';
import { Complaint } from '../complaint.ts';
import { fileComplaint } from '../files.ts';
import { gameCalled } from '../games.ts';
import type { Io } from '../io.ts';
import { paramsOf, randomSeed } from '../make.ts';
import { textOf, type Given } from '../options.ts';
import { readItem } from '../reading.ts';
import type { Settings } from '../settings.ts';
import { tell, words } from '../words.ts';
import { fileFor, freeName, Keeper, savedGames } from './store.ts';

export interface Opened {
  readonly session: AnySession;
  readonly keeper: Keeper;
  readonly message: string;
}

export function* open(file: string | undefined, given: Given, settings: Settings, io: Io): Task<Opened> {
  if (file !== undefined) return openFile(file, settings, io);
  const wish = textOf(given, 'new') ?? settings.game;
  const latest = wish === undefined ? openLatest(settings, io) : undefined;
  return (
    latest ?? (yield* openNew(gameCalled(games, wish ?? games[0].id, settings.language), given, settings, io))
  );
}

export function* openNew(game: AnyGame, given: Given, settings: Settings, io: Io): Task<Opened> {
  const { language } = settings;
  const made = yield* game.generate(
    paramsOf(game, given, language),
    makeRng(textOf(given, 'seed') ?? randomSeed()),
  );
  if (!made.ok) throw new Complaint(say(game.words, language, made.error));
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
  const keeper = Keeper.open(freeName(file), settings.language);
  const session: AnySession = new Session(game, saved);
  return { session, keeper, message: keeper.save(session) ?? '' };
}

/** The lock first: what is read afterwards cannot change under our hands. */
function resume(file: string, settings: Settings): Opened {
  const { language } = settings;
  const keeper = Keeper.open(file, language);
  const text = textIn(file, settings);
  const restored = restore(games, text);
  if (!restored.ok) {
    keeper.release();
    throw misread(file, restored.error, restored.game, settings);
  }
  const session = restored.value;
  keeper.resume(text, session.log.length);
  return {
    session,
    keeper,
    message: tell(language, restored.warnings.length > 0 ? 'play-cut' : 'play-resumed'),
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
    throw fileComplaint(language, file, error);
  }
}

const misread = (
  file: string,
  error: ParseError,
  game: AnyGame | undefined,
  { language }: Settings,
): Complaint =>
  new Complaint(`${file}:${error.line}:${error.column}: ${say(game?.words ?? words, language, error)}`);
