/**
 * A saved game on disk, only ever appended to: a killed process loses at most the move it was writing, and
 * nothing that was written is ever truncated. A lock keeps a second window out (lock.ts); if something else writes
 * anyway, the size of the file reveals it and this game continues in a new file.
 */
import { closeSync, fstatSync, openSync, statSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import type { AnySession, Language } from 'edgewise';
import { fileReason, makeFolder } from '../files.ts';
import { UserError } from '../args/user-error.ts';
import { cliText } from '../words/words.ts';
import { lockFile, type Lock } from './lock.ts';
import { freeName } from './saves.ts';

/** What the player should know: the game continues in another file, or is not being saved. */
export interface SaveNotice {
  readonly is: 'moved' | 'unsaved';
  readonly text: string;
}

export class SaveFile {
  readonly #language: Language;
  #file: string;
  #fd: number | undefined;
  #lock: Lock | undefined;
  #size = 0; // of the file's contents
  #lines = 0; // of the session's log that are in the file
  #isCut = false; // the file ends within a line

  constructor(file: string, language: Language) {
    this.#file = file;
    this.#language = language;
  }

  get file(): string {
    return this.#file;
  }

  /** Throws only when another window plays this game; a disk that cannot be written to is reported by `save`. */
  static async open(file: string, language: Language): Promise<SaveFile> {
    const saveFile = new SaveFile(file, language);
    try {
      makeFolder(dirname(file));
    } catch {
      return saveFile;
    }
    const lock = await lockFile(file);
    if (lock === 'taken') throw new UserError(cliText(language, 'play-open'));
    saveFile.#lock = lock;
    return saveFile;
  }

  /** The file's current contents; `lines` of the session's log are part of them. */
  resume(text: string, lines: number): void {
    this.#size = Buffer.byteLength(text);
    this.#isCut = !text.endsWith('\n');
    this.#lines = lines;
  }

  /** Appends what is new. If that fails, the next save tries again. */
  save(session: AnySession): SaveNotice | undefined {
    try {
      const notice = this.#prepare();
      this.#append(session.log.slice(this.#lines).map((line) => `${line}\n`));
      this.#lines = session.log.length;
      return notice;
    } catch (error) {
      const reason = fileReason(this.#language, error);
      return { is: 'unsaved', text: cliText(this.#language, 'play-unsaved', { reason }) };
    }
  }

  /** Writes the last lines, then releases the lock. */
  close(session: AnySession): SaveNotice | undefined {
    const notice = this.save(session);
    try {
      if (notice?.is !== 'unsaved') this.#append([`time ${session.elapsed}\n`, 'end\n']);
    } catch {
      // the moves are saved; only the clock of the last seconds is not
    }
    this.release();
    return notice;
  }

  release(): void {
    if (this.#fd !== undefined) closeSync(this.#fd);
    this.#lock?.release();
    [this.#fd, this.#lock] = [undefined, undefined];
  }

  #prepare(): SaveNotice | undefined {
    this.#fd ??= this.#open();
    const stat = fstatSync(this.#fd);
    if (!stat.isFile() || (stat.size === this.#size && this.#isInPlace(stat.ino))) return undefined;
    return this.#moveAway();
  }

  /** A file that is not ours to continue is never opened. */
  #open(): number {
    makeFolder(dirname(this.#file));
    return openSync(this.#file, this.#size > 0 ? 'a' : 'ax');
  }

  /** Writing to a file that was removed or replaced would be lost. */
  #isInPlace(inode: number): boolean {
    return statSync(this.#file, { throwIfNoEntry: false })?.ino === inode;
  }

  /** Another program's lines are left alone: the whole game is written to a new file, which nothing else uses. */
  #moveAway(): SaveNotice {
    if (this.#fd !== undefined) closeSync(this.#fd);
    this.#file = freeName(this.#file);
    [this.#size, this.#lines, this.#isCut] = [0, 0, false];
    this.#fd = this.#open();
    return { is: 'moved', text: cliText(this.#language, 'play-moved', { file: this.#file }) };
  }

  /** Whatever was written before the disk was full stays, as a line marked as cut off. */
  #append(lines: readonly string[]): void {
    if (this.#fd === undefined || lines.length === 0) return;
    const data = Buffer.from([this.#isCut ? '\ncut\n' : '', ...lines].join(''));
    for (let at = 0; at < data.length;) {
      const written = writeSync(this.#fd, data, at);
      at += written;
      this.#size += written;
      this.#isCut = at < data.length && data[at - 1] !== NEWLINE;
    }
  }
}

const NEWLINE = 10;
