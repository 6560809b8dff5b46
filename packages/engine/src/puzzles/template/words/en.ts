/** Every sentence of the game, in English. */
import type { Values } from '../../../words/words.ts';
export const en = {
  name: 'Lanterns',
  tagline: 'Light the lanterns by the numbers.',
  goal: 'Light the right lanterns: each number counts the lit ones around it.',
  left: (v: Values) =>
    v['count'] === 0
      ? 'All lanterns are decided.'
      : `${v['count']} ${v['count'] === 1 ? 'lantern left' : 'lanterns left'}`,
  rules:
    'Decide for every lantern whether it is lit or dark. A number counts the lit ones among its own lantern and those on either side.',
  'example.solved': 'Solved: every lantern is decided and every number is right.',
  'example.too-many': 'Two lanterns are lit around the 1.',
  'example.too-few': 'Two are dark around the 2, so it can no longer be reached.',
  'example.undecided': 'One lantern is still to be decided.',

  'preset.short': '8 lanterns',
  'preset.long': '15 lanterns',
  'field.length': 'Length',
  'field.length.help': 'How many lanterns the row has.',
  'format.native': 'One line: numbers, marks, solution',

  'too-many': '{lit} lanterns are lit around this {clue}.',
  'too-few': 'At most {most} can be lit around this {clue}.',
  undecided: 'Lanterns still to decide: {count}',

  full: 'This number has all its light, so lantern {n} is dark.',
  needed: 'This number needs lantern {n}.',
  together: 'Seen together, these leave lantern {n} no choice.',
  'technique.full': 'A number that has all its light',
  'technique.needed': 'A number that needs all that is left',
  'technique.together': 'Several numbers together',
  mistake: 'These cannot all be right. Lantern {n} is the one to take back.',
  impossible: 'These numbers cannot all hold, whatever is lit. The row has no solution.',

  'label.lit': 'lantern {n}, lit',
  'label.dark': 'lantern {n}, dark',
  'label.open': 'lantern {n}',
  'label.clue': 'number {clue} below lantern {n}',

  'no-such-lantern': 'There is no lantern {n}: the row has {length}.',
  'not-native': 'Expected "lanterns:" and then the numbers.',
  'not-a-clue': 'Expected a number 0–3 or a dot, not "{given}".',
  'not-a-mark': 'Expected +, - or a dot, not "{given}".',
  'not-a-move': 'Expected a move such as 3+, 3- or 3., not "{given}".',
  'row-length': 'This row has {given} marks where {expected} are needed.',
  'too-much': 'Nothing more was expected here.',
  length: 'A row has {min}–{max} lanterns, not {given}.',

  'edit-clue': 'Number {clue}',
  'meter-clues': 'Places with a number',
};
