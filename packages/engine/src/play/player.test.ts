/** What happens around the moves: after them, undo and redo, check, changes, time. */
import { describe, expect, test } from 'vitest';
import type { AnyGame } from '../game.ts';
import { games } from '../puzzles/index.ts';
import { makeRng } from '../rng.ts';
import { Session } from '../session/session.ts';
import { finish } from '../task.ts';
import { ActivityClock, clockText, IDLE_AFTER } from './activity-clock.ts';
import { Player } from './player.ts';
import { emptyPlace, openPlayer, slotsOf, type OpenPlayer } from './testing.ts';

const gameOf = (id: string): AnyGame => games.find((game) => game.id === id)!;
const open = (id: string): OpenPlayer => openPlayer(gameOf(id));

function showHint(player: Player): void {
  expect(player.hint.press()).toEqual({ is: 'asks' });
  player.hint.show(finish(player.hint.task()));
}

describe('after a move, whoever played it', () => {
  const ways: readonly (readonly [string, string, (player: Player) => unknown])[] = [
    ['an act', 'slitherlink', (player) => player.act('edge:3')],
    ['a typed mark', 'slitherlink', (player) => player.type('edge:3 line', 'en')],
    ['a stroke', 'slitherlink', (player) => player.draw('right')],
    ['an undo', 'slitherlink', (player) => player.undo()],
    ['a restart', 'slitherlink', (player) => player.restart()],
    [
      'a shown solution',
      'slitherlink',
      (player) => player.answers.showSolution(finish(player.answers.solutionTask())),
    ],
    ['a typed piece', 'triangles', (player) => player.type(typedPut(player), 'en')],
    ['a written move', 'triangles', (player) => player.type(writtenMove(player), 'en')],
    ['a piece put down', 'triangles', putFirst],
    [
      'a turn',
      'triangles',
      (player) => slotsOf(player).some((spot) => player.turn('turn', spot).is === 'done'),
    ],
  ];
  test.each(ways)('%s in %s clears the hint, the marks and the refusal', (_name, id, play) => {
    const { player, changes } = open(id);
    if (id === 'slitherlink') player.act('edge:0');
    showHint(player);
    player.hint.press();
    player.check.step(1);
    const isBlamed = id === 'triangles' && player.turn('flip', slotsOf(player)[0]).is === 'refused';
    expect(player.blamed.length > 0).toBe(isBlamed);
    const before = player.version;
    expect(player.hint.state.is).not.toBe('none');
    changes.length = 0;
    play(player);
    expect(player.version).toBeGreaterThan(before);
    expect(player.hint.state).toEqual({ is: 'none' });
    expect(player.hint.marks()).toEqual({ region: [], at: [], because: [], wrong: [], tones: [] });
    expect(player.check.picked).toBeUndefined();
    expect(player.blamed).toEqual([]);
    expect(changes.some(({ parts }) => parts.has('position') && parts.has('hint'))).toBe(true);
  });
});

function typedPut(player: Player): string {
  player.held.pickUp(slotsOf(player)[0]);
  const place = emptyPlace(player);
  player.held.release();
  return `place ${slotsOf(player)[0]} at ${place}`;
}

function writtenMove(player: Player): string {
  const { game, session } = player;
  const move = game.plan(session.puzzle, session.state, session.saved.solution)[0];
  return game.moves.format(move);
}

function putFirst(player: Player): void {
  expect(player.act(slotsOf(player)[0]).is).toBe('done');
  const place = emptyPlace(player);
  expect(player.act(place).is).toBe('done');
}

describe('undo and redo', () => {
  test('say what they did, or that there is nothing to do', () => {
    const { player, said } = open('slitherlink');
    expect(player.undo()).toEqual({ is: 'nothing' });
    expect(said()).toBe('Nothing to undo.');
    player.act('edge:0');
    expect(player.undo().is).toBe('done');
    expect(said()).toBe('Undone.');
    expect(player.redo().is).toBe('done');
    expect(player.redo()).toEqual({ is: 'nothing' });
    expect(said()).toBe('Nothing to redo.');
  });
});

describe('check', () => {
  test('cycles through its findings', () => {
    const { player } = open('slitherlink');
    const count = player.check.issues.length;
    expect(player.check.shows('live')).toBe(true);
    expect(player.check.shows('check')).toBe(false);
    expect(player.check.step(-1)).toBe(player.check.issues[count - 1]);
    expect(player.check.step(1)).toBe(player.check.issues[0]);
    expect(player.check.shows('check')).toBe(true);
    player.check.close();
    expect(player.check.pickedIssue).toBeUndefined();
  });
});

describe('strokes by key', () => {
  test('draw one line after another, whatever place they begin at', () => {
    const game = gameOf('slitherlink');
    for (const { spot, kind } of open('slitherlink').player.space.places) {
      if (kind === 'cell') continue;
      const { player } = open('slitherlink');
      player.cursor.moveTo(spot);
      const lines = (): number => player.scene.shapes.filter(({ role }) => role === 'line').length;
      let expected = 0;
      for (let i = 0; i < 3; i++) if (player.draw('right').is === 'done') expect(lines()).toBe(++expected);
      const drawn = player.scene.targets.filter(({ label }) => label.with?.['mark'] === 'line');
      expect(new Set(drawn.map(({ y }) => y)).size).toBeLessThan(2);
      expect(game.check(player.session.puzzle, player.session.state).issues.length).toBeGreaterThan(0);
    }
  });
});

describe('a game that is open elsewhere', () => {
  test('writes nothing', () => {
    const { player } = open('slitherlink');
    player.readOnly = true;
    const lines = player.session.log.length;
    for (const outcome of [
      player.act('edge:0'),
      player.undo(),
      player.checkpoints.set(),
      player.type('b2 line up', 'en').outcome,
    ])
      expect(outcome).toMatchObject({ is: 'refused', note: { code: 'play-read-only' } });
    expect(player.session.log).toHaveLength(lines);
  });
});

describe('changes', () => {
  test('are reported once for each act', () => {
    const { player, changes } = open('slitherlink');
    player.act('edge:0');
    expect(changes).toHaveLength(1);
    expect([...changes[0].parts].sort()).toEqual(['log', 'position']);
    player.move('right');
    expect(changes).toHaveLength(2);
    expect([...changes[1].parts]).toEqual(['cursor']);
  });
  test('a pointer on a board without pieces never rebuilds the targets', () => {
    const game = gameOf('slitherlink');
    const made = finish(game.generate(game.params.presets[0].params, makeRng('play')));
    if (!made.ok) throw new Error(made.error.code);
    let reads = 0;
    const watched: AnyGame = {
      ...game,
      scene: (puzzle, state, options) => {
        const scene = game.scene(puzzle, state, options);
        return new Proxy(scene, {
          get: (target, key) => {
            if (key === 'targets') reads++;
            return target[key as keyof typeof target];
          },
        });
      },
    };
    const player = new Player(new Session<unknown, unknown, unknown>(watched, made.value), { time: () => 0 });
    const [place] = player.space.near(1, 1);
    player.actsNear(place.x, place.y);
    reads = 0;
    for (let i = 0; i < 5; i++) player.act(`edge:${i}`);
    player.undo();
    expect(reads).toBe(0);
  });
});

describe('time', () => {
  test('stops after a fixed time without activity', () => {
    let now = 1000;
    const clock = new ActivityClock(500, () => now);
    now += 1000;
    expect(clock.elapsed).toBe(1500);
    now += 10 * IDLE_AFTER;
    expect(clock.elapsed).toBe(500 + IDLE_AFTER);
    clock.markActive();
    now += 2000;
    expect(clock.elapsed).toBe(2500 + IDLE_AFTER);
    clock.hide(true);
    now += 5000;
    clock.hide(false);
    now += 100;
    expect(clock.elapsed).toBe(2600 + IDLE_AFTER);
  });
  test('of a step is what the clock says', () => {
    const { player, clock } = open('slitherlink');
    clock.now = 4000;
    player.act('edge:0');
    clock.now += 10 * IDLE_AFTER;
    player.act('edge:0');
    expect(player.session.log.slice(-2).map((line) => Number(line.split(' ')[1]))).toEqual([
      4000,
      4000 + IDLE_AFTER,
    ]);
  });
  test('reads as a clock', () => {
    expect(clockText(245_000)).toBe('4:05');
    expect(clockText(3_729_000)).toBe('1:02:09');
  });
});
