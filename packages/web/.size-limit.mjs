/** What may be loaded when. The shell is what the page itself names: its script and what that imports at once. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const page = readFileSync(join(import.meta.dirname, 'dist/index.html'), 'utf8');
const named = [...page.matchAll(/assets\/[\w.-]+\.js/g)].map(([file]) => `dist/${file}`);

export default [
  { name: 'shell: everything the first paint loads', path: [...new Set(named)], limit: '60 kB', gzip: true },
  { name: 'fonts', path: 'dist/assets/*.woff2', limit: '60 kB', gzip: false },
  { name: 'style', path: 'dist/assets/shell-*.css', limit: '20 kB', gzip: true },
  {
    name: 'engine, loaded after the shell',
    path: 'dist/assets/engine-*.js',
    limit: '175 kB',
    gzip: true,
  },
  { name: 'print, loaded when a PDF is made', path: 'dist/assets/browser-*.js', limit: '260 kB', gzip: true },
  {
    name: 'log writer, loaded when a game is opened',
    path: 'dist/assets/log-writer-worker-*.js',
    limit: '3 kB',
    gzip: true,
  },
  {
    name: 'worker, loaded when a puzzle is made or a hint asked for',
    path: 'dist/assets/worker-*.js',
    limit: '300 kB',
    gzip: true,
  },
];
