/** Masyu as a `Game`: see README.md for its rules, and the folders beside this file for each part. */
import { defineGame } from '../../define-game.ts';
import { examples } from './examples.ts';
import { techniques } from './techniques.ts';
import { art, lesson } from './welcome.ts';
import { foreign, native } from './formats/index.ts';
import { hint } from './hint/hint.ts';
import { generate } from './make/generator.ts';
import { grade } from './make/grade.ts';
import { levels } from './make/levels.ts';
import { params, type Params } from './params.ts';
import { edit } from './edit/index.ts';
import { check } from './rules/check.ts';
import { interpret } from './rules/gestures.ts';
import { apply, moves, negate } from './rules/moves.ts';
import { plan } from './rules/plan.ts';
import { start, type Move, type Puzzle, type State } from './rules/rules.ts';
import { solve } from './solve/solver.ts';
import { variety } from './solve/variety.ts';
import { left } from './view/goal.ts';
import { pathsThrough } from './help/paths.ts';
import { tidy } from './help/tidy.ts';
import { scene } from './view/scene.ts';
import { sketch } from './view/sketch.ts';
import { likeness } from './help/likeness.ts';
import { words } from './words/index.ts';

export const masyu = /* #__PURE__ */ defineGame<Params, Puzzle, State, Move>({
  id: 'masyu',
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
  left,
  pathsThrough,
  tidy,
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
