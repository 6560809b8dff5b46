/** What the app uses of the engine: one chunk, loaded once the shell is on the screen. */
export {
  expectation,
  finish,
  formatById,
  formatParams,
  formatsOf,
  games,
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
export { svg } from 'edgewise/draw/svg';
