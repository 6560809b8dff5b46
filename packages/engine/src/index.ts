/** What `import … from 'edgewise'` provides: the games, the interface, and what runs them. */
export { defineGame } from './define-game.ts';
export { difficulty, dotsOf, generateWithin, type DifficultyRange } from './derive/difficulty.ts';
export type {
  ActionContext,
  AnyGame,
  EditChoice,
  Editing,
  EditSetting,
  Game,
  GameParts,
  Games,
  Kit,
  KitOptions,
  KitPart,
  Meter,
  PathThrough,
  SolveOptions,
} from './game.ts';
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
export * from './read/split.ts';
export * from './result.ts';
export * from './rng.ts';
export * from './session/session.ts';
export * from './session/text.ts';
export * from './task.ts';
export { checksum, LINK_LIMIT, looksLikeLink, makeLink, readLink, type LinkRead } from './text/link.ts';
export { collectionLine, readHeading, tidyHeading, underHeading, type Heading } from './text/heading.ts';
export { parseError, PUZZLE_LIMIT, SAVE_LIMIT, shifted } from './text/text.ts';
export * from './words/words.ts';
