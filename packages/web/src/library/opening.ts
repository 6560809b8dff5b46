/** Opening whatever a player brings: a link, a saved game, everything at once, or a puzzle in any format. */
import type { AnyGame, ParseError, ReadResult, Saved } from 'edgewise';
import { engine } from '../shell/engine.ts';
import { looksLikeLink, readLink } from './link.ts';
import { gameStore, records } from '../game/store/saved-games.ts';
import { readerSays, words } from '../shell/words/index.ts';
import { importBackup, looksLikeBackup } from './backup.ts';
import { go } from '../shell/route.ts';
import { newGame } from '../game/open-game.ts';
import { notify } from '../shell/announce.ts';

const MANY = 500; // puzzles from one file

/** Returns a message when nothing could be opened; on success the game is open. */
export async function openText(text: string): Promise<string | undefined> {
  if (looksLikeLink(text)) return openLink(text);
  if (looksLikeBackup(text)) return importBackup(text);
  const { games, looksLikeSession, readAny } = engine();
  if (looksLikeSession(text)) return openSession(text);
  const read = readAny(games, text);
  if (!read.ok && read.error.code === 'read-several') return openMany(text);
  return openRead(read);
}

async function openRead(read: ReadResult): Promise<string | undefined> {
  if (!read.ok) return parseErrorText(read.game, read.error);
  for (const warning of read.warnings ?? [])
    notify(words.value.importWarning(parseErrorText(read.value.game, warning)));
  await put(read.value.game, read.value.saved, 'push');
  return undefined;
}

export function parseErrorText(game: AnyGame | undefined, error: ParseError): string {
  return readerSays(game, error) + words.value.importAt(error.line, error.column);
}

async function openSession(text: string): Promise<string | undefined> {
  const restored = engine().restore(engine().games, text);
  if (!restored.ok) return parseErrorText(restored.game, restored.error);
  const session = restored.value;
  const id = await newGame(session.game, session.saved, {}, session);
  for (const warning of restored.warnings)
    notify(words.value.importWarning(parseErrorText(session.game, warning)));
  go({ at: 'play', id });
  return undefined;
}

/** A file with a puzzle a line: all of them wait on the home screen. */
async function openMany(text: string): Promise<string | undefined> {
  let count = 0;
  for (const { read } of engine().readMany(engine().games, text.split('\n').slice(0, MANY))) {
    if (!read.ok) return parseErrorText(read.game, read.error);
    await newGame(read.value.game, read.value.saved);
    count++;
  }
  notify(words.value.importedMany(count));
  return undefined;
}

export async function openLink(link: string): Promise<string | undefined> {
  const found = readLink(link);
  if (!found.ok) return words.value[found.error];
  const { games, readAny } = engine();
  const read = readAny(games, found.text, { format: 'native' });
  if (!read.ok) return parseErrorText(read.game, read.error);
  await put(read.value.game, read.value.saved, 'replace');
  return undefined;
}

/** A bare puzzle that is already begun is gone on with; one that brings its own progress is a game of its own. */
async function put(game: AnyGame, saved: Saved<unknown, unknown>, how: 'push' | 'replace'): Promise<void> {
  await gameStore();
  const puzzle = game.native.format({ puzzle: saved.puzzle });
  const known =
    saved.state === undefined && records.value.find((each) => each.puzzle === puzzle && !each.solved);
  const id = known ? known.id : await newGame(game, saved);
  go({ at: 'play', id }, how);
}
