/** Tantrix-compatible tiles as a `Game`: see README.md for its rules, and the files beside this one for each part. */
import { defineGame } from '../../define-game.ts';
import { actions } from './help/actions.ts';
import { runAction } from './help/run-action.ts';
import { edit } from './edit/index.ts';
import { check } from './rules/check.ts';
import { levels } from './make/levels.ts';
import { examples } from './examples.ts';
import { techniques } from './techniques.ts';
import { art, lesson } from './welcome.ts';
import { fits } from './help/fits.ts';
import { foreign, native } from './formats/index.ts';
import { moves, apply } from './rules/moves.ts';
import { meters } from './help/meters.ts';
import { generate } from './make/generator.ts';
import { interpret } from './rules/gestures.ts';
import { grade } from './make/grade.ts';
import { hint } from './hint/hint.ts';
import { params, type Params } from './params.ts';
import { kit } from './view/kit.ts';
import { views, scene } from './view/scene.ts';
import { type Move, type Puzzle, start, type State } from './rules/rules.ts';
import { plan } from './rules/plan.ts';
import { sketch } from './view/sketch.ts';
import { solve } from './solve/solver.ts';
import { identity } from './help/identity.ts';
import { pathsThrough } from './help/paths.ts';
import { goal, left } from './view/goal.ts';
import { words } from './words/index.ts';

export const tantrix = /* #__PURE__ */ defineGame<Params, Puzzle, State, Move>({
  id: 'tantrix',
  params,
  levels,
  techniques,
  words,
  examples,
  art,
  lesson,
  generate,
  native,
  foreign,
  start,
  moves,
  interpret,
  apply,
  check,
  solve,
  grade,
  hint,
  plan,
  scene,
  kit,
  sketch,
  goal,
  left,
  views,
  fits,
  meters,
  pathsThrough,
  actions,
  runAction,
  identity,
  edit,
});

/** Each part on its own, so that a page that only plays need not load a solver. */
export { apply, check, generate, grade, hint, interpret, moves, native, plan, scene, sketch, solve, start };
export type { Move, Params, Puzzle, State };
