/** Steps as a `Game`: see README.md for its rules, and the files beside this one for each part. */
import { defineGame } from '../../define-game.ts';
import { fits } from './help/fits.ts';
import { identity } from './help/identity.ts';
import { examples } from './examples.ts';
import { techniques } from './techniques.ts';
import { art, lesson } from './welcome.ts';
import { foreign, native } from './formats/index.ts';
import { moves, apply } from './rules/moves.ts';
import { generate } from './make/generator.ts';
import { params, type Params } from './params.ts';
import { interpret } from './rules/gestures.ts';
import { grade } from './make/grade.ts';
import { hint } from './hint/hint.ts';
import { levels } from './make/levels.ts';
import { plan } from './rules/plan.ts';
import { start, type Move, type Puzzle, type State } from './rules/rules.ts';
import { edit } from './edit/index.ts';
import { check } from './rules/check.ts';
import { sketch } from './view/sketch.ts';
import { solve } from './solve/solver.ts';
import { kit } from './view/kit.ts';
import { views, scene } from './view/scene.ts';
import { likeness } from './help/likeness.ts';
import { words } from './words/index.ts';

export const steps = /* #__PURE__ */ defineGame<Params, Puzzle, State, Move>({
  id: 'steps',
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
  views,
  fits,
  identity,
  edit,
  likeness,
});

/** Each part on its own, so that a page that only plays need not load a solver. */
export { apply, check, generate, grade, hint, interpret, moves, native, plan, scene, sketch, solve, start };
export type { Move, Params, Puzzle, State };
/** The functions that the student document asks for, by their names there. */
export * as studentApi from './student-api.ts';
