/** What the app uses of the engine, whichever games it has. */
export {
  formatParams,
  formatsOf,
  looksLikeSession,
  parseParams,
  readAny,
  readMany,
  readParams,
  restore,
  say,
  Session,
} from 'edgewise';
export { svg } from 'edgewise/draw';
export { clockText, Player, techniqueOf, textOf } from 'edgewise/play';
