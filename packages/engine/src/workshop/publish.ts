/** A draft as others get it: the puzzle with its heading, without the drawing; links to solve it and to edit it. */
import { underHeading } from '../text/heading.ts';
import { makeLink } from '../text/link.ts';
import type { Draft, EditableGame } from './draft.ts';

/** Heading lines and the native line. */
export const publishedText = (game: EditableGame, { design, heading }: Draft): string =>
  underHeading(heading, game.native.format({ puzzle: design.puzzle }));

/** `page` opens puzzles for solving, or drafts: which of the two depends on the page. */
export const publishedLink = (game: EditableGame, draft: Draft, page: string): string =>
  makeLink(page, publishedText(game, draft));
