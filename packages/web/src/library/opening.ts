/** Opening whatever a player provides: a link, a saved game, a backup, or a puzzle in any format. */
import { signal } from '@preact/signals';
import type { AnyGame, ParseError, ReadResult, Saved } from 'edgewise';
import { engine, gameById } from '../shell/engine.ts';
import { looksLikeLink, readLink } from './link.ts';
import { gameStore, records, refreshRecords } from '../game/store/saved-games.ts';
import { gameName, readerSays, words } from '../shell/words/index.ts';
import { importBackup, looksLikeBackup } from './backup.ts';
import { go } from '../shell/route.ts';
import { ask } from '../game/jobs.ts';
import { keepGame, newGame } from '../game/open-game.ts';
import { placeInSet, setOrigin } from '../game/set-origin.ts';
import { notify } from '../shell/announce.ts';
import { doWork } from './work.ts';
import type { GameRecord } from '../game/store/records.ts';

type Heading = NonNullable<GameRecord['heading']>;

const MANY = 500; // puzzles from one file

/** A board that takes seconds to draw, and waits for the player's confirmation. */
export interface LargeBoard {
  readonly name: string;
  readonly open: () => Promise<void>;
}

export const largeBoard = signal<LargeBoard | undefined>(undefined);

const LARGE = 12_000; // places: some 60 × 60 cells with their edges and dots
const SLOW = 1000; // milliseconds

/** Returns a message if nothing could be opened; on success the game is open, or the player is asked. */
export async function openText(text: string): Promise<string | undefined> {
  largeBoard.value = undefined;
  try {
    if (looksLikeLink(text)) return await openLink(text);
    if (looksLikeBackup(text)) return await importBackup(text);
    const { games, looksLikeSession, readAny } = engine();
    if (looksLikeSession(text)) return await openSession(text);
    const read = readAny(games, text);
    if (!read.ok && read.error.code === 'read-several') return await openMany(text);
    return await openRead(read, text);
  } catch {
    return words.value.failed;
  }
}

async function openRead(read: ReadResult, text: string): Promise<string | undefined> {
  if (!read.ok) return parseErrorText(read.game, read.error);
  for (const warning of read.warnings ?? [])
    notify(words.value.importWarning(parseErrorText(read.value.game, warning)));
  await put(read.value.game, read.value.saved, 'push', headingOf(text));
  return undefined;
}

/** A text that is not a puzzle at all has no position of an error. */
export function parseErrorText(game: AnyGame | undefined, error: ParseError): string {
  if (error.code === 'read-unknown') return words.value.importUnknown;
  return readerSays(game, error) + words.value.importAt(error.line, error.column);
}

/** Replayed by the worker first: it is not known how long a saved game takes. */
async function openSession(text: string): Promise<string | undefined> {
  const read = await doWork(words.value.importing, (signal) =>
    ask('asked', (api) => api.inspect(text), signal),
  );
  if (!read) return undefined;
  const game = gameById(read.ok ? read.record.game : (read.game ?? ''));
  if (!read.ok) return parseErrorText(game, read.error);
  const id = await keepGame(read.record, read.lines);
  await refreshRecords();
  const open = async () => go({ at: 'play', id });
  if (game && read.took > SLOW) largeBoard.value = { name: gameName(game), open };
  else await open();
  for (const warning of read.warnings) notify(words.value.importWarning(parseErrorText(game, warning)));
  return undefined;
}

/** A file with one puzzle per line is a set, and opens on its own page. Opening it again opens the same set. */
async function openMany(text: string): Promise<string | undefined> {
  const set = await setId(text);
  const known = new Set(
    records.value
      .map(({ origin }) => placeInSet(origin))
      .flatMap((place) => (place?.set === set ? place.number : [])),
  );
  let problem: string | undefined;
  let count = 0;
  const lines = text.split('\n');
  await doWork(words.value.importing, async (signal, report) => {
    for (const { line, read, heading = {}, collection = '' } of engine().readMany(engine().games, lines)) {
      if (!read.ok) problem = parseErrorText(read.game, read.error);
      if (!read.ok || signal.aborted || count === MANY) break;
      count++;
      const origin = setOrigin({ set, number: count, name: collection });
      if (!known.has(count)) await newGame(read.value.game, read.value.saved, { heading, origin });
      report(line, lines.length);
      await aMoment();
    }
  });
  if (count) go({ at: 'set', id: set });
  if (count === MANY) notify(words.value.importedFirst(MANY));
  return problem;
}

/** The same puzzles are the same set, whatever blank lines and line ends are between them. */
async function setId(text: string): Promise<string> {
  const plain = text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n');
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(plain));
  return Array.from(new Uint8Array(digest, 0, 6), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The page stays responsive between two pieces of work, however many there are. */
const aMoment = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

export async function openLink(link: string): Promise<string | undefined> {
  const found = readLink(link);
  if (!found.ok) return words.value[found.error];
  const { games, readAny } = engine();
  const read = readAny(games, found.text, { format: 'native' });
  if (!read.ok) return found.isChecked ? parseErrorText(read.game, read.error) : words.value['link-damaged'];
  await put(read.value.game, read.value.saved, 'replace', headingOf(found.text));
  return undefined;
}

/** Title, author and note in the comment lines of a text. */
const headingOf = (text: string): Heading => engine().readHeading(text.slice(0, HEAD).split('\n'));

const HEAD = 20_000; // characters: far more than a heading takes

/** A bare puzzle that has already been started is continued; one with its own progress is a new game. */
async function put(
  game: AnyGame,
  saved: Saved<unknown, unknown>,
  how: 'push' | 'replace',
  heading: Heading,
): Promise<void> {
  const open = async () => {
    await gameStore();
    const puzzle = game.native.format({ puzzle: saved.puzzle });
    const known =
      saved.state === undefined && records.value.find((each) => each.puzzle === puzzle && !each.solved);
    const id = known ? known.id : await newGame(game, saved, { heading });
    go({ at: 'play', id }, how);
  };
  const { targets } = game.scene(saved.puzzle, saved.state ?? game.start(saved.puzzle));
  if (targets.length > LARGE) largeBoard.value = { name: gameName(game), open };
  else await open();
}
