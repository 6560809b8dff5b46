/** English. Hints have a sentence under their code and a name under `technique.<code>`. */
import type { Values } from '../../../words/words.ts';
import type { OwnPhrases } from './codes.ts';
import { pick, surplus } from './pick.ts';

const lines = ({ lines: count }: Values): string => (count === 1 ? '1 line' : `${count} lines`);

const quoted = (value: Values[string]): string => `“${value}”`;

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
  none: 'the clues and marks shown here could not all hold',
});

const lineOrCross = (line: string, cross: string) => pick('to', { line, cross });

export const en = {
  name: 'Slitherlink',
  tagline: 'One loop through the dots, with the numbers as your guide.',
  goal: 'Draw one loop. Each number tells how many of its sides are lines.',
  'goal.every-dot': 'Draw one loop through every dot. Each number tells how many of its sides are lines.',
  left: (v: Values) =>
    v['count'] === 0
      ? 'All numbers met. Now join the ends.'
      : v['count'] === 1
        ? '1 number left'
        : `${v['count']} numbers left`,
  rules:
    'Join neighbouring dots with lines to make one closed loop. The loop never crosses or touches itself and has no loose ends. ' +
    'A number tells how many of the four edges of its cell the loop uses; an empty cell or a “?” says nothing. ' +
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
  'too-many': (values) => `This ${values.clue} has ${lines(values)} around it. Take ${surplus(values)} away.`,
  'too-few': (values) =>
    `This ${values.clue} can no longer get its lines: too many of its edges are crossed out.`,
  'clue-open': ({ clue, lines: drawn }) =>
    drawn === 0 ? `This ${clue} has no lines yet.` : `This ${clue} has only ${drawn} of its lines.`,
  branch: 'The line branches here: {lines} lines meet at one dot. Keep two.',
  'dead-end': 'The line ends here and cannot go on. Take a cross or the line away.',
  'dangling-end': 'The line ends here. Let it go on.',
  'dot-missed': 'The loop does not visit this dot yet.',
  'closed-early': ({ parts }) =>
    parts === 1
      ? 'This loop is closed, but something is still left to do.'
      : 'This loop is closed, but there are other lines outside it.',
  separate: 'This piece of line is not joined to the rest yet ({parts} pieces in all).',
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

  'level.counts': 'Counting',
  'level.sectors': 'Corners',
  'level.chains': 'Chains',
  'level.colours': 'Inside and outside',
  'level.connectivity': 'Staying in one piece',
  'level.contradiction': 'Contradiction',
  'level.beyond': 'Beyond all techniques',

  'field.width': 'Width',
  'field.width.help': 'Cells across.',
  'field.height': 'Height',
  'field.height.help': 'Cells down.',
  'field.level': 'Level',
  'field.level.help': 'The hardest technique that the puzzle really needs.',
  'field.symmetry': 'Symmetry',
  'field.symmetry.help': 'How the numbers are laid out. A quarter-turn needs a square board.',
  'field.density': 'Numbers',
  'field.density.help': 'How many cells have a number at least, in per cent; 0 means as few as possible.',
  'field.without': 'Without numbers',
  'field.without.help': 'Numbers not to use: 0, or 04 for both 0 and 4.',
  'field.rule': 'Rule',
  'field.rule.help': 'Whether the loop must also visit every dot.',

  'choice.level.counts': 'Counting',
  'choice.level.sectors': 'Corners',
  'choice.level.chains': 'Chains',
  'choice.level.colours': 'Inside and outside',
  'choice.level.connectivity': 'Staying in one piece',
  'choice.level.contradiction': 'Contradiction',
  'choice.symmetry.none': 'None',
  'choice.symmetry.half-turn': 'Half-turn',
  'choice.symmetry.mirror': 'Mirror',
  'choice.symmetry.quarter-turn': 'Quarter-turn',
  'choice.rule.loop': 'One loop',
  'choice.rule.every-dot': 'One loop through every dot',

  'quarter-turn-square': 'A quarter-turn needs a board as wide as it is high.',
  'every-dot-odd':
    'A loop through every dot needs an odd width or an odd height: otherwise the number of dots is odd.',
  'generate-failed': 'No such puzzle turned up in {attempts} attempts. Try another level, size or symmetry.',

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
  'dot-one-exit': 'The line can go on in only one way from here.',
  'dot-dead': 'A line here could go nowhere.',
  'dot-needs-both': 'Every dot is visited, and this one has just two ways left.',
  'corner-one': 'A 1 in a corner: a line around the corner would already make two.',
  'corner-three': 'A {clue} in a corner: without both corner sides it cannot be met.',
  'corner-two':
    'A {clue} in a corner: the line either turns in the corner or cuts it off, and runs on along both borders.',
  'adjacent-threes':
    'Two 3s side by side: the side between them and the far sides are lines, and the line between runs no further.',
  'diagonal-threes': 'Two 3s corner to corner: their far sides are lines.',
  'border-ones': 'Two 1s side by side on the border: a line between them would give one of them a second.',
  'line-into-one':
    'The line reaches this 1 at a corner and must take one of the two sides there: the others stay free.',
  'line-into-three':
    'The line reaches this {clue} at a corner: it takes one side there, and the far sides are lines.',
  'line-into-two':
    'The line reaches this {clue} at a corner and takes just one side there; follow that to the far corner.',
  'diagonal-chain': '3s at the ends of a diagonal of 2s: the outer corners of both 3s are lines.',
  sector: 'Look at the corners where these clues and dots meet: only this fits them all.',
  'early-loop': (values) => `A line here would close the loop and ${left(values)}.`,
  'colour-path':
    'Count the lines you cross from one side of this edge to the other: that tells whether it is one.',
  'colour-clue':
    'Some neighbours of this cell lie on the same side of the loop, or on opposite ones; with that only this fits.',
  'colour-dot': 'Inside and outside around this dot leave only this.',
  'inside-cut': 'The inside is one piece: it has to pass through here.',
  'outside-cut': 'The outside is one piece: it has to pass through here.',
  'cut-off': 'This place is walled off, so it can only be on the other side of the loop.',
  'suppose-line': (values) => `If this were a line, ${end(values)}.`,
  'suppose-cross': (values) => `Without a line here, ${end(values)}.`,
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
  'mistake-cell': 'This cell is marked as lying on the wrong side of the loop.',

  'technique.zero': 'Zero',
  'technique.clue-full': 'Clue is full',
  'technique.clue-needs-all': 'Clue needs all that is left',
  'technique.dot-full': 'Dot has two lines',
  'technique.dot-one-exit': 'One way on',
  'technique.dot-dead': 'Dead end',
  'technique.dot-needs-both': 'Dot needs both',
  'technique.corner-one': '1 in a corner',
  'technique.corner-three': '3 in a corner',
  'technique.corner-two': '2 in a corner',
  'technique.adjacent-threes': '3s side by side',
  'technique.diagonal-threes': 'Diagonal 3s',
  'technique.border-ones': '1s on the border',
  'technique.line-into-one': 'Line into a 1',
  'technique.line-into-three': 'Line into a 3',
  'technique.line-into-two': 'Line into a 2',
  'technique.diagonal-chain': 'Diagonal of 2s between 3s',
  'technique.sector': 'Corners',
  'technique.early-loop': 'No early loop',
  'technique.colour-path': 'Inside and outside',
  'technique.colour-clue': 'Sides around a cell',
  'technique.colour-dot': 'Sides around a dot',
  'technique.inside-cut': 'Inside stays in one piece',
  'technique.outside-cut': 'Outside stays in one piece',
  'technique.cut-off': 'Walled off',
  'technique.suppose-line': 'Suppose a line',
  'technique.suppose-cross': 'Suppose a cross',
  'technique.reason': 'Smallest reason',
  'technique.forced': 'Forced',

  'format.native': 'Edgewise line',
  'format.document': 'Text file of numbers, −1 for blank',
  'format.loopy': 'Loopy game id',
  'format.puzzle-loop': 'puzzle-loop.com task',
  'format.puzzlink': 'puzz.link address',
  'format.pzpr': 'puzz.link file',
  'format.janko': 'janko.at block',
  'format.rows': 'Plain rows',

  'text-empty': 'There is nothing to read here.',
  'text-long': 'This text is too long for a puzzle: {found} signs, at most {expected}.',
  'one-line': 'This format is one line; here begins another.',
  expected: ({ expected, found }) => {
    if (expected === '') return `The text should end here, but ${quoted(found)} follows.`;
    return found === ''
      ? `The text ends where ${expected} should come.`
      : `Expected ${expected}, found ${quoted(found)}.`;
  },
  size: ({ expected, found }) =>
    found === ''
      ? `A side length (${expected}) is missing.`
      : `A side is ${expected} cells long, not ${quoted(found)}.`,
  clue: 'A clue is {expected}, not {found}.',
  'body-long': 'The clues run past the last of {expected} cells.',
  'body-short': 'The clues end after {found} of {expected} cells.',
  'marks-long': 'There are more marks than the {expected} that this board has.',
  'marks-short': 'The marks end after {found} of {expected}.',
  'row-long': 'This row has {found} cells instead of {expected}.',
  'row-short': 'This row ends after {found} of {expected} cells.',
  'rows-surplus': 'There should be {expected} rows; here begins one more.',
  'rows-missing': 'There are {found} of {expected} rows.',
  'not-square':
    'These clues fill {found} cells, which is no square board. Write the size before them, as 7x5:…',
  tiling: 'This is a board of another tiling (t{found}); only squares (t{expected}) are known here.',
  'text-after-end': 'What follows "end" is not read.',
  'surplus-number': 'This row has {found} numbers; only the first {expected} count.',
  'variant-ignored': 'The address names a variant ({found}); it is read with the usual rules.',

  'lacks-every-dot': 'This format cannot say that the loop visits every dot.',
  'lacks-oblong': 'This format has square boards only, and this one is {width} × {height}.',
  'lacks-small': 'In this format both sides have at least {expected} cells.',
  'lacks-unknown': 'This format has no sign for the clue “?”.',
  'lacks-four': 'This format has no clue 4.',
} satisfies OwnPhrases;
