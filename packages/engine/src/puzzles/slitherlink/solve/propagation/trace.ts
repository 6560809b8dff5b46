/** Follows lines through the solver's trail, as they were at an earlier time. */
import type { Sat } from '../../../../kernel/sat.ts';
import type { Layout } from './layout.ts';
import { NONE, type Variables } from './variables.ts';

export class Trace {
  readonly #sat: Sat;
  readonly #layout: Layout;
  readonly #variables: Variables;

  constructor(sat: Sat, layout: Layout, variables: Variables) {
    this.#sat = sat;
    this.#layout = layout;
    this.#variables = variables;
  }

  /** The lines of the path from its end, as it was when the trail's literals up to `last` had been told. */
  pathFrom(end: number, last: number): number[] {
    const { stride } = this.#layout;
    const lines: number[] = [];
    let dot = end;
    let came = NONE;
    for (;;) {
      const ring = this.#wayOn(dot, came, last);
      if (ring < 0) return lines;
      came = this.#variables.around[4 * (this.#layout.sites + dot) + ring];
      lines.push(came);
      dot += ring === 0 ? -stride : ring === 1 ? -1 : ring === 2 ? stride : 1;
    }
  }

  /** The ring number of a line at a dot other than the one we came by; -1 at an end. */
  #wayOn(dot: number, came: number, last: number): number {
    const { value, position } = this.#sat;
    const { around } = this.#variables;
    const first = 4 * (this.#layout.sites + dot);
    for (let ring = 0; ring < 4; ring++) {
      const variable = around[first + ring];
      if (variable !== NONE && variable !== came && value[2 * variable] > 0 && position[variable] <= last)
        return ring;
    }
    return -1;
  }

  /** Some line told before a trail index that is not among these. */
  lineBeside(lines: readonly number[], before: number): number {
    const { trail } = this.#sat;
    const own = new Set(lines);
    for (let at = 0; at < before; at++) {
      const lit = trail[at];
      if ((lit & 1) === 0 && lit >> 1 < this.#variables.edges && !own.has(lit >> 1)) return lit >> 1;
    }
    return lines[0];
  }
}
