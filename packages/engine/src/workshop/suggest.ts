/**
 * A shortest sequence of givens that leaves one solution. Each other solution must be told apart by some given, so
 * the givens are a hitting set: choose few that exclude all solutions known, ask the solver for one more, and go on
 * until there is none. What turns out to be needless at the end goes again.
 */
import { fail, ok, type Result } from '../result.ts';
import type { Task } from '../task.ts';
import type { Edit, Note } from '../vocabulary.ts';
import { applyEdits } from './apply.ts';
import type { Draft, EditableGame } from './draft.ts';
import { compare } from './ambiguity.ts';
import { distinct, isSolution, readingText, statusOf } from './status.ts';

export interface Suggestion {
  /** One given, with its images where the draft has a symmetry. */
  readonly edits: readonly Edit[];
  /** How many places still differ in the solutions known, once this and all before it are accepted. */
  readonly differing: number;
}

/** Solutions found at a time: several at once spare questions, and few are needed. */
const AT_ONCE = 6;

/** Questions after which a puzzle is too open for a short answer. */
const ROUNDS = 80;

/** `toward`: the solution that is to stay; else what is drawn, or the first that is found. */
export function* suggest(
  game: EditableGame,
  draft: Draft,
  toward?: unknown,
): Task<Result<readonly Suggestion[], Note>> {
  const { puzzle, state } = draft.design;
  const first = yield* statusOf(game, puzzle, AT_ONCE);
  if (first.found.length === 0) return fail({ code: 'suggest-unsolvable', at: [] });
  const goal = [toward, state].find((each) => each !== undefined && isSolution(game, puzzle, each));
  const target = goal ?? first.found[0];
  const search = new Search(game, draft, target);
  search.exclude(first.found);
  return yield* search.run();
}

type Group = readonly Edit[];

class Search {
  readonly #game: EditableGame;
  readonly #draft: Draft;
  readonly #target: unknown;
  readonly #targetText: string;
  readonly #groups: readonly Group[];
  #others: { readonly solution: unknown; readonly excludedBy: ReadonlySet<number> }[] = [];

  constructor(game: EditableGame, draft: Draft, target: unknown) {
    this.#game = game;
    this.#draft = draft;
    this.#target = target;
    this.#targetText = readingText(game, draft.design.puzzle, target);
    this.#groups = groupsOf(game, draft, target);
  }

  /** False when none of these is another solution than the target. */
  exclude(solutions: readonly unknown[]): boolean {
    const { puzzle } = this.#draft.design;
    const others = solutions.filter((each) => readingText(this.#game, puzzle, each) !== this.#targetText);
    for (const solution of others) {
      const held = new Set(this.#game.edit.givensOf(puzzle, solution).map(({ on, to }) => `${on}=${to}`));
      const excludedBy = new Set(
        this.#groups.flatMap((group, index) =>
          group.every(({ on, to }) => held.has(`${on}=${to}`)) ? [] : [index],
        ),
      );
      this.#others.push({ solution, excludedBy });
    }
    return others.length > 0;
  }

  *run(): Task<Result<readonly Suggestion[], Note>> {
    for (let round = 0; round < ROUNDS; round++) {
      yield { done: round };
      const stuck = this.#others.find(({ excludedBy }) => excludedBy.size === 0);
      if (stuck) return fail({ code: 'suggest-none', at: [] });
      const chosen = this.#hittingSet();
      const found = yield* this.#othersWith(chosen);
      if (found === undefined) return fail({ code: 'suggest-none', at: [] });
      if (!this.exclude(found)) return ok(this.#inOrder(yield* this.#needed(chosen)));
    }
    return fail({ code: 'suggest-far', at: [] });
  }

  /** Greedy: the given that excludes most of those left, and among equals the one that changes least. */
  #hittingSet(): number[] {
    const chosen: number[] = [];
    let left = this.#others;
    while (left.length) {
      const counts = new Map<number, number>();
      for (const { excludedBy } of left)
        for (const index of excludedBy) counts.set(index, (counts.get(index) ?? 0) + 1);
      const [best] = [...counts].reduce((a, b) => (this.#isBetter(b, a) ? b : a));
      chosen.push(best);
      left = left.filter(({ excludedBy }) => !excludedBy.has(best));
    }
    return this.#smaller(chosen);
  }

  #isBetter([a, countA]: [number, number], [b, countB]: [number, number]): boolean {
    return countA !== countB ? countA > countB : this.#groups[a].length < this.#groups[b].length;
  }

  /** What a later choice has made needless goes. */
  #smaller(chosen: readonly number[]): number[] {
    let kept = [...chosen];
    for (const index of chosen) {
      const rest = kept.filter((each) => each !== index);
      if (this.#others.every(({ excludedBy }) => rest.some((each) => excludedBy.has(each)))) kept = rest;
    }
    return kept;
  }

  /** Solutions besides the target that these givens leave; undefined when they cannot be given. */
  *#othersWith(chosen: readonly number[]): Task<readonly unknown[] | undefined> {
    const next = applyEdits(
      this.#game,
      this.#draft,
      chosen.flatMap((index) => this.#groups[index]),
    );
    if (!next.ok) return undefined;
    const { found } = yield* statusOf(this.#game, next.value.design.puzzle, AT_ONCE);
    const { puzzle } = this.#draft.design;
    return distinct(this.#game, puzzle, found).filter(
      (each) => readingText(this.#game, puzzle, each) !== this.#targetText,
    );
  }

  *#needed(chosen: readonly number[]): Task<readonly number[]> {
    let kept = [...chosen];
    for (const index of chosen.toReversed()) {
      const rest = kept.filter((each) => each !== index);
      const found = yield* this.#othersWith(rest);
      if (found?.length === 0) kept = rest;
      yield { done: chosen.length - kept.length, of: chosen.length };
    }
    return kept;
  }

  /** First what leaves the fewest places that differ. */
  #inOrder(chosen: readonly number[]): readonly Suggestion[] {
    const suggestions: Suggestion[] = [];
    let [left, rest] = [this.#others, [...chosen]];
    while (rest.length) {
      const ranked = rest.map((index) => {
        const staying = left.filter(({ excludedBy }) => !excludedBy.has(index));
        return { index, staying, differing: this.#differing(staying.map(({ solution }) => solution)) };
      });
      const best = ranked.reduce((a, b) => (b.differing < a.differing ? b : a));
      suggestions.push({ edits: this.#groups[best.index], differing: best.differing });
      left = best.staying;
      rest = rest.filter((each) => each !== best.index);
    }
    return suggestions;
  }

  #differing(solutions: readonly unknown[]): number {
    return compare(this.#game, this.#draft.design.puzzle, [this.#target, ...solutions]).open.length;
  }
}

/** What agrees with the target and is not given yet, image by image; never where a lock says that nothing goes. */
function groupsOf(game: EditableGame, draft: Draft, target: unknown): readonly Group[] {
  const { puzzle } = draft.design;
  // A question mark is a place kept for a given.
  const given = new Set(game.edit.givens(puzzle).flatMap(({ on, to }) => (to === '?' ? [] : [on])));
  const offers = new Map(game.edit.givensOf(puzzle, target).map((edit) => [edit.on, edit]));
  const isFree = (place: string): boolean => !given.has(place) && !draft.locks.includes(place);
  const companyOf = (edit: Edit): readonly Edit[] =>
    (game.edit.company?.(puzzle, target, edit) ?? []).filter(({ on }) => !given.has(on));
  const seen = new Set<string>();
  return [...offers.values()].flatMap((edit) => {
    if (seen.has(edit.on) || !isFree(edit.on)) return [];
    const places = game.edit.mirror(draft.design, edit, draft.symmetry).map(({ on }) => on);
    for (const place of places) seen.add(place);
    const group = places.filter((place) => !given.has(place)).map((place) => offers.get(place));
    const isWhole = group.every((each) => each !== undefined && isFree(each.on));
    return isWhole ? [group.flatMap((each) => (each ? [...companyOf(each), each] : []))] : [];
  });
}
