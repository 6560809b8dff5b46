/** English. Hints have a sentence under their code and a name under `technique.<code>`. */
import { grouped } from '../../../words/grouped.ts';
import type { Phrase, Values } from '../../../words/words.ts';
import type { Lookup } from '../../../vocabulary.ts';
import { wordFor } from '../../../words/word-for.ts';

const lines = ({ lines: count }: Values): string => (count === 1 ? '1 line' : `${count} lines`);

const PEARLS: Lookup<string> = {
  none: 'no pearl',
  white: 'white pearl',
  black: 'black pearl',
};

const left = ({ left: what }: Values): string => (what === 'pearl' ? 'this pearl' : 'this line');
const mark = ({ to }: Values): string => (to === 'line' ? 'a line' : 'a cross');
const others = ({ wrong }: Values): string => {
  const more = Number(wrong) - 1;
  return more > 1 ? ` So are ${more} more marks.` : more === 1 ? ' So is 1 more mark.' : '';
};

export const en = {
  name: 'Masyu',
  tagline: 'One loop through every pearl.',
  goal: 'One loop through every pearl. Turn on black, go straight through white.',
  left: (v: Values) =>
    v['count'] === 0
      ? 'All pearls met. Now join the ends.'
      : `${v['count']} ${v['count'] === 1 ? 'pearl' : 'pearls'} left`,
  rules:
    'Draw one closed loop from cell to cell, through every pearl. It never crosses or touches itself, and it need not visit every cell. ' +
    'At a black pearl the loop turns, and it goes straight through the next cell on both sides. ' +
    'At a white pearl the loop goes straight, and it turns in at least one of the next cells. ' +
    'Put a cross between two cells when you know that the loop does not pass there.',

  'link-right': ({ row, column, mark }) =>
    `between row ${row} column ${column} and column ${Number(column) + 1}, ${mark}`,
  'link-down': ({ row, column, mark }) =>
    `between column ${column} row ${row} and row ${Number(row) + 1}, ${mark}`,
  cell: (values) =>
    `row ${values.row} column ${values.column}, ${wordFor(PEARLS, values.pearl)}, ${lines(values)}`,

  'move-malformed': 'This is not a move. A move looks like 12y (line), 12n (cross) or 12u (clear).',
  'no-such-edge': ({ index, size }) =>
    `There is no link ${index}; the links here are 0 to ${Number(size) - 1}.`,
  'nothing-here': 'Nothing to do here.',

  solved: 'Solved: one loop, and every pearl is happy!',
  'black-straight': 'The loop must turn at a black pearl.',
  'black-next-turns': 'Next to a black pearl the loop must go straight.',
  'white-turns': 'The loop must go straight through a white pearl.',
  'white-next-straight': 'The loop must turn next to a white pearl, at least on one side.',
  'pearl-blocked': 'There is no way left through this pearl.',
  'black-open': 'This black pearl is not finished.',
  'white-open': 'This white pearl is not finished.',
  branch: 'The line branches here: {lines} lines meet in one cell. Keep two.',
  'dead-end': 'Dead end: the line cannot continue.',
  'dangling-end': 'Loose end.',
  'closed-early': 'This loop is closed, but there are other lines outside it.',
  separate: '{parts} separate pieces, not joined yet.',
  'pearl-missed': ({ pearls }) =>
    pearls === 1
      ? 'The loop is closed and misses this pearl.'
      : `The loop is closed and misses ${pearls} pearls.`,
  'no-line': 'No line drawn yet.',

  'example.solved': 'One loop through every pearl: solved.',
  'example.black-straight': 'The loop goes straight through a black pearl.',
  'example.black-next-turns': 'The loop turns right after the black pearl.',
  'example.white-turns': 'The loop turns at a white pearl.',
  'example.white-next-straight': 'The loop goes straight on both sides of the white pearl.',
  'example.pearl-blocked': 'The crosses leave this pearl no way through.',
  'example.black-open': 'The line has left the black pearl on one side only.',
  'example.white-open': 'The line has not turned next to the white pearl yet.',
  'example.branch': 'Three lines meet in one cell.',
  'example.dead-end': 'The line runs into crosses.',
  'example.dangling-end': 'The line has two loose ends.',
  'example.closed-early': 'Two loops: only one is allowed.',
  'example.separate': 'Two pieces of line, not joined yet.',
  'example.pearl-missed': 'The loop is closed, but one pearl is not on it.',
  'example.no-line': 'Nothing is drawn yet.',

  'level.pearls': 'Reading the pearls',
  'level.loops': 'Keeping the loop open',
  'level.connectivity': 'Inside and outside',
  'level.contradiction': 'Contradiction',
  'level.beyond': 'Needs guessing',

  'field.width': 'Width',
  'field.width.help': 'Cells across.',
  'field.height': 'Height',
  'field.height.help': 'Cells down.',
  'field.level': 'Level',
  'field.level.help':
    'What you need to solve it. Easy: the pearls alone. Normal: not closing the loop early. Tricky: inside and outside, staying in one piece. Hard: trying a line and finding that it fails.',
  'choice.level.pearls': 'Easy',
  'choice.level.loops': 'Normal',
  'choice.level.connectivity': 'Tricky',
  'choice.level.contradiction': 'Hard',
  'generate-failed': ({ attempts }) =>
    `No such puzzle was found in ${grouped('en', attempts)} attempts. Try another level or size.`,

  'preset.gentle': 'Gentle',
  'preset.easy': 'Easy',
  'preset.normal': 'Normal',
  'preset.tricky': 'Tricky',
  'preset.hard': 'Hard',
  'preset.expert': 'Expert',
  'preset.large': 'Large',
  'preset.huge': 'Huge',

  'format.puzzlink': 'puzz.link address',
  'format.pearl': 'Pearl game id',
  'body-long': 'The pearls run past the last of {expected} cells.',
  'body-short': 'The pearls end after {found} of {expected} cells.',
  'variant-ignored': 'The address names a variant ({found}); it is read with the usual rules.',
  'lacks-small': 'In this format a board is at least {expected} cells wide and high.',

  'full-cell': 'The line already passes through this cell, so it cannot go anywhere else from here.',
  'one-way': 'This line end has only one way to go.',
  'no-way-on': 'A line here would be a dead end.',
  'black-border':
    'A black pearl needs two straight steps away from it, and there is no room towards the border.',
  'black-line':
    'The line leaves this black pearl here: it goes straight through the next cell and does not leave on the opposite side.',
  'black-blocked':
    'The line cannot leave this black pearl that way, so it leaves on the opposite side, straight through the next cell.',
  'white-border': 'A white pearl on the border: the line runs along the border.',
  'white-line': 'The line goes straight through a white pearl.',
  'white-blocked': 'One way through this white pearl is blocked, so the line takes the other.',
  'white-sides':
    'Through this white pearl that way, the line would be straight on both sides. It must take the other.',
  'white-turn': 'The line comes straight into this white pearl, so it turns right after it.',
  'two-blacks':
    'Two black pearls side by side: the line cannot run from one into the other, because it has to go straight next to a black pearl.',
  'three-whites':
    'Three white pearls in a row: along the row the line could not turn next to the middle one, so it crosses all three.',
  'pearls-together': 'These pearls and marks together leave no other way here.',
  'early-loop': (values) => `A line here would close the loop and leave out ${left(values)}.`,
  'loops-together': 'Otherwise the loop would close too early.',
  sides: 'Count inside and outside: the loop separates the two, and that settles this link.',
  'one-piece': 'The loop could not come back from here: it would have to pass the same cell twice.',
  'suppose-line': 'Try a line here: it leads to a contradiction.',
  'suppose-cross': 'Try a cross here: it leads to a contradiction.',
  'suppose.line': 'Suppose there is a line here.',
  'suppose.cross': 'Suppose there is no line here.',
  'break.branch': 'But then three lines meet in this cell.',
  'break.dead-end': 'But then the line gets stuck in this cell.',
  'break.pearl': 'But then there is no way left through this pearl.',
  'break.loop': (values) => `But then the loop closes and leaves out ${left(values)}.`,
  reason: (values) => `These pearls and marks allow only ${mark(values)} here.`,
  forced: (values) => `Only ${mark(values)} fits here, but no short argument shows it.`,
  'mistake-line': (values) => `This line is a mistake.${others(values)}`,
  'mistake-cross': (values) => `This cross is a mistake.${others(values)}`,

  'technique.full-cell': 'Finished cell',
  'technique.one-way': 'Only one way',
  'technique.no-way-on': 'Dead end',
  'technique.black-border': 'Black pearl near the border',
  'technique.black-line': 'Arm of a black pearl',
  'technique.black-blocked': 'Blocked black pearl',
  'technique.white-border': 'White pearl on the border',
  'technique.white-line': 'Straight through white',
  'technique.white-blocked': 'Blocked white pearl',
  'technique.white-sides': 'No turn beside white',
  'technique.white-turn': 'Turn after white',
  'technique.two-blacks': 'Two black pearls',
  'technique.three-whites': 'Three white pearls',
  'technique.pearls-together': 'Pearls together',
  'technique.early-loop': 'No early loop',
  'answer.loops-together': 'No early loop, looking further ahead',
  'technique.sides': 'Inside and outside',
  'technique.one-piece': 'Staying in one piece',
  'technique.suppose-line': 'What if it were a line?',
  'technique.suppose-cross': 'What if it were a cross?',
  'answer.reason': 'Several things together',
  'answer.forced': 'Needs guessing',
} as const satisfies Readonly<Record<string, Phrase>>;
