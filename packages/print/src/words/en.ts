/** Books in English. */
import type { Values } from 'edgewise';

const count = (n: Values[string], one: string, many: string): string =>
  n === 1 ? `1 ${one}` : `${n} ${many}`;

export const en = {
  'book-title': 'Edge puzzles',
  'worksheet-title': 'Worksheet',
  'kit-title': 'Pieces to cut out',
  puzzles: ({ count: n }: Values) => count(n, 'puzzle', 'puzzles'),
  'from-seed': 'Seed {seed}',
  imprint:
    'Every puzzle in this book has exactly one solution, proved before it was set, and can be solved by reasoning alone.',
  'imprint-many':
    'Every puzzle in this book can be solved. Some have several solutions; the answer pages show one of them.',
  'imprint-again': 'The same seed makes the same book again: {seed}.',
  'imprint-made': 'Made with Edgewise {version}.',
  contents: 'Contents',
  'how-to': 'How to play',
  'how-to-game': 'How to play {game}',
  example: 'An example',
  'example-puzzle': 'The puzzle',
  'example-solution': 'Its solution',
  'step-by-step': 'Step by step',
  solutions: 'Solutions',
  hints: 'Hints',
  'hints-about': 'The first three steps of each puzzle. Cover the rest and read one at a time.',
  'hint-so': 'So: {places}.',
  'one-of-several': 'one of several',
  scan: 'Scan to play',
  page: 'Page {page}',
  number: 'No. {number}',
  name: 'Name',
  date: 'Date',
  'answer-key': 'Answer key',
  more: 'and {count} more',

  'kit-about':
    'Print at 100 % (“actual size”), on stiff paper. Check the scale with the bar below, then cut along the solid lines.',
  'kit-scale': '50 mm',
  'kit-backs': 'Backs, mirrored: print on the other side, flipped along the long edge.',
  'kit-board': 'The board',
  'kit-board-part': 'The board, part {part} of {of}: cut along the frame and join the parts.',
  'kit-pieces': ({ count: n }: Values) => count(n, 'piece', 'pieces'),
  'kit-labels': 'Labels for the box',
  'kit-code': 'Code {code}',

  'spec-json': 'This is not valid JSON ({reason}).',
  'spec-shape': 'A book is described by a list of sections, or by an object with "sections".',
  'spec-unknown': 'There is no field "{key}". Known: {known}.',
  'spec-wrong': '{at}: expected {expected}, found {given}.',
  'spec-long': '{at} is too long: at most {most} characters.',
  'game-unknown': 'There is no game "{given}". Known: {known}.',
  'preset-unknown': '{game} has no preset "{given}". Known: {known}.',
  'game-says': 'The game does not accept this.',
  'no-puzzles': 'There are no puzzles to print: name a game and a count, or give a file with puzzles.',
  'too-many-puzzles': 'A book holds at most {most} puzzles; this one would have {count}.',
  'not-printable': 'The {field} contains “{chars}”, which the fonts lack. They cover Latin letters.',
  'puzzle-at': 'Puzzle {number} ({source}, line {line}): {reason}',
  'puzzle-made': 'Puzzle {number} ({game}, seed {seed}): {reason}',
  'no-solution': 'it has no solution.',
  'many-solutions': 'it has more than one solution.',
  'unknown-solutions': 'it could not be proved that it has only one solution.',
  'same-puzzle':
    'Puzzle {number} is the same as puzzle {first}: these settings allow only a few different ones. Ask for fewer, or change the settings.',
  'no-solver': 'this game cannot prove that there is only one solution.',
  'no-kit': '{game} has no pieces to cut out.',
  'too-large':
    'Puzzle {number} is too large for this paper in large print: its squares would be {size} mm wide, and large print needs {least} mm.',
  'piece-too-large': 'A piece of this size does not fit the paper; the largest that does is {size} mm.',
};
