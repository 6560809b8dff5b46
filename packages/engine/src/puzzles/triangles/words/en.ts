/** Every sentence of the game, in English. A mistake speaks of the time when it was made: pieces placed since then have changed what is on the shelf. */
import type { Catalogue, Values } from '../../../words/words.ts';
import { inList, signs, text, expecting, named, sides, many, number, sentence } from './grammar.ts';

const wanted = expecting(
  (what) => `Expected ${what} here.`,
  (what, found) => `Expected ${what}, not "${found}".`,
);
const sidesOf = sides('en');

const list = inList('and');
const eitherOf = inList('or');

/** What is tried, and whether other pieces follow from it. */
const tried = (values: Values): string => {
  const where = `With piece ${eitherOf(values, 'pieces')} on ${text(values, 'cell')},`;
  const more = number(values, 'settled');
  return more === 0
    ? where
    : `${where} ${more === 1 ? 'one more piece follows' : `${more} more pieces follow`}, and`;
};

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
  'field.match.help': 'When two sides that touch belong together.',
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
  'field.set.help': 'All different, every one there is exactly once, or with some that are alike.',
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
  'fixed-piece': 'The piece on {cell} is fixed.',
  'locked-piece': 'Piece {piece} on {cell} is locked. Unlock it first.',
  'not-on-board': 'Piece {piece} is on the shelf.',
  'not-a-move': 'Expected a move such as 7@c3/2, 7@c3, 7-, 7>, 7< or 7!, not "{given}".',

  'no-such-board': 'There is no board "{board}".',
  'too-many-fixed': 'The board has only {cells} cells: leave some of them open.',
  'too-few-pieces': 'With so few colours there are only {pieces} different pieces; the board needs {cells}.',
  'full-set-size': 'The full set has {pieces} pieces, but the board has {cells} cells.',
  'full-set-walls': 'The full set goes with a free border or one colour.',
  'level-anchor':
    'For a single solution there must be walls or a fixed piece; otherwise the whole board could be rotated.',
  'too-few-colours':
    'With so few colours there are always many solutions. Choose more colours, or level "any".',
  'too-slow':
    'Boards like this can take hours to solve, so hints would not work. Choose more fixed pieces, or fewer colours.',
  'none-found': 'No such puzzle turned up in {attempts} tries. Other colours may help.',

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
  'cell-twice': 'There are two things on {cell}.',
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
  'lacks-board': 'This format has another board and other rules.',
  'lacks-walls': 'This format has no walls and no fixed pieces.',
  'lacks-letters': 'This format has only the letters a to d.',
  'lacks-free': 'This format needs a colour on every wall.',
  'lacks-centre': 'This format has exactly the two centre pieces fixed.',
  'lacks-locks': 'This format cannot hold locks: unlock the pieces first.',

  mismatch: (values) =>
    `${text(values, 'cell')} shows ${named('en', values, 'sign')} and ${text(values, 'other')} shows ${named('en', values, 'facing')} where they touch.`,
  'wall-mismatch': (values) =>
    `${text(values, 'cell')} shows ${named('en', values, 'sign')} to a wall that shows ${named('en', values, 'wall')}.`,
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

  'only-fit': (values) =>
    values['twins'] === 0 || values['twins'] === undefined
      ? `Only piece ${text(values, 'piece')} fits ${text(values, 'cell')}.`
      : `Only piece ${text(values, 'piece')} fits ${text(values, 'cell')}, or one that looks the same.`,
  'only-place': 'Piece {piece} fits nowhere but {cell}.',
  'only-places': 'Piece {piece} and those like it have just enough places, and {cell} is one of them.',
  'what-if': 'With any other piece on {cell}, nothing would fit {other}.',
  reason: 'Step by step, everything but piece {piece} falls away for {cell}.',
  'link.shows': (values) =>
    `Whatever goes on ${text(values, 'other')} shows ${signs('en', values, 'or')} to ${text(values, 'cell')}.`,
  'link.shows-no': (values) =>
    `Nothing that fits ${text(values, 'other')} shows ${signs('en', values, 'or')} to ${text(values, 'cell')}.`,
  'link.rules-out': (values) =>
    `What fits ${text(values, 'other')} rules out ${many(values, 'a piece', `${text(values, 'count')} pieces`)} for ${text(values, 'cell')}.`,
  'link.used': (values) =>
    `Piece ${text(values, 'piece')} is needed on ${list(values, 'other')}, so it cannot go on ${text(values, 'cell')}.`,
  'link.place': 'Piece {piece} fits nowhere but {cell}.',
  'link.only-fit': 'So only piece {piece} is left for {cell}.',
  'out.cell': (values) => `${tried(values)} nothing would fit ${text(values, 'other')}.`,
  'out.piece': (values) => `${tried(values)} piece ${text(values, 'needed')} would have no place.`,
  'out.twice': (values) =>
    `${tried(values)} ${list(values, 'other')} would both need piece ${text(values, 'needed')}.`,
  'break.cell': 'Now nothing fits {other}.',
  'break.piece': 'Now piece {needed} has no place.',
  'break.twice': (values) => `Now ${list(values, 'other')} both need piece ${text(values, 'needed')}.`,
  'count.demand': (values) =>
    `These cells must show ${named('en', values, 'sign')} on ${many({ count: number(values, 'demand') }, 'one side', `${text(values, 'demand')} sides`)}.`,
  'break.short': (values) =>
    `The pieces on the shelf have ${named('en', values, 'sign')} on only ${many({ count: number(values, 'supply') }, 'one side', `${text(values, 'supply')} sides`)}.`,
  forced: 'Piece {piece} must go on {cell}. There is no short reason: everything else fails in the end.',
  choice: (values) => {
    const [piece, cell] = [text(values, 'piece'), text(values, 'cell')];
    if (values['says'] === 'few')
      return `Only ${text(values, 'count')} pieces fit ${cell}, and no cell takes fewer. Piece ${piece} is one that leads to a solution.`;
    if (values['says'] === 'beside')
      return `Piece ${piece} on ${cell} leaves ${many(values, 'one piece that fits', `${text(values, 'count')} pieces that fit`)} ${text(values, 'other')}, and leads to a solution.`;
    return `There are several ways on from here. Piece ${piece} on ${cell} is one of them.`;
  },
  'offer.solutions': (values) =>
    `After this, ${many(values, 'one', text(values, 'count'))} of the ${text(values, 'of')} solutions ${many(values, 'is', 'are')} left.`,
  'technique.only-fit': 'One piece fits a cell',
  'technique.only-place': 'A piece has one place left',
  'technique.only-places': 'Just enough places for equal pieces',
  'technique.what-if': 'What if it were another piece?',
  'technique.reason': 'Several cells together',
  'answer.forced': 'Forced in the long run',
  'technique.choice': 'A free choice',
  'answer.unsure': 'Too hard to tell',
  'answer.undecided': 'The search was not finished',
  undecided:
    'The search was not finished: it is not known whether this can still be solved, and nothing follows directly.',
  'offer.undecided': 'Not known',
  unsure: (values) =>
    `It is hard to tell whether this can still be solved. ${many(
      values,
      `Without piece ${text(values, 'piece')} on ${text(values, 'cell')}`,
      `Without these ${text(values, 'count')} pieces`,
    )} it can.`,

  'mistake-side': 'Piece {piece} on {cell} was the mistake: these sides do not match.',
  'mistake-unfillable':
    'Piece {piece} on {cell} was the mistake: after it, no piece was left that fits {other}.',
  'mistake-short': (values) =>
    `Piece ${text(values, 'piece')} on ${text(values, 'cell')} was the mistake: ${text(values, 'demand')} sides then needed ${named('en', values, 'sign')}, but the shelf had only ${text(values, 'supply')}.`,
  'mistake-pairs':
    'Piece {piece} on {cell} was the mistake: {sides} sides on the shelf then had no partner, but the border had room for only {border}.',
  'mistake-reason': (values) =>
    `Piece ${text(values, 'piece')} on ${text(values, 'cell')} was the mistake: ${many(
      values,
      'this cell can no longer be filled.',
      `these ${text(values, 'count')} cells can no longer all be filled.`,
    )}`,
  'mistake-pieces':
    'Piece {piece} on {cell} was the mistake: these cells and pieces no longer work out together.',
  mistake: (values) =>
    `Piece ${text(values, 'piece')} on ${text(values, 'cell')} was the mistake: ${many(
      values,
      'with this alone, the board cannot be finished.',
      `with these ${text(values, 'count')}, the board cannot be finished, whatever else is placed.`,
    )}`,
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

  'same-turned': 'Piece {piece} has three equal sides: it looks the same however it is rotated.',
  'slot-empty': 'Piece {piece} is on {cell}. This is its slot.',
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
      : `This is the original solution. ${met === 1 ? 'One other comes' : `${met} others come`} before it.`,
  'generated-far': 'This is the original solution; more than {met} others come before it.',
  'generated-unknown': 'The original solution is not known. Any solution counts.',
  'generated-wrong': 'The solution that came with this puzzle does not solve it.',
  'no-such-action': 'There is no action called "{action}" here.',
} satisfies Catalogue;
