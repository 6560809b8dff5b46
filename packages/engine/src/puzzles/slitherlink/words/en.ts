/** English. Hints have a sentence under their code and a name under `technique.<code>`. */
import { grouped } from '../../../words/grouped.ts';
import type { Values } from '../../../words/words.ts';
import type { OwnPhrases } from './codes.ts';
import { patternsEn } from './patterns.ts';
import { pick, surplus } from './pick.ts';

const lines = ({ lines: count }: Values): string => (count === 1 ? '1 line' : `${count} lines`);

const edge =
  (side: string) =>
  ({ row, column, mark }: Values): string =>
    `edge ${side} row ${row} column ${column}, ${mark}`;

const left = pick('left', {
  clue: 'leave the {clue} wrong',
  line: 'leave other lines out',
  dot: 'miss a dot',
  none: 'not be the whole solution',
});

const end = pick('end', {
  clue: 'the {clue} could no longer be met',
  dot: 'the line would get stuck at a dot',
  loop: 'the loop would close too early',
  colours: 'a cell would be inside and outside at once',
  inside: 'the inside would be cut in two',
  outside: 'the outside would be cut in two',
  none: 'the clues and marks shown here could not all be right',
});

const lineOrCross = (line: string, cross: string) => pick('to', { line, cross });

export const en = {
  name: 'Slitherlink',
  tagline: 'One loop through the dots, with the numbers as your guide.',
  goal: 'Draw one loop. Each number says how many of its sides are lines.',
  'goal.every-dot': 'Draw one loop through every dot. Each number says how many of its sides are lines.',
  left: (v: Values) =>
    v['count'] === 0
      ? 'All numbers met. Now join the ends.'
      : v['count'] === 1
        ? '1 number left'
        : `${v['count']} numbers left`,
  rules:
    'Join neighbouring dots with lines to make one closed loop. The loop never crosses or touches itself and has no loose ends. ' +
    'A number says how many of the edges of its cell the loop uses; an empty cell or a “?” says nothing. ' +
    'Mark an edge with a cross when you know that the loop does not pass there.',
  'rules.every-dot': 'In this variant the loop also visits every dot.',

  'edge-above': edge('above'),
  'edge-below': edge('below'),
  'edge-left': edge('left of'),
  'edge-right': edge('right of'),
  cell: (values) => {
    const clue = values.clue === '' ? 'no clue' : `clue ${values.clue}`;
    const mark = values.mark ? `, ${values.mark}` : '';
    return `row ${values.row} column ${values.column}, ${clue}, ${lines(values)}${mark}`;
  },
  dot: (values) => `dot row ${values.row} column ${values.column}, ${lines(values)}`,

  'move-malformed':
    'This is not a move. A move looks like 12y (line), 12n (cross), 12u (clear) or c7i (inside).',
  'no-such-edge': ({ index, size }) =>
    `There is no edge ${index}; the edges here are 0 to ${Number(size) - 1}.`,
  'no-such-cell': ({ index, size }) =>
    `There is no cell ${index}; the cells here are 0 to ${Number(size) - 1}.`,

  solved: 'Solved: one closed loop, and every number is right!',
  'too-many': (values) => `This ${values.clue} has ${lines(values)} around it. Remove ${surplus(values)}.`,
  'too-few': (values) =>
    `This ${values.clue} can no longer get its lines: too many of its edges are crossed out.`,
  'clue-open': ({ clue, lines: drawn }) =>
    drawn === 0 ? `This ${clue} has no lines yet.` : `This ${clue} has only ${drawn} of its lines.`,
  branch: 'The line branches here: {lines} lines meet at one dot. Keep two.',
  'dead-end': 'Dead end: remove a cross or the line.',
  'dangling-end': 'Loose end.',
  'dot-missed': 'The loop does not visit this dot yet.',
  'closed-early': ({ parts }) =>
    parts === 1
      ? 'This loop is closed, but something is still left to do.'
      : 'This loop is closed, but there are other lines outside it.',
  separate: '{parts} separate pieces, not joined yet.',
  'no-line': 'No line is drawn yet.',

  'example.solved': 'One closed loop, and every number is met: solved.',
  'example.too-many': 'The 1 has two lines around it.',
  'example.too-few': 'Crosses leave the 3 only two edges.',
  'example.clue-open': 'The 3 still needs lines.',
  'example.branch': 'Three lines meet at one dot: the loop must not branch.',
  'example.dead-end': 'The line runs into crosses and cannot go on.',
  'example.dangling-end': 'The line has two loose ends; it may still go on.',
  'example.dot-missed': 'In this variant every dot is visited; those in the middle are left out.',
  'example.closed-early': 'Two loops: only one is allowed.',
  'example.separate': 'Two pieces of line that are not joined yet.',
  'example.no-line': 'Nothing is drawn: even without numbers there must be a loop.',

  'level.counting': 'Counting',
  'level.one-clue': 'One clue and a line',
  'level.corners': 'Several clues and corners',
  'level.sides': 'Inside and outside',
  'level.supposition': 'What if',
  'level.two-suppositions': 'Two what-ifs',
  'level.beyond': 'Needs guessing',
  'level.counts': 'Counting',
  'level.sectors': 'Corners',
  'level.chains': 'Chains',
  'level.colours': 'Inside and outside',
  'level.connectivity': 'Connectivity',
  'level.contradiction': 'Contradiction',

  'field.width': 'Width',
  'field.width.help': 'Cells across.',
  'field.height': 'Height',
  'field.height.help': 'Cells down.',
  'field.level': 'Level',
  'field.level.help': 'The hardest technique that the puzzle really needs.',
  'field.symmetry': 'Symmetry',
  'field.symmetry.help': 'How the numbers are laid out. A quarter-turn needs a square board.',
  'field.density': 'Numbers',
  'field.density.help': 'Minimum share of cells with a number (%); 0 means as few as possible.',
  'field.without': 'Exclude numbers',
  'field.without.help': 'Numbers not to use: 0, or 04 for both 0 and 4.',
  'field.rule': 'Rule',
  'field.rule.help': 'Whether the loop must also visit every dot.',

  'choice.level.counting': 'Counting',
  'choice.level.one-clue': 'One clue and a line',
  'choice.level.corners': 'Several clues and corners',
  'choice.level.sides': 'Inside and outside',
  'choice.level.supposition': 'What if',
  'choice.level.two-suppositions': 'Two what-ifs',
  'choice.symmetry.none': 'None',
  'choice.symmetry.half-turn': 'Half-turn',
  'choice.symmetry.mirror': 'Mirror',
  'choice.symmetry.quarter-turn': 'Quarter-turn',
  'choice.rule.loop': 'One loop',
  'choice.rule.every-dot': 'One loop through every dot',

  'quarter-turn-square': 'A quarter-turn needs a board as wide as it is high.',
  'every-dot-odd':
    'A loop through every dot needs an odd width or an odd height: otherwise the number of dots is odd.',
  'without-start': 'By counting alone, a puzzle can only begin at a 0. Allow 0s or choose a higher level.',
  'generate-failed': ({ attempts }) =>
    `No such puzzle was found in ${grouped('en', attempts)} attempts. Try another level, size or symmetry.`,

  'preset.gentle': 'Gentle',
  'preset.easy': 'Easy',
  'preset.normal': 'Normal',
  'preset.tricky': 'Tricky',
  'preset.hard': 'Hard',
  'preset.expert': 'Expert',
  'preset.large': 'Large',
  'preset.huge': 'Huge',

  zero: 'No lines around a 0.',
  'clue-full': 'This {clue} has all its lines: cross out the rest.',
  'clue-needs-all': 'This {clue} still needs every open side.',
  'dot-full': 'This dot has its two lines: nothing else can meet here.',
  'dot-one-exit': 'This line end has only one way to go.',
  'dot-dead': 'A line here would be a dead end.',
  'dot-needs-both': 'The loop visits every dot, and this one has only two ways left.',
  ...patternsEn,
  'exactly-one-dot': lineOrCross(
    'Exactly one of these two sides is a line. It reaches this dot and can only go on here.',
    'Exactly one of these two sides is a line, and the line through this dot does not go here.',
  ),
  'at-least-one-clue': lineOrCross(
    'At least one of these two sides is a line, and then the {clue} needs this side.',
    'At least one of these two sides is a line. With that the {clue} has enough: no line here.',
  ),
  'at-least-one-dot': lineOrCross(
    'At least one of these two sides is a line. It reaches this dot and can only go on here.',
    'At least one of these two sides is a line, so this dot has no room for another line.',
  ),
  'at-most-one-clue': lineOrCross(
    'These two sides cannot both be lines, so the {clue} needs a line here.',
    'These two sides cannot both be lines, and with that the {clue} has no line here.',
  ),
  'at-most-one-dot': lineOrCross(
    'These two sides cannot both be lines, so the line at this dot goes on here.',
    'These two sides cannot both be lines, so a line into this dot would be stuck.',
  ),
  'both-or-neither-clue': lineOrCross(
    'These two sides are both lines or both empty. Either way the {clue} needs a line here.',
    'These two sides are both lines or both empty. Either way the {clue} has no line here.',
  ),
  'both-or-neither-dot': lineOrCross(
    'These two sides are both lines or both empty, so the line at this dot goes on here.',
    'These two sides are both lines or both empty, so this dot has no line here.',
  ),
  'one-needs-other-clue': lineOrCross(
    'If one of these two sides is a line, so is the other. The {clue} then works only with a line here.',
    'If one of these two sides is a line, so is the other. The {clue} then works only without a line here.',
  ),
  'one-needs-other-dot': lineOrCross(
    'If one of these two sides is a line, so is the other. At this dot only a line here works with that.',
    'If one of these two sides is a line, so is the other. At this dot no line here works with that.',
  ),
  'early-loop': (values) => `A line here would close the loop and ${left(values)}.`,
  'colour-path':
    'Count the lines you cross on the way from one side to the other: an odd number means a line here, an even number none.',
  'colour-clue':
    'Two neighbours of this cell are on the same side of the loop, or on opposite sides. That settles its sides.',
  'colour-dot': 'Knowing which cells around this dot are inside settles this side.',
  'inside-cut': 'The inside must stay connected, and this gap is its only way through.',
  'outside-cut': 'The outside must stay connected, and this gap is its only way through.',
  'cut-off': 'This part is walled off, so it is on the other side of the loop.',
  'suppose-line': (values) => `If this were a line, ${end(values)}.`,
  'suppose-cross': (values) => `Without a line here, ${end(values)}.`,
  'suppose-line-twice': (values) =>
    `If this were a line, a few more what-ifs would fail one after another, and then ${end(values)}.`,
  'suppose-cross-twice': (values) =>
    `Without a line here, a few more what-ifs would fail one after another, and then ${end(values)}.`,
  reason: lineOrCross(
    'Only a line here fits with the clues and marks that light up.',
    'A line here does not fit with the clues and marks that light up.',
  ),
  forced: lineOrCross(
    'There must be a line here. There is no short reason; it follows from much of the board.',
    'There can be no line here. There is no short reason; it follows from much of the board.',
  ),
  unchecked:
    'Your marks were not checked: this board is too large for that. The step follows from what lights up.',
  'mistake-line': (values) => `This line cannot be right: ${end(values)}.`,
  'mistake-cross': (values) => `This cross cannot be right: ${end(values)}.`,
  'mistake-cell': 'This cell is marked on the wrong side of the loop.',

  'technique.zero': 'A 0',
  'technique.clue-full': 'Finished clue',
  'technique.clue-needs-all': 'A clue that needs all its open sides',
  'technique.dot-full': 'Finished dot',
  'technique.dot-one-exit': 'Only one way',
  'technique.dot-dead': 'Dead end',
  'technique.dot-needs-both': 'A dot that needs both',
  'technique.exactly-one-dot': 'One of two, into a dot',
  'technique.at-least-one-clue': 'At least one, beside a clue',
  'technique.at-least-one-dot': 'At least one, into a dot',
  'technique.at-most-one-clue': 'Not both, beside a clue',
  'technique.at-most-one-dot': 'Not both, at a dot',
  'technique.both-or-neither-clue': 'Both or neither, beside a clue',
  'technique.both-or-neither-dot': 'Both or neither, at a dot',
  'technique.one-needs-other-clue': 'One brings the other, beside a clue',
  'technique.one-needs-other-dot': 'One brings the other, at a dot',
  'technique.early-loop': 'No early loop',
  'technique.colour-path': 'Inside and outside',
  'technique.colour-clue': 'Sides around a cell',
  'technique.colour-dot': 'Sides around a dot',
  'technique.inside-cut': 'Inside stays in one piece',
  'technique.outside-cut': 'Outside stays in one piece',
  'technique.cut-off': 'Walled off',
  'technique.suppose-line': 'What if it were a line?',
  'technique.suppose-cross': 'What if it were a cross?',
  'technique.suppose-line-twice': 'What if, twice: a line',
  'technique.suppose-cross-twice': 'What if, twice: a cross',
  'answer.reason': 'Several things together',
  'technique.forced': 'Needs guessing',

  'format.document': 'Text file of numbers, −1 for blank',
  'format.loopy': 'Loopy game id',
  'format.puzzle-loop': 'puzzle-loop.com task',
  'format.puzzlink': 'puzz.link address',
  'format.pzpr': 'puzz.link file',
  'format.janko': 'janko.at block',
  'format.rows': 'Plain rows',

  clue: 'A clue is {expected}, not {found}.',
  'body-long': 'The clues run past the last of {expected} cells.',
  'body-short': 'The clues end after {found} of {expected} cells.',
  'row-long': 'This row has {found} cells instead of {expected}.',
  'row-short': 'This row ends after {found} of {expected} cells.',
  'rows-surplus': 'There should be {expected} rows; another begins here.',
  'rows-missing': 'There are {found} of {expected} rows.',
  'not-square':
    'These clues fill {found} cells, which does not make a square board. Put the size before them, as in 7x5:…',
  tiling: 'There is no tiling t{found}; tilings are numbered t0 to t{expected}.',
  'text-after-end': 'Anything after "end" is ignored.',
  'surplus-number': 'This row has {found} numbers; only the first {expected} count.',
  'variant-ignored': 'The address names a variant ({found}); it is read with the usual rules.',

  'lacks-every-dot': 'This format cannot say that the loop visits every dot.',
  'lacks-oblong': 'This format only has square boards, and this one is {width} × {height}.',
  'lacks-small': 'In this format a board is at least {expected} cells wide and high.',
  'lacks-unknown': 'This format cannot contain the clue “?”.',
  'lacks-four': 'This format cannot contain the clue 4.',
} satisfies OwnPhrases;
