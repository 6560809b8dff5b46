/** Triangles as a `Game`: see README.md for its rules, and the files beside this one for each part. */
import type { Game } from '../../game.ts';
import { check } from './check.ts';
import { levels } from './domains.ts';
import { examples } from './fixtures.ts';
import { foreign, native } from './formats/index.ts';
import { generate } from './generator.ts';
import { interpret } from './gestures.ts';
import { grade } from './grade.ts';
import { hint } from './hint.ts';
import { apply, moves, plan, type Move } from './moves.ts';
import { params, type Params } from './params.ts';
import { start, type Puzzle, type State } from './rules.ts';
import { sketch } from './sketch.ts';
import { solve } from './solver.ts';
import { suffices } from './suffices.ts';
import { scene } from './view.ts';
import { hintWords } from './words-hints.ts';
import { boardWords } from './words.ts';

export { balance, fitting, starving, threePieces, unpaired, type Balance, type Fit } from './help.ts';
export { completable, solveUntil } from './solver.ts';
export { parseSpot, signOf, type Pointed } from './rules.ts';
export type { Params } from './params.ts';
export type { Move } from './moves.ts';
export type { Puzzle, State } from './rules.ts';

export const triangles: Game<Params, Puzzle, State, Move> = {
  id: 'triangles',
  params,
  levels,
  words: { en: { ...boardWords.en, ...hintWords.en }, fi: { ...boardWords.fi, ...hintWords.fi } },
  examples,
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
  suffices,
  plan,
  scene,
  sketch,
};
