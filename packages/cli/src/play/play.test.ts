/** play with a simulated terminal: keys in, screens out, and what is on disk after each key. */
import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { certain, games, type Games } from 'edgewise';
import { describe, expect, it } from 'vitest';
import { lanterns } from '../../../engine/src/puzzles/template/index.ts';
import { COMMANDS } from '../args/commands.ts';
import { fillExample } from '../args/help.ts';
import { call, FakeTerminal, firstObject } from '../testing.ts';
import { Decoder } from './keys.ts';

const registry: Games = [...games, lanterns];
const up = '\u001B[A';
const right = '\u001B[C';
const shiftRight = '\u001B[1;2C';
const ctrlDown = '\u001B[1;5B';
const newHome = (): string => mkdtempSync(join(tmpdir(), 'edgewise-'));
const saves = (home: string): string[] =>
  readdirSync(join(home, 'games'))
    .filter((each) => each.endsWith('.edgewise'))
    .sort();
const saveFile = (home: string): string => certain(saves(home)[0]);
const save = (home: string): string => readFileSync(join(home, 'games', saveFile(home)), 'utf8');

async function begun(home: string, ...argv: string[]): Promise<FakeTerminal> {
  const terminal = new FakeTerminal(registry);
  terminal.start(['play', ...argv], { EDGEWISE_HOME: home, LANG: 'C.UTF-8' });
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

  it('draws and crosses out while moving', async () => {
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

  it('ends with everything saved when asked to', async () => {
    const home = newHome();
    const terminal = await begun(home, ...gentle);
    await terminal.press(' ');
    terminal.ending.abort();
    expect(await terminal.ended()).toBe(130);
    expect(terminal.stdin.raw).toBe(false);
    expect(save(home)).toMatch(/end\n$/);
  });

  it('continues where it was left, even after a cut line', async () => {
    const home = newHome();
    const first = await begun(home, ...gentle);
    await first.press(' ', 'q');
    await first.ended();
    const file = saveFile(home);
    writeFileSync(join(home, 'games', file), 'step 99', { flag: 'a' });
    const second = await begun(home);
    expect(second.screen).toContain('The last line of the save was cut off');
    await second.press('u', 'q');
    await second.ended();
    expect(save(home)).toMatch(/end\nstep 99\ncut\nundo \d+\ntime \d+\nend\n$/);
    expect((await call(['verify', join(home, 'games', file)])).code).toBe(1);
  });

  it('the steps of a hint end in a solved game', async () => {
    const home = newHome();
    const terminal = await begun(home, '--new', 'lanterns', '--seed', 'h');
    await terminal.press('h');
    expect(terminal.screen).toContain('Look on the ');
    await terminal.press('h');
    expect(terminal.screen).toContain('A number that');
    await terminal.press('h');
    expect(terminal.screen).toMatch(/This number (has all its light|needs)/);
    expect(save(home)).toMatch(/hint \d+ 0\nhint \d+ 1\nhint \d+ 2\nhint \d+ 3\n$/);
    for (let i = 0; i < 100 && !terminal.screen.includes('✓'); i++) await terminal.press('h');
    expect(terminal.screen).toContain('✓');
    await terminal.press('q');
    await terminal.ended();
    const file = saveFile(home);
    const { out } = await call(['verify', join(home, 'games', file)], { games: registry });
    expect(out).toContain('played by the program');
  });

  it('says its goal and shows its rules', async () => {
    const terminal = await begun(newHome(), ...gentle);
    expect(terminal.screen).toContain('One loop through the dots');
    await terminal.press('i');
    expect(terminal.screen).toContain('Join neighbouring dots');
    expect(terminal.screen).toContain('Press any key to return');
    await terminal.press('i');
    expect(terminal.screen).not.toContain('Join neighbouring dots');
    await terminal.press('q');
  });

  it('shift+arrow draws in one row from where the cursor starts', async () => {
    const home = newHome();
    const terminal = await begun(home, '--new', 'slitherlink', '--seed', 'tue');
    await terminal.press(shiftRight, shiftRight, shiftRight);
    expect(terminal.screen.split('\n')[3]).toMatch(/^•───────────•   ·/);
    await terminal.press('q');
  });

  it('says what is wrong', async () => {
    const home = newHome();
    const puzzle = join(home, 'p.txt');
    writeFileSync(puzzle, 'slitherlink:3x3:d0d\n');
    const terminal = await begun(home, puzzle);
    await terminal.press(':');
    await terminal.press('b2 line up');
    await terminal.press('\r', 'c');
    expect(terminal.screen).toContain('This 0 has 1 line around it.');
    await terminal.press('u', 'c');
    expect(terminal.screen).toContain('No mistakes so far.');
    await terminal.press('?');
    expect(terminal.screen).toContain('ctrl+arrow');
    await terminal.press('q', 'N');
    expect(terminal.screen).toMatch(/Slitherlink  \d+ of/);
    await terminal.press('q');
    await terminal.ended();
    expect(saves(home)).toHaveLength(2);
  });

  it('accepts clicks, and any size of window', async () => {
    const home = newHome();
    const terminal = await begun(home, ...gentle);
    await terminal.press('\u001B[<0;3;4M');
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
    const { examples = [] } = COMMANDS.find((each) => each.name === 'play') ?? {};
    for (const example of examples) {
      const terminal = await begun(home, ...fillExample(games, example).split(' ').slice(3));
      await terminal.press('q');
      expect(await terminal.ended()).toBe(0);
    }
    expect(saves(home)).toHaveLength(1);
  });

  it('keeps a second window out', async () => {
    const home = newHome();
    const first = await begun(home, ...gentle);
    const second = new FakeTerminal();
    second.start(['play'], { EDGEWISE_HOME: home, LANG: 'C.UTF-8' });
    expect(await second.ended()).toBe(2);
    expect(second.stderr.text).toContain('open in another window');
    await first.press('q');
    await first.ended();
    expect(readdirSync(join(home, 'games')).filter((each) => each.endsWith('.lock'))).toEqual([]);
  });

  it('works without a disk to save on, and says so along with other messages', async () => {
    const home = join(newHome(), 'file');
    writeFileSync(home, 'not a directory');
    const terminal = await begun(home, ...gentle);
    expect(terminal.screen).toContain('Not saved:');
    await terminal.press('c');
    expect(terminal.screen).toContain('Not saved:');
    expect(terminal.screen).toContain('No mistakes so far.');
    await terminal.press('q');
    expect(await terminal.ended()).toBe(0);
  });

  it.skipIf(!existsSync('/proc/self'))('a home that can never be made does not hang', async () => {
    const terminal = await begun('/proc/nope', '--new', 'steps', '--seed', 'a');
    expect(terminal.screen).toContain('Not saved:');
    await terminal.press('\u0003');
    expect(await terminal.ended()).toBe(0);
  });

  it('lists the saved games', async () => {
    const home = newHome();
    const env = { EDGEWISE_HOME: home };
    expect((await call(['play', '--list'], { env })).err).toContain('There are no saved games.');
    for (const seed of ['a', 'b']) {
      const terminal = await begun(home, '--new', 'lanterns', '--seed', seed);
      await terminal.press(' ', 'q');
      await terminal.ended();
    }
    writeFileSync(join(home, 'games', 'other.edgewise'), 'not ours');
    const { out } = await call(['play', '--list'], { env, games: registry });
    expect(out.trimEnd().split('\n')).toHaveLength(2);
    expect(out).toMatch(/Lanterns {2}\d+ of \d+ {2}0:00 {2}.+\.edgewise\n/);
    const listed = await call(['play', '--list', '--json'], { env, games: registry });
    expect(firstObject(listed.out)).toMatchObject({ line: 1, game: 'lanterns', solved: false });
  });

  it('refuses bad files', async () => {
    const home = newHome();
    writeFileSync(join(home, 'bad'), 'edgewise 1\ngame slitherlink\npuzzle slitherlink:3x3:i\nstep 5 999y\n');
    const terminal = new FakeTerminal();
    terminal.start(['play', join(home, 'bad')], { EDGEWISE_HOME: home, LANG: 'C.UTF-8' });
    expect(await terminal.ended()).toBe(2);
    expect(terminal.stderr.text).toContain('bad:4:8: There is no edge 999');
    expect(readdirSync(home).filter((each) => each.endsWith('.lock'))).toEqual([]);
  });
});
