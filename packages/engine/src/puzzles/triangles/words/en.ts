/** The sentences of the game, in English; those of hints and checks are in hints-en.ts. */
import { grouped } from '../../../words/grouped.ts';
import { isSeen, type Catalogue, type Values } from '../../../words/words.ts';
import { text, expecting, named, sides, many, number, sentence } from './grammar.ts';

const wanted = expecting(
  (what) => `Expected ${what} here.`,
  (what, found) => `Expected ${what}, not "${found}".`,
);
const sidesOf = sides('en');

const pieceOf = (v: Values): string => (isSeen(v) ? 'This piece' : `Piece ${text(v, 'piece')}`);

export const en = {
  name: 'Triangles',
  tagline: 'Place the triangles so that touching sides match.',
  goal: 'Fill the board so that touching sides match.',
  'goal.letters': 'Fill the board so that every capital letter meets the same small letter.',
  left: (v: Values) =>
    v['count'] === 0
      ? v['wrong'] === 0
        ? 'All pieces are in place.'
        : 'All pieces are on the board, but some sides disagree.'
      : `${v['count']} ${v['count'] === 1 ? 'piece' : 'pieces'} left`,
  meters: 'Sides still needed',
  rules:
    'Place every piece on the board. Where two sides touch they must match: the same colour, or the same letter, one small and one capital. A coloured wall must match the side that touches it. Pieces can be rotated but not flipped. Any filling in which everything matches is a solution.',
  'kit.measure': 'Side of a piece: {size} mm',

  'example.solved': 'Solved: every cell is filled, and every side matches.',
  'example.mismatch': 'Two sides that touch show different colours.',
  'example.wall-mismatch': 'A side does not match the wall it touches.',
  'example.pieces-left': 'Some cells are still empty.',

  'preset.letters': 'Letters · Easy',
  'preset.letters.about': 'A hexagon of 24, many solutions',
  'preset.colours': 'Colours · Normal',
  'preset.colours.about': '28 cells, twelve colours, walls',
  'preset.macmahon': 'MacMahon',
  'preset.macmahon.about': 'All 24 triangles of four colours',
  'preset.first': 'First steps',
  'preset.first.about': '9 pieces',
  'preset.easy': 'Easy',
  'preset.easy.about': '16 pieces',
  'preset.medium': 'Normal',
  'preset.medium.about': 'A hexagon with walls',
  'preset.letters-unique': 'Letters · Hard',
  'preset.letters-unique.about': 'A hexagon of 24 with a wall around it',
  'preset.hard': 'Hard',
  'preset.hard.about': '28 cells, nine colours',
  'preset.expert': 'Expert',
  'preset.expert.about': '28 cells, eight colours',
  'preset.large': 'Large',
  'preset.large.about': '54 cells',
  'preset.huge': 'Huge',
  'preset.huge.about': '96 cells',

  'field.board': 'Board',
  'field.board.help': 'The shape to fill.',
  'choice.board.triangle-3': 'Triangle, 9 cells',
  'choice.board.triangle-4': 'Triangle, 16 cells',
  'choice.board.triangle-5': 'Triangle, 25 cells',
  'choice.board.hexagon-1': 'Hexagon, 6 cells',
  'choice.board.hexagon-2': 'Hexagon, 24 cells',
  'choice.board.hexagon-3': 'Hexagon, 54 cells',
  'choice.board.hexagon-4': 'Hexagon, 96 cells',
  'choice.board.cells-28': 'Hexagon with four horns, 28 cells',
  'choice.board.parallelogram-3x2': 'Parallelogram, 12 cells',
  'choice.board.parallelogram-4x3': 'Parallelogram, 24 cells',
  'choice.board.parallelogram-5x3': 'Parallelogram, 30 cells',
  'choice.board.parallelogram-5x4': 'Parallelogram, 40 cells',
  'field.match': 'Matching',
  'field.match.help': 'What makes two touching sides match.',
  'choice.match.equal': 'Equal colours',
  'choice.match.complement': 'Small and capital letter',
  'field.colours': 'Colours',
  'field.colours.help': 'How many colours, or pairs of letters, there are.',
  'field.border': 'Border',
  'field.border.help': 'What the sides on the border must show.',
  'choice.border.free': 'Free',
  'choice.border.walls': 'Coloured walls',
  'choice.border.one': 'One colour all around',
  'field.fixed': 'Fixed pieces',
  'field.fixed.help': 'How many pieces are on the board from the start.',
  'field.set': 'Pieces',
  'field.set.help': 'All different, every possible piece exactly once, or some that are alike.',
  'choice.set.random': 'Any, all different',
  'choice.set.full': 'The full set',
  'choice.set.repeats': 'Any, some may be alike',
  'field.level': 'Level',
  'field.level.help': 'The hardest thinking the puzzle needs; all levels have exactly one solution.',
  'choice.level.any': 'Any: there may be many solutions',
  'choice.level.fits': 'One piece fits',
  'choice.level.places': 'One place is left',
  'choice.level.what-if': 'What if',
  'choice.level.beyond': 'More than one step ahead',
  'level.any': 'Any: there may be many solutions',
  'level.fits': 'One piece fits',
  'level.places': 'One place is left',
  'level.what-if': 'What if',

  'no-such-piece': 'There is no loose piece {piece}.',
  'no-such-cell': 'There is no cell {cell}.',
  'fixed-piece': (v: Values) =>
    isSeen(v) ? 'This piece is fixed.' : `The piece on ${text(v, 'cell')} is fixed.`,
  'locked-piece': (v: Values) =>
    isSeen(v)
      ? 'This piece is locked. Unlock it first.'
      : `Piece ${text(v, 'piece')} on ${text(v, 'cell')} is locked. Unlock it first.`,
  'not-on-board': (v: Values) => `${pieceOf(v)} is on the shelf.`,
  'not-a-move': 'Expected a move such as 7@c3/2, 7@c3, 7-, 7>, 7< or 7!, not "{given}".',

  'no-such-board': 'There is no board "{board}".',
  'too-many-fixed': 'The board has only {cells} cells: leave some of them open.',
  'too-few-pieces': 'With so few colours there are only {pieces} different pieces; the board needs {cells}.',
  'full-set-size': 'The full set has {pieces} pieces, but the board has {cells} cells.',
  'full-set-walls': 'The full set needs a free border or one colour all around.',
  'level-anchor':
    'For a single solution there must be walls or a fixed piece; otherwise the whole board could be rotated.',
  'too-few-colours':
    'With so few colours there are always many solutions. Choose more colours, or level "any".',
  'too-slow':
    'Boards like this can take hours to solve, so hints would not work. Choose more fixed pieces, or fewer colours.',
  'none-found': ({ attempts }) =>
    `No such puzzle was found in ${grouped('en', attempts)} attempts. Another number of colours may help.`,

  expected: (values) =>
    text(values, 'expected') === ''
      ? 'Nothing more was expected here.'
      : wanted((each) => text(each, 'expected'))(values),
  'not-a-piece': wanted((values) => `a piece such as ${text(values, 'example')}`),
  'not-a-placed-piece': wanted((values) => `a piece with its place, such as ${text(values, 'example')}`),
  'not-a-letter': wanted((values) => `a letter ${text(values, 'letters')}`),
  'not-a-turn': wanted(() => 'a turn 1–6'),
  'text-empty': 'There is no puzzle here.',
  'text-long': 'This is longer than any puzzle: the limit is {limit} characters.',
  'one-line': 'This should be one line.',
  tip: 'Turn {turn} does not fit {cell}: its tip points the other way.',
  'piece-count': 'The board needs {expected} pieces; this text has {found}.',
  'wall-count': 'The border has {expected} sides; this text has {found}.',
  'cell-twice': '{cell} is used twice.',
  'piece-twice': 'Piece {piece} is named twice.',
  'all-fixed': 'Every piece is fixed: nothing is left to play.',
  'solution-incomplete': 'A solution must place every piece.',
  'solution-piece': 'Piece {piece} is not among the pieces of the game.',
  'field-count': 'This line should have {expected} fields, but it has {found}.',
  'no-such-colour': '"{found}" is not one of the twelve colours.',
  'wall-missing': 'There is no wall at {place}.',
  'wall-colour': 'The wall does not show its own colour to the piece beside it.',
  place: 'Nothing can be placed at {place}.',
  'piece-sides': 'The tip of a piece must be (255, 0, 0), and its other sides must have colours.',
  'no-centre': 'The two pieces in the centre are missing.',
  'lacks-board': 'This format has a different board and different rules.',
  'lacks-walls': 'This format has no walls and no fixed pieces.',
  'lacks-letters': 'This format has only the letters a to d.',
  'lacks-free': 'This format needs a colour on every wall.',
  'lacks-centre': 'This format has exactly the two centre pieces fixed.',
  'lacks-locks': 'This format cannot hold locks: unlock the pieces first.',

  'pieces-left': (values) => many(values, '1 piece left.', `${text(values, 'count')} pieces left.`),

  'label.empty': (values) => {
    const asked = sidesOf(values);
    return `${text(values, 'cell')}, empty${asked && `, needs ${asked}`}`;
  },
  'label.laid': (values) => `${text(values, 'cell')}, piece ${text(values, 'piece')}: ${sidesOf(values)}`,
  'label.locked': (values) =>
    `${text(values, 'cell')}, piece ${text(values, 'piece')}, locked: ${sidesOf(values)}`,
  'label.fixed': (values) => `${text(values, 'cell')}, fixed piece: ${sidesOf(values)}`,
  'label.shelf': (values) =>
    `piece ${text(values, 'piece')}, tip ${values['up'] === 1 ? 'up' : 'down'}: ${sidesOf(values)}`,
  'label.gap': 'empty slot of piece {piece}, which is on {cell}',
  'label.wall': (values) =>
    `wall at ${text(values, 'cell')}, ${text(values, 'side')}: ${named('en', values, 'sign')}`,

  impossible: 'This puzzle has no solution.',

  'series.ladder': 'Ladder',

  'format.triangle-puzzle': 'Triangle puzzle save',
  'format.kolmiopalapeli': 'Kolmiopalapeli board',
  'format.compact': 'Short line: pieces, walls, fixed pieces',

  'gauge.open': (values) =>
    `${named('en', values, 'sign')}: ${values['need']} needed, ${values['have']} on the shelf`,
  'gauge.full': (values) => `${named('en', values, 'sign')}: all placed, none needed`,
  'gauge.short': (values) =>
    `${named('en', values, 'sign')}: ${values['need']} needed, but only ${values['have']} on the shelf`,
  'gauge.pairs': (values) =>
    `${named('en', values, 'sign')}: not every side on the shelf can still find a partner`,

  'same-turned': (v: Values) =>
    `${pieceOf(v)} has three equal sides: it looks the same however it is rotated.`,
  'slot-empty': (v: Values) =>
    isSeen(v)
      ? 'The piece of this slot is on the board.'
      : `Piece ${text(v, 'piece')} is on ${text(v, 'cell')}. This is its slot.`,
  'no-flip': 'Pieces can be rotated but not flipped.',

  'action.three-pieces': 'Show three pieces',
  'action.three-pieces.about':
    'Puts misplaced pieces back on the shelf, rotates the others into place, and places three more. Undo reverts it all.',
  'three-shown': (values) =>
    sentence(
      [
        [number(values, 'laid'), '1 piece placed', 'pieces placed'],
        [number(values, 'turned'), '1 rotated', 'rotated'],
        [number(values, 'shelved'), '1 back on the shelf', 'back on the shelf'],
      ],
      'everything is already as in the solution',
    ),
  'action.generated': 'Show the original solution',
  'action.generated.about':
    'Goes through the solutions until it finds the one this puzzle was made with, and shows it. Undo reverts it.',
  'generated-met': ({ met }) =>
    met === 0
      ? 'This is the original solution. No others come before it.'
      : `This is the original solution. ${met === 1 ? 'One other comes' : `${grouped('en', met)} others come`} before it.`,
  'generated-far': ({ met }) =>
    `This is the original solution; more than ${grouped('en', met)} others come before it.`,
  'generated-unknown': 'The original solution is not known. Any solution counts.',
  'generated-wrong': 'The solution that came with this puzzle does not solve it.',
  'no-such-action': 'There is no action called "{action}" here.',
} satisfies Catalogue;
