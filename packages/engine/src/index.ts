/** What `import … from 'edgewise'` gives: the games, the interface, and what drives them. */
export type {
  AnyGame,
  Codec,
  Example,
  Format,
  Game,
  Gesture,
  Grade,
  Hint,
  Issue,
  Misread,
  Note,
  Read,
  Report,
  Saved,
  Solutions,
  Spot,
} from './game.ts';
export { games } from './puzzles/index.ts';
export { slitherlink } from './puzzles/slitherlink/index.ts';
export * from './params.ts';
export * from './result.ts';
export * from './rng.ts';
export * from './task.ts';
export * from './words.ts';
export * from './read.ts';
export * from './session.ts';
export * from './session-text.ts';
export * from './draw/scene.ts';
