/** Steps as a `Game`: see README.md for its rules, and the files beside this one for each part. */
import type { Game } from '../../game.ts';
import { fits, identity } from './assist.ts';
import { examples } from './fixtures.ts';
import { moves, native, placements } from './formats.ts';
import { generate, params, type Params } from './generator.ts';
import { interpret, whyNot } from './gestures.ts';
import { grade } from './grade.ts';
import { hint } from './hint.ts';
import { levels } from './levels.ts';
import { suffices } from './model.ts';
import { plan } from './plan.ts';
import { apply, check, start, type Move, type Puzzle, type State } from './rules.ts';
import { sketch } from './sketch.ts';
import { solve } from './solver.ts';
import { lenses, scene } from './view.ts';
import { words } from './words.ts';

export const steps: Game<Params, Puzzle, State, Move> = {
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
  whyNot,
  apply,
  check,
  solve,
  grade,
  hint,
  suffices,
  plan,
  scene,
  sketch,
  views: lenses,
  fits,
  identity,
};
