/** The open game without a browser: the store falls back to memory, and frames come at once. */
import { effect } from '@preact/signals';
import { finish, games, makeRng } from 'edgewise';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { assertive, notices, polite } from '../shell/announce.ts';
import { loadEngine } from '../shell/engine.ts';
import { setCheckpoint } from './actions.ts';
import { inputMode } from './input-mode.ts';
import { closeGame, newGame, openGame, openStored, seen, type OpenGame } from './open-game.ts';
import { panel, showPanel } from './panel.ts';
import { gameStore } from './store/saved-games.ts';

const [game] = games;

beforeAll(async () => {
  vi.stubGlobal('document', { visibilityState: 'visible' });
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => run());
  await loadEngine(() => import('../engine-all.ts'));
});

let now: OpenGame;

beforeEach(async () => {
  const made = finish(game.generate(game.params.presets[0].params, makeRng('open')));
  if (!made.ok) throw new Error(made.error.code);
  expect(await openStored(await newGame(game, made.value))).toBe('ok');
  now = openGame.value!;
  notices.value = [];
  polite.value = assertive.value = '';
  inputMode.value = 'keys';
});

afterEach(() => closeGame());

const edge = (): string =>
  now.player.scene.targets.find(({ kind }) => kind === now.player.scene.mainKind)!.spot;

describe('what the screen hears', () => {
  test('each part by itself', () => {
    const heard: string[] = [];
    const ends = (['position', 'cursor', 'hint'] as const).map((part) =>
      effect(() => {
        seen(now, part);
        heard.push(part);
      }),
    );
    heard.length = 0;
    now.player.act(edge());
    expect(heard).toEqual(['position']);
    now.player.move('right');
    expect(heard).toEqual(['position', 'cursor']);
    for (const end of ends) end();
  });

  test('changes politely, refusals and results as notices, and nothing twice', () => {
    now.player.act(edge());
    expect(polite.value).toContain('line');
    expect(notices.value).toEqual([]);
    now.player.undo();
    now.player.undo();
    expect(assertive.value).not.toBe('');
    expect(notices.value).toEqual([]); // the button is already greyed out
    setCheckpoint(now);
    expect(notices.value).toEqual([]); // its card is there
    now.player.checkpoints.returnTo('nothing');
    now.player.checkpoints.returnTo('never');
    expect(notices.value).toHaveLength(1);
  });

  test('not what is typed, since the answer is below the line', () => {
    inputMode.value = 'typed';
    now.player.type('undo', 'en');
    expect([assertive.value, notices.value.length]).toEqual(['', 0]);
  });
});

describe('nothing is lost', () => {
  test('every move is in the store, and the game opens again as it was', async () => {
    now.player.act(edge());
    now.player.act(edge());
    now.player.move('right');
    await now.writing;
    const stored = await (await gameStore()).load(now.id);
    expect(stored?.lines).toEqual(now.session.log);
    const { id, session } = now;
    await closeGame();
    expect(await openStored(id)).toBe('ok');
    expect(openGame.value?.session.log).toEqual(session.log);
  });

  test('a game that another tab has taken is not written', async () => {
    now.ownedHere.value = false;
    const lines = now.session.log.length;
    expect(now.player.act(edge()).is).toBe('refused');
    expect(now.session.log).toHaveLength(lines);
    expect(notices.value.at(-1)?.tone).toBe('wrong');
  });

  test('a missing game says so', async () => {
    expect(await openStored('nowhere')).toBe('missing');
  });
});

test('one card is open at a time, and the check ends with its card', () => {
  showPanel(now, 'check');
  expect(now.player.check.isOpen).toBe(true);
  showPanel(now, 'hint');
  expect([now.player.check.isOpen, panel.value]).toEqual([false, 'hint']);
});

test('checkpoints are numbered, and full names from earlier versions are not reused', () => {
  now.player.checkpoints.set(() => 'Checkpoint 1');
  setCheckpoint(now);
  setCheckpoint(now);
  expect(now.player.checkpoints.all.map(({ name }) => name)).toEqual(['Checkpoint 1', '2', '3']);
});
