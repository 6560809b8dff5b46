/** Steps as a `Game`: see README.md for its rules, and the files beside this one for each part. */
import { defineGame } from '../../define-game.ts';
import { fits, identity } from './help/fits.ts';
import { examples } from './examples.ts';
import { moves, native, placements } from './formats/index.ts';
import { generate, params, type Params } from './make/generator.ts';
import { interpret } from './rules/gestures.ts';
import { grade } from './make/grade.ts';
import { hint } from './hint/hint.ts';
import { levels } from './make/levels.ts';
import { plan } from './rules/plan.ts';
import { apply, check, start, type Move, type Puzzle, type State } from './rules/rules.ts';
import { sketch } from './view/sketch.ts';
import { solve } from './solve/solver.ts';
import { views, scene } from './view/scene.ts';
import { words } from './words/board.ts';

export const steps = /* #__PURE__ */ defineGame<Params, Puzzle, State, Move>({
  id: 'steps',
  params,
  levels,
  words,
  examples,
  generate,
  native,
  foreign: [placements],
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
  sketch,
  views,
  fits,
  identity,
});
