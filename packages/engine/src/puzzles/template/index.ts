/** Lanterns, the smallest whole game: copy this folder to begin a new one (docs/adding-a-puzzle.md). */
import { defineGame } from '../../define-game.ts';
import { ready } from '../../task.ts';
import { grade, hint, levels } from './deduce.ts';
import { examples } from './examples.ts';
import { moves, native, picture } from './formats.ts';
import { generate, type Params } from './generator.ts';
import {
  apply,
  check,
  maxLength,
  minLength,
  negate,
  type Move,
  type Puzzle,
  start,
  type State,
} from './rules.ts';
import { solve } from './solver.ts';
import { interpret, scene, sketch } from './view.ts';
import { words } from './words.ts';

export const template = defineGame<Params, Puzzle, State, Move>({
  id: 'blank',
  params: {
    presets: [
      { id: 'easy', params: { length: 8, level: 'counts' } },
      { id: 'hard', params: { length: 15, level: 'pairs' } },
    ],
    levelField: 'level',
    fields: [
      { key: 'length', kind: 'whole', min: minLength, max: maxLength },
      { key: 'level', kind: 'choice', options: levels },
    ],
  },
  levels,
  words,
  examples,
  generate,
  native,
  foreign: [picture],
  start,
  moves,
  interpret,
  apply,
  negate: (_, move) => negate(move),
  check,
  solve,
  grade,
  hint: (puzzle, state) => ready(hint(puzzle, state)),
  plan: (_, from, to) => to.flatMap((mark, lantern) => (from[lantern] === mark ? [] : [{ lantern, mark }])),
  scene,
  sketch,
});
