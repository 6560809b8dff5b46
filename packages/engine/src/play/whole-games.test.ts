/** A whole game of every puzzle, from the empty board to "solved": by pointer, by keys and by typed words. */
import { describe, expect, test } from 'vitest';
import type { AnyGame } from '../game.ts';
import { games } from '../puzzles/index.ts';
import { makeRng } from '../rng.ts';
import { Session } from '../session/session.ts';
import { restore } from '../session/text.ts';
import { finish } from '../task.ts';
import type { Gesture, Spot } from '../vocabulary.ts';
import type { Language } from '../words/words.ts';
import { Player } from './player.ts';
import { changedSpots, diffScenes } from './preview.ts';
import { directions, nextPlace, type Direction, type Place, type Space } from './space.ts';

type Way = (player: Player, gesture: Gesture) => void;

function open(game: AnyGame): { player: Player; goal: unknown } {
  const made = finish(game.generate(game.params.presets[0].params, makeRng('play')));
  if (!made.ok) throw new Error(made.error.code);
  const { puzzle, solution } = made.value;
  const goal = solution ?? finish(game.solve(puzzle, { limit: 1 })).found[0];
  let time = 0;
  const player = new Player(new Session<unknown, unknown, unknown>(game, { puzzle }), {
    time: () => (time += 1000),
  });
  return { player, goal };
}

/** Every step is made by input: gestures that the game itself interprets as that step. */
function playThrough(player: Player, goal: unknown, way: Way): void {
  if (!player.scene.shelf) return markAll(player, goal, way);
  const { game, session } = player;
  for (const move of game.plan(session.puzzle, session.state, goal)) {
    const after = game.apply(session.puzzle, session.state, move);
    if (!after.ok) throw new Error(after.error.code);
    for (const gesture of gesturesTo(player, after.value)) way(player, gesture);
    expect(textOf(player, session.state)).toBe(textOf(player, after.value));
  }
}

/** Where there are no pieces, place by place. */
function markAll(player: Player, goal: unknown, way: Way): void {
  const later = player.sceneOf(goal);
  const wanted = new Map(later.targets.map(({ spot, label }) => [spot, JSON.stringify(label)]));
  for (const on of changedSpots(diffScenes(player.scene, later))) {
    const reads = (gesture: Gesture): boolean => labelAfter(player, gesture, on) === wanted.get(on);
    const gesture = (['tap', 'mark'] as const).map((verb): Gesture => ({ verb, on })).find(reads);
    if (!gesture) throw new Error(`no mark for ${on}`);
    way(player, gesture);
    expect(JSON.stringify(player.labelAt(on))).toBe(wanted.get(on));
  }
}

function labelAfter(player: Player, gesture: Gesture, spot: Spot): string | undefined {
  const { game, session } = player;
  const meant = game.interpret(session.puzzle, session.state, gesture);
  const after = meant.ok ? game.apply(session.puzzle, session.state, meant.value) : meant;
  if (!after.ok) return undefined;
  return JSON.stringify(player.sceneOf(after.value).targets.find((each) => each.spot === spot)?.label);
}

const textOf = ({ game, session }: Player, state: unknown): string =>
  game.native.format({ puzzle: session.puzzle, state });

const DEEPEST = 6;

/** Breadth-first search over what can be done where the labels of the two positions differ. */
function gesturesTo(player: Player, goal: unknown): readonly Gesture[] {
  const { game, session } = player;
  const wanted = textOf(player, goal);
  const gestures = candidates(player, goal);
  const seen = new Set([textOf(player, session.state)]);
  let fringe: { state: unknown; path: readonly Gesture[] }[] = [{ state: session.state, path: [] }];
  for (let depth = 0; depth < DEEPEST && fringe.length; depth++) {
    const next: typeof fringe = [];
    for (const { state, path } of fringe)
      for (const gesture of gestures) {
        if ('path' in gesture && path.some((each) => 'path' in each)) continue; // put down once, then turned
        const meant = game.interpret(session.puzzle, state, gesture);
        const after = meant.ok ? game.apply(session.puzzle, state, meant.value) : meant;
        if (!after.ok) continue;
        const text = textOf(player, after.value);
        if (text === wanted) return [...path, gesture];
        if (!seen.has(text)) next.push({ state: after.value, path: [...path, gesture] });
        seen.add(text);
      }
    fringe = next;
  }
  throw new Error(`No gestures lead to ${wanted}`);
}

function candidates(player: Player, goal: unknown): readonly Gesture[] {
  const [before, after] = [player.scene, player.sceneOf(goal)];
  const old = new Map(before.targets.map((target) => [target.spot, target]));
  const spots = after.targets
    .filter((target) => JSON.stringify(old.get(target.spot)?.label) !== JSON.stringify(target.label))
    .flatMap(({ spot, piece }) => [spot, ...(piece === undefined ? [] : [piece])]);
  const all = [...new Set(spots)];
  const touches = (['turn', 'flip'] as const).flatMap((verb) => all.map((on): Gesture => ({ verb, on })));
  const pieces = all.filter((spot) => before.shelf?.slots.some((slot) => slot?.spot === spot));
  const drags = pieces.flatMap((from) => all.map((to): Gesture => ({ verb: 'drag', path: [from, to] })));
  return [...drags, ...touches];
}

const pointer: Way = (player, gesture) => {
  if ('path' in gesture) {
    const [from, to] = gesture.path;
    expect(player.act(from).is).toBe('done');
    expect(player.held.spot).toBe(from);
    const { x, y } = placeOf(player.space, to);
    expect(player.held.placeNear(x, y)).toBe(to);
    expect(player.act(to).is).toBe('done');
    expect(player.held.value).toBeUndefined();
  } else if (gesture.verb === 'tap' || gesture.verb === 'mark') {
    const { x, y } = placeOf(player.space, gesture.on);
    const isSecond = gesture.verb === 'mark';
    const place = player.actsNear(x + 0.1, y - 0.1, isSecond);
    expect(place?.spot).toBe(gesture.on);
    expect((isSecond ? player.secondAct(gesture.on) : player.act(gesture.on)).is).toBe('done');
  } else player.turn(gesture.verb as 'turn', gesture.on);
};

const keys: Way = (player, gesture) => {
  if ('path' in gesture) {
    walk(player, gesture.path[0]);
    expect(player.act(player.cursor.spot).is).toBe('done');
    walk(player, gesture.path[1]);
    expect(player.held.aim).toBe(gesture.path[1]);
    expect(player.act(player.cursor.spot).is).toBe('done');
  } else {
    walk(player, gesture.on);
    if (gesture.verb === 'tap') player.act(player.cursor.spot);
    else if (gesture.verb === 'mark') player.mark(player.cursor.spot);
    else player.turn(gesture.verb as 'turn');
  }
};

/** By arrow presses alone. */
function walk(player: Player, to: Spot): void {
  const area = player.space.at(to) ? 'board' : 'shelf';
  player.cursor.enter(area);
  if (area === 'shelf') walkOnShelf(player, to);
  else
    for (const direction of route(player.space, player.cursor.place, placeOf(player.space, to)))
      player.move(direction);
  expect(player.cursor.spot).toBe(to);
}

function walkOnShelf(player: Player, to: Spot): void {
  const order = player.shelf.places.map(({ spot }) => spot);
  const steps = order.indexOf(to) - order.indexOf(player.cursor.spot);
  for (let i = 0; i < Math.abs(steps); i++) player.move(steps > 0 ? 'right' : 'left');
}

function route(space: Space, from: Place, to: Place): readonly Direction[] {
  const ways = new Map<Spot, readonly Direction[]>([[from.spot, []]]);
  for (const [spot, way] of ways) {
    if (spot === to.spot) return way;
    for (const direction of directions) {
      const next = nextPlace(space, placeOf(space, spot), direction);
      if (next && !ways.has(next.spot)) ways.set(next.spot, [...way, direction]);
    }
  }
  throw new Error(`no way to ${to.spot}`);
}

function placeOf(space: Space, spot: Spot): Place {
  const place = space.at(spot);
  if (!place) throw new Error(`no place ${spot}`);
  return place;
}

const sentences: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: { tap: 'line', mark: 'cross', turn: 'rotate', flip: 'flip', put: 'place', at: 'at' },
  fi: { tap: 'viiva', mark: 'rasti', turn: 'käännä', flip: 'käännä nurin', put: 'pane', at: 'paikkaan' },
};

const typed =
  (language: Language): Way =>
  (player, gesture) => {
    const words = sentences[language];
    const name = (spot: Spot): string =>
      player.scene.targets.find((each) => each.spot === spot)?.name ?? spot;
    const text =
      'path' in gesture
        ? `${words['put']} ${name(gesture.path[0])} ${words['at']} ${name(gesture.path[1])}`
        : `${words[gesture.verb]} ${name(gesture.on)}`;
    expect([text, player.type(text, language).outcome]).toEqual([text, { is: 'done' }]);
  };

/** The moves of the plan as the game writes them. */
const written = (player: Player, goal: unknown): void => {
  const { game, session } = player;
  for (const move of game.plan(session.puzzle, session.state, goal))
    expect(player.type(game.moves.format(move), 'en').outcome.is).toBe('done');
};

describe.each(games.map((game) => [game.id, game] as const))('a whole game of %s', (_, game) => {
  const ways: readonly (readonly [string, (player: Player, goal: unknown) => void])[] = [
    ['by pointer', (player, goal) => playThrough(player, goal, pointer)],
    ['by keys', (player, goal) => playThrough(player, goal, keys)],
    ['by typed words', (player, goal) => playThrough(player, goal, typed('en'))],
    ['by typed words in Finnish', (player, goal) => playThrough(player, goal, typed('fi'))],
    ['by written moves', written],
  ];
  test.each(ways)('%s', (_name, play) => {
    const { player, goal } = open(game);
    expect(player.session.solved).toBe(false);
    play(player, goal);
    expect(player.session.solved).toBe(true);
    expect(player.session.given).toBe(0);
    const back = restore(games, player.session.save());
    expect(back.ok && back.value.solved).toBe(true);
  });

  test('by hints alone, each to its end', () => {
    const { player } = open(game);
    for (let i = 0; i < 500 && !player.session.solved; i++) {
      expect(player.hint.press()).toEqual({ is: 'asks' });
      expect(player.hint.show(structuredClone(finish(player.hint.task())))).toBe(true);
      for (const _step of ['what', 'why', 'do it']) expect(player.hint.press().is).toBe('done');
      expect(player.hint.state).toEqual({ is: 'none' });
    }
    expect(player.session.solved).toBe(true);
    expect(player.session.hints.slice(0, 5)).toEqual([0, 1, 2, 3, 4]);
  });
});
