/** When the board may show what is wrong without being asked. */
import type { ErrorSetting } from 'edgewise/play';
import { seen, type OpenGame } from '../game/open-game.ts';
import { settings, type Settings } from '../shell/settings.ts';

const SETTINGS: Readonly<Record<Settings['errors'], ErrorSetting>> = {
  live: 'live',
  full: 'full',
  asked: 'check',
  off: 'never',
};

export const showsErrors = (now: OpenGame): boolean =>
  seen(now, 'position', 'check').check.shows(SETTINGS[settings.value.errors]);
