/** Laws of making puzzles by hand. Games that have no `edit` pass. */
import type { AnyGame } from '../game.ts';
import { finish } from '../task.ts';
import type { Edit, Note, Spot } from '../vocabulary.ts';
import { ambiguity, compare, type Ambiguity } from '../workshop/ambiguity.ts';
import { applyEdits } from '../workshop/apply.ts';
import { clashingGivens, without } from '../workshop/conflict.ts';
import { draftOf, isEditable, type Design, type EditableGame } from '../workshop/draft.ts';
import { edits } from '../workshop/edits.ts';
import { statusOf } from '../workshop/status.ts';
import { suggest } from '../workshop/suggest.ts';
import { randomGesture, type Subject } from './subject.ts';
import { textProblem } from './texts-and-views.ts';

type Violations = Generator<string, void, void>;
type Law = (subject: Subject, game: EditableGame) => Violations;

const ifEditable = (law: Law) =>
  function* (subject: Subject): Violations {
    if (isEditable(subject.game)) yield* law(subject, subject.game);
  };

const puzzlesOf = ({ game, samples, options }: Subject): readonly unknown[] => [
  ...samples().map(({ puzzle }) => puzzle),
  ...options.golden.flatMap((text) => {
    const read = game.native.parse(text);
    return read.ok ? [read.value.puzzle] : [];
  }),
];

const textOf = (game: AnyGame, puzzle: unknown): string => game.native.format({ puzzle });

/** Settings first, in order, because places depend on them; then the givens. */
export const blankReachesEverything = ifEditable(function* (subject, game) {
  const blank = game.edit.blank(game.params.presets[0].params);
  for (const puzzle of puzzlesOf(subject)) {
    const settings = game.edit.settings({ puzzle }).map(({ key, value }) => ({ on: key, to: value }));
    const list = [...settings, ...game.edit.givens(puzzle)];
    const made = applyEdits(game, draftOf(blank), list);
    if (!made.ok) yield `${edits.format(list)} is refused: ${made.error.code}.`;
    else if (textOf(game, made.value.design.puzzle) !== textOf(game, puzzle))
      yield `${edits.format(list)} makes ${textOf(game, made.value.design.puzzle)}, not ${textOf(game, puzzle)}.`;
  }
});

const HANDS = 12; // random entries tried on each puzzle
const TRIED = 10; // puzzles

/** What a player could do next: a choice at a place, something for the whole board, a setting, a gesture. */
function* entriesIn(
  subject: Subject,
  game: EditableGame,
): Generator<{ design: Design; list: readonly Edit[] }> {
  const all = puzzlesOf(subject);
  const some = all.filter((_, i) => i % Math.ceil(all.length / TRIED) === 0);
  for (const [index, puzzle] of some.entries()) {
    const rng = subject.rng(`edit ${index}`);
    const pick = <T>(items: readonly T[]): T | undefined => items[rng.below(Math.max(1, items.length))];
    let design: Design = { puzzle };
    for (let hand = 0; hand < HANDS; hand++) {
      const spots = game.edit.scene(design).targets.map(({ spot }) => spot);
      const choices = game.edit.palette(design, pick(spots) ?? '');
      const meant = game.edit.interpret(design, randomGesture(rng, spots));
      const lists = [
        pick(choices)?.edits,
        hand % 6 === 5 ? pick(game.edit.boardEdits(design))?.edits : undefined,
        meant.ok ? meant.value : undefined,
      ];
      for (const list of lists) {
        if (!list) continue;
        yield { design, list };
        const next = applyEdits(game, draftOf(design), list);
        if (next.ok) ({ design } = next.value);
      }
    }
  }
}

export const editsRoundTrip = ifEditable(function* (subject, game) {
  for (const { design, list } of entriesIn(subject, game)) {
    const text = edits.format(list);
    const read = edits.parse(text);
    if (!read.ok || edits.format(read.value) !== text) yield `The edits ${text} do not read back.`;
    const next = applyEdits(game, draftOf(design), list);
    if (!next.ok) continue;
    const native = game.native.format(next.value.design);
    const back = game.native.parse(native);
    if (!back.ok) yield `After ${text} the puzzle does not read back: ${native}.`;
    else if (game.native.format(back.value) !== native)
      yield `After ${text} the puzzle reads back as another.`;
  }
});

/** A refusal may depend on the position; what is offered at a place is never refused there. */
export const handsMakeEdits = ifEditable(function* (subject, game) {
  for (const { design, list } of entriesIn(subject, game)) {
    const next = applyEdits(game, draftOf(design), list);
    if (next.ok) continue;
    const fault = textProblem(game, next.error);
    if (fault !== undefined) yield fault;
    const isOffered = game.edit
      .scene(design)
      .targets.some(({ spot }) => game.edit.palette(design, spot).some((choice) => choice.edits === list));
    if (isOffered) yield `${edits.format(list)} is offered and refused.`;
  }
});

export const placesAreSpots = ifEditable(function* (subject, game) {
  for (const puzzle of puzzlesOf(subject)) {
    const design = { puzzle };
    const { targets } = game.edit.scene(design);
    for (const { spot, label } of targets) {
      const fault = textProblem(game, label);
      if (fault !== undefined) yield fault;
      const place = game.edit.placeOf(design, spot);
      if (place !== undefined && game.edit.spotOf(design, place) === undefined)
        yield `Place ${place} at ${spot} has no spot.`;
    }
    for (const { on } of game.edit.givens(puzzle)) {
      const spot = game.edit.spotOf(design, on);
      if (spot !== undefined && game.edit.placeOf(design, spot) !== on)
        yield `The given at ${on} is not found at its spot ${spot}.`;
    }
    if (game.edit.spotOf(design, 'nowhere') !== undefined) yield 'There is a spot for a place that is none.';
  }
});

export const editingHasWords = ifEditable(function* (subject, game) {
  for (const puzzle of puzzlesOf(subject)) {
    const design = { puzzle };
    const spots = game.edit.scene(design).targets.map(({ spot }) => spot);
    const labels: readonly Pick<Note, 'code' | 'with'>[] = [
      ...spots.slice(0, 8).flatMap((spot) => game.edit.palette(design, spot)),
      ...game.edit.boardEdits(design),
      ...game.edit.meters(design),
      ...game.edit.symmetries(design).map((id) => ({ code: `symmetry.${id}` })),
      ...game.edit
        .settings(design)
        .flatMap((setting) => [
          { code: `field.${setting.key}` },
          ...(setting.kind === 'choice'
            ? setting.options.map((option) => ({ code: `choice.${setting.key}.${option}` }))
            : []),
        ]),
      ...[game.edit.obstacle?.(puzzle)].flatMap((note) => note ?? []),
    ];
    for (const label of labels) {
      const fault = textProblem(game, label);
      if (fault !== undefined) yield fault;
    }
  }
});

export const mirroredTwiceIsTheEdit = ifEditable(function* (subject, game) {
  const orbit = (list: readonly Edit[]): string =>
    list
      .map(({ on, to }) => `${on}=${to}`)
      .sort()
      .join();
  for (const { design, list } of entriesIn(subject, game))
    for (const symmetry of game.edit.symmetries(design))
      for (const edit of list) {
        const images = game.edit.mirror(design, edit, symmetry);
        if (images[0] === undefined || orbit([images[0]]) !== orbit(game.edit.mirror(design, edit, 'none')))
          yield `${edit.on}=${edit.to} is not the first of its images under ${symmetry}.`;
        const astray = images.find(
          (image) => orbit(game.edit.mirror(design, image, symmetry)) !== orbit(images),
        );
        if (astray) yield `${edit.on}=${edit.to} mirrored to ${astray.on} by ${symmetry} does not come back.`;
      }
});

const NONSENSE: readonly Edit[] = [
  { on: 'nowhere', to: '1' },
  { on: 'a0', to: '1' },
  { on: 'constructor', to: '1' },
  { on: 'size', to: '-1x0' },
  { on: '1', to: 'nonsense' },
  { on: 'a1', to: 'nonsense' },
  { on: 'symmetry', to: 'no-such' },
  { on: 'lock', to: 'nowhere' },
  { on: 'paste', to: '%' },
  { on: 'note', to: 'x'.repeat(501) },
];

export const badEditsAreRefused = ifEditable(function* (subject, game) {
  for (const puzzle of puzzlesOf(subject))
    for (const edit of NONSENSE) {
      const result = applyEdits(game, draftOf({ puzzle }), [edit]);
      if (result.ok) yield `${edit.on}=${edit.to} is taken for an edit.`;
      else {
        const fault = textProblem(game, result.error);
        if (fault !== undefined) yield fault;
      }
    }
});

const GONE = 3; // givens removed from a puzzle with one solution

/** Puzzles with few solutions: those with one, and the same with some givens removed. */
function ambiguous({ unique }: Subject, game: EditableGame): readonly unknown[] {
  return unique()
    .slice(0, 4)
    .map(({ puzzle }) => {
      const places = game.edit.givens(puzzle).map(({ on }) => on);
      return without(game, puzzle, places.slice(0, GONE));
    });
}

/** Whether everything that agrees with a solution, given together, leaves that one only. */
function canBeMadeUnique(game: EditableGame, puzzle: unknown): boolean {
  const [solution] = finish(game.solve(puzzle, { limit: 1 })).found;
  if (solution === undefined) return false;
  const all = applyEdits(game, draftOf({ puzzle }), game.edit.givensOf(puzzle, solution));
  return all.ok && finish(statusOf(game, all.value.design.puzzle)).solutions === 'one';
}

export const suggestionsMakeUnique = ifEditable(function* (subject, game) {
  for (const puzzle of ambiguous(subject, game)) {
    const suggested = finish(suggest(game, draftOf({ puzzle })));
    if (!suggested.ok) {
      const fault = textProblem(game, suggested.error);
      if (fault !== undefined) yield fault;
      if (canBeMadeUnique(game, puzzle)) yield `Nothing is suggested for ${textOf(game, puzzle)}.`;
      continue;
    }
    const list = suggested.value.flatMap((each) => each.edits);
    const next = applyEdits(game, draftOf({ puzzle }), list);
    if (!next.ok) return yield `The suggestion ${edits.format(list)} is refused: ${next.error.code}.`;
    const { found, exhausted } = finish(game.solve(next.value.design.puzzle, { limit: 2 }));
    const { open } = compare(game, puzzle, found);
    if (found.length === 0 || open.length > 0 || (!exhausted && found.length < 2))
      yield `After ${edits.format(list)} there is not one solution.`;
  }
});

const ALL = 300; // solutions examined to confirm what is forced
const ASKED = 12; // places confirmed one by one, of each kind

export const forcedIsForced = ifEditable(function* (subject, game) {
  for (const puzzle of ambiguous(subject, game)) {
    const known = finish(ambiguity(game, puzzle, { limit: 3 }));
    const { found, exhausted } = finish(game.solve(puzzle, { limit: ALL }));
    if (known.solutions === 'none' && found.length) yield 'A puzzle with a solution is said to have none.';
    if (found.length === 0) continue;
    yield* canBeOtherwise(game, puzzle, known);
    if (!known.isProved) continue;
    yield* cannotBeOtherwise(game, puzzle, known);
    const witness = compare(game, puzzle, found);
    const shared = new Set(witness.forced);
    const wrong = known.forced.find((spot) => !shared.has(spot));
    if (wrong !== undefined) yield `${wrong} is said to be forced, and a solution differs there.`;
    const open = new Set(witness.open);
    const loose = exhausted ? known.open.find((spot) => !open.has(spot)) : undefined;
    if (loose !== undefined) yield `${loose} is said to be open, and all solutions agree there.`;
  }
});

/** Solutions that differ from the first at a place; undefined if a game cannot be asked for them. */
function hasOther(game: EditableGame, puzzle: unknown, { pair }: Ambiguity, at: Spot): boolean | undefined {
  const than = pair && game.edit.reading(puzzle, pair[0]).get(at);
  const ways = than === undefined ? undefined : game.edit.otherwise?.(puzzle, at, than);
  return ways?.some((from) => finish(game.solve(puzzle, { limit: 1, from })).found.length > 0);
}

const someOf = (spots: readonly Spot[]): readonly Spot[] =>
  spots.filter((_, i) => i % Math.ceil(spots.length / ASKED) === 0);

function* cannotBeOtherwise(game: EditableGame, puzzle: unknown, known: Ambiguity): Violations {
  const wrong = someOf(known.forced).find((spot) => hasOther(game, puzzle, known, spot));
  if (wrong !== undefined)
    yield `${wrong} is said to be forced, and solving with the opposite finds a solution.`;
}

function* canBeOtherwise(game: EditableGame, puzzle: unknown, known: Ambiguity): Violations {
  const wrong = someOf(known.open).find((spot) => hasOther(game, puzzle, known, spot) === false);
  if (wrong !== undefined) yield `${wrong} is said to be open, and solving with the opposite finds nothing.`;
}

/** For puzzles without a solution: the named givens are enough for a contradiction, and all are needed. */
export const conflictsAreSmallest = ifEditable(function* ({ samples }, game) {
  for (const { puzzle } of samples()) {
    const { found, exhausted } = finish(game.solve(puzzle, { limit: 1 }));
    if (found.length || !exhausted || game.edit.obstacle?.(puzzle)) continue;
    const named = finish(clashingGivens(game, puzzle)).map(({ on }) => on);
    const others = game.edit.givens(puzzle).flatMap(({ on }) => (named.includes(on) ? [] : [on]));
    const rest = without(game, puzzle, others);
    if (finish(game.solve(rest, { limit: 1 })).found.length) yield `${named.join(' ')} can stand together.`;
    const needless = named.find((on) => {
      const less = finish(game.solve(without(game, rest, [on]), { limit: 1 }));
      return less.exhausted && !less.found.length;
    });
    if (needless !== undefined) yield `${needless} is not needed for the contradiction.`;
  }
});
