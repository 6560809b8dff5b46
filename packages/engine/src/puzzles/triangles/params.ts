/** What a player may choose, and which choices are refused: sizes that have no puzzle, or none within reach. */
import type { Note } from '../../vocabulary.ts';
import { triangleBoard, type TriangleBoard } from '../../grid/triangle.ts';
import { challenges } from '../../params/challenges.ts';
import type { ParamSet, Presets } from '../../params/params.ts';
import { levels } from './make/levels.ts';
import { labelCount, matchings, MOST_COLOURS, type Matching } from './rules/rules.ts';

export const boards = [
  'triangle-3',
  'triangle-4',
  'triangle-5',
  'hexagon-1',
  'hexagon-2',
  'hexagon-3',
  'hexagon-4',
  'cells-28',
  'parallelogram-3x2',
  'parallelogram-4x3',
  'parallelogram-5x3',
  'parallelogram-5x4',
] as const;

const borders = ['free', 'walls', 'one'] as const;
/** `random`: all different; `repeats`: some may be alike, as both documents' programs make them; `full`: each once. */
const sets = ['random', 'full', 'repeats'] as const;
/** `any` may have many solutions; all others have exactly one. */
const levelChoices = ['any', ...levels, 'beyond'] as const;

/** A type, not an interface: only types fit ParamRecord's index. */
export type Params = {
  readonly board: string;
  readonly match: Matching;
  readonly colours: number; // or pairs of letters
  readonly border: (typeof borders)[number];
  readonly fixed: number;
  readonly set: (typeof sets)[number];
  readonly level: (typeof levelChoices)[number];
};

const base: Params = {
  board: 'hexagon-2',
  match: 'equal',
  colours: 12,
  border: 'walls',
  fixed: 0,
  set: 'random',
  level: 'fits',
};

const like = (wish: Partial<Params>): Params => ({ ...base, ...wish });

const presets: Presets<Params> = [
  {
    id: 'letters',
    dots: 2,
    minutes: 8,
    params: like({ match: 'complement', colours: 4, border: 'free', level: 'any' }),
  },
  { id: 'colours', dots: 3, minutes: 12, params: like({ board: 'cells-28', fixed: 2 }) },
  { id: 'macmahon', params: like({ colours: 4, border: 'one', set: 'full', level: 'any' }) },
  { id: 'first', dots: 1, minutes: 2, params: like({ board: 'triangle-3', colours: 6 }) },
  { id: 'easy', dots: 2, minutes: 5, params: like({ board: 'triangle-4', colours: 8 }) },
  { id: 'medium', dots: 3, minutes: 10, params: like({ colours: 12, level: 'places' }) },
  {
    id: 'letters-unique',
    dots: 4,
    minutes: 15,
    params: like({ match: 'complement', colours: 6, level: 'what-if' }),
  },
  {
    id: 'hard',
    dots: 4,
    minutes: 15,
    params: like({ board: 'cells-28', colours: 9, fixed: 2, level: 'what-if' }),
  },
  { id: 'expert', dots: 5, minutes: 25, params: like({ board: 'cells-28', colours: 8, level: 'beyond' }) },
  { id: 'large', params: like({ board: 'hexagon-3', fixed: 12, level: 'what-if' }) },
  { id: 'huge', params: like({ board: 'hexagon-4', fixed: 40, level: 'what-if' }) },
];

/** From nine cells that fill themselves to ninety-six; each has one solution. */
const ladder = ['first', 'easy', 'medium', 'letters-unique', 'hard', 'expert', 'large', 'huge'];

export const params: ParamSet<Params> = {
  presets,
  series: [
    challenges(presets, ['first', 'easy', 'medium', 'letters-unique', 'hard'], 12),
    {
      id: 'ladder',
      steps: ladder.flatMap((id, i) =>
        presets
          .filter((each) => each.id === id)
          .map((each) => ({ name: String(i + 1), params: each.params })),
      ),
    },
  ],
  daily: ['first', 'easy', 'letters', 'medium', 'colours', 'letters-unique', 'hard'],
  fifths: [27, 34, 51, 69],
  levelField: 'level',
  fields: [
    { key: 'board', kind: 'choice', options: boards },
    { key: 'match', kind: 'choice', options: matchings },
    { key: 'colours', kind: 'whole', min: 1, max: MOST_COLOURS },
    { key: 'border', kind: 'choice', options: borders },
    { key: 'fixed', kind: 'whole', min: 0, max: 48 },
    { key: 'set', kind: 'choice', options: sets },
    { key: 'level', kind: 'choice', options: levelChoices },
  ],
  check: checkParams,
};

/** k labels make k(k² + 2)/3 pieces that differ under rotation. */
const piecesOf = (labels: number): number => (labels * (labels * labels + 2)) / 3;

function checkParams(wish: Params): Note | undefined {
  const board = triangleBoard(wish.board);
  if (!board) return { code: 'no-such-board', at: [], with: { board: wish.board } };
  const cells = board.cellCount;
  const pieces = piecesOf(labelCount(wish.match, wish.colours));
  const sizes = { cells, pieces };
  if (wish.fixed >= cells) return { code: 'too-many-fixed', at: [], with: sizes };
  if (pieces < cells && wish.set !== 'repeats') return { code: 'too-few-pieces', at: [], with: sizes };
  if (wish.set === 'full' && pieces !== cells) return { code: 'full-set-size', at: [], with: sizes };
  if (wish.set === 'full' && wish.border === 'walls') return { code: 'full-set-walls', at: [] };
  if (wish.level !== 'any' && wish.border !== 'walls' && wish.fixed === 0)
    return { code: 'level-anchor', at: [] };
  return reachProblem(wish, board);
}

/**
 * The expected number of solutions is n!·3ⁿ / k^edges. Far above one, a solution is found soon; far below,
 * every wrong start dies soon; in between, boards above 30 cells may take our search seconds or hours. The
 * bounds were measured: within them a first solution or its proof takes at most about a second.
 */
function reachProblem(wish: Params, board: TriangleBoard): Note | undefined {
  const chance = expected(wish, board);
  if (wish.level !== 'any' && chance > MANY) return { code: 'too-few-colours', at: [] };
  const open = board.cellCount - wish.fixed;
  const each = chance / open;
  return open > 30 && each > REACH.low && each < REACH.high ? { code: 'too-slow', at: [] } : undefined;
}

const MANY = 3; // e³: a unique puzzle among this many would be a rare find
const REACH = { low: -0.75, high: 0.6 }; // for each open cell

/** The natural logarithm of the expected number of fillings besides the intended one. */
function expected({ match, colours, border, fixed }: Params, board: TriangleBoard): number {
  const open = board.cellCount - fixed;
  const inner = (3 * board.cellCount - board.border.length) / 2;
  // A fixed piece settles its own sides: those edges no longer have to come out right twice.
  const matched = inner + (border === 'free' ? 0 : board.border.length) - fixed * 0.75;
  let log = open * Math.log(3);
  for (let i = 2; i <= open; i++) log += Math.log(i);
  return log - matched * Math.log(labelCount(match, colours));
}
