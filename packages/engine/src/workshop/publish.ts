/** A draft as others get it: the puzzle under its heading, without the drawing; links to solve it and to go on making. */
import { underHeading } from '../text/heading.ts';
import { makeLink } from '../text/link.ts';
import type { Draft, EditableGame } from './draft.ts';

/** Heading lines and the native line. */
export const publishedText = (game: EditableGame, { design, heading }: Draft): string =>
  underHeading(heading, game.native.format({ puzzle: design.puzzle }));

/** `page` opens puzzles to be solved, or drafts: which of the two is the page's own affair. */
export const publishedLink = (game: EditableGame, draft: Draft, page: string): string =>
  makeLink(page, publishedText(game, draft));
