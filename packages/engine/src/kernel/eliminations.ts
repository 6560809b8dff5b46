/**
 * Possibilities ruled out one after another, each for a reason that may rest on earlier ones; and which of
 * them a conclusion needs. Games whose proofs are chains of "this cannot be here" share it.
 */

/** What one look at one place rules out. */
export interface Struck<Rule> {
  readonly values: readonly number[];
  readonly rule: Rule;
}

interface Entry<Rule> extends Struck<Rule> {
  /** The earlier ones that a value rests on. */
  readonly needs: (value: number) => readonly number[];
}

/** The looks that a conclusion rests on, the last first, and the values from before all of them. */
export interface Traced<Rule> {
  readonly rules: readonly Rule[];
  readonly before: readonly number[];
}

export class Eliminations<Rule> {
  readonly #entries: Entry<Rule>[] = [];
  readonly #struck = new Set<number>();

  get size(): number {
    return this.#entries.length;
  }

  /** `needs` is asked only for what a conclusion uses, so it must not depend on when it is asked. */
  strike(rule: Rule, values: readonly number[], needs: (value: number) => readonly number[]): void {
    this.#entries.push({ rule, values, needs });
    for (const value of values) this.#struck.add(value);
  }

  /** Everything that these rest on, directly or not. */
  trace(goal: readonly number[]): Traced<Rule> {
    const wanted: number[] = [];
    const rules: Rule[] = [];
    const want = (values: readonly number[]): void => {
      for (const value of values) {
        if (isMarked(value)) continue;
        marks[value] = 1;
        wanted.push(value);
      }
    };
    want(goal);
    for (let i = this.#entries.length - 1; i >= 0; i--) {
      const { rule, values, needs } = this.#entries[i];
      let last: readonly number[] | undefined;
      for (const value of values) {
        if (!isMarked(value)) continue;
        const needed = needs(value);
        if (needed !== last) want(needed);
        last = needed;
      }
      if (last) rules.push(rule);
    }
    for (const value of wanted) marks[value] = 0;
    return { rules, before: wanted.filter((value) => !this.#struck.has(value)) };
  }

  /**
   * Working backwards: what these rest on stays, in order, and of each look only what is used. Two looks that are
   * alike become one, at the later position, if nothing in between rests on the earlier one; `both` makes the look
   * that replaces the two when they are not quite the same.
   */
  neededFor(
    goal: Iterable<number>,
    isAlike: (a: Rule, b: Rule) => boolean,
    both: (later: Rule, earlier: Rule) => Rule = (later) => later,
  ): Struck<Rule>[] {
    const wanted = new Set(goal);
    const kept: Kept<Rule>[] = [];
    for (const { rule, values, needs } of this.#entries.toReversed()) {
      const used = values.filter((value) => wanted.has(value));
      if (!used.length) continue;
      const here = { rule, values: used, needs: new Set(used.flatMap(needs)) };
      for (const each of here.needs) wanted.add(each);
      if (!joined(kept, here, isAlike, both)) kept.unshift(here);
    }
    return kept;
  }
}

/** By value, set only while something is traced: a set of numbers took most of the time. */
let marks = /* #__PURE__ */ new Uint8Array(4096);

function isMarked(value: number): boolean {
  if (value >= marks.length) {
    const more = new Uint8Array(2 * value);
    more.set(marks);
    marks = more;
  }
  return marks[value] !== 0;
}

interface Kept<Rule> {
  rule: Rule;
  values: readonly number[];
  readonly needs: Set<number>;
}

function joined<Rule>(
  later: readonly Kept<Rule>[],
  here: Kept<Rule>,
  isAlike: (a: Rule, b: Rule) => boolean,
  both: (later: Rule, earlier: Rule) => Rule,
): boolean {
  for (const each of later) {
    const rests = here.values.some((value) => each.needs.has(value));
    if (rests) return false;
    if (!isAlike(each.rule, here.rule)) continue;
    each.rule = both(each.rule, here.rule);
    each.values = [...here.values, ...each.values];
    for (const need of here.needs) each.needs.add(need);
    return true;
  }
  return false;
}
