/**
 * What it costs a person to follow a chain of links: a look at one place is the unit; a piece that is only tried
 * must be kept in mind, and so must each one that it forces; a place costs a quarter, so four places are about as
 * much as one more look. Games with rules of many kinds weigh those themselves.
 */
import type { Proof, ProofLink } from '../vocabulary.ts';

const LINK = 1;
const TRIED = 0.75;
const PLACE = 0.25;

export const proofCost = ({ supposes, links }: Proof<unknown>): number =>
  [...(supposes ? [supposes] : []), ...links].reduce((sum, link) => sum + linkCost(link), 0);

const linkCost = ({ at, because, tries = [] }: ProofLink<unknown>): number =>
  LINK + TRIED * tries.length + PLACE * new Set([...at, ...because]).size;
