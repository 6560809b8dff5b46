/** Lanterns, a small whole game: copy this folder to start a new one (docs/adding-a-puzzle.md). */
import { defineGame } from '../../define-game.ts';
import { edit } from './edit/index.ts';
import { examples } from './examples.ts';
import { native } from './formats/native.ts';
import { hint } from './hint/hint.ts';
import { generate } from './make/generator.ts';
import { params, type Params } from './params.ts';
import { check } from './rules/check.ts';
import { interpret } from './rules/gestures.ts';
import { apply, moves, negate } from './rules/moves.ts';
import { start, type Move, type Puzzle, type State } from './rules/rules.ts';
import { solve } from './solve/solver.ts';
import { techniques } from './techniques.ts';
import { scene } from './view/scene.ts';
import { words } from './words/index.ts';

/** `plan`, `grade` and `sketch` follow from these. */
export const lanterns = /* #__PURE__ */ defineGame<Params, Puzzle, State, Move>({
  id: 'lanterns',
  params,
  words,
  examples,
  techniques,
  native,
  moves,
  start,
  interpret,
  apply,
  negate,
  check,
  generate,
  solve,
  hint,
  scene,
  edit,
});
