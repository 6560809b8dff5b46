/**
 * The game on the table: its session, kept on disk move by move, with signals for the screen.
 * Only this file writes to a session.
 */
import { batch, computed, signal, type ReadonlySignal, type Signal } from '@preact/signals';
import type { AnyGame, AnySession, Gesture, ViewOptions, Note, Report, Saved, Scene } from 'edgewise';
import { engine, gameById } from '../shell/engine.ts';
import { lockGame, type TabLock } from './tab-lock.ts';
import { askToKeep, gameStore, refreshRecords, storage } from './store/saved-games.ts';
import { Conflict, type GameRecord } from './store/records.ts';
import { stashUnsaved, withUnsaved } from './unsaved-lines.ts';
import { makeClock, type Clock } from './clock.ts';
import { viewOptions } from './view-options.ts';

export interface OpenGame {
  readonly id: string;
  readonly game: AnyGame;
  readonly session: AnySession;
  readonly clock: Clock;
  /** Grows with every change: what reads the session reads this first. */
  readonly version: Signal<number>;
  readonly report: Signal<Report>;
  readonly canUndo: ReadonlySignal<boolean>;
  readonly canRedo: ReadonlySignal<boolean>;
  readonly checkpoints: ReadonlySignal<number>;
  readonly solved: ReadonlySignal<boolean>;
  readonly ownedHere: Signal<boolean>; // false: another tab plays it
  readonly level: Signal<string>; // '' until it is known
  record: GameRecord;
  savedRecord: GameRecord; // the card on disk
  savedLines: number; // lines of the log on disk
  writing: Promise<void>;
  lock: TabLock | undefined;
  recordTimer: number; // timer, 0 when none runs
  lastActivity: number; // when the last move was made that the card does not know of
  scene: { readonly version: number; readonly viewOptions: ViewOptions; readonly value: Scene } | undefined;
}

export const openGame = signal<OpenGame | undefined>(undefined);

/** Shapes from which on a board counts as large, and what can wait does. */
export const LARGE = 3000;
const REST = 1500; // milliseconds

export type OpenResult = 'ok' | 'missing' | 'broken';

export async function open(id: string, how: 'ask' | 'take' = 'ask'): Promise<OpenResult> {
  await close();
  const held = await lockGame(id, how, () => {
    const now = openGame.value;
    if (now?.id === id) now.ownedHere.value = false;
  });
  const stored = await (await gameStore()).load(id);
  if (!stored) {
    held?.release();
    return 'missing';
  }
  const lines = held ? withUnsaved(id, stored.lines) : stored.lines;
  const restored = engine().restore(engine().games, `${lines.join('\n')}\n`);
  if (!restored.ok) {
    held?.release();
    return 'broken';
  }
  const opened = makeOpenGame(stored.record, restored.value, stored.lines.length, held);
  openGame.value = opened;
  if (lines !== stored.lines) save(opened);
  return 'ok';
}

function makeOpenGame(
  record: GameRecord,
  session: AnySession,
  saved: number,
  held: TabLock | undefined,
): OpenGame {
  session.tick(record.elapsed);
  const version = signal(0);
  /** What parts of the screen watch of the session: they are drawn anew only when it differs. */
  const seen = <T>(read: () => T) =>
    computed(() => {
      void version.value;
      return read();
    });
  const made: OpenGame = {
    id: record.id,
    game: session.game,
    session,
    clock: makeClock(session.elapsed, () => performance.now()),
    version,
    report: signal(session.report()),
    canUndo: seen(() => session.canUndo),
    canRedo: seen(() => session.canRedo),
    checkpoints: seen(() => session.checkpoints.length),
    solved: seen(() => session.solved),
    ownedHere: signal(held !== undefined),
    level: signal(record.level),
    record,
    savedRecord: record,
    savedLines: saved,
    writing: Promise.resolve(),
    lock: held,
    recordTimer: 0,
    lastActivity: 0,
    scene: undefined,
  };
  made.clock.hide(document.visibilityState === 'hidden');
  return made;
}

export async function close(): Promise<void> {
  const now = openGame.value;
  if (!now) return;
  openGame.value = undefined;
  save(now);
  await now.writing;
  now.lock?.release();
}

/** Puts a new game into the library and returns its id. */
export async function newGame(
  game: AnyGame,
  saved: Saved<unknown, unknown>,
  from: { readonly params?: string; readonly level?: string; readonly before?: string } = {},
  session: AnySession = new (engine().Session)(game, saved),
): Promise<string> {
  const record: GameRecord = {
    ...describe(session, crypto.randomUUID(), Date.now()),
    params: from.params ?? '',
    level: from.level ?? '',
    ...(from.before !== undefined && { before: from.before }),
  };
  await (await gameStore()).create({ record, lines: session.log });
  await refreshRecords();
  return record.id;
}

function describe(session: AnySession, id: string, created: number, puzzleText?: string): GameRecord {
  const { game, puzzle, state } = session;
  const { done, of } = session.report().progress;
  return {
    id,
    game: game.id,
    puzzle: puzzleText ?? game.native.format({ puzzle }),
    now: game.native.format({ puzzle, state }),
    params: '',
    level: '',
    created,
    played: Date.now(),
    done,
    of,
    solved: session.solved,
    elapsed: session.elapsed,
  };
}

export function sceneOf(now: OpenGame): Scene {
  const version = now.version.peek();
  const seen = viewOptions.value;
  if (now.scene?.version !== version || now.scene.viewOptions !== seen)
    now.scene = { version, viewOptions: seen, value: sceneWith(now, now.session.state) };
  return now.scene.value;
}

/** Another position of the same puzzle, seen the same way. */
export const sceneWith = (now: OpenGame, state: unknown): Scene =>
  now.game.scene(now.session.puzzle, state, viewOptions.value);

/** After anything that changed the session: one batch, so one frame. */
function changed(now: OpenGame): void {
  batch(() => {
    now.version.value++;
    now.report.value = now.session.report();
  });
  save(now, (now.scene?.value.shapes.length ?? 0) < LARGE ? 'now' : 'later');
}

/**
 * Every move is written at once. The card for the home screen is written with it, or, where drawing up
 * its text takes long, when the hand rests.
 */
export function save(now: OpenGame, card: 'now' | 'later' = 'now'): void {
  if (!now.ownedHere.value) return;
  if (card === 'now') renewRecord(now);
  else {
    now.lastActivity = performance.now();
    now.recordTimer ||= window.setTimeout(() => saveRested(now), REST);
  }
  now.writing = now.writing.then(() => write(now));
}

/** One timer runs on through many moves: setting a new one for each would cost a part of the move. */
function saveRested(now: OpenGame): void {
  const left = now.lastActivity + REST - performance.now();
  now.recordTimer = left > 0 ? window.setTimeout(() => saveRested(now), left) : 0;
  if (!now.recordTimer) save(now);
}

/** The page goes away: what the database may not get in time is left where it can be found. */
export function leave(now: OpenGame): void {
  if (!now.ownedHere.value) return;
  save(now);
  stashUnsaved(now.id, now.savedLines, now.session.log.slice(now.savedLines));
}

function renewRecord(now: OpenGame): void {
  clearTimeout(now.recordTimer);
  now.recordTimer = 0;
  const elapsed = now.clock.now();
  now.session.tick(elapsed);
  const { params, before, created, puzzle } = now.record;
  const level = now.level.value;
  now.record = {
    ...describe(now.session, now.id, created, puzzle),
    params,
    level,
    ...(before !== undefined && { before }),
    elapsed,
  };
}

async function write(now: OpenGame): Promise<void> {
  const from = now.savedLines;
  const lines = now.session.log.slice(from);
  const { record } = now;
  try {
    await (await gameStore()).append(now.id, from, lines, record === now.savedRecord ? undefined : record);
    now.savedLines = from + lines.length;
    now.savedRecord = record;
    if (lines.length) askToKeep();
    if (storage.value === 'full') storage.value = 'lasting';
  } catch (error) {
    if (error instanceof Conflict) now.ownedHere.value = false;
    else storage.value = 'full';
  }
}

export type Outcome =
  | { readonly is: 'done' }
  | { readonly is: 'nothing' } // the gesture means nothing here
  | { readonly is: 'away' } // another tab plays this game
  | { readonly is: 'refused'; readonly note: Note };

export function act(now: OpenGame, gesture: Gesture): Outcome {
  if (!now.ownedHere.value) return { is: 'away' };
  const { game, session } = now;
  const meant = game.interpret(session.puzzle, session.state, gesture);
  if (meant.ok) return playMoves(now, [meant.value]);
  return saysWhy(meant.error) ? { is: 'refused', note: meant.error } : { is: 'nothing' };
}

/** A refusal with a reason of its own, and not the one that there is none. */
export const saysWhy = ({ code }: Note): boolean => code !== engine().NOTHING_HERE.code;

export function playMoves(
  now: OpenGame,
  moves: readonly unknown[],
  by: 'hand' | 'program' = 'hand',
): Outcome {
  if (!now.ownedHere.value) return { is: 'away' };
  if (!moves.length) return { is: 'nothing' };
  const played = now.session.play(moves, now.clock.now(), by);
  if (!played.ok) return { is: 'refused', note: played.error };
  changed(now);
  return { is: 'done' };
}

/** Anything else that a session can do; `action` says whether it did something. */
export function change(now: OpenGame, action: (session: AnySession, at: number) => boolean): boolean {
  if (!now.ownedHere.value) return false;
  const did = action(now.session, now.clock.now());
  if (did) changed(now);
  return did;
}

/** Another tab's game, taken here with everything that was played there. */
export const takeOver = (now: OpenGame): Promise<OpenResult> => open(now.id, 'take');

export const gameOfRecord = (record: GameRecord): AnyGame | undefined => gameById(record.game);
