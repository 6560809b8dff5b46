/** Share links are the engine's: books print them too. */
import { makeLink } from 'edgewise';
import type { OpenGame } from '../game/open-game.ts';
import { engine } from '../shell/engine.ts';

export { LINK_LIMIT, looksLikeLink, makeLink, readLink, type LinkRead } from 'edgewise';

/** The current puzzle in its starting position, with what its maker says about it. */
export const puzzleLink = ({ game, session: { puzzle }, record: { heading = {} } }: OpenGame): string =>
  makeLink('', engine().underHeading(heading, game.native.format({ puzzle })));
