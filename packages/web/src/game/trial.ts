/** The move that a checkpoint tests: how it is called, and where it is on the board. */
import { computed, signal } from '@preact/signals';
import type { Scene, Spot } from 'edgewise';
import { changedSpots, spotsText } from './actions.ts';
import { openGame, type OpenGame } from './open-game.ts';

interface Trial {
  readonly after: Scene;
  readonly spots: readonly Spot[];
}

/** By the list of moves on trial, which stays itself: the card is drawn anew at every move. */
const known = new WeakMap<readonly unknown[], Trial>();

function trialOf({ game, session }: OpenGame, name: string): Trial | undefined {
  const tested = session.checkpoints.find((each) => each.name === name)?.tested;
  const seen = tested && known.get(tested);
  if (!tested || seen) return seen;
  const states = session.trial(name);
  if (!states) return undefined;
  const after = game.scene(session.puzzle, states.after);
  const made = { after, spots: changedSpots(game.scene(session.puzzle, states.before), after) };
  known.set(tested, made);
  return made;
}

/** In the game's words, as the move was announced when it was played. */
export function trialText(now: OpenGame, name: string): string {
  const trial = trialOf(now, name);
  return trial ? spotsText(now.game, trial.after, trial.spots) : '';
}

/** The checkpoint whose move is lit: for a glance while it is pointed at, or until it is pressed again. */
export const glance = signal<string | undefined>(undefined);
export const pinned = signal<string | undefined>(undefined);

export const trialSpots = computed<readonly Spot[]>(() => {
  const name = glance.value ?? pinned.value;
  const now = openGame.value;
  if (name === undefined || !now) return [];
  void now.version.value;
  return trialOf(now, name)?.spots ?? [];
});

export function clearHighlight(): void {
  glance.value = undefined;
  pinned.value = undefined;
}
