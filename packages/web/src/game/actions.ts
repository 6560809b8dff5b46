/** What a player can do at the table, whichever way it is asked for: pointer, key, button or typed word. */
import { signal } from '@preact/signals';
import type { AnyGame, Gesture, Scene, Spot } from 'edgewise';
import { keyOf } from '../draw/layer.ts';
import { gameSays, words } from '../shell/words/index.ts';
import { clearHint } from './hint-state.ts';
import { go } from '../shell/route.ts';
import { refuse, refused } from './refusal.ts';
import { chime } from '../shell/sound.ts';
import { act, change, LARGE, playMoves, sceneOf, type Outcome, type OpenGame } from './open-game.ts';
import { notify, announceNow, announcePolite } from '../shell/announce.ts';

/** The two marks have changed places: for hands with one button. */
export const swapped = signal(false);

/** On a large board naming a spot takes a while, and a hand with a pointer sees what it does. */
export function doGesture(now: OpenGame, gesture: Gesture, by: 'keys' | 'pointer' = 'keys'): boolean {
  const before = sceneOf(now);
  const outcome = act(now, gesture);
  if (outcome.is !== 'done') {
    report(now, outcome);
    return false;
  }
  played(now);
  if (by === 'keys' || before.shapes.length < LARGE)
    requestAnimationFrame(() => announcePolite(changeText(now, gesture, before)));
  return true;
}

function report(now: OpenGame, outcome: Outcome): void {
  if (outcome.is === 'away') notify(words.value.away, 'wrong');
  if (outcome.is === 'nothing') announcePolite(words.value.nothingHere);
  if (outcome.is === 'refused') refuse(now.game, outcome.note);
}

export function doMoves(now: OpenGame, moves: readonly unknown[], by: 'hand' | 'program'): boolean {
  const outcome = playMoves(now, moves, by);
  if (outcome.is === 'done') played(now);
  else report(now, outcome);
  return outcome.is === 'done';
}

export function played(now: OpenGame): void {
  refused.value = [];
  if (forward.value?.from === now.id) forward.value = undefined;
  clearHint();
  chime(now.session.state !== undefined && now.report.value.issues.length === 0 ? 'solved' : 'move');
}

/** Only what changed, the place first. */
function changeText(now: OpenGame, gesture: Gesture, before: Scene): string {
  const after = sceneOf(now);
  return spotsText(now.game, after, 'on' in gesture ? [gesture.on] : changedSpots(before, after));
}

export const spotsText = (game: AnyGame, scene: Scene, spots: readonly Spot[]): string =>
  spots.length > 3
    ? words.value.spotsChanged(spots.length)
    : spots.map((spot) => labelIn(game, scene, spot)).join('; ');

/** Clues change because of a move; what the hand itself wrote are the other shapes. */
export function changedSpots(before: Scene, after: Scene): Spot[] {
  const written = (scene: Scene) =>
    new Map(
      scene.shapes.flatMap((shape) =>
        shape.by === 'player' && shape.spot !== undefined
          ? [[`${keyOf(shape)} ${shape.role}`, shape.spot] as const]
          : [],
      ),
    );
  const [old, fresh] = [written(before), written(after)];
  const gone = [...old].filter(([key]) => !fresh.has(key));
  const come = [...fresh].filter(([key]) => !old.has(key));
  return [...new Set([...gone, ...come].map(([, spot]) => spot))];
}

export const labelOf = (now: OpenGame, spot: Spot): string => labelIn(now.game, sceneOf(now), spot);

export function labelIn(game: AnyGame, { targets, shelf }: Scene, spot: Spot): string {
  const target =
    targets.find((each) => each.spot === spot) ?? shelf?.slots.find((slot) => slot?.spot === spot);
  return target ? gameSays(game, target.label) : spot;
}

/** The game that undo came back from: redo leads there again, until something else is played. */
export const forward = signal<{ readonly from: string; readonly to: string } | undefined>(undefined);

/** At the beginning of a game, undo goes on into the game before it. */
export function doUndo(now: OpenGame): void {
  if (change(now, (session, at) => session.undo(at))) {
    clearHint();
    announcePolite(words.value.undone);
  } else if (now.ownedHere.value && now.record.before !== undefined) {
    forward.value = { from: now.record.before, to: now.id };
    go({ at: 'play', id: now.record.before });
    announceNow(words.value.earlierGame);
  } else announceNow(words.value.nothingToUndo);
}

export function doRedo(now: OpenGame): void {
  if (change(now, (session, at) => session.redo(at))) {
    clearHint();
    announcePolite(words.value.redone);
  } else if (forward.value?.from === now.id) go({ at: 'play', id: forward.value.to });
  else announceNow(words.value.nothingToRedo);
}

export function doRestart(now: OpenGame): void {
  if (!change(now, (session, at) => session.restart(at) !== undefined)) return;
  clearHint();
  notify(words.value.restarted);
}

export function setCheckpoint(now: OpenGame): void {
  const taken = new Set(now.session.checkpoints.map(({ name }) => name));
  let index = 1;
  while (taken.has(words.value.checkpointName(index))) index++;
  const name = words.value.checkpointName(index);
  if (change(now, (session, at) => session.checkpoint(name, at).ok)) notify(words.value.checkpointSet(name));
}

export function returnTo(now: OpenGame, name: string): void {
  if (!change(now, (session, at) => session.returnTo(name, at).ok)) return;
  clearHint();
  notify(words.value.returned(name));
}

export function reject(now: OpenGame, name: string): void {
  let written = false;
  const did = change(now, (session, at) => {
    const result = session.reject(name, at);
    written = result.ok && result.value.negation !== undefined;
    return result.ok;
  });
  if (!did) return;
  clearHint();
  notify(written ? words.value.rejected(name) : words.value.returned(name));
}

export function forget(now: OpenGame, name: string): void {
  change(now, (session, at) => session.forget(name, at).ok);
}

export function swap(): void {
  swapped.value = !swapped.value;
  notify(swapped.value ? words.value.swapOn : words.value.swapOff);
}
