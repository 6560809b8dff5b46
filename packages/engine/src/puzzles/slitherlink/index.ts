/** Slitherlink as a `Game`: see README.md for its rules, and the files beside this one for each part. */
import type { Game } from '../../game.ts';
import { check } from './check.ts';
import { examples } from './fixtures.ts';
import { foreign, native } from './formats/index.ts';
import { generate, params, type Params } from './generator.ts';
import { grade } from './grade.ts';
import { hint } from './hint.ts';
import { levels } from './levels.ts';
import { suffices } from './model.ts';
import {
  apply,
  formatMove,
  interpret,
  negate,
  parseMove,
  plan,
  start,
  type Move,
  type Puzzle,
  type State,
} from './rules.ts';
import { sketch } from './sketch.ts';
import { solve } from './solver.ts';
import { scene } from './view.ts';
import { techniqueWords } from './words-techniques.ts';
import { boardWords } from './words.ts';

export const slitherlink: Game<Params, Puzzle, State, Move> = {
  id: 'slitherlink',
  params,
  levels,
  words: { en: { ...boardWords.en, ...techniqueWords.en }, fi: { ...boardWords.fi, ...techniqueWords.fi } },
  examples,
  generate,
  native,
  foreign,
  start,
  moves: { parse: parseMove, format: formatMove },
  interpret,
  apply,
  negate,
  check,
  solve,
  grade,
  hint,
  suffices,
  plan,
  scene,
  sketch,
};
