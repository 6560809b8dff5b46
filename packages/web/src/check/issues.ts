/** What the check has to say now, and which of its findings the player looks at. */
import { computed, signal } from '@preact/signals';
import type { Issue } from 'edgewise';
import { panel } from '../game/panel.ts';
import { settings } from '../shell/settings.ts';
import { openGame } from '../game/open-game.ts';

export const picked = signal<number | undefined>(undefined);

export const issues = computed<readonly Issue[]>(() => openGame.value?.report.value.issues ?? []);
export const wrongs = computed(() => issues.value.filter(({ kind }) => kind === 'wrong'));
export const todos = computed(() => issues.value.filter(({ kind }) => kind === 'todo'));

/** May the board show what is wrong, without being asked at this moment? */
export const showsErrors = computed(() => {
  if (panel.value === 'check') return true;
  const { errors } = settings.value;
  return errors === 'live' || (errors === 'full' && wrongs.value.length > 0 && todos.value.length === 0);
});

export const pickedIssue = computed(() =>
  panel.value === 'check' && picked.value !== undefined ? issues.value[picked.value] : undefined,
);

export function openCheck(): void {
  panel.value = 'check';
  picked.value = undefined;
}

/** F8: the next finding, round and round. */
export function stepIssue(by: 1 | -1): Issue | undefined {
  const count = issues.value.length;
  panel.value = 'check';
  if (!count) return undefined;
  const from = picked.value ?? (by === 1 ? -1 : 0);
  picked.value = (from + by + count) % count;
  return issues.value[picked.value];
}
