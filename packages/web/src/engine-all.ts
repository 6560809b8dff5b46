/** The engine and the games of this app: one chunk, loaded once the shell is on the screen. */
export * from './shell/engine-parts.ts';
export { games } from 'edgewise';
