/**
 * A shortest sequence of givens that leaves one solution. Each other solution must be excluded by some given, so
 * the givens are a hitting set: choose a few that exclude all known solutions, ask the solver for one more, and repeat
 * until there is none. What turns out to be unnecessary at the end is removed again.
 */
import { fail, ok, type Result } from '../result.ts';
import type { Task } from '../task.ts';
import type { Edit, Note, Spot } from '../vocabulary.ts';
import { applyEdits } from './apply.ts';
import type { Draft, EditableGame } from './draft.ts';
import { isSolution, statusOf } from './status.ts';

export interface Suggestion {
  /** One given, with its images where the draft has a symmetry. */
  readonly edits: readonly Edit[];
  /** How many places still differ in the known solutions, once this and all before it are accepted. */
  readonly differing: number;
}

/** Solutions found at a time: several at once save calls, and few are needed. */
const AT_ONCE = 6;

/** Questions after which what was chosen last is kept: a puzzle with very many solutions gets an answer, if not the shortest. */
const ROUNDS = 40;
const AGAIN = 5; // and then after every this many

/** `toward`: the solution to keep; else the drawing, or the first one found. */
export function* suggest(
  game: EditableGame,
  draft: Draft,
  toward?: unknown,
): Task<Result<readonly Suggestion[], Note>> {
  const { puzzle, state } = draft.design;
  const first = yield* statusOf(game, puzzle, AT_ONCE);
  if (first.found.length === 0) return fail({ code: 'suggest-unsolvable', at: [] });
  const goal = [toward, state].find((each) => each !== undefined && isSolution(game, puzzle, each));
  // Some solutions cannot be distinguished from others by any given, so one that can is looked for.
  const targets = goal === undefined ? first.found : [goal];
  let answer: Result<readonly Suggestion[], Note> = fail({ code: 'suggest-none', at: [] });
  for (const target of targets) {
    const search = new Search(game, draft, target);
    search.exclude(puzzle, first.found);
    answer = yield* search.run();
    if (answer.ok) break;
  }
  return answer;
}

type Group = readonly Edit[];

/** An unwanted solution's reading, and the groups that exclude it. */
interface Other {
  readonly reading: ReadonlyMap<Spot, string>;
  readonly excludedBy: ReadonlySet<number>;
}

class Search {
  readonly #game: EditableGame;
  readonly #draft: Draft;
  readonly #target: ReadonlyMap<Spot, string>;
  readonly #groups: readonly Group[];
  #others: Other[] = [];
  #kept: readonly number[] = []; // groups that are not chosen again

  constructor(game: EditableGame, draft: Draft, target: unknown) {
    this.#game = game;
    this.#draft = draft;
    this.#target = game.edit.reading(draft.design.puzzle, target);
    this.#groups = groupsOf(game, draft, target);
  }

  /** False when none of these is another solution than the target. They are solutions of a puzzle with more givens. */
  exclude(puzzle: unknown, solutions: readonly unknown[]): boolean {
    const reader = this.#readerOf(puzzle);
    let isAny = false;
    for (const solution of solutions) {
      const reading = this.#game.edit.reading(reader, solution);
      if (differences(this.#target, [reading]) === 0) continue;
      const held = new Set(this.#game.edit.givensOf(puzzle, solution).map(({ on, to }) => `${on}=${to}`));
      const excludedBy = new Set(
        this.#groups.flatMap((group, index) =>
          group.every(({ on, to }) => held.has(`${on}=${to}`)) ? [] : [index],
        ),
      );
      this.#others.push({ reading, excludedBy });
      isAny = true;
    }
    return isAny;
  }

  /**
   * Solutions are read as the target was, by the draft's own puzzle: givens may change how a board is read. Where they
   * gave pieces other numbers, only the new puzzle can read them.
   */
  #readerOf(puzzle: unknown): unknown {
    const { edit } = this.#game;
    const own = this.#draft.design.puzzle;
    return edit.frame(puzzle) === edit.frame(own) ? own : puzzle;
  }

  *run(): Task<Result<readonly Suggestion[], Note>> {
    for (let round = 1; ; round++) {
      yield { done: round };
      const stuck = this.#others.find(({ excludedBy }) => excludedBy.size === 0);
      if (stuck) return fail({ code: 'suggest-none', at: [] });
      const chosen = [...this.#kept, ...this.#hittingSet()];
      const next = this.#puzzleWith(chosen);
      if (next === undefined) return fail({ code: 'suggest-none', at: [] });
      const { found } = yield* statusOf(this.#game, next, AT_ONCE);
      if (!this.exclude(next, found)) return ok(this.#inOrder(yield* this.#needed(chosen)));
      if (round >= ROUNDS && round % AGAIN === 0) this.#kept = chosen;
    }
  }

  /** Greedy: the given that excludes most of the remaining ones and, among equals, changes least. */
  #hittingSet(): number[] {
    const chosen: number[] = [];
    const open = this.#others.filter(({ excludedBy }) => !this.#kept.some((index) => excludedBy.has(index)));
    let left = open;
    while (left.length) {
      const counts = new Map<number, number>();
      for (const { excludedBy } of left)
        for (const index of excludedBy) counts.set(index, (counts.get(index) ?? 0) + 1);
      const [best] = [...counts].reduce((a, b) => (this.#isBetter(b, a) ? b : a));
      chosen.push(best);
      left = left.filter(({ excludedBy }) => !excludedBy.has(best));
    }
    return smaller(chosen, open);
  }

  #isBetter([a, countA]: [number, number], [b, countB]: [number, number]): boolean {
    return countA !== countB ? countA > countB : this.#groups[a].length < this.#groups[b].length;
  }

  /** Undefined when these cannot be given. */
  #puzzleWith(chosen: readonly number[]): unknown {
    const list = chosen.flatMap((index) => this.#groups[index]);
    const next = applyEdits(this.#game, this.#draft, list);
    return next.ok ? next.value.design.puzzle : undefined;
  }

  *#needed(chosen: readonly number[]): Task<readonly number[]> {
    let kept = [...chosen];
    for (const index of chosen.toReversed()) {
      const rest = kept.filter((each) => each !== index);
      const next = this.#puzzleWith(rest);
      if (next !== undefined && (yield* statusOf(this.#game, next)).solutions === 'one') kept = rest;
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
        return {
          index,
          staying,
          differing: differences(
            this.#target,
            staying.map(({ reading }) => reading),
          ),
        };
      });
      const best = ranked.reduce((a, b) => (b.differing < a.differing ? b : a));
      suggestions.push({ edits: this.#groups[best.index], differing: best.differing });
      left = best.staying;
      rest = rest.filter((each) => each !== best.index);
    }
    return suggestions;
  }
}

/** How many places are not the same in all of these. */
const differences = (
  target: ReadonlyMap<Spot, string>,
  others: readonly ReadonlyMap<Spot, string>[],
): number =>
  new Set(
    others.flatMap((reading) =>
      [...target.keys(), ...reading.keys()].filter((spot) => reading.get(spot) !== target.get(spot)),
    ),
  ).size;

/** Removes what a later choice has made unnecessary. */
function smaller(chosen: readonly number[], others: readonly Other[]): number[] {
  let kept = [...chosen];
  for (const index of chosen) {
    const rest = kept.filter((each) => each !== index);
    if (others.every(({ excludedBy }) => rest.some((each) => excludedBy.has(each)))) kept = rest;
  }
  return kept;
}

/** What agrees with the target and is not given yet, image by image; never where a place is locked as empty. */
function groupsOf(game: EditableGame, draft: Draft, target: unknown): readonly Group[] {
  const { puzzle } = draft.design;
  // A question mark reserves a place for a given.
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
