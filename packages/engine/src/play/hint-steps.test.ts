/** Hints step by step, mistakes, and the guesses of checkpoints. */
import { describe, expect, test } from 'vitest';
import type { AnyGame } from '../game.ts';
import { games } from '../puzzles/index.ts';
import { finish } from '../task.ts';
import { say } from '../words/words.ts';
import type { Player } from './player.ts';
import { turningPoints, type PlainLink } from './proof-walk.ts';
import { openPlayer, type OpenPlayer } from './testing.ts';

const gameOf = (id: string): AnyGame => games.find((game) => game.id === id)!;
const open = (id: string): OpenPlayer => openPlayer(gameOf(id));

function showHint(player: Player): void {
  expect(player.hint.press()).toEqual({ is: 'asks' });
  player.hint.show(finish(player.hint.task()));
}

describe('hints', () => {
  test('are counted as they are shown, and done by the program', () => {
    const { player } = open('slitherlink');
    showHint(player);
    for (const rungs of [
      [0, 1],
      [0, 1, 2],
      [0, 1, 2, 3],
    ]) {
      expect(player.session.hints).toEqual(rungs);
      expect(player.hint.state).toMatchObject({ is: 'step', rung: rungs.length - 1 });
      expect(player.hint.preview() !== undefined).toBe(rungs.length === 4);
      expect(
        player.hint
          .labels()
          .map((each) => say(player.game.words, 'fi', each))
          .join(),
      ).not.toBe('');
      player.hint.press();
    }
    expect(player.session.hints).toEqual([0, 1, 2, 3, 4]);
    expect(player.session.given).toBe(1);
  });

  test('a proof is followed link by link, each with its own places and marks', () => {
    const { player } = openPlayer(gameOf('slitherlink'), 'play', 1);
    for (let hints = 0; hints < 60; hints++) {
      showHint(player);
      expect(player.hint.links).toEqual([]);
      player.hint.reveal(3);
      if (player.hint.links.length) break;
      expect(player.hint.stepLink(1).is).toBe('nothing');
      player.hint.reveal(4);
    }
    const { links } = player.hint;
    expect(links.length).toBeGreaterThan(1);
    const { given } = player.session;
    links.forEach((link, index) => {
      expect(player.hint.stepLink(1).is).toBe('done');
      expect(player.hint.state).toMatchObject({ link: index });
      expect(player.hint.marks()).toMatchObject({ at: link.at, because: link.because });
      const text = player.hint.labels().map((each) => say(player.game.words, 'en', each));
      expect(text.join(' ')).toMatch(new RegExp(`^${index + 1} of ${links.length}: .+\\.$`));
    });
    expect(player.hint.preview()?.come).not.toEqual([]);
    player.hint.stepLink(1);
    expect(player.hint.state).not.toHaveProperty('link');
    player.hint.stepLink(-1);
    expect(player.hint.state).toMatchObject({ link: links.length - 1 });
    expect(player.hint.showLink(links.length).is).toBe('nothing');
    expect(player.session.given).toBe(given);
  });

  test('a long proof is shown by its turning points', () => {
    const link = (at: string, ...because: string[]): PlainLink => ({ code: 'x', at: [at], because });
    const chain = Array.from({ length: 20 }, (_, i) => link(`a${i}`, `a${i - 1}`, 'a7'));
    expect(turningPoints(chain.slice(0, 12))).toHaveLength(12);
    const stops = turningPoints(chain);
    expect([stops[0], stops.at(-1)]).toEqual([0, 19]);
    expect(stops).toContain(7);
    expect(stops.length).toBeLessThan(12);
  });

  test('any step can be requested at once, and going back costs nothing', () => {
    const { player } = open('slitherlink');
    showHint(player);
    expect(player.hint.reveal(3).is).toBe('done');
    expect(player.session.hints).toEqual([0, 1, 3]);
    player.hint.reveal(1);
    expect(player.session.hints).toEqual([0, 1, 3]);
    expect(player.hint.reveal(4).is).toBe('done');
    expect(player.session.hints).toEqual([0, 1, 3, 4]);
    expect(player.hint.reveal(2).is).toBe('nothing');
  });

  test.each(games.map((game) => game.id))('where to look does not name what is found there: %s', (id) => {
    const { player, game } = open(id);
    showHint(player);
    const { state } = player.hint;
    if (state.is !== 'step') return;
    const text = player.hint.labels().map((each) => say(game.words, 'en', each));
    const pieces = state.hint.at.flatMap(
      (spot) => player.shelf.places.find((each) => each.spot === spot) ?? [],
    );
    expect(text[0]).toMatch(/^Look /);
    for (const { spot } of pieces) expect(text).not.toContain(say(game.words, 'en', player.labelAt(spot)));
    expect(player.hint.marks().region.length).toBeGreaterThan(0);
    for (const spot of player.hint.marks().region)
      expect(player.scene.targets.some((target) => target.spot === spot && target.x > 0)).toBe(true);
  });

  test('a mistake is reported first, shown on request, and taken back only by another press', () => {
    const { player, game, solution } = open('slitherlink');
    const lines = new Set(
      player.sceneOf(solution).shapes.flatMap(({ role, spot }) => (role === 'line' ? [spot] : [])),
    );
    const wrong = player.space.places.find(({ kind, spot }) => kind === 'edge' && !lines.has(spot))!;
    player.act(wrong.spot);
    const state = game.native.format({ puzzle: player.session.puzzle, state: player.session.state });
    showHint(player);
    expect(player.hint.state).toMatchObject({ is: 'mistake', isShown: false });
    expect(player.hint.marks().wrong).toEqual([]);
    expect(player.hint.preview()).toBeUndefined();
    expect(player.hint.press().is).toBe('done');
    expect(player.hint.marks().wrong).toContain(wrong.spot);
    expect(game.native.format({ puzzle: player.session.puzzle, state: player.session.state })).toBe(state);
    expect(player.session.hints).toEqual([0]);
    expect(player.hint.press().is).toBe('done');
    expect(player.session.hints).toEqual([0, 4]);
    expect(player.hint.state).toEqual({ is: 'none' });
    expect(player.session.state).not.toEqual(undefined);
    expect(finish(player.answers.solvableTask())).toBe(true);
  });

  test('an answer to an old question is not shown', () => {
    const { player } = open('slitherlink');
    player.hint.press();
    const answer = finish(player.hint.task());
    player.act('edge:0');
    expect(player.hint.show(answer)).toBe(false);
    player.hint.press();
    expect(player.hint.show(answer, player.hint.question - 1)).toBe(false);
    expect(player.session.hints).toEqual([]);
  });

  test('lead back to the last solvable position, as one step', () => {
    const { player, solution } = open('slitherlink');
    const lines = new Set(
      player.sceneOf(solution).shapes.flatMap(({ role, spot }) => (role === 'line' ? [spot] : [])),
    );
    const edges = player.space.places.filter(({ kind }) => kind === 'edge').map(({ spot }) => spot);
    player.act(edges.find((spot) => lines.has(spot))!);
    for (const spot of edges.filter((each) => !lines.has(each)).slice(0, 2)) player.act(spot);
    player.answers.showSolvable(finish(player.answers.solvableTask()));
    expect(player.answers.isUnsolvable).toBe(true);
    expect(player.answers.showLastSolvable(finish(player.answers.lastSolvableTask())).is).toBe('done');
    expect(player.answers.isUnsolvable).toBe(false);
    expect(finish(player.answers.solvableTask())).toBe(true);
    player.undo();
    expect(finish(player.answers.solvableTask())).toBe(false);
  });
});

describe('checkpoints', () => {
  test('try out, return and reject', () => {
    const { player, said } = open('slitherlink');
    player.act('edge:1');
    expect(player.checkpoints.set().is).toBe('done');
    expect(player.checkpoints.set().is).toBe('done');
    expect(player.checkpoints.all.map(({ name }) => name)).toEqual(['1', '2']);
    player.checkpoints.forget('2');
    player.act('edge:0');
    expect(player.checkpoints.trialLabels('1')).toEqual([player.labelAt('edge:0')]);
    player.checkpoints.show('1');
    expect(player.checkpoints.shownSpots).toEqual(['edge:0']);
    expect(player.checkpoints.returnTo().is).toBe('done');
    expect(player.checkpoints.shown).toBeUndefined();
    expect(said()).toBe('Back at checkpoint 1.');
    expect(player.labelAt('edge:0').with?.['mark']).toBe('open');
    expect(player.checkpoints.reject('1').is).toBe('done');
    expect(player.labelAt('edge:0').with?.['mark']).toBe('cross');
    expect(said()).toBe('Back at checkpoint 1. The guess is now marked as wrong.');
    player.undo();
    player.undo();
    expect(player.labelAt('edge:0').with?.['mark']).toBe('line');
    expect(player.checkpoints.returnTo('nothing').is).toBe('refused');
  });
});
