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
  /** By value, the earlier ones it rests on. */
  readonly needs: readonly (readonly number[])[];
}

export class Eliminations<Rule> {
  readonly #entries: Entry<Rule>[] = [];
  readonly #struck = new Set<number>();

  has(value: number): boolean {
    return this.#struck.has(value);
  }

  get size(): number {
    return this.#entries.length;
  }

  strike(rule: Rule, values: readonly number[], needs: (value: number) => readonly number[]): void {
    this.#entries.push({ rule, values, needs: values.map(needs) });
    for (const value of values) this.#struck.add(value);
  }

  /** Everything these rest on, directly or not, themselves included. */
  restsOn(goal: Iterable<number>): ReadonlySet<number> {
    const wanted = new Set(goal);
    for (const { values, needs } of this.#entries.toReversed())
      values.forEach((value, i) => {
        if (wanted.has(value)) for (const each of needs[i]) wanted.add(each);
      });
    return wanted;
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
      const used = values.flatMap((value, i) => (wanted.has(value) ? [{ value, needs: needs[i] }] : []));
      if (!used.length) continue;
      const here = {
        rule,
        values: used.map(({ value }) => value),
        needs: new Set(used.flatMap((each) => each.needs)),
      };
      for (const each of here.needs) wanted.add(each);
      if (!joined(kept, here, isAlike, both)) kept.unshift(here);
    }
    return kept;
  }
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
