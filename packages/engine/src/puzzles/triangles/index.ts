/** Triangles as a `Game`: see README.md for its rules, and the files beside this one for each part. */
import { colourWords } from '../../draw/glyphs.ts';
import { defineGame } from '../../define-game.ts';
import type { Catalogue, Language } from '../../words/words.ts';
import { actions, perform } from './help/actions.ts';
import { fits, gauges } from './help/assist.ts';
import { check } from './rules/check.ts';
import { levels } from './hint/domains.ts';
import { examples } from './examples.ts';
import { foreign, native } from './formats/index.ts';
import { generate } from './make/generator.ts';
import { interpret } from './rules/gestures.ts';
import { grade } from './make/grade.ts';
import { hint } from './hint/hint.ts';
import { apply, moves, plan, type Move } from './rules/moves.ts';
import { params, type Params } from './params.ts';
import { start, type Puzzle, type State } from './rules/rules.ts';
import { sketch } from './view/sketch.ts';
import { solve } from './solve/solver.ts';
import { identity } from './help/identity.ts';
import { goal, left } from './view/goal.ts';
import { scene } from './view/scene.ts';
import { helpWords } from './words/help.ts';
import { hintWords } from './words/hints.ts';
import { labelWords } from './words/labels.ts';
import { boardWords } from './words/board.ts';

export { completable } from './solve/solver.ts';
export type { Params } from './params.ts';
export type { Move } from './rules/moves.ts';
export type { Puzzle, State } from './rules/rules.ts';

const inLanguage = (language: Language): Catalogue =>
  [boardWords, labelWords, hintWords, helpWords, colourWords].reduce<Catalogue>(
    (all, each) => ({ ...all, ...each[language] }),
    {},
  );

export const triangles = /* #__PURE__ */ defineGame<Params, Puzzle, State, Move>({
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
  fits,
  meters: gauges,
  actions,
  runAction: perform,
  identity,
});
