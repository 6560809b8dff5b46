/** Tantrix-compatible tiles as a `Game`: see README.md for its rules, and the files beside this one for each part. */
import type { Game } from '../../game.ts';
import { actions, perform } from './actions.ts';
import { check } from './check.ts';
import { levels } from './deduce.ts';
import { examples } from './fixtures.ts';
import { fits } from './fitting.ts';
import { moves, native } from './formats.ts';
import { gauges } from './gauges.ts';
import { generate } from './generator.ts';
import { interpret, whyNot } from './gesture.ts';
import { grade } from './grade.ts';
import { hint } from './hint.ts';
import { list } from './lists.ts';
import { params, type Params } from './params.ts';
import { lenses } from './ribbons.ts';
import { apply, type Move, plan, type Puzzle, start, type State } from './rules.ts';
import { sketch } from './sketch.ts';
import { identity, solve } from './solver.ts';
import { suffices } from './suffices.ts';
import { traces } from './traces.ts';
import { scene } from './view.ts';
import { words } from './words.ts';

export const tantrix: Game<Params, Puzzle, State, Move> = {
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
  meters: gauges,
  pathsThrough: traces,
  actions,
  runAction: perform,
  identity,
};
