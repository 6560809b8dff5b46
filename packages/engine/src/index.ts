/** What `import … from 'edgewise'` gives: the games, the interface, and what drives them. */
export { defineGame } from './define-game.ts';
export type { ActionContext, AnyGame, Game, GameParts, Meter, PathThrough, SolveOptions } from './game.ts';
export * from './vocabulary.ts';
export { games } from './puzzles/index.ts';
export { masyu } from './puzzles/masyu/index.ts';
export { slitherlink } from './puzzles/slitherlink/index.ts';
export { steps } from './puzzles/steps/index.ts';
export { tantrix } from './puzzles/tantrix/index.ts';
export { triangles } from './puzzles/triangles/index.ts';
export type * from './draw/scene.ts';
export * from './params/params.ts';
export * from './read/read.ts';
export * from './result.ts';
export * from './rng.ts';
export * from './session/session.ts';
export * from './session/text.ts';
export * from './task.ts';
export * from './words/words.ts';
