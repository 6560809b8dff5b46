/** play with a terminal that the test holds: keys in, pictures out, and what is on the disk after each key. */
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { games, Session, type AnyGame } from 'edgewise';
import { describe, expect, it, vi } from 'vitest';
import { entries } from '../commands.ts';
import { filled } from '../help.ts';
import { call, FakeTerminal } from '../testing.ts';
import { firstSpot, nextSpot } from './cursor.ts';
import { Decoder } from './keys.ts';
import { Keeper } from './store.ts';

vi.mock('edgewise', async (original) => {
  const real = await original<{ games: readonly AnyGame[] }>();
  const { template } = await import('edgewise/puzzles/template/index');
  return { ...real, games: [...real.games, template] };
});

const up = '\u001B[A';
const right = '\u001B[C';
const shiftRight = '\u001B[1;2C';
const ctrlDown = '\u001B[1;5B';
const newHome = (): string => mkdtempSync(join(tmpdir(), 'edgewise-'));
const saves = (home: string): string[] => readdirSync(join(home, 'games')).sort();
const save = (home: string): string =>
  readFileSync(join(home, 'games', saves(home).find((each) => each.endsWith('.edgewise')) ?? ''), 'utf8');

async function begun(home: string, ...argv: string[]): Promise<FakeTerminal> {
  const terminal = new FakeTerminal();
  terminal.start(['play', ...argv], { EDGEWISE_HOME: home, LANG: 'C' });
  await terminal.begun();
  return terminal;
}

const gentle = ['--new', 'slitherlink', '--preset', 'gentle', '--seed', 'monday'];

describe('keys', () => {
  const decoded = (...texts: string[]): string[] => {
    const decoder = new Decoder();
    return texts.flatMap((text) => [...decoder.decode(text)].map((key) => key.name));
  };

  it.each([
    [[`${up}${right}a`], ['up', 'right', 'a']],
    [['\u001BOA'], ['up']],
    [
      [shiftRight, ctrlDown],
      ['shift+right', 'ctrl+down'],
    ],
    [['\u001B'], ['escape']],
    [['\u001B[', '1;2', 'C'], ['shift+right']],
    [['\r\t \u007F\u001B[3~'], ['enter', 'tab', 'space', 'backspace', 'backspace']],
    [['\u0003\u001A'], ['ctrl+c', 'ctrl+z']],
    [['\u001B[<0;3;4M\u001B[<0;3;4m\u001B[<2;1;1M'], ['click', 'right-click']],
    [['\u001B[200~ä€'], ['ä', '€']],
  ])('%j', (texts, names) => expect(decoded(...texts)).toEqual(names));
});

describe('cursor', () => {
  const [game] = games;
  const read = game.native.parse('slitherlink:3x3:i');
  const puzzle: unknown = read.ok ? read.value.puzzle : undefined;
  const { targets } = game.scene(puzzle, game.start(puzzle));

  it('reaches every target from the first', () => {
    const seen = new Set([firstSpot(targets)]);
    for (const spot of seen)
      for (const way of ['up', 'down', 'left', 'right'] as const) {
        const next = nextSpot(targets, spot, way);
        if (next !== undefined) seen.add(next);
      }
    expect(seen.size).toBe(targets.length);
  });

  it('comes back the way it went', () => {
    const from = firstSpot(targets);
    const to = nextSpot(targets, from, 'right') ?? '';
    expect(nextSpot(targets, to, 'left')).toBe(from);
  });
});

describe('play', () => {
  it('draws, crosses out, undoes and saves every step at once', async () => {
    const home = newHome();
    const terminal = await begun(home, ...gentle);
    expect(terminal.stdin.raw).toBe(true);
    expect(terminal.screen).toMatch(/Slitherlink  \d+ of/);
    await terminal.press(' ');
    expect(save(home)).toMatch(/\nstep \d+ \d+y\n$/);
    await terminal.press('u');
    expect(save(home)).toMatch(/\nundo \d+\n$/);
    await terminal.press('r', 'x', 'b', 'g', 'R', 'G');
    expect(save(home)).toMatch(
      /redo \d+\nstep \d+ \d+n\ncheckpoint \d+ 1\nreturn \d+ 1\nrestart \d+\nreject \d+ 1\n$/,
    );
    await terminal.press('q');
    expect(await terminal.ended()).toBe(0);
    expect(save(home)).toMatch(/\ntime \d+\nend\n$/);
    expect(saves(home)).toHaveLength(1);
  });

  it('draws and crosses out along the way', async () => {
    const home = newHome();
    const terminal = await begun(home, ...gentle);
    await terminal.press(right, up, right, shiftRight, ctrlDown, 'q');
    expect(await terminal.ended()).toBe(0);
    expect(save(home).match(/^step/gm)).toHaveLength(2);
  });

  it('leaves the terminal as it was', async () => {
    const terminal = await begun(newHome(), ...gentle);
    await terminal.press('\u0003');
    expect(await terminal.ended()).toBe(0);
    expect(terminal.stdin.raw).toBe(false);
    expect(terminal.stdout.text).toMatch(/\u001B\[\?25h\u001B\[\?1049lSaved in .+\n$/); // oxlint-disable-line no-control-regex
  });

  it('ends with everything saved when told to', async () => {
    const home = newHome();
    const terminal = await begun(home, ...gentle);
    await terminal.press(' ');
    terminal.ending.abort();
    expect(await terminal.ended()).toBe(130);
    expect(terminal.stdin.raw).toBe(false);
    expect(save(home)).toMatch(/end\n$/);
  });

  it('goes on where it was left, even after a cut line', async () => {
    const home = newHome();
    const first = await begun(home, ...gentle);
    await first.press(' ', 'q');
    await first.ended();
    const [file] = saves(home);
    writeFileSync(join(home, 'games', file), 'step 99', { flag: 'a' });
    const second = await begun(home);
    expect(second.screen).toContain('The last line of the save was cut off');
    await second.press('u', 'q');
    await second.ended();
    expect(save(home)).toMatch(/end\nundo \d+\ntime \d+\nend\n$/);
    expect((await call(['verify', join(home, 'games', file)])).code).toBe(1);
  });

  it('the ladder of hints ends in a solved game', async () => {
    const home = newHome();
    const terminal = await begun(home, '--new', 'template', '--seed', 'h');
    await terminal.press('h');
    expect(terminal.screen).toContain('All is right so far');
    await terminal.press('h');
    expect(terminal.screen).toContain('Look here.');
    await terminal.press('h');
    expect(terminal.screen).toContain('A number that');
    await terminal.press('h');
    expect(terminal.screen).toMatch(/The \d (has all its light|needs)/);
    expect(save(home)).toMatch(/hint \d+ 0\nhint \d+ 1\nhint \d+ 2\nhint \d+ 3\n$/);
    for (let i = 0; i < 100 && !terminal.screen.includes('✓'); i++) await terminal.press('h');
    expect(terminal.screen).toContain('✓');
    await terminal.press('q');
    await terminal.ended();
    const [file] = saves(home);
    expect((await call(['verify', join(home, 'games', file)])).out).toContain('played by the program');
  });

  it('says what is wrong', async () => {
    const home = newHome();
    const puzzle = join(home, 'p.txt');
    writeFileSync(puzzle, 'slitherlink:3x3:d0d\n');
    const terminal = await begun(home, puzzle);
    await terminal.press(' ', 'c');
    expect(terminal.screen).toContain('This 0 has 1 line around it.');
    await terminal.press('u', 'c');
    expect(terminal.screen).toContain('Nothing is wrong so far.');
    await terminal.press('?');
    expect(terminal.screen).toContain('ctrl+arrow');
    await terminal.press('q', 'N');
    expect(terminal.screen).toMatch(/Slitherlink  \d+ of/);
    await terminal.press('q');
    await terminal.ended();
    expect(saves(home)).toHaveLength(2);
  });

  it('takes clicks, and any size of window', async () => {
    const home = newHome();
    const terminal = await begun(home, ...gentle);
    await terminal.press('\u001B[<0;3;3M');
    expect(save(home)).toMatch(/step \d+ 0y\n$/);
    terminal.stdout.rows = 5;
    terminal.stdout.columns = 10;
    terminal.stdout.emit('resize');
    expect(terminal.screen.split('\n').length).toBeLessThanOrEqual(5);
    await terminal.press('q');
    await terminal.ended();
  });

  it('every example of the help works', async () => {
    const home = newHome();
    for (const example of entries.find((each) => each.name === 'play')?.examples.map(filled) ?? []) {
      const terminal = await begun(home, ...example.split(' ').slice(3));
      await terminal.press('q');
      expect(await terminal.ended()).toBe(0);
    }
    expect(saves(home)).toHaveLength(1);
  });

  it('keeps a second window out', async () => {
    const home = newHome();
    const first = await begun(home, ...gentle);
    const second = new FakeTerminal();
    second.start(['play'], { EDGEWISE_HOME: home, LANG: 'C' });
    expect(await second.ended()).toBe(2);
    expect(second.stderr.text).toContain('open in another window');
    await first.press('q');
    await first.ended();
    expect(saves(home).filter((each) => each.endsWith('.lock'))).toEqual([]);
  });

  it('works without a disk to save on, and says so', async () => {
    const home = join(newHome(), 'file');
    writeFileSync(home, 'not a directory');
    const terminal = await begun(home, ...gentle);
    expect(terminal.screen).toContain('Not saved:');
    await terminal.press(' ', 'q');
    expect(await terminal.ended()).toBe(0);
  });

  it('refuses bad files', async () => {
    const home = newHome();
    writeFileSync(join(home, 'bad'), 'edgewise 1\ngame slitherlink\npuzzle slitherlink:3x3:i\nstep 5 999y\n');
    const terminal = new FakeTerminal();
    terminal.start(['play', join(home, 'bad')], { EDGEWISE_HOME: home, LANG: 'C' });
    expect(await terminal.ended()).toBe(2);
    expect(terminal.stderr.text).toContain('bad:4:8: There is no edge 999');
    expect(existsSync(join(home, 'bad.lock'))).toBe(false);
  });
});

describe('store', () => {
  const [game] = games;
  const read = game.native.parse('slitherlink:3x3:i');
  const session = () => new Session(game, read.ok ? read.value : { puzzle: undefined });
  const move = (text: string): unknown => {
    const parsed = game.moves.parse(text);
    return parsed.ok ? parsed.value : undefined;
  };

  it.skipIf(!existsSync('/dev/full'))('a full disk is told, and the game goes on', () => {
    const file = join(newHome(), 'full.edgewise');
    symlinkSync('/dev/full', file);
    const keeper = Keeper.open(file, 'en');
    const played = session();
    keeper.resume('edgewise 1\n', 1);
    expect(keeper.save(played)).toContain('The disk is full');
    played.play([move('0y')], 10);
    expect(keeper.save(played)).toContain('The disk is full');
    keeper.release();
  });

  it('does not write over what somebody else wrote', () => {
    const home = newHome();
    mkdirSync(home, { recursive: true });
    const file = join(home, 'a.edgewise');
    const keeper = Keeper.open(file, 'en');
    const played = session();
    expect(keeper.save(played)).toBeUndefined();
    writeFileSync(file, 'step 5 1y\n', { flag: 'a' });
    played.play([move('0y')], 10);
    expect(keeper.save(played)).toContain('goes on in');
    keeper.close(played);
    expect(readFileSync(file, 'utf8')).toMatch(/step 5 1y\n$/);
    expect(readFileSync(join(home, 'a.2.edgewise'), 'utf8')).toMatch(/^edgewise 1\n[^]*step 10 0y\n/);
  });

  it('sweeps the lock of a dead process away', () => {
    const file = join(newHome(), 'a.edgewise');
    writeFileSync(`${file}.lock`, '999999999');
    const keeper = Keeper.open(file, 'en');
    expect(readFileSync(`${file}.lock`, 'utf8')).toBe(String(process.pid));
    keeper.release();
    expect(existsSync(`${file}.lock`)).toBe(false);
  });
});
