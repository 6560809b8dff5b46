/** Firefox through WebDriver BiDi, which it supports itself. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Remote } from './remote.ts';

type Params = Readonly<Record<string, unknown>>;
type Reply = Readonly<Record<string, unknown>>;

export async function startFirefox(path: string): Promise<Remote> {
  const profile = mkdtempSync(join(tmpdir(), 'edgewise-firefox-'));
  const program = spawn(
    path,
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0', 'about:blank'],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const over = new Promise<void>((resolve) => program.once('exit', () => resolve()));
  const address = await new Promise<string>((resolve, reject) => {
    let said = '';
    program.stderr.on('data', (text: Buffer) => {
      said += text.toString();
      const [, found] = /WebDriver BiDi listening on (ws:\S+)/.exec(said) ?? [];
      if (found) resolve(found);
    });
    program.once('exit', () => reject(new Error(`Firefox did not start: ${said}`)));
  });
  const complaints: string[] = [];
  const { send, close } = await connect(`${address}/session`, complaints);
  await send('session.new', { capabilities: {} });
  const { contexts } = await send('browsingContext.getTree', {});
  const [{ context }] = contexts as readonly [{ context: string }];
  await send('session.subscribe', { events: ['log.entryAdded'] });
  await send('browsingContext.setViewport', { context, viewport: { width: 1280, height: 800 } });
  return {
    complaints,
    goto: async (url) => void (await send('browsingContext.navigate', { context, url, wait: 'complete' })),
    reload: async () => void (await send('browsingContext.reload', { context, wait: 'complete' })),
    ask: async (work, given) => {
      const functionDeclaration = `async () => JSON.stringify([await (${String(work)})(${JSON.stringify(given)})])`;
      const reply = await send('script.callFunction', {
        functionDeclaration,
        target: { context },
        awaitPromise: true,
      });
      return (JSON.parse(valueIn(reply)) as [never])[0];
    },
    perform: async (actions) => void (await send('input.performActions', { context, actions })),
    picture: async () => {
      const { data } = await send('browsingContext.captureScreenshot', { context });
      return Buffer.from(String(data), 'base64');
    },
    close: async () => {
      await send('browser.close', {}).catch(() => {});
      close();
      program.kill();
      await over;
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

function valueIn(reply: Reply): string {
  const { result, exceptionDetails } = reply as {
    result?: { value: string };
    exceptionDetails?: { text: string };
  };
  if (!result) throw new Error(exceptionDetails?.text ?? 'no answer');
  return result.value;
}

/**
 * Firefox says this about a load that it cut off itself, because the page was left or its worker ended while the service
 * worker was still answering. A load that fails is retried by the page, and the tests see the result.
 */
const CUT_OFF =
  /^Failed to load .* A ServiceWorker intercepted the request and encountered an unexpected error\.$/u;

/** Commands with numbers and their replies over one socket; errors of the page are kept as complaints. */
async function connect(address: string, complaints: string[]) {
  const socket = new WebSocket(address);
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener('open', () => resolve());
    socket.addEventListener('error', () => reject(new Error('no connection to Firefox')));
  });
  const waiting = new Map<number, (message: Message) => void>();
  let last = 0;
  socket.addEventListener('message', ({ data }: MessageEvent<string>) => {
    const message = JSON.parse(data) as Message;
    if (message.id !== undefined) waiting.get(message.id)?.(message);
    else if (message.params?.level === 'error') {
      const text = message.params.text ?? '';
      if (!CUT_OFF.test(text)) complaints.push(text);
    }
  });
  const send = (method: string, params: Params): Promise<Reply> =>
    new Promise((resolve, reject) => {
      const id = ++last;
      waiting.set(id, (message) => {
        waiting.delete(id);
        if (message.type === 'error') reject(new Error(`${method}: ${message.message ?? ''}`));
        else resolve(message.result ?? {});
      });
      socket.send(JSON.stringify({ id, method, params }));
    });
  return { send, close: () => socket.close() };
}

interface Message {
  readonly id?: number;
  readonly type?: string;
  readonly message?: string;
  readonly result?: Reply;
  readonly params?: { readonly level?: string; readonly text?: string };
}
