/** Tantrix-compatible tiles as a `Game`: see README.md for its rules, and the files beside this one for each part. */
import { defineGame } from '../../define-game.ts';
import { actions, perform } from './help/actions.ts';
import { check } from './rules/check.ts';
import { levels } from './hint/deduce.ts';
import { examples } from './examples.ts';
import { fits } from './help/fits.ts';
import { moves, native } from './formats/native.ts';
import { gauges } from './help/meters.ts';
import { generate } from './make/generator.ts';
import { interpret } from './rules/gestures.ts';
import { grade } from './make/grade.ts';
import { hint } from './hint/hint.ts';
import { list } from './formats/list.ts';
import { params, type Params } from './params.ts';
import { views } from './view/ribbons.ts';
import { apply, type Move, plan, type Puzzle, start, type State } from './rules/rules.ts';
import { sketch } from './view/sketch.ts';
import { identity, solve } from './solve/solver.ts';
import { traces } from './help/paths.ts';
import { goal, left } from './view/goal.ts';
import { scene } from './view/scene.ts';
import { words } from './words/index.ts';

export const tantrix = /* #__PURE__ */ defineGame<Params, Puzzle, State, Move>({
  id: 'tantrix',
  params,
  levels,
  words,
  examples,
  generate,
  native,
  foreign: [list],
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
  goal,
  left,
  views,
  fits,
  meters: gauges,
  pathsThrough: traces,
  actions,
  runAction: perform,
  identity,
});
