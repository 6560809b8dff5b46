/** What the app uses of the engine, whichever games it has. */
export {
  expectation,
  finish,
  formatById,
  formatParams,
  formatsOf,
  looksLikeSession,
  makeRng,
  parseParams,
  readAny,
  readMany,
  readParams,
  restore,
  say,
  Session,
} from 'edgewise';
export { NOTHING_HERE } from 'edgewise/vocabulary';
export { svg } from 'edgewise/draw/svg';
