/** The Dockerfile and compose.yaml against the files and options they name: checking them needs no container engine. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const dockerfile = read('Dockerfile');
const compose = read('compose.yaml');
const quoted = (text: string): readonly string[] =>
  [...text.matchAll(/['"]([^'"]+)['"]/g)].map(([, each = '']) => each);

const commands = [
  /^CMD \[(.*)\]$/m.exec(dockerfile)?.[1] ?? '',
  ...[...compose.matchAll(/command: \[(.*)\]/g)].map(([, list = '']) => list),
].map(quoted);

test('the container starts what the build makes, with options that the command knows', () => {
  const program = read('packages/cli/src/args/commands.ts');
  expect(commands).toHaveLength(2);
  for (const [node, path, job, ...rest] of commands) {
    expect([node, path]).toEqual(['node', 'packages/cli/dist/main.js']);
    expect(read('packages/cli/rolldown.config.mjs')).toContain("main: 'src/main.ts'");
    expect(['serve', 'factory']).toContain(job);
    for (const option of rest.filter((each) => each.startsWith('--') && each !== '--jobs'))
      expect(program).toContain(`['${option}`);
  }
});

test('the build runs scripts that exist, and copies what it made', () => {
  const called = [...dockerfile.matchAll(/b\.(\w+)\(\)/g)].map(([, name]) => name);
  const build = read('scripts/build.mjs');
  expect(called).toEqual(['buildApp', 'buildServer', 'buildCommand']); // the app goes into the server
  for (const name of called) expect(build).toContain(`export function ${name}(`);
  const copied = [...dockerfile.matchAll(/COPY --from=build \/edgewise\/(\S+) (\S+)/g)].map(
    ([, from, to]) => [from, to],
  );
  expect(copied).toEqual([
    ['node_modules', 'node_modules'],
    ['packages', 'packages'],
  ]);
  const ignored = read('.dockerignore').split('\n');
  for (const needed of ['package-lock.json', 'scripts', 'packages']) {
    expect(existsSync(join(root, needed))).toBe(true);
    expect(ignored).not.toContain(needed);
  }
});

test('Node version, port, folder and database are the same everywhere', () => {
  const versions = new Set([...dockerfile.matchAll(/^FROM node:(\d+)/gm)].map(([, version]) => version));
  const { engines } = JSON.parse(read('package.json')) as { engines: { node: string } };
  expect([...versions]).toEqual([engines.node.replace('>=', '')]);
  const [options = []] = commands;
  const port = options[options.indexOf('--port') + 1];
  const data = options[options.indexOf('--data') + 1];
  expect(dockerfile).toContain(`EXPOSE ${port}\n`);
  expect(dockerfile).toContain(`127.0.0.1:${port}/api/health`);
  expect(dockerfile).toContain(`VOLUME ${data}\n`);
  expect(dockerfile).toContain(`chown node ${data}\n`);
  expect(compose).toContain(`ports: ['${port}:${port}']`);
  const said = (key: string): string => new RegExp(`${key}: (\\S+)`).exec(compose)?.[1] ?? '';
  const [user, password, name] = ['POSTGRES_USER', 'POSTGRES_PASSWORD', 'POSTGRES_DB'].map(said);
  const urls = new Set([...compose.matchAll(/DATABASE_URL: (\S+)/g)].map(([, url]) => url));
  expect([...urls]).toEqual([`postgres://${user}:${password}@database:5432/${name}`]);
  expect(compose).toMatch(/^ {2}database:$/m);
  const drain = Number(/DRAIN = ([\d_]+);/.exec(read('packages/server/src/serve.ts'))?.[1]?.replace('_', ''));
  expect(1000 * Number(/stop_grace_period: (\d+)s/.exec(compose)?.[1])).toBeGreaterThan(drain);
});
