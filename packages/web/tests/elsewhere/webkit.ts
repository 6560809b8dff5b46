/** WebKit through the driver that comes with WebKitGTK, on a virtual screen. */
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import type { Remote } from './remote.ts';

export async function startWebKit(driver: string): Promise<Remote> {
  const port = await freePort();
  const screen = ['-a', '-s', '-screen 0 1600x1200x24'];
  // A group of its own: the screen, the driver and the browser end together.
  const program = spawn('xvfb-run', [...screen, driver, `--port=${port}`], {
    stdio: 'ignore',
    detached: true,
  });
  const end = () => {
    try {
      if (program.pid !== undefined) process.kill(-program.pid);
    } catch {
      // It has already gone.
    }
  };
  process.once('exit', end);
  const base = `http://127.0.0.1:${port}`;
  await answering(base);
  const { sessionId } = (await call(base, 'POST', '/session', { capabilities: { alwaysMatch: {} } })) as {
    sessionId: string;
  };
  const session = `${base}/session/${sessionId}`;
  await call(session, 'POST', '/window/rect', { width: 1280, height: 840 });
  return {
    complaints: [],
    goto: async (url) => void (await call(session, 'POST', '/url', { url })),
    reload: async () => void (await call(session, 'POST', '/refresh', {})),
    ask: async (work, given) => {
      const script = `const done = arguments[0];
        (async () => JSON.stringify([await (${String(work)})(${JSON.stringify(given)})]))()
          .then((value) => done({ value }), (error) => done({ error: String(error) }));`;
      const reply = await call(session, 'POST', '/execute/async', { script, args: [] });
      const { value, error } = reply as { value?: string; error?: string };
      if (value === undefined) throw new Error(error ?? 'no answer');
      return (JSON.parse(value) as [never])[0];
    },
    perform: async (actions) => void (await call(session, 'POST', '/actions', { actions })),
    picture: async () => Buffer.from(String(await call(session, 'GET', '/screenshot')), 'base64'),
    close: async () => {
      await call(base, 'DELETE', `/session/${sessionId}`).catch(() => {});
      end();
    },
  };
}

async function call(base: string, method: string, path: string, body?: unknown): Promise<unknown> {
  const response = await fetch(base + path, {
    method,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const { value } = (await response.json()) as { value: { message?: string } };
  if (!response.ok) throw new Error(`${path}: ${value.message ?? response.status}`);
  return value;
}

async function answering(base: string): Promise<void> {
  for (let tries = 0; tries < 100; tries++)
    try {
      return void (await call(base, 'GET', '/status'));
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  throw new Error('WebKitWebDriver did not start');
}

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
