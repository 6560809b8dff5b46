/** What happens around the moves: after them, hints, mistakes, checkpoints, held pieces, refusals, time. */
import { describe, expect, test } from 'vitest';
import type { AnyGame } from '../game.ts';
import { games } from '../puzzles/index.ts';
import { makeRng } from '../rng.ts';
import { Session } from '../session/session.ts';
import { finish } from '../task.ts';
import { say } from '../words/words.ts';
import { ActivityClock, clockText, IDLE_AFTER } from './activity-clock.ts';
import { textOf } from './announce.ts';
import type { Change } from './change.ts';
import { Player } from './player.ts';

const gameOf = (id: string): AnyGame => games.find((game) => game.id === id)!;

function open(id: string, seed = 'play') {
  const game = gameOf(id);
  const made = finish(game.generate(game.params.presets[0].params, makeRng(seed)));
  if (!made.ok) throw new Error(made.error.code);
  const clock = { now: 0 };
  const changes: Change[] = [];
  const player = new Player(new Session<unknown, unknown, unknown>(game, made.value), {
    time: () => clock.now,
    onChange: (change) => changes.push(change),
  });
  const said = (): string =>
    (changes.at(-1)?.said ?? []).map(({ labels }) => textOf(game, 'en', labels)).join(' ');
  return { game, player, clock, changes, said, solution: made.value.solution };
}

function showHint(player: Player): void {
  expect(player.hint.press()).toEqual({ is: 'asks' });
  player.hint.show(finish(player.hint.task()));
}

const slotsOf = (player: Player): string[] =>
  (player.scene.shelf?.slots ?? []).flatMap((slot) => slot?.spot ?? []);
const firstSlot = (player: Player): string => slotsOf(player)[0];
const emptyPlace = (player: Player): string =>
  player.space.places.find(({ spot }) => !player.held.isPiece(spot) && player.held.fits(spot))!.spot;

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
    const before = player.version;
    expect(player.hint.state.is).not.toBe('none');
    changes.length = 0;
    play(player);
    expect(player.version).toBeGreaterThan(before);
    expect(player.hint.state).toEqual({ is: 'none' });
    expect(player.hint.marks()).toEqual({ region: [], at: [], because: [], wrong: [] });
    expect(player.check.picked).toBeUndefined();
    expect(player.blamed).toEqual([]);
    expect(changes.some(({ parts }) => parts.has('position') && parts.has('hint'))).toBe(true);
  });
});

function typedPut(player: Player): string {
  player.held.pickUp(firstSlot(player));
  const place = emptyPlace(player);
  player.held.release();
  return `place ${firstSlot(player)} at ${place}`;
}

function writtenMove(player: Player): string {
  const { game, session } = player;
  const move = game.plan(session.puzzle, session.state, session.saved.solution)[0];
  return game.moves.format(move);
}

function putFirst(player: Player): void {
  expect(player.act(firstSlot(player)).is).toBe('done');
  const place = emptyPlace(player);
  expect(player.act(place).is).toBe('done');
}

describe('undo and redo', () => {
  test('tell what they did, and that there is nothing', () => {
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

describe('hints', () => {
  test('are counted as they are shown, and done by the program', () => {
    const { player } = open('slitherlink');
    showHint(player);
    for (const rungs of [[0], [0, 1], [0, 1, 2], [0, 1, 2, 3]]) {
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

  test('a mistake is told at once and taken back only on the next press', () => {
    const { player, game, solution } = open('slitherlink');
    const lines = new Set(
      player.sceneOf(solution).shapes.flatMap(({ role, spot }) => (role === 'line' ? [spot] : [])),
    );
    const wrong = player.space.places.find(({ kind, spot }) => kind === 'edge' && !lines.has(spot))!;
    player.act(wrong.spot);
    const state = game.native.format({ puzzle: player.session.puzzle, state: player.session.state });
    showHint(player);
    expect(player.hint.state.is).toBe('mistake');
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

describe('check', () => {
  test('goes round its findings', () => {
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

describe('a held piece', () => {
  test.each(['triangles', 'tantrix', 'steps'])('of %s is put down, picked up and put back', (id) => {
    const { player } = open(id);
    const spot = id === 'steps' ? turnedToFit(player) : firstSlot(player);
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

  test('stays in the hand where it does not go, and it is said why', () => {
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

describe('typed commands', () => {
  test.each([
    [
      'en',
      'b2 line right',
      'b2 line right',
      'undo',
      'redo',
      'read row b',
      'what is left at b2',
      'help',
      'row 2 column 2 cross left',
    ],
    [
      'fi',
      'b2 viiva oikea',
      'b2 viiva oikealle',
      'kumoa',
      'uudelleen',
      'lue rivi b',
      'mitä on jäljellä b2',
      'ohje',
      'rivi 2 sarake 2 rasti vasen',
    ],
  ] as const)('in %s', (language, ...texts) => {
    const { player, game } = open('slitherlink');
    for (const text of texts) {
      const { outcome, labels } = player.type(text, language);
      expect([text, outcome.is]).toEqual([text, 'done']);
      const answer = textOf(game, language, labels);
      expect(answer).not.toMatch(/play-|undefined|\{/);
    }
    expect(player.session.moves).toHaveLength(2);
    expect(player.type('r2c2', language).labels).toEqual(player.type('2,2', language).labels);
    expect(player.type('hint', 'en').outcome).toEqual({ is: 'asks' });
  });

  test('that are not understood or name no place say so', () => {
    const { player, game } = open('slitherlink');
    expect(textOf(game, 'en', player.type('sing a song', 'en').labels)).toContain('sing a song');
    expect(player.type('line z99', 'fi').outcome.is).toBe('refused');
    expect(player.session.moves).toHaveLength(0);
  });

  test.each([
    ['en', 'read pieces', 'read mistakes', 'what'],
    ['fi', 'lue palat', 'lue virheet', 'mitä on jäljellä'],
  ] as const)('about pieces in %s', (language, ...texts) => {
    const { player } = open('triangles');
    for (const text of texts) expect(player.type(text, language).outcome.is).toBe('done');
    const fits = player.type(language === 'en' ? 'what fits c3' : 'mikä käy c3', language);
    expect(fits.labels.length).toBeGreaterThan(1);
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
  test('are told once for each act', () => {
    const { player, changes } = open('slitherlink');
    player.act('edge:0');
    expect(changes).toHaveLength(1);
    expect([...changes[0].parts].sort()).toEqual(['log', 'position']);
    player.move('right');
    expect(changes).toHaveLength(2);
    expect([...changes[1].parts]).toEqual(['cursor']);
  });
  test('a pointer on a board without pieces never makes the targets anew', () => {
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
  test('stops when nobody does anything, at one figure', () => {
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
