/** Slitherlink as a `Game`: see README.md for its rules, and the files beside this one for each part. */
import { defineGame } from '../../define-game.ts';
import { check } from './rules/check.ts';
import { examples } from './examples.ts';
import { foreign, native } from './formats/index.ts';
import { generate, params, type Params } from './make/generator.ts';
import { grade } from './make/grade.ts';
import { hint } from './hint/hint.ts';
import { levels } from './make/levels.ts';
import { interpret } from './rules/gestures.ts';
import { apply, moves, negate } from './rules/moves.ts';
import { plan } from './rules/plan.ts';
import { start, type Move, type Puzzle, type State } from './rules/rules.ts';
import { sketch } from './view/sketch.ts';
import { solve } from './solve/solver.ts';
import { scene } from './view/scene.ts';
import { techniqueWords } from './words/techniques.ts';
import { boardWords } from './words/board.ts';

export const slitherlink = defineGame<Params, Puzzle, State, Move>({
  id: 'slitherlink',
  params,
  levels,
  words: { en: { ...boardWords.en, ...techniqueWords.en }, fi: { ...boardWords.fi, ...techniqueWords.fi } },
  examples,
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
});
