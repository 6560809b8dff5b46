/**
 * Saved games on disk, one file each, only ever appended to: a killed process loses nothing but the
 * move it was writing. A lock beside the file keeps a second window out; should somebody write all the
 * same, the size gives them away and this game goes on in a file of its own.
 */
import { createHash } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fstatSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import type { AnyGame, AnySession, Saved, Language } from 'edgewise';
import { codeOf, UserError } from '../args/user-error.ts';
import { fileReason, removeIfThere } from '../files.ts';
import type { Io } from '../io.ts';
import { cliText } from '../words/words.ts';

const ending = '.edgewise';

export const homeOf = (env: Io['env']): string =>
  env['EDGEWISE_HOME'] || join(env['XDG_DATA_HOME'] || join(homedir(), '.local', 'share'), 'edgewise');

/** The puzzle names its file, so that the same puzzle is found again. */
export function fileFor(env: Io['env'], game: AnyGame, { puzzle }: Saved<unknown, unknown>): string {
  const digest = createHash('sha256').update(game.native.format({ puzzle })).digest('hex').slice(0, 16);
  return join(homeOf(env), 'games', `${game.id}-${digest}${ending}`);
}

/** The saves, the one played last first. */
export function savedGames(env: Io['env']): readonly string[] {
  const folder = join(homeOf(env), 'games');
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder)
    .filter((each) => each.endsWith(ending))
    .map((each) => join(folder, each));
  return files.sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
}

/** The name itself, or one beside it that nothing has yet: `x.edgewise`, `x.2.edgewise`. */
export function freeName(file: string): string {
  const stem = file.endsWith(ending) ? file.slice(0, -ending.length) : file;
  let name = file;
  for (let n = 2; existsSync(name); n++) name = `${stem}.${n}${ending}`;
  return name;
}

export class SaveFile {
  readonly #language: Language;
  #file: string;
  #fd: number | undefined;
  #lock: string | undefined;
  #size = 0; // of what is known to be safely written
  #lines = 0; // of the session's log that are in the file

  constructor(file: string, language: Language) {
    this.#file = file;
    this.#language = language;
  }

  get file(): string {
    return this.#file;
  }

  /** Throws only when another window plays this game; a disk that cannot be written is told by `save`. */
  static open(file: string, language: Language): SaveFile {
    const saveFile = new SaveFile(file, language);
    try {
      mkdirSync(dirname(file), { recursive: true });
      saveFile.#lock = lockUp(file, language);
    } catch (error) {
      if (error instanceof UserError) throw error;
    }
    return saveFile;
  }

  /** What is in the file already; `lines` of the session's log are part of it. */
  resume(text: string, lines: number): void {
    const whole = text.slice(0, text.lastIndexOf('\n') + 1);
    this.#size = Buffer.byteLength(whole);
    this.#lines = lines;
  }

  /** Appends what is new. The answer is what went wrong, for the player to read; the next save tries again. */
  save(session: AnySession): string | undefined {
    try {
      const told = this.#ready();
      this.#append(
        session.log
          .slice(this.#lines)
          .map((line) => `${line}\n`)
          .join(''),
      );
      this.#lines = session.log.length;
      return told;
    } catch (error) {
      return cliText(this.#language, 'play-unsaved', { reason: fileReason(this.#language, error) });
    }
  }

  /** The last words, and the lock goes. */
  close(session: AnySession): string | undefined {
    const problem = this.save(session);
    try {
      if (this.#fd !== undefined && problem === undefined) this.#append(`time ${session.elapsed}\nend\n`);
    } catch {
      // the moves are saved; only the clock of the last seconds is not
    }
    this.release();
    return problem;
  }

  release(): void {
    if (this.#fd !== undefined) closeSync(this.#fd);
    if (this.#lock !== undefined) removeIfThere(this.#lock);
    [this.#fd, this.#lock] = [undefined, undefined];
  }

  #ready(): string | undefined {
    if (this.#fd === undefined) return this.#start();
    if (fstatSync(this.#fd).size === this.#size || !fstatSync(this.#fd).isFile()) return undefined;
    return this.#moveAway();
  }

  /** A half-written last line of an earlier life is cut off; a file that is not ours to go on with is never opened. */
  #start(): undefined {
    mkdirSync(dirname(this.#file), { recursive: true });
    const fd = openSync(this.#file, this.#size > 0 ? 'r+' : 'wx');
    this.#fd = fd;
    if (fstatSync(fd).isFile()) ftruncateSync(fd, this.#size);
  }

  #moveAway(): string {
    this.release();
    this.#file = freeName(this.#file);
    [this.#size, this.#lines] = [0, 0];
    this.#lock = lockUp(this.#file, this.#language);
    this.#start();
    return cliText(this.#language, 'play-moved', { file: this.#file });
  }

  /** All of it or none: a part that got through before the disk was full is taken back. */
  #append(text: string): void {
    if (this.#fd === undefined || text === '') return;
    const data = Buffer.from(text);
    try {
      for (let at = 0; at < data.length;)
        at += writeSync(this.#fd, data, at, data.length - at, this.#size + at);
      this.#size += data.length;
    } catch (error) {
      if (fstatSync(this.#fd).isFile()) ftruncateSync(this.#fd, this.#size);
      throw error;
    }
  }
}

/** The lock holds the process's number; one whose process is gone is swept away. */
function lockUp(file: string, language: Language): string {
  const lock = `${file}.lock`;
  for (let attempt = 0; ; attempt++)
    try {
      writeFileSync(lock, String(process.pid), { flag: 'wx' });
      return lock;
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw error;
      const pid = Number(readFileSync(lock, 'utf8'));
      if (attempt > 2 || isAlive(pid)) throw new UserError(cliText(language, 'play-open', { pid, lock }));
      removeIfThere(lock);
    }
}

/** A number without meaning is the lock of a process that died while writing it. */
function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}
