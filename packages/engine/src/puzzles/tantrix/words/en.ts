/** English. */
import { capital } from '../../../words/capital.ts';
import { grouped } from '../../../words/grouped.ts';
import { isSeen, type Values } from '../../../words/words.ts';
import { en as speech, many } from './grammar.ts';
import { helpEn } from './help.ts';
import { hintsEn } from './hints.ts';
import { proofEn } from './proof.ts';
import type { Lookup } from '../../../vocabulary.ts';

const { colour, around } = speech;

const faults: Lookup<string> = {
  'no-common-colour': 'is not on every tile',
  'odd-bends': 'has an odd number of bends',
  'no-turning': 'cannot turn once around',
  'odd-crossings': 'is crossed an odd number of times by another colour',
};
/** 'R odd-bends, B no-turning' as sentences. */
const each = (value: string | number | undefined): string =>
  String(value)
    .split(', ')
    .map((part) => part.split(' '))
    .map(([letter, code]) => `${capital(colour(letter))} ${faults[code] ?? code}.`)
    .join(' ');

export const en = {
  ...helpEn,
  ...hintsEn,
  ...proofEn,
  name: 'Tantrix loops',
  tagline: 'Turn and place hexagonal tiles until one line runs through them all.',
  'goal.loop': (v: Values) =>
    `One ${v['colour'] === 'any' ? '' : `${colour(v['colour'])} `}loop through all ${v['tiles']} tiles`,
  'goal.line': (v: Values) =>
    `One ${v['colour'] === 'any' ? '' : `${colour(v['colour'])} `}line through all ${v['tiles']} tiles`,
  'goal.suggested': (v: Values) =>
    `One loop through all ${v['tiles']} tiles, in any colour: ${colour(v['colour'])} is the easiest`,
  'goal.solitaire': 'Make one long line: 1 point per tile, 2 in a loop',
  left: (v: Values) =>
    v['count'] === 0
      ? 'All tiles are on the board'
      : `${v['count']} ${v['count'] === 1 ? 'tile' : 'tiles'} left`,
  'left.turning': (v: Values) => `${v['count']} ${v['count'] === 1 ? 'tile' : 'tiles'} to turn`,
  meters: 'Lines so far',
  rules:
    'Every tile has three coloured lines. Tiles turn but never flip, and where two touch, their colours must agree. ' +
    'Discovery: make one closed loop of the required colour through all the tiles, without a hole. ' +
    'Solitaire: place the fourteen tiles of three colours as they come; a line scores a point for each tile, a loop two. ' +
    'Free puzzles ask for a loop or a line through any tiles you choose.',
  'rules.notice':
    'Compatible with Tantrix® tiles. Tantrix is a registered trade mark of its owner, who has no part in this program.',

  'kit.measure': 'Across a tile, side to side: {size} mm',

  'example.solved': 'One red loop through all five tiles, and every touching side agrees: solved.',
  'example.mismatch': 'Two tiles touch in different colours.',
  'example.not-touching': 'One tile does not touch the others.',
  'example.hole': 'The tiles enclose an empty cell.',
  'example.tiles-left': 'Some tiles are still on the shelf.',
  'example.loop-broken': 'The yellow line has loose ends.',
  'example.line-broken': 'The line is in two parts.',
  'example.several-loops': 'Two loops: there must be one.',
  'example.closed-early': 'A loop is closed, but tiles are left out.',
  'example.wrong-colour': 'A loop through all tiles, but not in the required colour.',
  'example.no-loop': 'All tiles are placed, but no colour makes one loop.',
  'example.no-line': 'All tiles are placed, but no colour makes one line.',

  'preset.three': '3 tiles',
  'preset.three.about': 'Discovery: the first loop',
  'preset.six': '6 tiles',
  'preset.six.about': 'Discovery: one loop through all',
  'preset.ten': '10 tiles',
  'preset.ten.about': 'Discovery: one loop through all',
  'preset.twenty': '20 tiles',
  'preset.twenty.about': 'Discovery: one loop through all',
  'preset.thirty': '30 tiles',
  'preset.thirty.about': 'Discovery: one loop through all',
  'preset.document': 'Suggested colour',
  'preset.document.about': 'Discovery with green, red and blue tiles; another colour counts too',
  'preset.solitaire': 'Solitaire',
  'preset.solitaire.about': '14 tiles one by one, strict rules',
  'preset.solitaire-document': 'Open Solitaire',
  'preset.solitaire-document.about': '14 tiles one by one, lax rules with submitting',
  'preset.free': 'Few solutions',
  'preset.free.about': 'Eight tiles that fit in few ways',
  'preset.turning': 'Only turns',
  'preset.turning.about': 'Ten tiles in their places',
  'preset.pyramid': 'Pyramid',
  'preset.pyramid.about': 'Tiles that fill a pyramid',

  'field.mode': 'Game',
  'field.mode.help': 'Levels, the draw of fourteen, or a puzzle of your own.',
  'field.tiles': 'Tiles',
  'field.tiles.help': 'How many, or which by number: 8, or 1-10,25. Solitaire always has 14.',
  'field.colour': 'Colour',
  'field.colour.help': 'The colour of the line. “By level” uses the colour of the level.',
  'field.demand': 'Colour is',
  'field.demand.help':
    'Whether the line must have that colour, or any will do and that one is only suggested.',
  'field.goal': 'Goal',
  'field.goal.help': 'A closed loop, or a line that may stay open.',
  'field.match': 'Must agree',
  'field.match.help': 'Every touching side, or only those of the wanted line.',
  'field.holes': 'Holes',
  'field.holes.help': 'Whether tiles may enclose an empty cell.',
  'field.trio': 'Three colours',
  'field.trio.help': 'Which colours the tiles have. Up to 14 tiles; more than that needs the first trio.',
  'field.rules': 'Rules of Solitaire',
  'field.rules.help': 'Strict: touch, match, fill forced spaces. Lax: anywhere.',
  'field.locks': 'Submitting locks',
  'field.locks.help': 'In Solitaire, what has been submitted stays where it is.',
  'field.solutions': 'Solutions',
  'field.solutions.help':
    'For free puzzles: any number, at most ten, or exactly one, not counting rotations of the board. Exactly one loop needs at least eight tiles.',
  'field.cells': 'Cells given',
  'field.cells.help': 'For free puzzles: the tiles are in place and can only be rotated.',
  'field.outline': 'Outline',
  'field.outline.help':
    'For free puzzles: the tiles must fill a triangle. It takes 3, 6, 10, 15, 21 or 28 of them.',
  'field.level': 'Level',
  'field.level.help': 'For free puzzles: what it takes to find a solution.',

  'choice.mode.discovery': 'Discovery',
  'choice.mode.solitaire': 'Solitaire',
  'choice.mode.free': 'Free puzzle',
  'choice.colour.level': 'By level',
  'choice.colour.R': 'Red',
  'choice.colour.G': 'Green',
  'choice.colour.B': 'Blue',
  'choice.colour.Y': 'Yellow',
  'choice.colour.any': 'Any colour',
  'choice.demand.required': 'Required',
  'choice.demand.suggested': 'Suggested',
  'choice.demand.free': 'Free',
  'choice.goal.loop': 'Loop',
  'choice.goal.line': 'Line',
  'choice.match.all': 'All touching sides',
  'choice.match.loop': 'The wanted line only',
  'choice.holes.none': 'No holes',
  'choice.holes.allowed': 'Holes allowed',
  'choice.trio.YRB': 'Yellow, red, blue',
  'choice.trio.YGB': 'Yellow, green, blue',
  'choice.trio.GRB': 'Green, red, blue',
  'choice.trio.YGR': 'Yellow, green, red',
  'choice.rules.strict': 'Strict',
  'choice.rules.lax': 'Lax',
  'choice.solutions.any': 'Any number',
  'choice.solutions.few': 'At most ten',
  'choice.solutions.one': 'Exactly one',
  'choice.outline.none': 'None',
  'choice.outline.pyramid': 'Pyramid',
  'choice.level.any': 'Any',
  'choice.level.search': 'Searching',
  'choice.level.deep': 'Deep searching',
  'level.fit': 'One tile fits',
  'level.look': 'Looking one step ahead',
  'level.search': 'Searching',
  'level.deep': 'Deep searching',

  mismatch: (v: Values) =>
    isSeen(v)
      ? `These two tiles disagree: ${colour(v['colour'])} meets ${colour(v['otherColour'])}. Turn or move one of them.`
      : `Tile ${v['tile']} shows ${colour(v['colour'])} where tile ${v['other']} shows ${colour(v['otherColour'])}. Turn or move one of them.`,
  'not-touching': (v: Values) => `${many(v['count'], '1 tile does', 'tiles do')} not touch the others.`,
  hole: (v: Values) => `The tiles enclose ${many(v['count'], 'an empty cell', 'empty cells')}.`,
  'tiles-left': (v: Values) => `${many(v['count'], 'One tile is', 'tiles are')} still to be placed.`,
  'loop-broken': (v: Values) => `The ${colour(v['colour'])} line has ${v['ends']} loose ends. Join them.`,
  'line-broken': (v: Values) => `The ${colour(v['colour'])} line is in ${v['parts']} parts. Join them.`,
  'several-loops': (v: Values) =>
    `There are ${v['count']} ${colour(v['colour'])} loops. One must go through everything.`,
  'closed-early': (v: Values) =>
    `This ${colour(v['colour'])} loop has ${v['length']} of ${v['wanted']} tiles. Open it and include the others.`,
  'wrong-colour': (v: Values) =>
    `This goes through all tiles in ${colour(v['colour'])}, but the colour must be ${colour(v['wanted'])}.`,
  'no-loop': (v: Values) =>
    `No colour makes one loop of ${v['wanted']} tiles. The longest line is ${colour(v['colour'])}, ${v['length']} long.`,
  'no-line': (v: Values) =>
    `No colour makes one line of ${v['wanted']} tiles. The longest is ${colour(v['colour'])}, ${v['length']} long.`,

  impossible: 'Every way was tried: these tiles have no solution.',
  'impossible-no-colour':
    'There is no solution. No colour is on every tile, so no line goes through them all.',
  'impossible-every-colour': (v: Values) =>
    `There is no solution: no colour can make a loop. ${each(v['reasons'])}`,
  'impossible-odd-bends': (v: Values) =>
    `There is no solution. A loop turns once around, so it has an even number of bends. In ${colour(v['colour'])} these tiles have ${many(v['count'], 'one bend', 'bends')}.`,
  'impossible-no-turning': (v: Values) =>
    `There is no solution. A loop turns once around: six sixths in all, two for a corner and one for a bend, less what turns back. In ${colour(v['colour'])} ${many(v['count'], 'one of these tiles turns', 'of these tiles turn')}, and that cannot come to six.`,
  'impossible-odd-crossings': (v: Values) =>
    `There is no solution. A ${colour(v['other'])} line that goes into the loop must come out again, so it crosses it an even number of times. Here ${colour(v['other'])} crosses ${colour(v['colour'])} on ${many(v['count'], 'one tile', 'tiles')}.`,
  'impossible-no-common-colour': (v: Values) =>
    `There is no solution. Not every tile has ${colour(v['colour'])}: ${many(v['count'], 'one lacks', 'lack')} it.`,

  'label.placed': (v: Values) => `tile ${v['tile']} at ${v['q']}, ${v['r']}: ${around(v['sides'])}`,
  'label.locked': (v: Values) => `tile ${v['tile']} at ${v['q']}, ${v['r']}, locked: ${around(v['sides'])}`,
  'label.empty': (v: Values) => `empty cell ${v['q']}, ${v['r']}: ${around(v['sides'])}`,
  'label.tile': (v: Values) => `tile ${v['tile']} on the shelf: ${around(v['sides'])}`,
  'label.gap': (v: Values) => `empty slot of tile ${v['tile']}, which is at ${v['q']}, ${v['r']}`,
  'label.shelf': (v: Values) => `shelf, ${many(v['count'], 'one tile', 'tiles')}`,

  'no-such-tile': 'Tile {tile} is not in this puzzle.',
  'no-locks': 'Nothing is locked in this game.',
  'lock-count': 'There are only {placed} tiles to lock, not {count}.',
  'tile-locked': (v: Values) =>
    isSeen(v) ? 'This tile has been submitted and stays.' : `Tile ${v['tile']} has been submitted and stays.`,
  'too-far': 'The board ends {reach} cells from its middle.',
  'cells-given': 'In this puzzle the tiles stay where they are; only rotate them.',
  'not-next': (v: Values) =>
    isSeen(v) ? 'This tile is not the next one.' : `Tile ${v['tile']} is not the next one.`,
  'cell-taken': (v: Values) =>
    isSeen(v) ? 'There is a tile here already.' : `Tile ${v['tile']} is already there.`,
  settled: (v: Values) =>
    isSeen(v)
      ? 'This tile has been settled: only the last one can still be changed.'
      : `Tile ${v['tile']} has been settled: only the last one can still be changed.`,
  'on-shelf': (v: Values) =>
    isSeen(v) ? 'This tile is on the shelf already.' : `Tile ${v['tile']} is on the shelf already.`,
  'must-touch': (v: Values) =>
    isSeen(v) ? 'This tile must touch another tile.' : `Tile ${v['tile']} must touch another tile.`,
  'must-match': (v: Values) =>
    isSeen(v)
      ? 'This tile does not agree with its neighbours there.'
      : `Tile ${v['tile']} does not agree with its neighbours there.`,
  'must-fill': (v: Values) =>
    isSeen(v)
      ? 'This tile fits a forced space, so it must go into one.'
      : `Tile ${v['tile']} fits a forced space, so it must go into one.`,
  outside: (v: Values) =>
    isSeen(v) ? 'This tile must go inside the outline.' : `Tile ${v['tile']} must go inside the outline.`,
  'one-sided': (v: Values) =>
    isSeen(v)
      ? 'This tile has one side: it turns but never flips.'
      : `Tile ${v['tile']} has one side: it turns but never flips.`,

  'tile-count': 'Between {min} and {max} tiles are needed, not {given}.',
  'solitaire-tiles':
    'Solitaire is played with all {count} tiles of its three colours: ask for {count} tiles, not "{given}".',
  'colour-lacking': (v: Values) => `Tile ${v['tile']} has no ${colour(v['colour'])}.`,
  'none-found': (v: Values) =>
    `No such puzzle was found in ${grouped('en', v['attempts'])} attempts. Another number of tiles may help.`,
  'too-many': 'These {count} tiles have more solutions than asked for.',
  'no-solution': 'These {count} tiles have no solution by these rules.',

  'not-native': 'Expected "tantrix:" and then the rules.',
  'not-a-word': 'Expected one of {expected}, not "{given}".',
  'not-a-rule': 'Expected lax, locks, @cells or in@cells in this order, not "{given}".',
  'solitaire-only': '"{given}" is for Solitaire only.',
  'free-only': 'Only free puzzles have given cells or an outline.',
  'not-tiles': 'Expected tile numbers such as 1-10,25, not "{given}".',
  'tile-again': 'Tile {tile} is named twice.',
  'not-a-cell': 'Expected a cell such as 0.-1, within the board, not "{given}".',
  'cell-twice': 'This cell is taken already: "{given}".',
  'cell-count': '{given} cells where {expected} are needed.',
  'cell-moved': 'The cells are given in this puzzle, and "{given}" is not where its tile belongs.',
  'not-in-outline': '"{given}" is outside the outline.',
  'not-a-pyramid': 'A pyramid has 3, 6, 10, 15, 21 or 28 tiles, not {given}.',
  'not-a-place': 'Expected a tile with its place, such as 7.0.-1.2, not "{given}".',
  'tile-not-here': 'The tile of "{given}" is not in this puzzle.',
  'tile-twice': 'The tile of "{given}" is already on the board.',
  'tile-order': 'Tiles come in the order drawn, and "{given}" does not.',
  'not-a-turn': 'Expected a tile on the shelf with its turn, such as 5.2, in order, not "{given}".',
  'not-a-lock': 'Expected the number of locked tiles, such as !3, not "{given}".',
  'not-a-move': 'Expected a move such as 7@0,-1/2, 7-, 7> or 7<, not "{given}".',
  'too-much': 'Nothing more was expected here.',
  'list-cannot': 'A list of tiles cannot contain Solitaire, given cells or any outline but the pyramid.',
};
