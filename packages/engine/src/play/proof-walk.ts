/** A proof as things to look at one after another: what is supposed, then each link. */
import type { ProofLink } from '../vocabulary.ts';
import type { PlainHint } from './long-work.ts';

export type PlainLink = ProofLink<string>;

export const proofLinks = ({ proof }: PlainHint): readonly PlainLink[] =>
  proof ? [...(proof.supposes ? [proof.supposes] : []), ...proof.links] : [];

/** A longer chain is shown by its turning points. */
const LONG = 12;
const SHOWN = 8;

/**
 * The links of a chain at which to stop: all of a short one; of a long one the first, the last, and between
 * them those that most later links refer to.
 */
export function turningPoints(links: readonly PlainLink[]): readonly number[] {
  const all = links.map((_, index) => index);
  if (links.length <= LONG) return all;
  const last = links.length - 1;
  const most = all
    .slice(1, last)
    .map((index) => ({ index, uses: usesOf(links, index) }))
    .sort((a, b) => b.uses - a.uses || a.index - b.index)
    .slice(0, SHOWN - 2)
    .map(({ index }) => index);
  return [0, ...most.sort((a, b) => a - b), last];
}

const usesOf = (links: readonly PlainLink[], index: number): number =>
  links.slice(index + 1).filter(({ because }) => links[index].at.some((spot) => because.includes(spot)))
    .length;
