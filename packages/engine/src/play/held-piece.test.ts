/** Pieces: picked up, put down, put back, followed, asked about. */
import { describe, expect, test } from 'vitest';
import type { AnyGame } from '../game.ts';
import { games } from '../puzzles/index.ts';
import type { Player } from './player.ts';
import { emptyPlace, openPlayer, slotsOf, type OpenPlayer } from './testing.ts';

const gameOf = (id: string): AnyGame => games.find((game) => game.id === id)!;
const open = (id: string): OpenPlayer => openPlayer(gameOf(id));

function putFirst(player: Player): void {
  expect(player.act(slotsOf(player)[0]).is).toBe('done');
  const place = emptyPlace(player);
  expect(player.act(place).is).toBe('done');
}

describe('a held piece', () => {
  test.each(['triangles', 'tantrix', 'steps'])('of %s is put down, picked up and put back', (id) => {
    const { player } = open(id);
    const spot = id === 'steps' ? turnedToFit(player) : slotsOf(player)[0];
    expect(player.act(spot).is).toBe('done');
    expect(player.held.value).toMatchObject({ spot, from: 'shelf', piece: spot });
    const place = emptyPlace(player);
    player.held.aim = place;
    expect(player.held.preview()?.come.length).toBeGreaterThan(0);
    expect(player.act(place).is).toBe('done');
    expect(player.held.value).toBeUndefined();
    expect(slotsOf(player)).not.toContain(spot);
    expect(player.held.pickUp(place).is).toBe('done');
    expect(player.held.value).toMatchObject({ from: 'board', piece: spot });
    expect(player.held.putBack().is).toBe('done');
    expect(slotsOf(player)).toContain(spot);
    player.undo();
    player.held.pickUp(place);
    player.undo();
    expect(player.held.value).toMatchObject({ spot, from: 'shelf' });
    player.held.release();
    expect(player.held.aim).toBeUndefined();
  });

  test('follows its piece when a typed move takes it elsewhere', () => {
    const { player } = open('triangles');
    const [a] = slotsOf(player);
    putFirst(player);
    const from = player.space.places.find(
      ({ spot }) =>
        player.held.isPiece(spot) && player.scene.targets.find((each) => each.spot === spot)?.piece === a,
    )!;
    player.held.pickUp(from.spot);
    const to = player.space.places.find(
      ({ kind, spot }) => kind === 'cell' && spot !== from.spot && player.held.fits(spot),
    )!;
    expect(player.type(`place ${a} at ${to.spot}`, 'en').outcome.is).toBe('done');
    expect(player.held.spot).toBe(to.spot);
    player.type(`take ${a}`, 'en');
    expect(player.held.value).toMatchObject({ spot: a, from: 'shelf' });
  });

  test('stays held where it does not fit, with the reason', () => {
    const { player } = open('steps');
    const [a] = slotsOf(player);
    player.act(a);
    const nowhere = player.space.places.find(({ spot }) => !player.held.fits(spot))!;
    const outcome = player.act(nowhere.spot);
    expect(['refused', 'nothing']).toContain(outcome.is);
    expect(player.held.spot).toBe(a);
    if (outcome.is === 'refused') expect(player.blamed).toEqual(outcome.note.at);
  });

  test('of two sides is flipped by a second act soon after, and released later', () => {
    const { player, clock } = open('steps');
    const slot = turnedToFit(player);
    player.act(slot);
    const place = emptyPlace(player);
    player.act(place);
    clock.now += 5000;
    expect(player.act(place).is).toBe('done');
    expect(player.held.value?.from).toBe('board');
    clock.now += 1000;
    player.act(place);
    expect(player.held.value).toBeUndefined();
    player.act(place);
    const [flips, before] = [player.does({ verb: 'flip', on: place }), player.version];
    player.act(place);
    expect(player.version > before).toBe(flips);
    expect(player.held.value !== undefined).toBe(flips);
  });
});

/** A piece of the shelf in an orientation that goes somewhere. */
function turnedToFit(player: Player): string {
  for (const spot of slotsOf(player))
    for (let i = 0; i < 8; i++) {
      player.held.pickUp(spot);
      const goes = player.space.places.some((place) => player.held.fits(place.spot));
      player.held.release();
      if (goes) return spot;
      player.turn(i === 3 ? 'flip' : 'turn', spot);
    }
  throw new Error('nothing goes anywhere');
}

describe('what fits', () => {
  test('is asked of an empty place, and the only way is played at once', () => {
    const { player } = open('triangles');
    const place = player.space.places.find(({ spot }) => player.questions.fitsAt(spot)?.length)!;
    expect(player.act(place.spot).is).toBe('done');
    expect(player.questions.place).toBe(place.spot);
    const only = [...player.questions.fittingPieces()!].find(([, ways]) => ways.length === 1);
    if (only) {
      expect(player.act(only[0]).is).toBe('done');
      expect(player.held.value).toBeUndefined();
      expect(player.questions.place).toBeUndefined();
    }
  });
});
