/** Equal pieces: three ways of counting agree on random boards, and every part takes twins as interchangeable. */
import { describe, expect, test } from 'vitest';
import { makeRng, shuffle, type Rng } from '../../../rng.ts';
import { finish } from '../../../task.ts';
import { say } from '../../../words/words.ts';
import { colourBoard } from '../formats/colours.ts';
import { playedWithTwins, savedWithTwins } from '../formats/documents.fixtures.ts';
import { letters } from '../formats/letters.ts';
import { native } from '../formats/native.ts';
import { identity, pictureText } from '../help/identity.ts';
import { threePieces } from '../help/three-pieces.ts';
import { hint } from '../hint/hint.ts';
import { suffices } from '../hint/suffices.ts';
import { triangles } from '../index.ts';
import { colourEdges } from '../make/generator.ts';
import { grade } from '../make/grade.ts';
import { params as paramSet, type Params } from '../params.ts';
import { check } from '../rules/check.ts';
import { agreeingWith, kindsOf, twinsOf } from '../rules/kinds.ts';
import { apply } from '../rules/moves.ts';
import {
  boardOf,
  FREE,
  isFixed,
  labelCount,
  leastRotation,
  mate,
  shown,
  SHELF,
  start,
  turnFor,
  plainTurn,
  type Matching,
  type Piece,
  type Puzzle,
  type State,
} from '../rules/rules.ts';
import { kernelSolve } from './model.ts';
import { solve } from './solver.ts';

const BOARDS = ['triangle-2', 'parallelogram-1x1', 'parallelogram-2x1', 'hexagon-1'];

/** Few labels, chosen at random: most boards have twins, some no solution, some pieces on the board already. */
function randomPosition(rng: Rng): { puzzle: Puzzle; state: State } {
  const board = boardOf({ board: BOARDS[rng.below(BOARDS.length)] });
  const match: Matching = rng.below(2) ? 'equal' : 'complement';
  // One colour alone would make a hexagon of a hundred thousand fillings.
  const labels =
    board.cellCount > 4 ? labelCount(match, match === 'equal' ? 4 : 2) : labelCount(match, 1 + rng.below(2));
  const label = (): number => rng.below(labels);
  const walls = board.border.map(() => (rng.below(3) ? FREE : label()));
  const pieces = board.names.map((): Piece => leastRotation([label(), label(), label()]).piece);
  const puzzle: Puzzle = { board: board.name, match, pieces, fixed: [], walls };
  let state = start(puzzle);
  for (let i = rng.below(3); i > 0; i--) {
    const cell = board.names[rng.below(board.cellCount)];
    const next = apply(puzzle, state, { piece: rng.below(pieces.length), act: '@', cell });
    if (next.ok) state = next.value;
  }
  return { puzzle, state };
}

/** Piece after piece, cell after cell, straight from the rules: every picture that is a solution. */
function pictures(puzzle: Puzzle, state: State): ReadonlySet<string> {
  const board = boardOf(puzzle);
  const found = new Set<string>();
  const fill = (at: readonly number[], turn: readonly number[], cell: number): void => {
    if (cell === board.cellCount) {
      if (matches(puzzle, at, turn)) found.add(pictureText(puzzle, { at, turn }));
    } else if (at.includes(cell)) fill(at, turn, cell + 1);
    else
      puzzle.pieces.forEach((labels, piece) => {
        if (at[piece] !== SHELF) return;
        const turns = [0, 1, 2].map((way) => plainTurn(labels, turnFor(board.up[cell], way)));
        for (const own of new Set(turns)) {
          const [nextAt, nextTurn] = [at.with(piece, cell), turn.with(piece, own)];
          if (matches(puzzle, nextAt, nextTurn)) fill(nextAt, nextTurn, cell + 1);
        }
      });
  };
  fill(state.at, state.turn, 0);
  return found;
}

function matches(puzzle: Puzzle, at: readonly number[], turn: readonly number[]): boolean {
  const board = boardOf(puzzle);
  return at.every((cell, piece) =>
    [0, 1, 2].every((side) => {
      if (cell === SHELF) return true;
      const label = shown(puzzle.pieces[piece], turn[piece], side);
      const other = board.opposite[3 * cell + side];
      if (other < 0) return [FREE, label].includes(puzzle.walls[board.borderOf[3 * cell + side]]);
      const beside = at.indexOf(Math.floor(other / 3));
      return (
        beside < 0 || mate(puzzle.match, label) === shown(puzzle.pieces[beside], turn[beside], other % 3)
      );
    }),
  );
}

describe('swapping twins gives the same solution', () => {
  test('search and recount agree on 1,000 random positions', () => {
    const rng = makeRng('twins');
    let [twins, solved] = [0, 0];
    for (let i = 0; i < 1000; i++) {
      const { puzzle, state } = randomPosition(rng);
      const expected = pictures(puzzle, state);
      const { found, exhausted } = finish(solve(puzzle, { limit: 1e6, from: state }));
      const got = found.map((each) => pictureText(puzzle, each));
      if (!exhausted || got.length !== expected.size || got.some((each) => !expected.has(each)))
        expect(`${got.length} of ${native.format({ puzzle, state })}`).toBe(`${expected.size} solutions`);
      expect(new Set(got).size).toBe(got.length);
      if (kindsOf(puzzle).pieces.length < puzzle.pieces.length) twins++;
      if (expected.size) solved++;
    }
    expect(twins).toBeGreaterThan(500);
    expect(solved).toBeGreaterThan(200);
  });

  test('the kernel agrees too', () => {
    const rng = makeRng('twins for the kernel');
    for (let i = 0; i < 40; i++) {
      const { puzzle, state } = randomPosition(rng);
      const theirs = finish(kernelSolve(puzzle, 1e6, state));
      expect([theirs.exhausted, new Set(theirs.found.map((each) => pictureText(puzzle, each)))]).toEqual([
        true,
        pictures(puzzle, state),
      ]);
      expect(theirs.found.length).toBe(pictures(puzzle, state).size);
    }
  });
});

const like = (wish: Partial<Params>): Params => ({ ...paramSet.presets[0].params, level: 'any', ...wish });
const read = (saved: ReturnType<typeof letters.parse>) => {
  if (!saved.ok) throw new Error(`${saved.error.code} at ${saved.error.line}:${saved.error.column}`);
  return saved.value;
};

describe('saves of the documents with equal pieces', () => {
  test('the colour game: opened, played, solved and written', () => {
    const { puzzle, state } = read(colourBoard.parse(playedWithTwins));
    expect(kindsOf(puzzle).pieces.length).toBeLessThan(puzzle.pieces.length);
    const { found } = finish(solve(puzzle, { limit: 1, from: state! }));
    expect(check(puzzle, found[0]).issues).toEqual([]);
    expect(read(colourBoard.parse(colourBoard.format({ puzzle, state: state! })))).toEqual({ puzzle, state });
    expect(read(native.parse(native.format({ puzzle, state: state! })))).toEqual({ puzzle, state });
  });

  test.each([
    ['the colour game', () => read(colourBoard.parse(playedWithTwins))],
    ['the letter game', () => read(letters.parse(savedWithTwins))],
  ])('%s: hints go on from it, each with a reason, and no swap of twins is a second solution', (_, saved) => {
    const { puzzle, state } = saved();
    const asked = finish(hint(puzzle, state!));
    expect(asked && suffices(puzzle, state!, asked)).toBe(true);
    const { found } = finish(solve(puzzle, { limit: 3 }));
    const pictures = found.map((each) => pictureText(puzzle, each));
    expect(found.length).toBeGreaterThan(0);
    expect(new Set(pictures).size).toBe(found.length);
  });

  test('the letter game: which twin is where is kept', () => {
    const saved = read(letters.parse(savedWithTwins));
    const { puzzle, state, solution } = saved;
    expect(kindsOf(puzzle).pieces.length).toBeLessThan(24);
    expect(check(puzzle, solution!).issues).toEqual([]);
    expect(read(letters.parse(letters.format(saved)))).toEqual(saved);
    const [a, b] = kindsOf(puzzle).pieces.find((twins) => twins.length > 1)!;
    const one = { ...saved, state: { ...start(puzzle), ...laid(start(puzzle), b, solution!) } };
    expect(one.state.at[a]).toBe(SHELF);
    expect(read(letters.parse(letters.format(one)))).toEqual(one);
    expect(state).toBeDefined();
  });
});

const laid = (state: State, piece: number, solution: State): Pick<State, 'at' | 'turn'> => ({
  at: state.at.with(piece, solution.at[piece]),
  turn: state.turn.with(piece, solution.turn[piece]),
});

/** The same pieces where their twins were. */
function swapped(puzzle: Puzzle, state: State, rng: Rng): State {
  const [at, turn] = [[...state.at], [...state.turn]];
  for (const twins of kindsOf(puzzle).pieces) {
    const loose = twins.filter((piece) => !isFixed(puzzle, piece));
    const places = loose.map((piece) => [state.at[piece], state.turn[piece]] as const);
    shuffle(rng, places);
    loose.forEach((piece, i) => ([at[piece], turn[piece]] = places[i]));
  }
  return { ...state, at, turn };
}

describe('either twin fits where one belongs', () => {
  const rng = makeRng('either');
  const games = Array.from({ length: 6 }, () =>
    colourEdges(
      like({ board: 'triangle-3', match: 'equal', colours: 3, border: 'walls', set: 'repeats' }),
      rng,
    )!,
  );

  test('with twins exchanged it is solved, the same solution, and no mistake on the way', () => {
    for (const { puzzle, solution } of games) {
      const other = swapped(puzzle, solution, rng);
      expect(check(puzzle, other).issues).toEqual([]);
      expect(identity(puzzle, other)).toBe(identity(puzzle, solution));
      const half = { ...other, at: other.at.map((cell) => (cell < 5 ? cell : SHELF)) };
      expect(finish(triangles.hint(puzzle, half))?.kind).not.toBe('mistake');
      expect(threePieces(puzzle, other, agreeingWith(puzzle, solution, other))).toEqual([]);
    }
  });

  test('what fits a cell names every twin of the shelf', () => {
    for (const { puzzle } of games) {
      const state = start(puzzle);
      for (const name of boardOf(puzzle).names) {
        const pieces = triangles.fits!(puzzle, state, `cell:${name}`)!.map((fit) => fit.move.piece);
        for (const piece of pieces)
          expect(pieces).toEqual(expect.arrayContaining([...twinsOf(puzzle, piece)]));
      }
    }
  });

  test('a hint that a twin could follow as well says so', () => {
    const said = games.flatMap(({ puzzle, solution }) =>
      solution.at.flatMap((_, piece) => {
        const twins = twinsOf(puzzle, piece);
        if (twins.length < 2) return [];
        const at = solution.at.map((cell, i) => (twins.includes(i) ? SHELF : cell));
        const hint = finish(triangles.hint(puzzle, { ...solution, at }));
        return hint?.code === 'only-fit' ? [say(triangles.words, 'en', hint)] : [];
      }),
    );
    expect(said.length).toBeGreaterThan(0);
    for (const text of said) expect(text).toMatch(/^Only piece \d+ fits \w+, or one that looks the same\.$/);
  });
});

test('a board whose fillings are rotations of each other has one solution', () => {
  const rng = makeRng('turns');
  const seen = new Set<string>();
  for (let i = 0; i < 40; i++) {
    const made = colourEdges(like({ board: 'hexagon-1', match: 'equal', colours: 5, border: 'free' }), rng)!;
    const { found } = finish(solve(made.puzzle, { limit: 1000 }));
    const different = new Set(found.map((state) => identity(made.puzzle, state))).size;
    const { solutions } = finish(grade(made.puzzle));
    expect(solutions).toBe(different === 1 ? 'one' : 'many');
    seen.add(solutions);
  }
  expect(seen).toContain('one');
});
