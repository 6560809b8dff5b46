/** A command as it was called: what to work on, with what, and where to write. */
import type { Games } from 'edgewise';
import type { Io } from '../io.ts';
import type { GivenOptions } from './options.ts';
import type { Settings } from './settings.ts';

export interface CommandCall {
  readonly games: Games;
  readonly argument: string | undefined; // a file, or the id of a game
  readonly files?: readonly string[]; // where several can be given
  readonly given: GivenOptions;
  readonly settings: Settings;
  readonly io: Io;
}
