/** One headless player: what the browser and the terminal are views of. See README.md. */
export { ActivityClock, clockText, IDLE_AFTER } from './activity-clock.ts';
export { textOf, type Announcement } from './announce.ts';
export type { Change, ChangedPart, Outcome } from './change.ts';
export type { ErrorSetting } from './check.ts';
export { LARGE, type PlaySession } from './board-picture.ts';
export type { Reply } from './commands.ts';
export type { Area } from './cursor.ts';
export type { Held, Turn } from './held-piece.ts';
export { proofLinks, turningPoints, type PlainLink } from './proof-walk.ts';
export { techniqueOf, type HintMarks, type HintState, type Rung } from './hint-steps.ts';
export * from './long-work.ts';
export { Player, type PlayerOptions } from './player.ts';
export { changedSpots, diffScenes, isPlayers, shiftOf, type SceneDiff } from './preview.ts';
export * from './space.ts';
export type { Stroke, StrokeVerb } from './strokes.ts';
