/** Triangles as a `Game`: see README.md for its rules, and the files beside this one for each part. */
import { colourWords } from '../../draw/glyphs.ts';
import type { Game } from '../../game.ts';
import type { Catalogue, Language } from '../../words.ts';
import { actions, perform } from './actions.ts';
import { fits, gauges } from './assist.ts';
import { check } from './check.ts';
import { levels } from './domains.ts';
import { examples } from './fixtures.ts';
import { foreign, native } from './formats/index.ts';
import { generate } from './generator.ts';
import { interpret, whyNot } from './gestures.ts';
import { grade } from './grade.ts';
import { hint } from './hint.ts';
import { apply, moves, plan, type Move } from './moves.ts';
import { params, type Params } from './params.ts';
import { start, type Puzzle, type State } from './rules.ts';
import { sketch } from './sketch.ts';
import { solve } from './solver.ts';
import { suffices } from './suffices.ts';
import { identity } from './symmetry.ts';
import { scene } from './view.ts';
import { helpWords } from './words-help.ts';
import { hintWords } from './words-hints.ts';
import { labelWords } from './words-labels.ts';
import { boardWords } from './words.ts';

export { completable } from './solver.ts';
export type { Params } from './params.ts';
export type { Move } from './moves.ts';
export type { Puzzle, State } from './rules.ts';

const inLanguage = (language: Language): Catalogue =>
  [boardWords, labelWords, hintWords, helpWords, colourWords].reduce<Catalogue>(
    (all, each) => ({ ...all, ...each[language] }),
    {},
  );

export const triangles: Game<Params, Puzzle, State, Move> = {
  id: 'triangles',
  params,
  levels,
  words: { en: inLanguage('en'), fi: inLanguage('fi') },
  examples,
  generate,
  native,
  foreign,
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
  fits,
  meters: gauges,
  actions,
  runAction: perform,
  identity,
};
