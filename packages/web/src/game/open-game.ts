/**
 * The open game: the engine's player, saved move by move, with signals for the screen.
 * There is a signal for each part of the player that can change; everything shown is read from the player itself.
 */
import {
  batch,
  computed,
  effect,
  signal,
  untracked,
  type ReadonlySignal,
  type Signal,
} from '@preact/signals';
import type { AnyGame, AnySession, Report, Saved } from 'edgewise';
import type { Change, ChangedPart, Player } from 'edgewise/play';
import { engine } from '../shell/engine.ts';
import { settings } from '../shell/settings.ts';
import { announceChange } from './announce-change.ts';
import { save } from './autosave.ts';
import { recordOf } from './record-of.ts';
import { gameStore, refreshRecords } from './store/saved-games.ts';
import type { GameRecord } from './store/records.ts';
import { lockGame, type TabLock } from './tab-lock.ts';
import { withUnsaved } from './unsaved-lines.ts';
import { viewOptions } from './view-options.ts';

export interface OpenGame {
  readonly id: string;
  readonly game: AnyGame;
  readonly games: readonly AnyGame[]; // those it was searched in: drafts are games of their own
  readonly player: Player;
  readonly session: AnySession;
  /** Each grows when its part of the player changes: see `seen`. */
  readonly changes: Readonly<Record<ChangedPart, Signal<number>>>;
  readonly report: ReadonlySignal<Report>;
  readonly canUndo: ReadonlySignal<boolean>;
  readonly canRedo: ReadonlySignal<boolean>;
  readonly checkpoints: ReadonlySignal<number>;
  readonly solved: ReadonlySignal<boolean>;
  readonly ownedHere: Signal<boolean>; // false: another tab has it
  readonly level: Signal<string>; // '' until known
  record: GameRecord;
  savedRecord: GameRecord; // the one on disk
  savedLines: number; // lines of the log on disk
  writing: Promise<void>;
  readonly lock: TabLock | undefined;
  readonly isKept: boolean; // false: for practice, and discarded with the screen
  recordTimer: number; // 0 when none runs
  lastActivity: number; // when the last move was made that is not in the record yet
  readonly stopFollowing: () => void;
}

export const openGame = signal<OpenGame | undefined>(undefined);

/** A record, so that the compiler finds a missing part. */
const noChanges = (): OpenGame['changes'] => ({
  position: signal(0),
  log: signal(0),
  cursor: signal(0),
  held: signal(0),
  hint: signal(0),
  check: signal(0),
  checkpoints: signal(0),
  refusal: signal(0),
  question: signal(0),
  path: signal(0),
  settings: signal(0),
  solvability: signal(0),
  answer: signal(0),
});

/** The player; a component that reads it through this is rendered again when one of the parts changes. */
export function seen({ changes, player }: OpenGame, ...parts: readonly ChangedPart[]): Player {
  for (const part of parts) void changes[part].value;
  return player;
}

export type OpenResult = 'ok' | 'missing' | 'broken';

export async function openStored(
  id: string,
  how: 'ask' | 'take' = 'ask',
  games: readonly AnyGame[] = engine().games,
): Promise<OpenResult> {
  await closeGame();
  const lock = await lockGame(id, how, () => {
    const now = openGame.value;
    if (now?.id === id) now.ownedHere.value = false;
  });
  const stored = await (await gameStore()).load(id);
  if (!stored) {
    lock?.release();
    return 'missing';
  }
  const lines = lock ? withUnsaved(id, stored.lines) : stored.lines;
  const restored = engine().restore(games, `${lines.join('\n')}\n`);
  if (!restored.ok) {
    lock?.release();
    return 'broken';
  }
  const opened = makeOpenGame(stored.record, restored.value, stored.lines.length, lock, games);
  openGame.value = opened;
  if (lines !== stored.lines) save(opened);
  return 'ok';
}

function makeOpenGame(
  record: GameRecord,
  session: AnySession,
  savedLines: number,
  lock: TabLock | undefined,
  games: readonly AnyGame[],
  isKept = true,
): OpenGame {
  session.tick(record.elapsed);
  const player = new (engine().Player)(session, {
    time: () => performance.now(),
    viewOptions: viewOptions.value,
  });
  player.locksSolved = true;
  player.clock.hide(document.visibilityState === 'hidden');
  const changes = noChanges();
  /** What parts of the screen watch of the position: they are rendered again only when it differs. */
  const ofPosition = <T>(read: () => T) =>
    computed(() => {
      void changes.position.value;
      return read();
    });
  const ownedHere = signal(lock !== undefined || !isKept);
  const made: OpenGame = {
    id: record.id,
    game: session.game,
    games,
    player,
    session,
    changes,
    report: ofPosition(() => session.report()),
    canUndo: ofPosition(() => session.canUndo),
    canRedo: ofPosition(() => session.canRedo),
    checkpoints: computed(() => {
      void changes.checkpoints.value;
      void changes.position.value;
      return session.checkpoints.length;
    }),
    solved: ofPosition(() => session.solved),
    ownedHere,
    level: signal(record.level),
    record,
    savedRecord: record,
    savedLines,
    writing: Promise.resolve(),
    lock,
    isKept,
    recordTimer: 0,
    lastActivity: 0,
    stopFollowing: followOutside(player, ownedHere),
  };
  player.onChange = (change) => heard(made, change);
  return made;
}

/** One batch, so one frame. Untracked, since an effect may be what changed the player. */
const heard = (now: OpenGame, change: Change): void => untracked(() => batch(() => pass(now, change)));

function pass(now: OpenGame, change: Change): void {
  for (const part of change.parts) now.changes[part].value++;
  announceChange(now.player, change);
  if (change.parts.has('log')) save(now, now.player.isLarge ? 'later' : 'now');
}

/** What the player cannot know by itself: how the board is viewed, the settings, who owns the game. */
function followOutside(player: Player, ownedHere: ReadonlySignal<boolean>): () => void {
  const ends = [
    effect(() => {
      player.viewOptions = viewOptions.value;
    }),
    effect(() => {
      player.cycles = settings.value.input === 'cycle';
      player.questions.isOn = settings.value.fitting === 'on';
      player.turnsOnBoard = settings.value.turning === 'on';
      player.tidies = settings.value.autocross === 'on';
      player.marksTrials = settings.value.trials === 'on';
    }),
    effect(() => {
      player.readOnly = !ownedHere.value;
    }),
  ];
  return () => {
    for (const end of ends) end();
  };
}

/** A position to practise on: played like any other, but not saved. */
export const openUnkept = (session: AnySession): OpenGame =>
  makeOpenGame(recordOf(session, '', Date.now()), session, 0, undefined, engine().games, false);

export async function closeGame(): Promise<void> {
  const now = openGame.value;
  if (!now) return;
  openGame.value = undefined;
  now.stopFollowing();
  save(now);
  await now.writing;
  now.lock?.release();
}

/** Puts a new game into the library and returns its id. */
export async function newGame(
  game: AnyGame,
  saved: Saved<unknown, unknown>,
  from: Partial<Pick<GameRecord, 'params' | 'level' | 'before' | 'origin' | 'heading'>> = {},
  session: AnySession = new (engine().Session)(game, saved),
): Promise<string> {
  const record: GameRecord = {
    ...recordOf(session, crypto.randomUUID(), Date.now()),
    params: from.params ?? '',
    level: from.level ?? '',
    ...(from.before !== undefined && { before: from.before }),
    ...(from.origin !== undefined && { origin: from.origin }),
    ...(from.heading && Object.keys(from.heading).length && { heading: from.heading }),
  };
  await (await gameStore()).create({ record, lines: session.log });
  await refreshRecords();
  return record.id;
}

/** Puts a game into the library that a worker has read. */
export async function keepGame(
  record: GameRecord,
  lines: readonly string[],
  from: Partial<Pick<GameRecord, 'params' | 'level' | 'origin' | 'heading'>> = {},
): Promise<string> {
  const id = crypto.randomUUID();
  await (await gameStore()).create({ record: { ...record, ...from, id }, lines });
  return id;
}

/** Takes over another tab's game, with everything that was played there. */
export const takeOver = (now: OpenGame): Promise<OpenResult> => openStored(now.id, 'take', now.games);

/** Does the game have pieces beside its board? */
export const hasShelf = ({ player }: OpenGame): boolean => player.scene.shelf !== undefined;
