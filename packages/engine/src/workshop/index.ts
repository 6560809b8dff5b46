/** `edgewise/workshop`: making puzzles without a screen. See README.md. */
export {
  ambiguity,
  compare,
  COUNT_LIMIT,
  forcedPlaces,
  type Ambiguity,
  type AmbiguityOptions,
} from './ambiguity.ts';
export { applyEdits } from './apply.ts';
export { withImages } from './apply-edit.ts';
export { brokenBy, changes } from './broken-by.ts';
export { clashingGivens, conflictIn } from './conflict.ts';
export { draftOf, isEditable, type Design, type Draft, type EditableGame } from './draft.ts';
export { draftGame, draftGames, type DraftGame } from './draft-game.ts';
export { fillRest, givensFromDrawing, isDrawn, superfluous, thin, type ThinOptions } from './drawing.ts';
export { decodeValue, edits, encodeValue } from './edits.ts';
export { choicesAt, spotsOf, toggleLock, typed } from './entry.ts';
export { overlay, type Overlay } from './overlay.ts';
export { publishedLink, publishedText } from './publish.ts';
export { statusOf, StatusWatch, type Status } from './status.ts';
export { suggest, type Suggestion } from './suggest.ts';
export { formatDraft, isDraft, readDraft } from './text.ts';
export { trialOf, type Trial } from './trial.ts';
export { formatHeading, HEADING_LIMITS, readHeading, underHeading, type Heading } from '../text/heading.ts';
