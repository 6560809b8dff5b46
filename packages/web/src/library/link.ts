/** Share links are the engine's: books print them too. */
import { makeLink } from 'edgewise';
import type { OpenGame } from '../game/open-game.ts';
import { engine } from '../shell/engine.ts';

export { LINK_LIMIT, looksLikeLink, makeLink, readLink, type LinkRead } from 'edgewise';

/** The puzzle that is played, as it began, with what its maker says of it. */
export const puzzleLink = ({ game, session: { puzzle }, record: { heading = {} } }: OpenGame): string =>
  makeLink('', engine().underHeading(heading, game.native.format({ puzzle })));
