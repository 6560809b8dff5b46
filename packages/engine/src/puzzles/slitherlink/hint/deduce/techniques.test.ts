/** Technique by technique: a board that shows it, what it rests on, what it gives. */
import { describe, expect, it } from 'vitest';
import { finish } from '../../../../task.ts';
import { moves } from '../../rules/moves.ts';
import { BLANK, boardOf, LINE, type Board } from '../../rules/rules.ts';
import { LEVEL_NAMES } from '../../solve/level-numbers.ts';
import { stepsOf } from './steps.ts';
import { techniques } from './techniques.ts';
import { expectStepsSuffice } from './testing.ts';

/** Clue rows, marks already made, the technique, what it rests on, what it gives. */
const fixtures = [
  ['zero', '10 ..', '', 'cell:1', '1n4n5n6n'],
  ['clue-full', '1. ..', '0y', 'cell:0 edge:0', '1n2n3n'],
  ['clue-needs-all', '14 .1', '', 'cell:1', '1y4y5y6y'],
  ['dot-full', '33 11', '0y3y4y5y', 'edge:0 edge:4 dot:1', '1n'],
  ['dot-one-exit', '.2 2.', '0y', 'edge:0 dot:0', '3y'],
  ['dot-dead', '11 33', '0n3n5n', 'edge:5 dot:2', '4n'],
  ['dot-needs-both', '..2 .3. every-dot', '', 'dot:0', '0y3y'],
  ['corner-one', '1. 33', '', 'cell:0 dot:0', '0n3n'],
  ['corner-two', '.2 2.', '', 'cell:1 dot:1 dot:2', '0y'],
  ['corner-three', '33 11', '', 'cell:0 dot:0', '0y3y'],
  ['adjacent-threes', '.... .33. ....', '', 'cell:5 cell:6', '13y18y5n25n'],
  ['adjacent-threes', '.... .33. .... .2..', '', 'cell:5 cell:6 cell:13', '16y13y18y5n25n'],
  ['diagonal-threes', '.... .3.. ..3. ....', '', 'cell:5 cell:10 dot:12', '6y13y27y28y'],
  ['border-ones', '.... .... .11.', '', 'cell:9 cell:10 dot:17', '25n'],
  ['line-into-one', '232 .13', '15y16y', 'cell:4 edge:16 dot:10', '6n10n'],
  ['line-into-two', '.2 2.', '0y3y', 'cell:1 edge:0 dot:1 dot:5', '10y'],
  ['line-into-three', '222 33.', '11y12y', 'cell:4 edge:11 dot:9', '6y13y'],
  [
    'diagonal-chain',
    '..... .3... ..2.. ...3. .....',
    '',
    'cell:6 cell:12 cell:18 dot:14 dot:21',
    '6y16y45y46y',
  ],
  ['exactly-one-dot', '.2 ..', '2n7n', 'cell:1 edge:2 edge:7 dot:1 dot:4', '0y'],
  ['at-least-one-clue', '... .1. ..3', '22y23y', 'cell:4 cell:8 edge:22 edge:23 dot:10', '6n10n'],
  ['at-least-one-dot', '.. 2. ..', '6y8n', 'cell:2 edge:6 edge:8 dot:4', '1n'],
  ['at-most-one-clue', '.2. ...', '0y3y5n', 'cell:1 edge:0 edge:5 dot:1', '6y'],
  ['one-needs-other-clue', '.1. ...', '2n5n10n', 'cell:1 edge:2 edge:10 dot:5', '1n6n'],
  [
    'at-most-one-dot',
    '.... ....',
    '7n9y19n',
    'edge:7 edge:9 edge:19 dot:3 dot:4 dot:8 dot:9 dot:13 dot:14',
    '12n',
  ],
  ['colour-dot', '.. .. .2 ..', '14n', 'cell:5 edge:14 dot:8', '10y'],
  ['both-or-neither-dot', '... ...', '1n6y14y', 'edge:1 edge:6 edge:14 dot:4 dot:5 dot:8 dot:9', '3n'],
  ['one-needs-other-clue', '.. .2', '7n', 'cell:3 edge:7 dot:8', '10y11y'],
  [
    'one-needs-other-dot',
    '.3. .2.',
    '13n',
    'cell:1 cell:4 edge:13 dot:0 dot:1 dot:4 dot:5 dot:8 dot:9',
    '2n',
  ],
  ['sector', '.. 31 ..', '9y', 'cell:2 cell:3 edge:9 dot:0 dot:1 dot:2 dot:3 dot:4 dot:5', '6n'],
  ['early-loop', '... ..1 ...', '0y2y3y12n', 'cell:5 edge:0 edge:2 edge:3', '1n'],
  ['colour-path', '.2. .1.', '10n13n', 'cell:4 edge:10 edge:13', '4y'],
  ['colour-clue', '.3. .1. ..2', '5y13n14n15y21y', 'cell:1 edge:13 edge:15', '1y'],
  ['inside-cut', '31. .2.', '0y3y5n6n10y15y16y', 'edge:0 edge:3 edge:10 edge:15', '1n'],
  [
    'outside-cut',
    '22.2 23.2 ...2 ...2',
    '0y1n2n3y4y5n6y7y13y14n15y20y21n24y29y37y',
    'edge:4 edge:6 edge:7 edge:13 edge:15 edge:20 edge:29 edge:37',
    '17n',
  ],
  ['cut-off', '... .22 ..2', '4n12n15y21y', 'edge:4 edge:12 edge:15', '0n1n2n3n'],
  ['suppose-line', '.2. .1.', '', 'cell:1 cell:4 dot:0 dot:1 dot:4 dot:5 dot:8 dot:9', '10n'],
  ['suppose-cross', '.1. ..3 2..', '12y21y', 'cell:5 edge:21 dot:6 dot:10 dot:11 dot:14 dot:15', '9y'],
] as const;

function positionOf(text: string, marked: string): { board: Board; marks: Uint8Array } {
  const rows = text.replace(' every-dot', '').split(' ');
  const clues = Array.from(rows.join(''), (char) => (char === '.' ? BLANK : Number(char)));
  const rule = text.endsWith('every-dot') ? 'every-dot' : 'loop';
  const board = boardOf({ width: rows[0].length, height: rows.length, clues, rule });
  const marks = new Uint8Array(board.mesh.edgeCount);
  const move = marked ? moves.parse(marked) : undefined;
  if (move?.ok) for (const { index, to } of move.value) marks[index] = to;
  return { board, marks };
}

describe('techniques', () => {
  it.each(fixtures)('%s on %s', (code, clues, marked, because, moves) => {
    const { board, marks } = positionOf(clues, marked);
    const [step] = finish(stepsOf(board, marks));
    const told = [
      ...[...step.reason.cells].sort((a, b) => a - b).map((cell) => `cell:${cell}`),
      ...[...step.reason.marks].sort((a, b) => a - b).map((edge) => `edge:${edge}`),
      ...[...step.reason.dots].sort((a, b) => a - b).map((dot) => `dot:${dot}`),
    ].join(' ');
    const given = step.edges.map(({ edge, value }) => `${edge}${value === LINE ? 'y' : 'n'}`).join('');
    expect([step.code, told, given]).toEqual([code, because, moves]);
    expectStepsSuffice(board, marks);
  });

  it('are in one list, easiest level first, nearly all with a board above', () => {
    const places = techniques.map(({ level }) => LEVEL_NAMES.indexOf(level));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    const shown = new Set<string>(fixtures.map(([code]) => code));
    expect(techniques.map(({ code }) => code).filter((code) => !shown.has(code))).toEqual([
      'both-or-neither-clue',
      'suppose-line-twice',
      'suppose-cross-twice',
    ]);
  });
});
