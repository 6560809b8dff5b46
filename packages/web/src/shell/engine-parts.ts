/** What the app uses of the engine, whichever games it has. */
export {
  formatParams,
  formatsOf,
  looksLikeSession,
  parseParams,
  presetWith,
  readAny,
  readMany,
  readParams,
  restore,
  say,
  saySeen,
  Session,
} from 'edgewise';
export { svg } from 'edgewise/draw';
export { readHeading, underHeading } from 'edgewise/workshop';
export { clockText, Player, techniqueOf, textOf, turningPoints } from 'edgewise/play';
