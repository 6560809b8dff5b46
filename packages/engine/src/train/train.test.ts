/** Every technique of every game: a page, three examples, both languages; answers are judged as they should be. */
import { describe, expect, test } from 'vitest';
import type { AnyGame } from '../game.ts';
import { games } from '../puzzles/index.ts';
import { makeRng } from '../rng.ts';
import { finish } from '../task.ts';
import { languages, say } from '../words/words.ts';
import { canPractise, findExercise, type Exercise } from './exercise.ts';
import { isRight, judge } from './judge.ts';
import { pageOf, ruleOf } from './page.ts';
import { partOf, spotsIn } from './part.ts';
import { after, readPosition, type Position } from './position.ts';

/** So rare that thousands of boards showed fewer than three of them. */
const RARE = new Set(['slitherlink one-needs-other-dot', 'slitherlink forced', 'triangles only-places']);

const namedIn = ({ words }: AnyGame): readonly string[] =>
  Object.keys(words.en).flatMap((code) => /^technique\.([^.]+)$/.exec(code)?.[1] ?? []);

const rulesIn = ({ words }: AnyGame): readonly string[] =>
  Object.keys(words.en).flatMap((code) => /^technique\.(.+)\.rule$/.exec(code)?.[1] ?? []);

const positionOf = (game: AnyGame, { text }: Exercise): Position => {
  const position = readPosition(game, text);
  if (!position) throw new Error(text);
  return position;
};

const movesOf = (game: AnyGame, { hint }: Exercise): readonly unknown[] =>
  hint.moves.map((move) => {
    const read = game.moves.parse(move);
    if (!read.ok) throw new Error(move);
    return read.value;
  });

describe.each(games.map((game) => [game.id, game] as const))('%s', (id, game) => {
  const taught = game.techniques.map(({ code }) => code);

  test('teaches what its hints name, and has rules for nothing else', () => {
    expect(namedIn(game).filter((code) => !taught.includes(code))).toEqual([]);
    expect(rulesIn(game).filter((code) => !namedIn(game).includes(code))).toEqual([]);
  });

  test('what is not a technique is not taught either', () => {
    const answers = Object.keys(game.words.en).flatMap((code) => /^answer\.(.+)$/.exec(code)?.[1] ?? []);
    expect(answers.filter((code) => taught.includes(code) || namedIn(game).includes(code))).toEqual([]);
  });

  test.each(taught)('%s has a page with a rule in every language and three examples', (code) => {
    const page = finish(pageOf(game, code));
    const shown = page?.examples.map(({ technique }) => technique) ?? [];
    expect(new Set(shown)).toEqual(new Set([code]));
    if (!RARE.has(`${id} ${code}`)) expect(shown).toHaveLength(3);
    for (const language of languages) {
      const rule = say(game.words, language, ruleOf(game, page!));
      expect(rule).toMatch(/^[\p{Lu}\d“”].*[.!?]$/u);
      expect(rule).not.toMatch(/\{|undefined/);
    }
  });

  const practised = game.techniques.filter(canPractise).map(({ code }) => code);
  test.each(practised)('%s: the way there is right, nothing else is', (code) => {
    const exercise = finish(findExercise(game, code, makeRng('train'), 20))!;
    const from = positionOf(game, exercise);
    const moves = movesOf(game, exercise);
    const there = after(game, from, moves)!;
    expect(isRight(game, exercise, there.state)).toBe(true);
    expect(finish(judge(game, exercise, there.state))).toEqual({ is: 'right' });
    expect(isRight(game, exercise, from.state)).toBe(false);
    expect(finish(judge(game, exercise, from.state))).toEqual({ is: 'untouched' });
    const opposite = moves
      .map((move) => game.negate?.(from.puzzle, move))
      .filter((move) => move !== undefined);
    const astray = opposite.length ? after(game, from, opposite) : undefined;
    if (astray) expect(finish(judge(game, exercise, astray.state)).is).toMatch(/^(broken|mistake)$/);
  });
});

/** A position of its own, so that it is known what is right, wrong, true and broken. */
describe('answers on a small board', () => {
  const game = games.find(({ id }) => id === 'slitherlink')!;
  // A 3 in each corner of 2 × 2 would not do: here the left column has a 0 above a 3.
  const exercise = finish(findExercise(game, 'zero', makeRng(1)))!;
  const from = positionOf(game, exercise);
  const played = (move: string) =>
    after(
      game,
      from,
      [game.moves.parse(move)].map((each) => (each.ok ? each.value : undefined)),
    )!;

  test('each edge of the step is right by itself, whatever the order', () => {
    const edges = exercise.hint.at.map((spot) => spot.replace('edge:', ''));
    expect(edges.length).toBeGreaterThan(1);
    for (const edge of edges) expect(isRight(game, exercise, played(`${edge}n`).state)).toBe(true);
  });

  test('a line there breaks a rule, and the verdict says so', () => {
    const edge = exercise.hint.at[0].replace('edge:', '');
    const verdict = finish(judge(game, exercise, played(`${edge}y`).state));
    expect(verdict).toMatchObject({ is: 'broken', note: { kind: 'wrong' } });
  });

  test('what is true but not by this technique has its own verdict', () => {
    const { found } = finish(game.solve(from.puzzle, { limit: 1 }));
    const far = game
      .plan(from.puzzle, from.state, found[0])
      .map((move) => after(game, from, [move])!)
      .find((there) => !isRight(game, exercise, there.state))!;
    const verdict = finish(judge(game, exercise, far.state));
    expect(['other', 'right']).toContain(verdict.is);
    if (verdict.is === 'other') expect(verdict.isTrue).toBe(true);
  });

  test('a wrong mark is a mistake or breaks a rule, and the hint says why', () => {
    const edges = game.scene(from.puzzle, from.state).targets.filter(({ kind }) => kind === 'edge');
    const wrong = edges
      .map(({ spot }) => played(`${spot.replace('edge:', '')}y`))
      .filter((there) => finish(game.solve(from.puzzle, { limit: 1, from: there.state })).found.length === 0)
      .map((there) => finish(judge(game, exercise, there.state)));
    expect(wrong.length).toBeGreaterThan(2);
    for (const verdict of wrong) expect(['mistake', 'broken']).toContain(verdict.is);
    const mistakes = wrong.flatMap((verdict) => (verdict.is === 'mistake' ? [verdict.hint] : []));
    for (const hint of mistakes) expect(hint.because.length).toBeGreaterThan(0);
  });
});

describe('the part that matters', () => {
  const game = games.find(({ id }) => id === 'slitherlink')!;
  const exercise = finish(findExercise(game, 'clue-full', makeRng(3)))!;
  const { puzzle, state } = positionOf(game, exercise);
  const scene = game.scene(puzzle, state);

  test('has all places of the step inside, and leaves something out', () => {
    const part = partOf(scene, exercise.hint);
    if (!part) throw new Error('the whole board');
    const inside = spotsIn(scene, part);
    expect(inside).toEqual(expect.arrayContaining([...exercise.hint.at, ...exercise.hint.because]));
    expect(inside.length).toBeLessThan(scene.targets.length);
    expect(Math.min(part.width, part.height)).toBeGreaterThan(2);
  });

  test('is undefined where it is nearly everything', () => {
    const because = scene.targets.map(({ spot }) => spot);
    expect(partOf(scene, { ...exercise.hint, because: [because[0], ...because] })).toBeUndefined();
  });
});
