/** Hints: each technique on a board made for it, mistakes, and steps that no technique finds. */
import { describe, expect, test } from 'vitest';
import { edgeBetween } from '../../../grid/mesh.ts';
import { makeRng } from '../../../rng.ts';
import { finish } from '../../../task.ts';
import { say } from '../../../words/words.ts';
import { masyu } from '../index.ts';
import { CROSS, LINE, linkSpot, meshOf, OPEN, start, type Puzzle, type State } from '../rules/rules.ts';
import { suffices } from '../solve/model.ts';
import { cellSteps } from './cells.ts';
import { loopSteps } from './loops.ts';
import { pearlPatterns, pearlSteps } from './pearls.ts';
import type { Position, Step } from './step.ts';
import { positionOf } from './steps.ts';

type Link = readonly [from: number, to: number];

/** 'W' and 'B' are pearls; lines and crosses between cells given by their numbers. */
function board(
  rows: readonly string[],
  lines: readonly Link[] = [],
  crosses: readonly Link[] = [],
): Position {
  const pearls = Uint8Array.from(rows.join(''), (char) => '.WB'.indexOf(char));
  const puzzle: Puzzle = { width: rows[0].length, height: rows.length, pearls };
  const edges = new Uint8Array(start(puzzle).edges.length);
  for (const each of lines) edges[linkIn(puzzle, each)] = LINE;
  for (const each of crosses) edges[linkIn(puzzle, each)] = CROSS;
  return positionOf(puzzle, { edges });
}

const linkIn = (puzzle: Puzzle, [a, b]: Link): number => edgeBetween(meshOf(puzzle), a, b)!;

const blank = ['.....', '.....', '.....', '.....', '.....'];
const withPearl = (pearl: string, cell: number): string[] => {
  const all = [...blank.join('')];
  all[cell] = pearl;
  return [0, 1, 2, 3, 4].map((row) => all.slice(5 * row, 5 * row + 5).join(''));
};

/** What is expected to follow: lines and crosses. */
interface Expected {
  readonly lines?: readonly Link[];
  readonly crosses?: readonly Link[];
}

function expectStep(
  position: Position,
  step: Step | undefined,
  { lines = [], crosses = [] }: Expected,
): void {
  const { puzzle, state } = position;
  const found = new Map(step?.forced.map(({ link, to }) => [link, to]));
  expect(found).toEqual(
    new Map([
      ...lines.map((each) => [linkIn(puzzle, each), LINE] as const),
      ...crosses.map((each) => [linkIn(puzzle, each), CROSS] as const),
    ]),
  );
  const { cells, links, forced } = step!;
  const because = [...cells.map((cell) => `cell:${cell}`), ...links.map(linkSpot)];
  const hint = {
    kind: 'step',
    code: step!.code,
    level: 'pearls',
    at: [],
    because: because as [string, ...string[]],
    moves: [forced.map(({ link, to }) => ({ index: link, to }))],
  } as const;
  expect(suffices(puzzle, state, hint)).toBe(true);
}

describe('techniques', () => {
  const all = (position: Position): Step[] => [
    ...cellSteps(position),
    ...pearlSteps(position),
    ...pearlPatterns(position),
    ...loopSteps(position),
  ];

  test.each<[string, Position, Expected]>([
    [
      'full-cell',
      board(blank, [
        [11, 12],
        [12, 13],
      ]),
      {
        crosses: [
          [7, 12],
          [12, 17],
        ],
      },
    ],
    ['one-way', board(blank, [[0, 1]], []), { lines: [[0, 5]] }],
    ['no-way-on', board(blank, [], [[0, 1]]), { crosses: [[0, 5]] }],
    [
      'black-border',
      board(withPearl('B', 6)),
      {
        lines: [
          [6, 7],
          [7, 8],
          [6, 11],
          [11, 16],
        ],
        crosses: [
          [1, 6],
          [5, 6],
        ],
      },
    ],
    ['black-line', board(withPearl('B', 12), [[12, 13]]), { lines: [[13, 14]], crosses: [[11, 12]] }],
    [
      'black-blocked',
      board(withPearl('B', 12), [], [[13, 14]]),
      {
        lines: [
          [11, 12],
          [10, 11],
        ],
        crosses: [[12, 13]],
      },
    ],
    [
      'white-border',
      board(withPearl('W', 2)),
      {
        lines: [
          [1, 2],
          [2, 3],
        ],
        crosses: [[2, 7]],
      },
    ],
    [
      'white-line',
      board(withPearl('W', 12), [[12, 13]]),
      {
        lines: [[11, 12]],
        crosses: [
          [7, 12],
          [12, 17],
        ],
      },
    ],
    [
      'white-blocked',
      board(withPearl('W', 12), [], [[12, 13]]),
      {
        lines: [
          [7, 12],
          [12, 17],
        ],
        crosses: [[11, 12]],
      },
    ],
    [
      'white-sides',
      board(withPearl('W', 12), [
        [10, 11],
        [13, 14],
      ]),
      {
        lines: [
          [7, 12],
          [12, 17],
        ],
        crosses: [
          [11, 12],
          [12, 13],
        ],
      },
    ],
    [
      'white-turn',
      board(withPearl('W', 12), [
        [10, 11],
        [11, 12],
        [12, 13],
      ]),
      { crosses: [[13, 14]] },
    ],
    ['two-blacks', board(['.....', '.....', '.BB..', '.....', '.....']), { crosses: [[11, 12]] }],
    [
      'three-whites',
      board(['.....', '.....', '.WWW.', '.....', '.....']),
      {
        lines: [
          [6, 11],
          [11, 16],
          [7, 12],
          [12, 17],
          [8, 13],
          [13, 18],
        ],
        crosses: [
          [10, 11],
          [11, 12],
          [12, 13],
          [13, 14],
        ],
      },
    ],
    [
      'early-loop',
      board(withPearl('W', 22), [
        [0, 1],
        [0, 5],
        [5, 6],
      ]),
      { crosses: [[1, 6]] },
    ],
  ])('%s', (code, position, expected) => {
    expectStep(
      position,
      all(position).find((step) => step.code === code),
      expected,
    );
  });

  test('a loop with everything on it may be closed', () => {
    const position = board(blank, [
      [0, 1],
      [0, 5],
      [5, 6],
    ]);
    expect([...loopSteps(position)]).toEqual([]);
  });
});

const generated = (level: (typeof masyu.levels)[number], seed: number) => {
  const made = finish(masyu.generate({ width: 8, height: 8, level: level as 'pearls' }, makeRng(seed)));
  if (!made.ok || !made.value.solution) throw new Error('nothing made');
  return { puzzle: made.value.puzzle, solution: made.value.solution };
};

describe('levels', () => {
  test.each(masyu.levels.flatMap((level) => [1, 2, 3].map((seed) => [level, seed] as const)))(
    'hints of a puzzle of level %s (seed %i) need that level and no higher one',
    (level, seed) => {
      const { puzzle } = generated(level, seed);
      let state = start(puzzle);
      let highest = 0;
      for (;;) {
        const hint = finish(masyu.hint(puzzle, state));
        if (!hint) break;
        expect(hint.kind).toBe('step');
        highest = Math.max(highest, masyu.levels.indexOf(hint.level));
        for (const move of hint.moves) {
          const next = masyu.apply(puzzle, state, move);
          if (!next.ok) throw new Error('illegal');
          state = next.value;
        }
      }
      expect(masyu.check(puzzle, state).issues).toEqual([]);
      expect(masyu.levels[highest]).toBe(level);
    },
  );
});

describe('mistakes', () => {
  const withMark = ({ edges }: State, link: number, to: number): State => ({
    edges: Uint8Array.from(edges).with(link, to),
  });

  test('the first wrong mark is named, all wrong ones are taken back', () => {
    const { puzzle, solution } = generated('loops', 4);
    const isLine = (link: number): boolean => solution.edges[link] === LINE;
    const links = Array.from(solution.edges, (_, link) => link);
    const [right] = links.filter(isLine);
    const [first, second] = links.filter((link) => !isLine(link));
    const line = [start(puzzle)];
    for (const link of [right, second, first]) line.push(withMark(line.at(-1)!, link, LINE));
    const state = line.at(-1)!;
    const hint = finish(masyu.hint(puzzle, state, line.slice(0, -1)));
    expect(hint).toMatchObject({ code: 'mistake-line', at: [linkSpot(second)], with: { wrong: 2 } });
    expect(hint?.kind).toBe('mistake');
    expect(say(masyu.words, 'en', hint!)).toBe('This line is a mistake. So is 1 more mark.');
    expect(hint?.moves.flat().toSorted((a, b) => a.index - b.index)).toEqual(
      [first, second].toSorted((a, b) => a - b).map((index) => ({ index, to: OPEN })),
    );
    expect(suffices(puzzle, state, hint!)).toBe(true);
  });

  test('a wrong cross', () => {
    const { puzzle, solution } = generated('pearls', 5);
    const link = Array.from(solution.edges).indexOf(LINE);
    const state = withMark(start(puzzle), link, CROSS);
    const hint = finish(masyu.hint(puzzle, state));
    expect(hint).toMatchObject({ kind: 'mistake', code: 'mistake-cross', at: [linkSpot(link)] });
    expect(suffices(puzzle, state, hint!)).toBe(true);
  });

  test('where several solutions are left, only a mark that leaves none is a mistake', () => {
    const { puzzle } = board(withPearl('W', 12));
    const wrong: Link[] = [
      [12, 13],
      [13, 14],
      [11, 12],
      [10, 11],
    ];
    const { state } = board(withPearl('W', 12), wrong);
    const hint = finish(masyu.hint(puzzle, state));
    expect(hint).toMatchObject({ kind: 'mistake', with: { wrong: 1 } });
    expect(finish(masyu.hint(puzzle, board(withPearl('W', 12), wrong.slice(0, 2)).state))?.kind).toBe('step');
  });
});

describe('beyond the techniques', () => {
  test('nothing is said without a solution, or when solved', () => {
    const none = board(['BB...', '.....', '.....', '.....', '.....']);
    expect(finish(masyu.hint(none.puzzle, none.state))).toBeUndefined();
    const { puzzle, solution } = generated('pearls', 6);
    expect(finish(masyu.hint(puzzle, solution))).toBeUndefined();
  });
});
