/** The line under the pointer or the cursor, lit along its whole length. */
import { signal } from '@preact/signals';
import type { Spot, PathThrough } from 'edgewise';
import { gameSays } from '../shell/words/index.ts';
import type { OpenGame } from './open-game.ts';
import { announcePolite } from '../shell/announce.ts';

export const traced = signal<PathThrough | undefined>(undefined);

const tracesAt = ({ game, session }: OpenGame, spot: Spot): readonly PathThrough[] =>
  game.pathsThrough?.(session.puzzle, session.state, spot) ?? [];

/** The pointer means the line whose ends on this spot are nearest. */
export function tracePointed(now: OpenGame, spot: Spot | undefined, x: number, y: number): void {
  if (!now.game.pathsThrough) return;
  const all = spot === undefined ? [] : tracesAt(now, spot);
  const far = ({ near }: PathThrough): number =>
    Math.min(...near.map(([nearX, nearY]) => Math.hypot(nearX - x, nearY - y)));
  traced.value = all.length ? all.reduce((best, each) => (far(each) < far(best) ? each : best)) : undefined;
}

/** One line after another of those through a spot; after the last, none. */
export function traceNext(now: OpenGame, spot: Spot): boolean {
  const all = tracesAt(now, spot);
  if (!all.length) return false;
  const text = (trace: PathThrough | undefined): string => (trace ? JSON.stringify(trace) : '');
  const here = all.findIndex((each) => text(each) === text(traced.value));
  traced.value = all[here + 1];
  if (traced.value) announcePolite(gameSays(now.game, traced.value.note));
  return true;
}
