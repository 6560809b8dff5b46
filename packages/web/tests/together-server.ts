/** A real server for the tests, started as people start it, and pages that join it. */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';

const command = join(import.meta.dirname, '../../cli/dist/main.js');

/** One for all tests of a file; returns its address once it runs. */
export function serverForAll(): () => string {
  let data = '';
  let server: ChildProcess;
  let base = '';
  test.beforeAll(async () => {
    test.setTimeout(90_000);
    data = mkdtempSync(join(tmpdir(), 'edgewise-together-'));
    server = spawn(process.execPath, [command, 'serve', '--port', '0', '--data', data], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    base = await new Promise<string>((resolve, reject) => {
      let said = '';
      server.stdout?.on('data', (part: Buffer) => {
        said += part.toString();
        const [url] = /http:\S+/.exec(said) ?? [];
        if (url) resolve(url);
      });
      server.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
    });
  });
  test.afterAll(async () => {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGTERM');
    await ended;
    rmSync(data, { recursive: true, force: true });
  });
  return () => base;
}

export async function joinAs(page: Page, base: string, name: string): Promise<void> {
  await page.goto(`${base}#/settings`);
  const card = page.locator('#together');
  await card.getByLabel('Name on boards').fill(name);
  await card.getByRole('button', { name: 'Save' }).click();
  await expect(card.getByLabel('Play together')).toBeChecked();
}
