/** Laws of what helps players: view options, fits, meters, paths, actions. Games without them pass. */
import type { ViewOptions } from '../draw/scene.ts';
import type { AnyGame, Kit } from '../game.ts';
import type { ActionResult, Note } from '../vocabulary.ts';
import type { Result } from '../result.ts';
import { formatParams, parseParams } from '../params/params.ts';
import { finish } from '../task.ts';
import { same } from './same.ts';
import { randomGesture, type Subject } from './subject.ts';
import { missing, textProblem } from './texts-and-views.ts';

type Violations = Generator<string, void, void>;

const viewOptionsOf = (game: AnyGame): readonly ViewOptions[] => [
  { portrait: true },
  ...(['letters', 'shapes', 'both', 'none'] as const).map((symbols) => ({ symbols })),
  ...(game.views ?? []).map((view) => ({ view })),
];

/** Another view may draw differently, but pointers and screen readers find the same things there. */
export function* viewsShowTheSame({ game, samples }: Subject): Violations {
  for (const { puzzle, states } of samples())
    for (const state of states) {
      const plain = game.scene(puzzle, state).targets;
      for (const options of viewOptionsOf(game)) {
        const { width, height, targets, shapes } = game.scene(puzzle, state, options);
        const name = JSON.stringify(options);
        if (!same(spoken(targets), spoken(plain))) yield `View ${name} has other targets.`;
        if (targets.some(({ x, y }) => !(x >= 0 && x <= width && y >= 0 && y <= height)))
          yield `View ${name} has a target outside the scene.`;
        const drawn = shapes.flatMap((each) => each.spot ?? []);
        yield* missing(
          `drawn in view ${name} but no target`,
          drawn,
          targets.map((each) => each.spot),
        );
      }
    }
}

const spoken = (targets: readonly { readonly spot: string; readonly label: unknown }[]): unknown =>
  targets.map(({ spot, label }) => ({ spot, label }));

const wrongs = (game: AnyGame, puzzle: unknown, state: unknown): number =>
  game.check(puzzle, state).issues.filter((issue) => issue.kind === 'wrong').length;

export function* fitsArePlayable({ game, samples }: Subject): Violations {
  for (const { puzzle, states } of samples())
    for (const state of states) {
      const spots = game.scene(puzzle, state).targets.map((each) => each.spot);
      const before = wrongs(game, puzzle, state);
      for (const spot of spots)
        for (const { piece, place, move } of game.fits?.(puzzle, state, spot) ?? []) {
          yield* missing(`named by what fits ${spot} but no target`, [piece, place], spots);
          const after = game.apply(puzzle, state, move);
          if (!after.ok) yield `What fits ${spot} is refused: ${after.error.code}.`;
          else if (wrongs(game, puzzle, after.value) > before) yield `What fits ${spot} breaks something.`;
        }
      if (game.fits?.(puzzle, state, 'nowhere:0')?.length) yield 'Something fits a spot that is not there.';
    }
}

export function* metersAndPathsTell({ game, samples }: Subject): Violations {
  for (const { puzzle, states } of samples())
    for (const state of states) {
      const spots = game.scene(puzzle, state).targets.map((each) => each.spot);
      const paths = spots.flatMap((spot) => game.pathsThrough?.(puzzle, state, spot) ?? []);
      const { score } = game.check(puzzle, state);
      const worth = paths.map((path) => path.score ?? 0);
      if (score && worth.some(Boolean) && Math.max(...worth) !== score)
        yield `The best path is worth ${Math.max(...worth)}, but ${score} points are counted.`;
      const meters = game.meters?.(puzzle, state) ?? [];
      for (const note of [...meters, ...paths.map((path) => path.note)]) {
        const fault = textProblem(game, note);
        if (fault) yield fault;
      }
      yield* missing(
        'on a path but no target',
        paths.flatMap((path) => path.note.at),
        spots,
      );
    }
}

export function* actionsCanBePlayed({ game, samples }: Subject): Violations {
  for (const { puzzle, states, saved } of samples())
    for (const state of states)
      for (const action of game.actions?.(puzzle, state) ?? []) {
        const unnamed = ['', '.about'].map((end) => textProblem(game, { code: `action.${action}${end}` }));
        const fault = unnamed.find((each) => each !== undefined);
        if (fault !== undefined) yield fault;
        const { solution } = saved;
        const known = { past: [], ...(solution !== undefined && { solution }) };
        const done = game.runAction && finish(game.runAction(puzzle, state, action, known));
        if (!done) yield `Action '${action}' cannot be performed.`;
        else yield* resultHolds(game, puzzle, state, action, done);
      }
}

function* resultHolds(
  game: AnyGame,
  puzzle: unknown,
  state: unknown,
  action: string,
  done: Result<ActionResult<unknown>, Note>,
): Violations {
  const note = done.ok ? done.value.note : done.error;
  const fault = note && textProblem(game, note);
  if (fault !== undefined) yield fault;
  let now = state;
  for (const move of done.ok ? done.value.moves : []) {
    const after = game.apply(puzzle, now, move);
    if (!after.ok) return yield `Action '${action}' comes to a refused move: ${after.error.code}.`;
    now = after.value;
  }
}

export function* identitiesHold({ game, samples }: Subject): Violations {
  for (const { puzzle, saved } of samples()) {
    const { solution } = saved;
    if (solution === undefined || !game.identity) continue;
    const read = game.native.parse(game.native.format({ puzzle, state: solution }));
    if (!read.ok || read.value.state === undefined) continue;
    if (game.identity(puzzle, solution) !== game.identity(read.value.puzzle, read.value.state))
      yield 'A solution read back has another identity.';
  }
}

/** Reading a puzzle back gives the same puzzle. */
export function* likenessHolds({ game, samples }: Subject): Violations {
  for (const { puzzle } of samples()) {
    const read = game.native.parse(game.native.format({ puzzle }));
    if (read.ok && game.likeness?.(puzzle) !== game.likeness?.(read.value.puzzle))
      yield 'A puzzle read back is not like itself.';
  }
}

/** Tidying can be played, is done once, and removes nothing from a solution. */
export function* tidyingFollows({ game, samples }: Subject): Violations {
  for (const { puzzle, states, saved } of samples()) {
    const { solution } = saved;
    for (const state of solution === undefined ? states : [...states, solution]) {
      const more = game.tidy?.(puzzle, undefined, state);
      if (more === undefined) continue;
      const after = game.apply(puzzle, state, more);
      if (!after.ok) return yield `Tidying comes to a refused move: ${after.error.code}.`;
      if (game.tidy?.(puzzle, undefined, after.value) !== undefined) yield 'What is tidy is tidied again.';
      if (state === solution && game.check(puzzle, after.value).issues.length > 0)
        yield 'Tidying spoils a solution.';
    }
  }
}

/** The kind for notes exists, and is not the main kind. */
export function* shadingIsANote({ game, samples }: Subject): Violations {
  const { shading } = game;
  if (shading === undefined) return;
  for (const { puzzle, states } of samples())
    for (const state of states) {
      const { targets, mainKind } = game.scene(puzzle, state);
      if (shading === mainKind || !targets.some(({ kind }) => kind === shading))
        yield `'${shading}' is no kind of target that a player could do without.`;
    }
}

/** A refusal has words and points at spots that exist. */
export function* refusalsExplain(subject: Subject): Violations {
  const { game, samples } = subject;
  const rng = subject.rng('refusals');
  for (const { puzzle, states } of samples())
    for (const state of states) {
      const spots = game.scene(puzzle, state).targets.map((each) => each.spot);
      for (let i = 0; i < TRIES && spots.length > 0; i++) {
        const meant = game.interpret(puzzle, state, randomGesture(rng, spots));
        if (meant.ok) continue;
        const note = meant.error;
        const fault = textProblem(game, note);
        if (fault !== undefined) yield fault;
        yield* missing(`blamed by refusal '${note.code}' but no target`, note.at, spots);
      }
    }
}

const TRIES = 60; // gestures in each position

/** Every step of a series is a choice that can be made. */
export function* seriesCanBeMade({ game }: Subject): Violations {
  for (const { id, steps } of game.params.series ?? []) {
    if (new Set(steps.map(({ name }) => name)).size !== steps.length)
      yield `Series '${id}' has two steps of one name.`;
    for (const { name, params } of steps) {
      const read = parseParams(game.params, formatParams(game.params, params));
      if (!read.ok) yield `Step '${name}' of series '${id}' is refused: ${read.error.code}.`;
    }
  }
}

/** Everything to cut out has a name, a closed outline and a face inside its box; and its size is known. */
export function* kitsCanBeCut({ game, samples }: Subject): Violations {
  for (const { puzzle } of samples())
    for (const tabs of [true, false]) {
      const kit = game.kit?.(puzzle, { tabs });
      if (!kit) continue;
      const fault = textProblem(game, { code: 'kit.measure', with: { size: 40 } });
      if (fault !== undefined) yield fault;
      if (!(kit.millimetres > 0 && kit.measure > 0)) yield 'A kit has no size.';
      yield* partsCanBeCut(kit);
      const loose =
        game.scene(puzzle, game.start(puzzle)).shelf?.slots.filter((slot) => slot !== undefined) ?? [];
      if (new Set(kit.parts.map(({ name }) => name)).size < loose.length)
        yield 'A kit lacks pieces that are beside the board.';
    }
}

function* partsCanBeCut({ parts }: Kit): Violations {
  for (const { name, width, height, outline, shapes } of parts) {
    if (name === '' || shapes.length === 0) yield 'A part of a kit has no name or no face.';
    if (!outline.length || !outline.every((d) => /^M[^M]*Z$/.test(d)))
      yield `Part '${name}' of a kit has an outline that is not closed.`;
    const points = outline.map((d) => d.replace(/A\S+ \S+ \S+ \S+ \S+ /g, ' ')); // radii and flags are not points
    const numbers = points.flatMap((d) => d.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);
    if (numbers.some((value) => !(value >= 0 && value <= Math.max(width, height))))
      yield `Part '${name}' of a kit leaves its box.`;
  }
}
