// Debian packages for tests that use other programs; never required.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const PATIENCE = 120_000; // milliseconds for optional packages
const QUICK = ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=10'];

/** Only root may install packages, and only some systems have apt. */
export const canInstall = () => process.platform === 'linux' && process.getuid?.() === 0;

/** Tries with the current package lists, then with updated ones. */
export function install(...packages) {
  if (!canInstall()) return;
  const apt = (...args) => spawnSync('apt-get', [...QUICK, ...args], { stdio: 'ignore', timeout: PATIENCE });
  const get = () => apt('install', '-y', '--no-install-recommends', ...packages);
  if (get().status !== 0 && apt('update').status === 0) get();
}

/** Poppler inspects PDFs in the tests of books, which say so where it is missing. */
export function fetchPoppler() {
  if (spawnSync('pdfinfo', ['-v']).status !== 0) install('poppler-utils');
}

/** PostgreSQL for the server's tests, which use only the embedded database where it is missing. */
export function fetchPostgres() {
  if (!existsSync('/usr/lib/postgresql') && spawnSync('initdb', ['--version']).status !== 0)
    install('postgresql');
}
