/** Laws of play: generated puzzles are sound, states are values, gestures and plans are legal. */
import type { Note, Report } from '../vocabulary.ts';
import { arrowProblems } from '../play/neighbours.ts';
import { makeSpace, shelfKinds } from '../play/space.ts';
import { makeRng } from '../rng.ts';
import { finish } from '../task.ts';
import { gesturesOn, randomGesture, type Subject } from './subject.ts';
import { playAll, type Sample } from './hint-runs.ts';
import { textProblem } from './texts-and-views.ts';

type Violations = Generator<string, void, void>;

export function* generateIsAFunction({ game, options }: Subject): Violations {
  for (const params of options.params)
    for (let seed = 0; seed < options.seeds; seed++) {
      const [once, again] = [0, 0].map(() => finish(game.generate(params, makeRng(seed))));
      if (!once.ok || !again.ok) yield refused(game, once.ok ? again : once, seed);
      else if (game.native.format(once.value) !== game.native.format(again.value))
        yield `Seed ${seed} gives two puzzles.`;
    }
}

function refused(game: Subject['game'], result: { ok: boolean; error?: Note }, seed: number): string {
  const note = result.error ?? { code: '?', at: [] };
  return textProblem(game, note) ?? `Seed ${seed} gives no puzzle: ${note.code}.`;
}

export function* solutionsSolve({ game, samples }: Subject): Violations {
  for (const { saved, puzzle } of samples()) {
    if (saved.solution === undefined) continue;
    const issue = game.check(puzzle, saved.solution).issues[0];
    if (issue) yield `The solution of '${game.native.format({ puzzle })}' has the issue '${issue.code}'.`;
  }
}

export function* freshIsUnsolved({ game, samples }: Subject): Violations {
  for (const { puzzle } of samples())
    if (game.check(puzzle, game.start(puzzle)).issues.length === 0)
      yield `'${game.native.format({ puzzle })}' is solved at once.`;
}

export function* progressCounts({ game, samples }: Subject): Violations {
  for (const { puzzle, states } of samples())
    for (const state of states) {
      const report: Report = game.check(puzzle, state);
      const { done, of } = report.progress;
      if (!(done >= 0 && done <= of)) yield `Progress is ${done} of ${of}.`;
      if (report.issues.length === 0 && done !== of) yield `A solved puzzle is ${done} of ${of} done.`;
    }
}

export function* statesAreValues(subject: Subject): Violations {
  const { game, samples, text, rng } = subject;
  for (const { puzzle, states } of samples())
    for (const state of states) {
      const before = text(puzzle, state);
      for (const move of gestureMoves(game, puzzle, state, rng('values'), 20))
        game.apply(puzzle, state, move);
      if (text(puzzle, state) !== before) yield `A move changed the state '${before}' it was applied to.`;
    }
}

function gestureMoves(
  game: Subject['game'],
  puzzle: unknown,
  state: unknown,
  rng: ReturnType<Subject['rng']>,
  count: number,
): readonly unknown[] {
  const spots = game.scene(puzzle, state).targets.map((each) => each.spot);
  const gestures = Array.from({ length: spots.length > 0 ? count : 0 }, () => randomGesture(rng, spots));
  return gestures
    .map((each) => game.interpret(puzzle, state, each))
    .flatMap((meant) => (meant.ok ? [meant.value] : []));
}

export function* gesturesApply({ game, samples, rng }: Subject): Violations {
  for (const { puzzle, states } of samples())
    for (const state of states)
      for (const move of gestureMoves(game, puzzle, state, rng('gestures'), 60)) {
        const result = game.apply(puzzle, state, move);
        if (!result.ok)
          yield `A gesture gives the move '${game.moves.format(move)}', refused: ${result.error.code}.`;
      }
}

export function* gesturesReachSomething({ game, samples }: Subject): Violations {
  for (const { puzzle, states } of samples()) {
    const spots = game.scene(puzzle, states[0]).targets.map((each) => each.spot);
    const moves = spots
      .flatMap((spot) => gesturesOn(spot, spots[0]))
      .filter((each) => game.interpret(puzzle, states[0], each).ok);
    if (moves.length === 0) yield `No gesture does anything on '${game.native.format({ puzzle })}'.`;
  }
}

export function* unknownSpotsDoNothing({ game, samples }: Subject): Violations {
  for (const { puzzle, states } of samples()) {
    const known = new Set(game.scene(puzzle, states[0]).targets.map((each) => each.spot));
    const [some = ''] = known;
    const strange = [
      '',
      'nowhere',
      'constructor',
      `${some}x`,
      `${some.split(':')[0]}:`,
      `${some.split(':')[0]}:-1`,
      `${some.split(':')[0]}:99999`,
      `${some.split(':')[0]}:1e0`,
    ];
    for (const spot of strange.filter((each) => !known.has(each)))
      for (const gesture of gesturesOn(spot, 'nowhere'))
        if (game.interpret(puzzle, states[0], gesture).ok)
          yield `'${gesture.verb}' on the unknown spot '${spot}' gives a move.`;
  }
}

export function* plansArrive(subject: Subject): Violations {
  for (const sample of subject.samples())
    for (const from of sample.states)
      for (const to of sample.states) yield* planArrives(subject, sample, from, to);
}

function* planArrives({ game, text }: Subject, { puzzle }: Sample, from: unknown, to: unknown): Violations {
  const moves: readonly unknown[] = game.plan(puzzle, from, to);
  const end = playAll(game, puzzle, from, moves);
  if (end === undefined) yield `A plan from '${text(puzzle, from)}' has an illegal move.`;
  else if (text(puzzle, end) !== text(puzzle, to))
    yield `A plan to '${text(puzzle, to)}' ends in '${text(puzzle, end)}'.`;
}

export function* negationsApply({ game, samples, text }: Subject): Violations {
  for (const { puzzle, states } of samples())
    for (const move of states.flatMap((state): readonly unknown[] => game.plan(puzzle, states[0], state))) {
      const opposite: unknown = game.negate?.(puzzle, move);
      if (opposite === undefined) continue;
      const name = game.moves.format(move);
      const [done, undone] = [move, opposite].map((each) => playAll(game, puzzle, states[0], [each]));
      if (undone === undefined) yield `The opposite of '${name}' is illegal.`;
      else if (done !== undefined && text(puzzle, done) === text(puzzle, undone))
        yield `The opposite of '${name}' does the same.`;
    }
}

/** play/neighbours.ts says exactly what arrow keys guarantee. */
export function* arrowsReachNeighbours({ game, samples }: Subject): Violations {
  const seen = new Set<string>();
  for (const { puzzle, states } of samples()) {
    const kinds = shelfKinds(game.scene(puzzle, game.start(puzzle)));
    for (const state of states) {
      const { places } = makeSpace(game.scene(puzzle, state).targets);
      const board = makeSpace(places.filter(({ kind }) => !kinds.has(kind)));
      const text = JSON.stringify(board.places);
      if (!seen.has(text)) yield* arrowProblems(board);
      seen.add(text);
    }
  }
}
