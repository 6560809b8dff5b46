/** Comforts that a player may switch on: automatic crosses, trials in their own colour, no shading, no turning. */
import { describe, expect, test } from 'vitest';
import { slitherlink } from '../puzzles/slitherlink/index.ts';
import { masyu } from '../puzzles/masyu/index.ts';
import { tantrix } from '../puzzles/tantrix/index.ts';
import type { AnyGame } from '../game.ts';
import { Session } from '../session/session.ts';
import { Player } from './player.ts';
import { openPlayer, slotsOf } from './testing.ts';

function open(game: AnyGame, text: string): Player {
  const read = game.native.parse(text);
  if (!read.ok) throw new Error(read.error.code);
  return new Player(new Session<unknown, unknown, unknown>(game, read.value), { time: () => 0 });
}

const spotsOf = ({ scene }: Player, role: string): string[] =>
  scene.shapes.flatMap((shape) => (shape.role === role && shape.spot !== undefined ? [shape.spot] : []));

/** A 1 in the middle of 3 × 3; edges 0–11 are horizontal, 12–23 vertical. */
const ONE = 'slitherlink:3x3:d1d';
const ZERO = 'slitherlink:3x3:0c1d';

describe('automatic crosses', () => {
  test('come with the move that finished the number, and go with it', () => {
    const player = open(slitherlink, ONE);
    player.tidies = true;
    const cell = player.scene.targets.find(({ name }) => name === 'b2')!;
    const sides = player.scene.targets.filter(
      ({ kind, x, y }) => kind === 'edge' && Math.hypot(x - cell.x, y - cell.y) < 0.6,
    );
    player.act(sides[0].spot);
    expect(spotsOf(player, 'line')).toEqual([sides[0].spot]);
    expect(spotsOf(player, 'cross').toSorted()).toEqual(
      sides
        .slice(1)
        .map(({ spot }) => spot)
        .toSorted(),
    );
    expect(player.session.stepCount).toBe(1);
    player.undo();
    expect(spotsOf(player, 'line')).toEqual([]);
    expect(spotsOf(player, 'cross')).toEqual([]);
  });

  test('that were removed stay removed', () => {
    const player = open(slitherlink, ONE);
    player.tidies = true;
    const [middle] = player.scene.targets.filter(({ name }) => name === 'b2');
    const [first, second] = player.scene.targets.filter(
      ({ kind, x, y }) => kind === 'edge' && Math.hypot(x - middle.x, y - middle.y) < 0.6,
    );
    player.act(first.spot);
    player.clear(second.spot);
    expect(spotsOf(player, 'cross')).not.toContain(second.spot);
    expect(spotsOf(player, 'cross')).toHaveLength(2);
  });

  test('are drawn round a 0 from the first move on', () => {
    const player = open(slitherlink, ZERO);
    player.tidies = true;
    player.act('edge:11');
    expect(spotsOf(player, 'cross').length).toBeGreaterThanOrEqual(4);
  });

  test('are off by default, and do not count as the program’s', () => {
    const player = open(slitherlink, ONE);
    player.act('edge:0');
    expect(spotsOf(player, 'cross')).toEqual([]);
  });

  test('in Masyu close a cell that the line passes through', () => {
    const player = open(masyu, 'masyu:3x3:i');
    player.tidies = true;
    const links = player.scene.targets.filter(({ kind }) => kind === 'link');
    const [centre] = player.scene.targets.filter(({ name }) => name === 'b2');
    const near = links.filter(({ x, y }) => Math.hypot(x - centre.x, y - centre.y) < 0.6);
    player.act(near[0].spot);
    expect(spotsOf(player, 'cross')).toEqual([]);
    player.act(near[1].spot);
    expect(spotsOf(player, 'cross')).toHaveLength(2);
  });

  test('do not hide the guess: its opposite can still be marked', () => {
    const player = open(slitherlink, ONE);
    player.tidies = true;
    player.checkpoints.set();
    const [middle] = player.scene.targets.filter(({ name }) => name === 'b2');
    const [side] = player.scene.targets.filter(
      ({ kind, x, y }) => kind === 'edge' && Math.hypot(x - middle.x, y - middle.y) < 0.6,
    );
    player.act(side.spot);
    player.checkpoints.reject('1');
    expect(spotsOf(player, 'line')).toEqual([]);
    expect(spotsOf(player, 'cross')).toEqual([side.spot]);
  });
});

describe('what is tried out', () => {
  test.each([slitherlink, masyu] as AnyGame[])('has a colour of its own until it is kept: $id', (game) => {
    const { player } = openPlayer(game);
    player.marksTrials = true;
    const [a, b] = player.scene.targets.filter(({ kind }) => kind === player.scene.mainKind);
    player.act(a.spot);
    player.checkpoints.set();
    player.act(b.spot);
    expect(spotsOf(player, 'line')).toEqual([a.spot]);
    expect(spotsOf(player, 'line-tried')).toEqual([b.spot]);
    player.checkpoints.forget('1');
    expect(spotsOf(player, 'line-tried')).toEqual([]);
    expect(spotsOf(player, 'line')).toHaveLength(2);
  });

  test('looks as usual by default', () => {
    const { player } = openPlayer(slitherlink);
    player.checkpoints.set();
    player.act('edge:0');
    expect(spotsOf(player, 'line-tried')).toEqual([]);
  });
});

describe('joined lines', () => {
  test.each([slitherlink, masyu] as AnyGame[])('of one part share a colour, which stays: $id', (game) => {
    const { player } = openPlayer(game);
    player.viewOptions = { colourParts: true };
    const { space } = player;
    const [first] = space.places.filter(({ kind }) => kind === player.scene.mainKind);
    const beside = space
      .near(first.x, first.y, ({ kind, spot }) => kind === first.kind && spot !== first.spot, 8)
      .find(({ y }) => y === first.y)!;
    player.act(first.spot);
    const colour = player.scene.shapes.find(({ spot, by }) => spot === first.spot && by === 'player')?.role;
    expect(colour).toMatch(/^label-edge-\d+$/);
    player.act(beside.spot);
    const roles = player.scene.shapes.filter(({ by }) => by === 'player').map(({ role }) => role);
    expect(roles).toEqual([colour, colour]);
    const [path] = game.pathsThrough?.(player.session.puzzle, player.session.state, first.spot) ?? [];
    expect(path?.note).toMatchObject({ code: 'line-open', with: { count: 2 } });
  });
});

describe('without shading', () => {
  test('a point in a cell selects its nearest side, and no note is drawn', () => {
    const { player } = openPlayer(slitherlink);
    const cell = player.scene.targets.find(({ kind }) => kind === 'cell')!;
    player.act(cell.spot);
    expect(player.scene.shapes.some(({ role }) => role === 'inside')).toBe(true);
    player.viewOptions = { shading: false };
    expect(player.scene.shapes.some(({ role }) => role === 'inside')).toBe(false);
    expect(player.actsNear(cell.x + 0.1, cell.y)?.kind).toBe('edge');
    expect(player.space.kinds).not.toContain('cell');
    player.viewOptions = {};
    expect(player.actsNear(cell.x, cell.y)?.kind).toBe('cell');
  });
});

describe('without turning on the board', () => {
  test('a tap picks a piece up, and turning it there is refused with a reason', () => {
    const { player, said } = openPlayer(tantrix);
    const [piece] = slotsOf(player);
    player.held.pickUp(piece);
    const place = player.space.places.find(({ spot }) => player.held.fits(spot))!.spot;
    player.held.putDown(place);
    const placed = player.scene.targets.find((target) => target.piece === piece && target.spot !== piece)!;
    player.turnsOnBoard = false;
    const before = player.session.log.length;
    expect(player.turn('turn', placed.spot).is).toBe('refused');
    expect(said()).toContain('switched off');
    player.act(placed.spot);
    expect(player.held.spot).toBe(placed.spot);
    expect(player.session.log.length).toBe(before);
    player.held.release();
    player.turnsOnBoard = true;
    expect(player.turn('turn', placed.spot).is).toBe('done');
  });
});
