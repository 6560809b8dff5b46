/** What `import … from 'edgewise'` gives: the games, the interface, and what drives them. */
export type { AnyGame, Game, Meter, PathThrough } from './game.ts';
export type {
  Codec,
  ActionResult,
  Example,
  Fit,
  Format,
  Gesture,
  Grade,
  Hint,
  Issue,
  ParseError,
  Note,
  Read,
  Report,
  Saved,
  Solutions,
  Spot,
} from './vocabulary.ts';
export { games } from './puzzles/index.ts';
export { slitherlink } from './puzzles/slitherlink/index.ts';
export { steps } from './puzzles/steps/index.ts';
export { tantrix } from './puzzles/tantrix/index.ts';
export { triangles } from './puzzles/triangles/index.ts';
export * from './params/params.ts';
export * from './result.ts';
export * from './rng.ts';
export * from './task.ts';
export * from './words/words.ts';
export * from './read/read.ts';
export * from './read/split.ts';
export * from './session/session.ts';
export * from './session/text.ts';
export * from './draw/scene.ts';
