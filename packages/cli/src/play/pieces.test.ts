/** play in the terminal where the game has pieces: hold and put, typed moves, what fits, what is refused. */
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { finish, games, makeRng } from 'edgewise';
import { describe, expect, it } from 'vitest';
import { FakeTerminal } from '../testing.ts';
import { firstSpot, nextSpot } from './cursor.ts';

const up = '\u001B[A';
const down = '\u001B[B';
const newHome = (): string => mkdtempSync(join(tmpdir(), 'edgewise-'));
const save = (home: string): string => {
  const [file] = readdirSync(join(home, 'games')).filter((each) => each.endsWith('.edgewise'));
  return readFileSync(join(home, 'games', file), 'utf8');
};

async function begun(home: string, ...argv: string[]): Promise<FakeTerminal> {
  const terminal = new FakeTerminal();
  terminal.start(['play', ...argv], { EDGEWISE_HOME: home, LANG: 'C' });
  await terminal.begun();
  return terminal;
}

/** A piece that lies on the board is reached by the place where it lies. */
it.each(games.map((game) => [game.id, game] as const))('the cursor reaches all of %s', (_, game) => {
  const made = finish(game.generate(game.params.presets[0].params, makeRng('reach')));
  if (!made.ok) throw new Error(made.error.code);
  const { targets } = game.scene(made.value.puzzle, game.start(made.value.puzzle));
  const reached = new Set([firstSpot(targets)]);
  for (const spot of reached)
    for (const direction of ['up', 'down', 'left', 'right'] as const) {
      const next = nextSpot(targets, spot, direction);
      if (next !== undefined) reached.add(next);
    }
  const places = new Set(targets.filter(({ spot }) => reached.has(spot)).map(({ x, y }) => `${x} ${y}`));
  expect(targets.filter(({ x, y }) => !places.has(`${x} ${y}`))).toEqual([]);
});

describe('play with pieces', () => {
  const letters = ['--new', 'triangles', '--preset', 'letters', '--seed', 'monday'];

  it('takes a piece, puts it where the cursor is, and says what fits', async () => {
    const home = newHome();
    const terminal = await begun(home, ...letters);
    await terminal.press(':');
    await terminal.press('7@b3/1'); // typed, as it is written
    await terminal.press('\r');
    expect(save(home)).toContain('7@b3');
    await terminal.press('m'); // the middle of the board is empty
    expect(terminal.screen).not.toContain('Held:');
    for (let i = 0; i < 12 && !terminal.screen.includes('on the shelf'); i++) await terminal.press(down);
    await terminal.press('w');
    expect(terminal.screen).toContain('Goes to:');
    await terminal.press('m');
    expect(terminal.screen).toContain('Held:');
    const before = save(home);
    await terminal.press(','); // turns what is held
    expect(save(home)).not.toBe(before);
    await terminal.press(up);
    expect(terminal.screen).toContain('Held:');
    await terminal.press('\r');
    expect(save(home).split('\n').at(-2)).toMatch(/@/);
    expect(terminal.screen).not.toContain('Held:');
    await terminal.press('q');
  });

  it('a typed move that cannot be read says where, one that cannot be played says why', async () => {
    const terminal = await begun(newHome(), '--new', 'steps', '--preset', 'expert', '--seed', 'monday');
    for (const [typed, said] of [
      ['DZZ', /D|letter|orientation/],
      ['AAA', /edge|board|layer|taken|used|given|stick/i],
    ] as const) {
      await terminal.press(':');
      await terminal.press(typed);
      expect(terminal.screen).toContain(`:${typed}`);
      await terminal.press('\r');
      expect(terminal.screen).toMatch(said);
    }
    await terminal.press('q');
  });
});
