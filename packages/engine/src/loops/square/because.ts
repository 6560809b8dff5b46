/** The literals of the reason being built: collected here, and handed to the solver at the end. */
import type { Lit } from '../../kernel/literal.ts';
import { shareFew, VARIABLES } from './memory.ts';

/** An edge may be added once for each of its four nodes. */
export const because = new Int32Array(4 * VARIABLES);
const count = shareFew(1);

export function beginReason(): void {
  count[0] = 0;
}

export function addToReason(lit: Lit): void {
  because[count[0]++] = lit;
}

export const countBecause = (): number => count[0];
