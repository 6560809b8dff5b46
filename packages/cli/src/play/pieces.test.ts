/** play in the terminal where the game has pieces: pick up and put down, typed moves, what fits, what is refused. */
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { games } from 'edgewise';
import { describe, expect, it } from 'vitest';
import { FakeTerminal } from '../testing.ts';

const left = '\u001B[D';
const down = '\u001B[B';
const newHome = (): string => mkdtempSync(join(tmpdir(), 'edgewise-'));
const save = (home: string): string => {
  const [file = 'no save'] = readdirSync(join(home, 'games')).filter((each) => each.endsWith('.edgewise'));
  return readFileSync(join(home, 'games', file), 'utf8');
};

async function begun(home: string, ...argv: string[]): Promise<FakeTerminal> {
  const terminal = new FakeTerminal();
  terminal.start(['play', ...argv], { EDGEWISE_HOME: home, LANG: 'C.UTF-8' });
  await terminal.begun();
  return terminal;
}

const letters = ['--new', 'triangles', '--preset', 'letters', '--seed', 'monday'];

describe('play with pieces', () => {
  it('picks a piece up, puts it where the cursor is, and says what fits', async () => {
    const home = newHome();
    const terminal = await begun(home, ...letters);
    await terminal.press(':');
    await terminal.press('7@b3/1'); // typed, in move notation
    await terminal.press('\r');
    expect(save(home)).toContain('7@b3');
    await terminal.press('m'); // this place of the board is empty
    expect(terminal.screen).not.toContain('Holding');
    for (let i = 0; i < 12 && !terminal.screen.includes('on the shelf'); i++) await terminal.press(down);
    await terminal.press('w');
    expect(terminal.screen).toMatch(/Fits in \d+ place/);
    expect(terminal.screen).toContain('and more'); // the list is shortened, and says so
    await terminal.press('m');
    expect(terminal.screen).toContain('Holding');
    const before = save(home);
    await terminal.press(','); // turns the held piece
    expect(save(home)).not.toBe(before);
    const isOnShelf = (): boolean => /\n.*piece \d+.*\nHolding/i.test(terminal.screen);
    for (let i = 0; i < 9 && isOnShelf(); i++) await terminal.press(left); // the board is beside it
    expect(terminal.screen).toContain('Holding');
    await terminal.press('\r');
    expect(save(home).split('\n').at(-2)).toMatch(/@/);
    expect(terminal.screen).not.toContain('Holding');
    await terminal.press('q');
  });

  it('a typed move that cannot be read says so, one that cannot be played says why', async () => {
    const terminal = await begun(newHome(), '--new', 'steps', '--preset', 'expert', '--seed', 'monday');
    for (const [typed, said] of [
      ['DZZ', /DZZ|letter|orientation/],
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

  it.each(games.map(({ id }) => id))(
    '%s: goal, board and shelf are visible together at 80 × 24',
    async (id) => {
      const terminal = await begun(newHome(), '--new', id, '--seed', 'monday');
      const lines = terminal.screen.split('\n');
      expect(lines.length).toBeLessThanOrEqual(24);
      for (const line of lines) expect(line.trimEnd().length).toBeLessThanOrEqual(80);
      expect(lines.at(-1)).toMatch(/q quit$/);
      const game = games.find((each) => each.id === id);
      expect(lines[1]).toBe(game?.words.en['tagline']);
      await terminal.press('q');
    },
  );

  it('the shelf of Triangles is beside its board', async () => {
    const terminal = await begun(newHome(), ...letters);
    expect(terminal.screen).toMatch(/\/\\ .*\d[△▽]/u);
    expect(terminal.screen).toMatch(/24[△▽]/u);
    await terminal.press('q');
  });
});
