/** Why a literal was implied: kept in three numbers, and worked out when a conflict needs it. */
import type { Lit } from '../../kernel/literal.ts';
import { share, SITE_COUNT, size, STRIDE, value, VARIABLES, variablesUsed } from './memory.ts';
import { addToReason, beginReason } from './because.ts';
import { beginExplaining, explainNode } from './node-domains.ts';
import { addBorder } from './regions.ts';
import { BY_EDGE } from './tables.ts';
import { addPath, followPath } from './trace.ts';

export const BY_DOMAIN = 1; // `from` is 4 × the node + the edge's number in its ring, `since` the time
export const BY_PATH = 2; // `from` is an end of the path it would close, `since` the number of joins then
export const BY_SIDES = 3; // `from` is the edge that, with its two cells, gives the literal
export const BY_REGION = 4; // cut off from the rest of its side; `from` is the border

const kind = share(new Uint8Array(VARIABLES), variablesUsed); // by variable
const from = share(new Int32Array(VARIABLES), variablesUsed);
const since = share(new Int32Array(VARIABLES), variablesUsed);
// The reason of a literal that was implied although false, while it is being given.
let refutedKind = 0;
let refutedFrom = 0;
let refutedSince = 0;

export function rememberRefuted(why: number, who: number, when: number): void {
  refutedKind = why;
  refutedFrom = who;
  refutedSince = when;
}

export function rememberWhy(variable: number, why: number, who: number, when: number): void {
  kind[variable] = why;
  from[variable] = who;
  since[variable] = when;
}

export const isByDomain = (variable: number): boolean => kind[variable] === BY_DOMAIN;

export function explainLiteral(lit: Lit): void {
  beginReason();
  const variable = lit >> 1;
  const isRefuted = value[lit] < 0;
  const why = isRefuted ? refutedKind : kind[variable];
  const who = isRefuted ? refutedFrom : from[variable];
  const when = isRefuted ? refutedSince : since[variable];
  if (why === BY_DOMAIN) explainByDomain(lit, who, when);
  else if (why === BY_PATH) addPath(followPath(who, when));
  else if (why === BY_SIDES) explainBySides(variable, who);
  else addBorder(who);
}

function explainByDomain(lit: Lit, who: number, when: number): void {
  beginExplaining();
  explainNode(who >> 2, BY_EDGE[2 * (who & 3) + (lit & 1)], when);
}

function explainBySides(variable: number, edge: number): void {
  const a = 2 * size[SITE_COUNT] + (edge >> 1);
  const b = edge & 1 ? a - 1 : a - size[STRIDE];
  if (edge !== variable) addToReason(2 * edge + (value[2 * edge] > 0 ? 0 : 1));
  if (a !== variable) addToReason(2 * a + (value[2 * a] > 0 ? 0 : 1));
  if (b !== variable) addToReason(2 * b + (value[2 * b] > 0 ? 0 : 1));
}
