/** Slitherlink as a `Game`: see README.md for its rules, and the files beside this one for each part. */
import { assembleGame } from '../../assemble-game.ts';
import { edit } from './edit/index.ts';
import { check } from './rules/check.ts';
import { examples } from './examples.ts';
import { techniques } from './techniques.ts';
import { art, lesson } from './welcome.ts';
import { foreign, native } from './formats/index.ts';
import { generate } from './make/generator.ts';
import { params, type Params } from './params.ts';
import { grade } from './make/grade.ts';
import { hint } from './hint/hint.ts';
import { levels } from './make/levels.ts';
import { interpret } from './rules/gestures.ts';
import { apply, moves, negate } from './rules/moves.ts';
import { plan } from './rules/plan.ts';
import { start, type Move, type Puzzle, type State } from './rules/rules.ts';
import { pathsThrough } from './help/paths.ts';
import { tidy } from './help/tidy.ts';
import { sketch } from './view/sketch.ts';
import { solve } from './solve/solver.ts';
import { variety } from './solve/variety.ts';
import { goal, left } from './view/goal.ts';
import { scene, shading } from './view/scene.ts';
import { likeness } from './help/likeness.ts';
import { words } from './words/index.ts';

export const slitherlink = /* #__PURE__ */ assembleGame<Params, Puzzle, State, Move>({
  id: 'slitherlink',
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
  negate,
  check,
  solve,
  grade,
  hint,
  plan,
  scene,
  sketch,
  goal,
  left,
  pathsThrough,
  tidy,
  shading,
  edit,
  variety,
  likeness,
});

/** Each part on its own, so that a page that only plays need not load a solver. */
export {
  apply,
  check,
  generate,
  grade,
  hint,
  interpret,
  moves,
  native,
  negate,
  plan,
  scene,
  sketch,
  solve,
  start,
};
export type { Move, Params, Puzzle, State };
/** The functions that the student document asks for, by their names there. */
export * as studentApi from './student-api.ts';
