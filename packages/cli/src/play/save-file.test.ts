/** Saves: never truncated, never overwritten, owned by one window at a time. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { games, restore, Session } from 'edgewise';
import { describe, expect, it } from 'vitest';
import { makeFolder } from '../files.ts';
import { lockFile } from './lock.ts';
import { SaveFile } from './save-file.ts';

const newHome = (): string => mkdtempSync(join(tmpdir(), 'edgewise-'));
const [game] = games;
const read = game.native.parse('slitherlink:3x3:i');
const session = () => new Session(game, read.ok ? read.value : { puzzle: undefined });
const move = (text: string): unknown => {
  const parsed = game.moves.parse(text);
  return parsed.ok ? parsed.value : undefined;
};

describe('a save', () => {
  it.skipIf(!existsSync('/dev/full'))('a full disk is reported, and the game continues', async () => {
    const file = join(newHome(), 'full.edgewise');
    symlinkSync('/dev/full', file);
    const saveFile = await SaveFile.open(file, 'en');
    const played = session();
    saveFile.resume('edgewise 1\n', 1);
    expect(saveFile.save(played)).toMatchObject({ is: 'unsaved' });
    played.play([move('0y')], 10);
    expect(saveFile.save(played)?.text).toContain('The disk is full');
    saveFile.release();
  });

  it('does not overwrite what another window wrote', async () => {
    const home = newHome();
    const file = join(home, 'a.edgewise');
    const saveFile = await SaveFile.open(file, 'en');
    const played = session();
    expect(saveFile.save(played)).toBeUndefined();
    writeFileSync(file, 'step 5 1y\n', { flag: 'a' });
    played.play([move('0y')], 10);
    expect(saveFile.save(played)).toMatchObject({ is: 'moved' });
    saveFile.close(played);
    expect(readFileSync(file, 'utf8')).toMatch(/step 5 1y\n$/);
    expect(readFileSync(join(home, 'a.2.edgewise'), 'utf8')).toMatch(/^edgewise 1\n[^]*step 10 0y\n/);
  });

  it('never shortens a file, not even one that grew before the first move', async () => {
    const home = newHome();
    const file = join(home, 'a.edgewise');
    const first = session();
    const text = first.save();
    writeFileSync(file, text);
    const saveFile = await SaveFile.open(file, 'en');
    saveFile.resume(text, first.log.length);
    writeFileSync(file, 'step 7 1y\n', { flag: 'a' }); // another window that the lock did not stop
    first.play([move('0y')], 10);
    saveFile.save(first);
    saveFile.release();
    expect(readFileSync(file, 'utf8')).toBe(`${text}step 7 1y\n`);
  });

  it('a file that was removed is written again in full', async () => {
    const file = join(newHome(), 'a.edgewise');
    const saveFile = await SaveFile.open(file, 'en');
    const played = session();
    saveFile.save(played);
    rmSync(file);
    played.play([move('0y')], 10);
    saveFile.close(played);
    expect(restore(games, readFileSync(file, 'utf8'))).toMatchObject({ ok: true });
  });

  it('a line that was cut off is marked, and the game reads back', async () => {
    const file = join(newHome(), 'a.edgewise');
    const played = session();
    played.play([move('0y')], 10);
    const text = `${played.log.join('\n')}\nstep 9`;
    writeFileSync(file, text);
    const saveFile = await SaveFile.open(file, 'en');
    saveFile.resume(text, played.log.length);
    played.play([move('1y')], 20);
    saveFile.close(played);
    const saved = readFileSync(file, 'utf8');
    expect(saved.startsWith(text)).toBe(true);
    const again = restore(games, saved);
    expect(again.ok && again.value.moves).toHaveLength(2);
  });
});

describe('the lock', () => {
  it('keeps a second window out until the first is gone', async () => {
    const file = join(newHome(), 'a.edgewise');
    const first = await lockFile(file);
    expect(await lockFile(file)).toBe('taken');
    if (first && first !== 'taken') first.release();
    const second = await lockFile(file);
    expect(second).toBeTypeOf('object');
    if (second && second !== 'taken') second.release();
    expect(readdirSync(join(file, '..'))).toEqual([]);
  });

  it('of a killed process is removed, whatever its process number was', async () => {
    const file = join(newHome(), 'a.edgewise');
    const code = `require('net').createServer().listen(${JSON.stringify(`${file}.dead.lock`)}, () => console.log('on'))`;
    const other = spawn(process.execPath, ['-e', code]);
    await once(other.stdout, 'data');
    expect(await lockFile(file)).toBe('taken');
    other.kill('SIGKILL');
    await once(other, 'exit');
    expect(existsSync(`${file}.dead.lock`)).toBe(true);
    const lock = await lockFile(file);
    expect(lock).toBeTypeOf('object');
    if (lock && lock !== 'taken') lock.release();
    expect(existsSync(`${file}.dead.lock`)).toBe(false);
  });

  it('if the path is too long for a socket, the game is played without a lock', async () => {
    const folder = join(newHome(), 'x'.repeat(120));
    makeFolder(folder);
    expect(await lockFile(join(folder, 'a.edgewise'))).toBeUndefined();
  });
});
