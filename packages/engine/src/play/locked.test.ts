/** A solved board stays solved until the player says otherwise; points are not a solution. */
import { describe, expect, test } from 'vitest';
import { games } from '../puzzles/index.ts';
import { finish } from '../task.ts';
import { openPlayer } from './testing.ts';

const open = (id: string) => openPlayer(games.find((game) => game.id === id)!);

describe('a solved board', () => {
  test('is locked against moves and undo, and plays on when asked', () => {
    const { player, game, solution } = open('slitherlink');
    player.locksSolved = true;
    player.goTo(game.native.format({ puzzle: player.session.puzzle, state: solution }));
    expect(player.session.solved).toBe(true);
    const log = [...player.session.log];
    expect(player.act('edge:0').is).toBe('nothing');
    expect(player.undo().is).toBe('nothing');
    expect(player.session.log).toEqual(log);
    player.playOn();
    expect(player.undo().is).toBe('done');
    expect(player.redo().is).toBe('done');
    expect(player.isLocked).toBe(true);
  });
});

describe('what fits', () => {
  test('ends with undo and with the next gesture elsewhere', () => {
    const { player } = open('triangles');
    const places = player.space.places.filter(({ spot }) => player.questions.fitsAt(spot) !== undefined);
    player.act(places[0].spot);
    expect(player.questions.place).toBe(places[0].spot);
    player.undo();
    expect(player.questions.place).toBeUndefined();
    player.act(places[0].spot);
    const [piece] = player.shelf.places;
    player.held.pickUp(piece.spot);
    player.held.putDown(places[1].spot);
    expect(player.questions.place).toBeUndefined();
  });
});

describe('an action of the game', () => {
  test('highlights what it placed until the next move, and counts as the program\u2019s', () => {
    const { player } = open('triangles');
    player.answers.showAction(finish(player.answers.actionTask('three-pieces')));
    expect(player.answers.lit).toHaveLength(3);
    for (const spot of player.answers.lit)
      expect(player.scene.targets.find((target) => target.spot === spot)?.piece).toBeDefined();
    expect(player.session.given).toBe(1);
    player.undo();
    expect(player.answers.lit).toEqual([]);
  });

  test('may be the player\u2019s own: submitting is not help', () => {
    const tantrix = games.find(({ id }) => id === 'tantrix')!;
    const preset = tantrix.params.presets.find(({ id }) => id === 'solitaire-document')!;
    const { player } = openPlayer({ ...tantrix, params: { ...tantrix.params, presets: [preset] } });
    const [tile] = player.shelf.places;
    player.held.pickUp(tile.spot);
    player.held.putDown(player.space.places.find(({ spot }) => player.held.fits(spot))!.spot);
    player.answers.showAction(finish(player.answers.actionTask('submit')));
    expect(player.session.given).toBe(0);
    expect(player.session.log.some((line) => line.startsWith('given'))).toBe(false);
  });
});
