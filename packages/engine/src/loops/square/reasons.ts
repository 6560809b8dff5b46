/** Why a literal was implied: kept in three numbers, and worked out when a conflict asks. */
import type { Lit } from '../../kernel/literal.ts';
import { share, SITE_COUNT, size, STRIDE, value, VARIABLES, variablesUsed } from './memory.ts';
import { beginExplaining, explainNode } from './node-domains.ts';
import { tellBorder } from './regions.ts';
import { BY_EDGE } from './tables.ts';
import { followPath, tellPath } from './trace.ts';
import { edgeAt } from './values.ts';

export const BY_DOMAIN = 1; // `from` is the node, `since` the time
export const BY_PATH = 2; // `from` is an end of the path it would close, `since` the trail index told last
export const BY_SIDES = 3; // `from` is the edge whose three parties agree
export const BY_REGION = 4; // cut off from the rest of its side; `from` is the border

const kind = share(new Uint8Array(VARIABLES), variablesUsed); // by variable
const from = share(new Int32Array(VARIABLES), variablesUsed);
const since = share(new Int32Array(VARIABLES), variablesUsed);
// The reason of a literal that was implied although false, while it is being told.
let refutedKind = 0;
let refutedFrom = 0;
let refutedSince = 0;

export function rememberWhy(lit: Lit, why: number, who: number, when: number): void {
  if (value[lit] < 0) {
    refutedKind = why;
    refutedFrom = who;
    refutedSince = when;
    return;
  }
  const variable = lit >> 1;
  kind[variable] = why;
  from[variable] = who;
  since[variable] = when;
}

export function explainLiteral(lit: Lit, because: (lit: Lit) => void): void {
  const variable = lit >> 1;
  const isRefuted = value[lit] < 0;
  const why = isRefuted ? refutedKind : kind[variable];
  const who = isRefuted ? refutedFrom : from[variable];
  const when = isRefuted ? refutedSince : since[variable];
  if (why === BY_DOMAIN) explainByDomain(lit, who, when, because);
  else if (why === BY_PATH) tellPath(followPath(who, when), because);
  else if (why === BY_SIDES) explainBySides(variable, who, because);
  else tellBorder(who, because);
}

function explainByDomain(lit: Lit, node: number, when: number, because: (lit: Lit) => void): void {
  let ring = 0;
  while (edgeAt(node, ring) !== lit >> 1) ring++;
  beginExplaining();
  explainNode(node, BY_EDGE[2 * ring + (lit & 1)], when, because);
}

function explainBySides(variable: number, edge: number, because: (lit: Lit) => void): void {
  const a = 2 * size[SITE_COUNT] + (edge >> 1);
  const b = edge & 1 ? a - 1 : a - size[STRIDE];
  if (edge !== variable) because(2 * edge + (value[2 * edge] > 0 ? 0 : 1));
  if (a !== variable) because(2 * a + (value[2 * a] > 0 ? 0 : 1));
  if (b !== variable) because(2 * b + (value[2 * b] > 0 ? 0 : 1));
}
