/**
 * Cardinality constraints as clauses. Few literals: every subset that is too large is forbidden. Many: a
 * sequential counter (Sinz 2005). Both let unit propagation find everything that follows.
 */
import type { Lit } from './literal.ts';

const DIRECT_UP_TO = 8; // literals: at most C(8, 4) = 70 clauses

/** Where clauses go: a `rule` can be switched off with its group, a `definition` only defines auxiliary variables. */
export interface Sink {
  rule(clause: readonly Lit[]): void;
  definition(clause: readonly Lit[]): void;
  auxiliary(): number;
}

export function encodeAtMost(limit: number, lits: readonly Lit[], sink: Sink): void {
  if (limit >= lits.length) return;
  if (limit < 0) sink.rule([]);
  else if (limit === 0) for (const lit of lits) sink.rule([lit ^ 1]);
  else if (lits.length <= DIRECT_UP_TO) forbidSubsets(limit + 1, lits, sink);
  else countInSequence(limit, lits, sink);
}

export function encodeAtLeast(limit: number, lits: readonly Lit[], sink: Sink): void {
  if (limit === 1) sink.rule(lits);
  else if (limit > 1 && lits.length > DIRECT_UP_TO && 2 * limit < lits.length) countUp(limit, lits, sink);
  else
    encodeAtMost(
      lits.length - limit,
      lits.map((lit) => lit ^ 1),
      sink,
    );
}

function forbidSubsets(size: number, lits: readonly Lit[], sink: Sink): void {
  const chosen: Lit[] = [];
  const choose = (from: number): void => {
    if (chosen.length === size) sink.rule(chosen);
    else {
      for (let i = from; i <= lits.length - size + chosen.length; i++) {
        chosen.push(lits[i] ^ 1);
        choose(i + 1);
        chosen.pop();
      }
    }
  };
  choose(0);
}

/** reached[j]: more than j of the literals so far are true. */
function countInSequence(limit: number, lits: readonly Lit[], sink: Sink): void {
  let reached: Lit[] = [];
  lits.forEach((lit, i) => {
    if (reached.length === limit) sink.rule([lit ^ 1, reached[limit - 1] ^ 1]);
    if (i === lits.length - 1) return;
    const next = Array.from({ length: Math.min(i + 1, limit) }, () => 2 * sink.auxiliary());
    reached.forEach((before, j) => sink.definition([before ^ 1, next[j]]));
    next.forEach((now, j) => sink.definition(j === 0 ? [lit ^ 1, now] : [lit ^ 1, reached[j - 1] ^ 1, now]));
    reached = next;
  });
}

/** enough[j]: more than j of the literals so far are true. For few of many: counting what is missing would take far more. */
function countUp(limit: number, lits: readonly Lit[], sink: Sink): void {
  let enough: Lit[] = [];
  lits.forEach((lit, i) => {
    const next = Array.from({ length: Math.min(i + 1, limit) }, () => 2 * sink.auxiliary());
    next.forEach((now, j) => {
      const before = j < enough.length ? [enough[j]] : [];
      sink.definition([now ^ 1, ...before, lit]);
      if (j > 0) sink.definition([now ^ 1, ...before, enough[j - 1]]);
    });
    enough = next;
  });
  sink.rule([enough[limit - 1]]);
}
