/** Files are written whole or not at all: under a temporary name first, then renamed into place. */
import {
  chmodSync,
  mkdirSync,
  realpathSync,
  renameSync,
  statSync,
  unlinkSync,
  writeFileSync,
  type Stats,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Language } from 'edgewise';
import { codeOf, UserError } from './args/user-error.ts';
import { cliText } from './words/words.ts';

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'file-missing',
  ENOTDIR: 'file-missing',
  EISDIR: 'file-directory',
  EACCES: 'file-permission',
  EPERM: 'file-permission',
  EROFS: 'file-permission',
  ENOSPC: 'file-full',
  EDQUOT: 'file-full',
  EFBIG: 'file-full',
  ENAMETOOLONG: 'file-name',
};

export const fileReason = (language: Language, error: unknown): string => {
  const code = codeOf(error) ?? '';
  return cliText(language, reasons[code] ?? 'file-other', { reason: code || String(error) });
};

export const fileError = (language: Language, file: string, error: unknown): UserError =>
  error instanceof UserError ? error : new UserError(`${file}: ${fileReason(language, error)}`);

/** A file to be written need not exist; its folder must. */
export const writeError = (language: Language, file: string, error: unknown): UserError =>
  codeOf(error) === 'ENOENT'
    ? new UserError(`${file}: ${cliText(language, 'folder-missing')}`)
    : fileError(language, file, error);

/** Synchronous, so that no signal comes between the parts. */
export function writeWhole(language: Language, file: string, data: string | Uint8Array): void {
  try {
    const old = statSync(file, { throwIfNoEntry: false });
    if (old && !old.isFile()) writeFileSync(file, data); // a pipe or a device must not be replaced
    else replace(old ? realpathSync(file) : file, data, old);
  } catch (error) {
    throw writeError(language, file, error);
  }
}

function replace(file: string, data: string | Uint8Array, old: Stats | undefined): void {
  const passing = join(dirname(file), `.${basename(file)}.${process.pid}.tmp`);
  try {
    writeFileSync(passing, data, { flag: 'wx' });
    if (old) chmodSync(passing, old.mode);
    renameSync(passing, file);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') removeIfThere(passing);
    throw error;
  }
}

export function removeIfThere(file: string): void {
  try {
    unlinkSync(file);
  } catch {
    // it did not exist, or the directory is gone: either way there is nothing left to remove
  }
}

/** With its parent folders. Node's own recursive mkdir never returns if a parent cannot be made, as in /proc. */
export function makeFolder(path: string): void {
  try {
    mkdirSync(path);
  } catch (error) {
    if (codeOf(error) === 'EEXIST' && statSync(path).isDirectory()) return;
    if (codeOf(error) !== 'ENOENT' || dirname(path) === path) throw error;
    makeFolder(dirname(path));
    mkdirSync(path);
  }
}
