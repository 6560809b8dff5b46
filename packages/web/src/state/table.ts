/**
 * The game on the table: its session, kept on disk move by move, with signals for the screen.
 * Only this file writes to a session.
 */
import { batch, computed, signal, type ReadonlySignal, type Signal } from '@preact/signals';
import type { AnyGame, AnySession, Gesture, ViewOptions, Note, Report, Saved, Scene } from 'edgewise';
import { engine, gameById } from '../engine.ts';
import { hold, type Hold } from '../store/hold.ts';
import { askToKeep, library, refreshRecords, storage } from '../store/library.ts';
import { Conflict, type GameRecord } from '../store/records.ts';
import { leaveTail, withTail } from '../store/tail.ts';
import { makeClock, type Clock } from './clock.ts';
import { look } from './looking.ts';

export interface Table {
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
  readonly mine: Signal<boolean>; // false: another tab plays it
  readonly level: Signal<string>; // '' until it is known
  record: GameRecord;
  kept: GameRecord; // the card on disk
  saved: number; // lines of the log on disk
  writing: Promise<void>;
  hold: Hold | undefined;
  cardDue: number; // timer, 0 when none runs
  stirred: number; // when the last move was made that the card does not know of
  scene: { readonly version: number; readonly look: ViewOptions; readonly value: Scene } | undefined;
}

export const table = signal<Table | undefined>(undefined);

/** Shapes from which on a board counts as large, and what can wait does. */
export const LARGE = 3000;
const REST = 1500; // milliseconds

export type Opened = 'ok' | 'missing' | 'broken';

export async function openTable(id: string, how: 'ask' | 'take' = 'ask'): Promise<Opened> {
  await closeTable();
  const held = await hold(id, how, () => {
    const now = table.value;
    if (now?.id === id) now.mine.value = false;
  });
  const stored = await (await library()).load(id);
  if (!stored) {
    held?.release();
    return 'missing';
  }
  const lines = held ? withTail(id, stored.lines) : stored.lines;
  const restored = engine().restore(engine().games, `${lines.join('\n')}\n`);
  if (!restored.ok) {
    held?.release();
    return 'broken';
  }
  const opened = makeTable(stored.record, restored.value, stored.lines.length, held);
  table.value = opened;
  if (lines !== stored.lines) save(opened);
  return 'ok';
}

function makeTable(record: GameRecord, session: AnySession, saved: number, held: Hold | undefined): Table {
  session.tick(record.elapsed);
  const version = signal(0);
  /** What parts of the screen watch of the session: they are drawn anew only when it differs. */
  const seen = <T>(read: () => T) =>
    computed(() => {
      void version.value;
      return read();
    });
  const made: Table = {
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
    mine: signal(held !== undefined),
    level: signal(record.level),
    record,
    kept: record,
    saved,
    writing: Promise.resolve(),
    hold: held,
    cardDue: 0,
    stirred: 0,
    scene: undefined,
  };
  made.clock.hide(document.visibilityState === 'hidden');
  return made;
}

export async function closeTable(): Promise<void> {
  const now = table.value;
  if (!now) return;
  table.value = undefined;
  save(now);
  await now.writing;
  now.hold?.release();
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
  await (await library()).create({ record, lines: session.log });
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

export function sceneOf(now: Table): Scene {
  const version = now.version.peek();
  const seen = look.value;
  if (now.scene?.version !== version || now.scene.look !== seen)
    now.scene = { version, look: seen, value: sceneWith(now, now.session.state) };
  return now.scene.value;
}

/** Another position of the same puzzle, seen the same way. */
export const sceneWith = (now: Table, state: unknown): Scene =>
  now.game.scene(now.session.puzzle, state, look.value);

/** After anything that changed the session: one batch, so one frame. */
function changed(now: Table): void {
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
export function save(now: Table, card: 'now' | 'later' = 'now'): void {
  if (!now.mine.value) return;
  if (card === 'now') renewCard(now);
  else {
    now.stirred = performance.now();
    now.cardDue ||= window.setTimeout(() => saveRested(now), REST);
  }
  now.writing = now.writing.then(() => write(now));
}

/** One timer runs on through many moves: setting a new one for each would cost a part of the move. */
function saveRested(now: Table): void {
  const left = now.stirred + REST - performance.now();
  now.cardDue = left > 0 ? window.setTimeout(() => saveRested(now), left) : 0;
  if (!now.cardDue) save(now);
}

/** The page goes away: what the database may not get in time is left where it can be found. */
export function leave(now: Table): void {
  if (!now.mine.value) return;
  save(now);
  leaveTail(now.id, now.saved, now.session.log.slice(now.saved));
}

function renewCard(now: Table): void {
  clearTimeout(now.cardDue);
  now.cardDue = 0;
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

async function write(now: Table): Promise<void> {
  const from = now.saved;
  const lines = now.session.log.slice(from);
  const { record } = now;
  try {
    await (await library()).append(now.id, from, lines, record === now.kept ? undefined : record);
    now.saved = from + lines.length;
    now.kept = record;
    if (lines.length) askToKeep();
    if (storage.value === 'full') storage.value = 'lasting';
  } catch (error) {
    if (error instanceof Conflict) now.mine.value = false;
    else storage.value = 'full';
  }
}

export type Outcome =
  | { readonly is: 'done' }
  | { readonly is: 'nothing' } // the gesture means nothing here
  | { readonly is: 'away' } // another tab plays this game
  | { readonly is: 'refused'; readonly note: Note };

export function act(now: Table, gesture: Gesture): Outcome {
  if (!now.mine.value) return { is: 'away' };
  const { game, session } = now;
  const move: unknown = game.interpret(session.puzzle, session.state, gesture);
  if (move !== undefined) return playMoves(now, [move]);
  const note = game.whyNot?.(session.puzzle, session.state, gesture);
  return note ? { is: 'refused', note } : { is: 'nothing' };
}

export function playMoves(now: Table, moves: readonly unknown[], by: 'hand' | 'program' = 'hand'): Outcome {
  if (!now.mine.value) return { is: 'away' };
  if (!moves.length) return { is: 'nothing' };
  const played = now.session.play(moves, now.clock.now(), by);
  if (!played.ok) return { is: 'refused', note: played.error };
  changed(now);
  return { is: 'done' };
}

/** Anything else that a session can do; `action` says whether it did something. */
export function change(now: Table, action: (session: AnySession, at: number) => boolean): boolean {
  if (!now.mine.value) return false;
  const did = action(now.session, now.clock.now());
  if (did) changed(now);
  return did;
}

/** Another tab's game, taken here with everything that was played there. */
export const takeOver = (now: Table): Promise<Opened> => openTable(now.id, 'take');

export const gameOfRecord = (record: GameRecord): AnyGame | undefined => gameById(record.game);
