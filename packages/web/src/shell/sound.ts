/** Soft sounds, off by default; the synthesiser is loaded with the first one. */
import { settings } from './settings.ts';

const sounds = {
  move: [0.35, 0, 520, 0, 0.01, 0.06, 0, 1.6],
  refused: [0.4, 0, 140, 0.01, 0.04, 0.1, 1, 1.4],
  solved: [0.5, 0, 523, 0.02, 0.25, 0.5, 0, 1.2, 0, 0, 260, 0.12],
} as const;

export function chime(name: keyof typeof sounds): void {
  if (settings.value.sound === 'off') return;
  void import('zzfx').then(({ zzfx }) => zzfx(...sounds[name]));
}
