/** Every move is saved at once; what the home screen shows of a game is saved with it, or when the player pauses. */
import type { OpenGame } from './open-game.ts';
import { recordOf } from './record-of.ts';
import { askToKeep, gameStore, storage } from './store/saved-games.ts';
import { Conflict } from './store/records.ts';
import { stashUnsaved } from './unsaved-lines.ts';

const REST = 1500; // milliseconds

/** `later`: if making the record takes long, it waits until the player pauses. */
export function save(now: OpenGame, record: 'now' | 'later' = 'now'): void {
  if (!now.ownedHere.value || !now.isKept) return;
  if (record === 'now') renewRecord(now);
  else {
    now.lastActivity = performance.now();
    now.recordTimer ||= window.setTimeout(() => saveRested(now), REST);
  }
  now.writing = now.writing.then(() => write(now));
}

/** One timer runs through many moves: setting a new one for each would slow the move down. */
function saveRested(now: OpenGame): void {
  const left = now.lastActivity + REST - performance.now();
  now.recordTimer = left > 0 ? window.setTimeout(() => saveRested(now), left) : 0;
  if (!now.recordTimer) save(now);
}

/** The page is closing: what the database may not get in time is put where it will be found. */
export function leave(now: OpenGame): void {
  if (!now.ownedHere.value) return;
  save(now);
  stashUnsaved(now.id, now.savedLines, now.session.log.slice(now.savedLines));
}

function renewRecord(now: OpenGame): void {
  clearTimeout(now.recordTimer);
  now.recordTimer = 0;
  const { elapsed } = now.player.clock;
  now.session.tick(elapsed);
  const { params, before, origin, heading, created, puzzle } = now.record;
  now.record = {
    ...recordOf(now.session, now.id, created, puzzle),
    params,
    level: now.level.value,
    ...(before !== undefined && { before }),
    ...(origin !== undefined && { origin }),
    ...(heading !== undefined && { heading }),
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
