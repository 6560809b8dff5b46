/** Each law can fail: a game broken in one way is caught by the law that forbids it. */
import { expect, test } from 'vitest';
import { contract, type ContractOptions } from './contract.ts';
import type { Target } from '../draw/scene.ts';
import { NOTHING_HERE, type Hint, type ProofLink, type Saved } from '../vocabulary.ts';
import { makeRng, type Rng } from '../rng.ts';
import { counts, golden } from '../puzzles/template/test-data.ts';
import { lanterns } from '../puzzles/template/index.ts';
import type { Move, Puzzle, State } from '../puzzles/template/rules/rules.ts';
import { fail, ok } from '../result.ts';
import { finish, ready } from '../task.ts';
import { parseError } from '../text/text.ts';

type Game = typeof lanterns;
type Row = Saved<Puzzle, State>;

import { editingBreakages } from './editing.fixtures.ts';
import { suffices } from '../puzzles/template/hint/suffices.ts';

const options = {
  params: [{ length: 8 }],
  texts: counts.map(([text]) => text),
  golden,
  seeds: 2,
  mutations: 40,
  plays: 12,
  suffices,
  minimalReasons: true,
};
const without = <T extends object>(words: T, code: string): T =>
  Object.fromEntries(Object.entries(words).filter(([key]) => key !== code)) as T;
const hinting = (change: (hint: Hint<Move>) => Hint<Move> | undefined): Partial<Game> => ({
  hint: (puzzle, state) => {
    const hint = finish(lanterns.hint(puzzle, state));
    return ready(hint && change(hint));
  },
});
const linkTo = ({ code, at, because, moves }: Hint<Move>): ProofLink<Move> => ({
  code,
  at,
  because,
  marks: moves[0],
});
const renamed = (change: (target: Target) => Target): Partial<Game> => ({
  scene: (puzzle, state) => {
    const scene = lanterns.scene(puzzle, state);
    return { ...scene, targets: scene.targets.map(change) };
  },
});
let lastRng: Rng = makeRng(1);
let calls = 0;

const breakages: Readonly<Record<string, Partial<Game>>> = {
  ...editingBreakages,
  'tidying follows from what is drawn': { tidy: () => ({ lantern: 0, mark: 'dark' }) },
  'shading is a note': { shading: 'nowhere' },
  'rims are round their places': renamed((target) => ({
    ...target,
    outline: [
      [0, 0],
      [0.1, 0],
      [0, 0.1],
    ],
  })),
  'params have a text that reads back': {
    params: { ...lanterns.params, presets: [{ id: 'short', params: { length: 1 } }] },
  },
  'params that do not fit are refused': {
    params: {
      ...lanterns.params,
      fields: [{ key: 'length', kind: 'choice', options: ['no-such-choice', '8'] }],
    },
  },
  'the native text loses nothing': {
    native: { ...lanterns.native, format: ({ puzzle }: Row) => lanterns.native.format({ puzzle }) },
  },
  'moves have a text that reads back': {
    moves: { ...lanterns.moves, format: (move) => `${move.lantern + 1} ${move.mark}` },
  },
  'foreign formats read back what they hold': {
    foreign: [
      { ...lanterns.native, id: 'short', format: ({ puzzle }) => lanterns.native.format({ puzzle }) },
    ],
  },
  'garbage is refused with a place and never thrown': {
    moves: {
      ...lanterns.moves,
      parse: (text) => (text === '' ? JSON.parse(text) : lanterns.moves.parse(text)),
    },
  },
  'golden texts still parse': {
    native: {
      ...lanterns.native,
      parse: (text) => (text === golden[0] ? fail(parseError('length', 1, 1)) : lanterns.native.parse(text)),
    },
  },

  'generate is a function of params and seed': {
    generate: (params, rng) => lanterns.generate(params, calls++ % 2 === 0 ? (lastRng = rng) : lastRng),
  },
  'a generated solution is solved': {
    generate: (params, rng) => ready(withSolution(finish(lanterns.generate(params, rng)))),
  },
  'a fresh puzzle is not solved': { check: () => ({ issues: [], progress: { done: 1, of: 1 } }) },
  'progress counts up to solved': {
    check: (puzzle, state) => ({ ...lanterns.check(puzzle, state), progress: { done: 0, of: 1 } }),
  },
  'states are values': { apply: (_, state, move) => ok(Object.assign(state, { [move.lantern]: move.mark })) },
  'moves from gestures are applicable': { interpret: () => ok({ lantern: 98, mark: 'lit' }) },
  'some gesture does something': { interpret: () => fail(NOTHING_HERE) },
  'unknown spots give no move': { interpret: () => ok({ lantern: 0, mark: 'lit' }) },
  'plans are legal and arrive': { plan: () => [] },
  'negations are moves of their own': { negate: (_, move) => move },
  'arrows reach every neighbour': {
    scene: (puzzle, state) => ({
      ...lanterns.scene(puzzle, state),
      targets: lanterns.scene(puzzle, state).targets.map((target) => ({ ...target, x: 1, y: 1 })),
    }),
  },

  'solve finds only solutions': {
    solve: (puzzle) => ready({ found: [lanterns.start(puzzle)], exhausted: true, effort: {} }),
  },
  'solve misses nothing': { solve: () => ready({ found: [], exhausted: true, effort: {} }) },
  'solve respects its limit': {
    solve: (puzzle, want) => lanterns.solve(puzzle, { ...want, limit: want.limit + 1 }),
  },
  'exhausted means that there are no more': {
    solve: (puzzle, want) => ready({ ...finish(lanterns.solve(puzzle, want)), exhausted: true }),
  },
  'hints lead to the solution': hinting((hint) => ({
    ...hint,
    moves: hint.moves.map((move) => ({ ...move, mark: 'dark' })),
  })),
  'hints follow from their reasons': hinting((hint) => ({ ...hint, because: ['nowhere:0'] })),
  'reasons name nothing that could be left out': hinting((hint) => ({
    ...hint,
    because: ['nowhere:0', ...hint.because],
  })),
  'nothing follows from no reasons': {},
  'every link of a proof follows': hinting((hint) => ({ ...hint, proof: { links: [linkTo(hint)] } })),
  'no link follows from no place': hinting((hint) => ({ ...hint, proof: { links: [linkTo(hint)] } })),
  'what a proof shows can be played': hinting((hint) => ({
    ...hint,
    proof: { links: [{ ...linkTo(hint), tries: [{ lantern: 98, mark: 'lit' }] }] },
  })),
  'tones name places, each once': hinting((hint) => ({
    ...hint,
    tones: [{ tone: 'stranded', spots: ['lantern:99'] }],
  })),
  'a proof arrives at its hint': hinting((hint) => ({
    ...hint,
    proof: { links: [{ ...linkTo(hint), at: ['lantern:99'] }] },
  })),
  'mistakes are named and mended': hinting((hint) => (hint.kind === 'mistake' ? undefined : hint)),
  'grades are true': { grade: () => ready({ level: 'beyond', solutions: 'many', uses: {} }) },
  'a task stopped early leaves no trace': { grade: gradeWithTrace },

  'every code has words in every language': {
    words: { ...lanterns.words, fi: without(lanterns.words.fi, 'technique.full') },
  },
  'what is seen is not called by names that are not': {
    ...renamed((target) => ({ ...target, name: `c${Math.floor(target.x)}` })),
    words: { ...lanterns.words, en: { ...lanterns.words.en, full: 'Look at c1.' } },
  },
  'everything pointed at is in the scene': {
    check: (puzzle, state) => ({
      ...lanterns.check(puzzle, state),
      issues: lanterns.check(puzzle, state).issues.map((issue) => ({ ...issue, at: ['lantern:99'] })),
    }),
  },
  'scene and sketch show the same spots': {
    sketch: (puzzle, state) => ({ rows: [lanterns.sketch(puzzle, state).rows[0]] }),
  },
  'pictures are sound': {
    sketch: (puzzle, state) => ({ rows: [...lanterns.sketch(puzzle, state).rows, [{ char: '--' }]] }),
  },
  'still shapes stay': {
    scene: (puzzle, state) => ({
      ...lanterns.scene(puzzle, state),
      shapes: lanterns.scene(puzzle, state).shapes.map((shape) => ({ ...shape, layer: 'still' })),
    }),
  },
  'examples show their code': { examples: [{ code: 'solved', text: 'lanterns:1.2.' }] },
  'every issue has an example': { examples: lanterns.examples.filter((each) => each.code !== 'undecided') },

  'what is left agrees with the pieces beside the board': {
    check: (puzzle, state) => ({ ...lanterns.check(puzzle, state), progress: { done: 5, of: 4 } }),
  },
  'the goal is a short sentence': { goal: () => ({ code: 'goal.unheard' }) },

  'names of places can be typed and stand once': renamed((target) => ({ ...target, name: 'same' })),
  'the main kind of target is there': {
    scene: (puzzle, state) => ({ ...lanterns.scene(puzzle, state), mainKind: 'tower' }),
  },
  'a piece is known by its spot': renamed((target) => ({ ...target, piece: 'piece:1' })),
  'a move writes what is the player\u2019s': {
    scene: (puzzle, state) => ({
      ...lanterns.scene(puzzle, state),
      shapes: lanterns.scene(puzzle, state).shapes.map(({ by: _, ...shape }) => shape),
    }),
  },
  'the level field chooses a level': { params: { ...lanterns.params, levelField: 'length' } },

  'every view shows the same spots': {
    scene: (puzzle, state, look) => ({
      ...lanterns.scene(puzzle, state),
      ...(look?.portrait && { targets: [] }),
    }),
  },
  'what fits can be played and breaks nothing': {
    fits: (_puzzle, _state, at) => [{ piece: 'piece:99', place: at, move: { lantern: 0, mark: 'lit' } }],
  },
  'meters and paths have words and places': {
    meters: () => [{ code: 'meter.unheard', have: 1, need: 2, state: 'open' }],
  },
  'actions come to moves that can be played': { actions: () => ['dance'] },
  'one find has one identity': { identity: () => String(calls++) },
  'a puzzle is like itself': { likeness: () => String(calls++) },
  'refusals explain themselves': { interpret: () => fail({ code: 'unheard', at: [] }) },
  'levels and days name what can be made': {
    params: {
      ...lanterns.params,
      daily: ['no-such', 'no-such', 'no-such', 'no-such', 'no-such', 'no-such', 'no-such'],
    },
  },
  'a lesson can be followed': {
    lesson: [{ code: 'none', text: 'lanterns:1.2.', gesture: { verb: 'tap', on: 'nowhere:0' } }],
  },
  'the picture for cards can be drawn': { art: 'lanterns:?' },
  'what is to be cut out can be cut out': {
    kit: () => ({
      millimetres: 10,
      measure: 1,
      parts: [{ name: '1', width: 1, height: 1, outline: ['M0 0L1 0'], shapes: [] }],
    }),
  },
  'every step of a series can be made': {
    params: {
      ...lanterns.params,
      series: [
        { id: 'rows', steps: [{ name: '1', params: { ...lanterns.params.presets[0].params, length: 1 } }] },
      ],
    },
  },
};

function withSolution(
  made: ReturnType<
    typeof finish<
      Extract<ReturnType<Game['generate']> extends Generator<unknown, infer T> ? T : never, object>
    >
  >,
) {
  return made.ok ? ok({ ...made.value, solution: lanterns.start(made.value.puzzle) }) : made;
}

function* gradeWithTrace(puzzle: Puzzle): ReturnType<Game['grade']> {
  calls++;
  yield { done: 0 };
  return { ...finish(lanterns.grade(puzzle)), uses: { full: calls } };
}

/** What a law asks of the witness, not of the game. */
const brokenOptions: Readonly<Record<string, Partial<ContractOptions>>> = {
  'every link of a proof follows': { linkFollows: () => false },
  'no link follows from no place': { linkFollows: () => true },
  'nothing follows from no reasons': { suffices: () => true },
};

const lawsOf = (change: Partial<Game>, name = '') =>
  contract({ ...lanterns, ...change }, { ...options, ...brokenOptions[name] });

test.each(contract(lanterns, options).map((law) => [law.name, law] as const))(
  '%s: holds, and can fail',
  (name, law) => {
    expect(law.check()).toBeUndefined();
    expect(breakages[name], 'a breakage for this law').toBeDefined();
    const broken = lawsOf(breakages[name], name).find((each) => each.name === name);
    const sentence = broken?.check() ?? '';
    expect(sentence).toMatch(/\.$/);
    expect(sentence.startsWith('It threw')).toBe(name.includes('never thrown'));
  },
);

test('what throws is a violation', () => {
  const laws = lawsOf({
    check: () => {
      throw new Error('oops');
    },
  });
  expect(laws.find((each) => each.name === 'a fresh puzzle is not solved')?.check()).toBe('It threw: oops.');
});
