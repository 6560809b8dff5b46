/** How soon the page responds to keys while solutions are counted, and to damaged links. */
import type { CDPSession, Page } from '@playwright/test';
import { certain, finish, games, makeLink, makeRng } from 'edgewise';

const [game] = games;
const KEY_WAIT = 16; // milliseconds: no key is late for its frame
const ANSWER = 1000; // milliseconds: after this a person starts to wonder

const row = (name: string, times: readonly number[], most: number): string => {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (part: number) =>
    certain(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))]).toFixed(1);
  const late = times.filter((time) => time > most).length;
  const verdict = late ? `${late} of ${times.length} over ${most}: missed` : `${most} wanted: met`;
  return `${name}: ${at(0.5)} ms (99 %: ${at(0.99)}, worst ${at(1)}); ${verdict}`;
};

interface Traced {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly tdur?: number; // microseconds of processor
  readonly args?: { readonly data?: { readonly type?: string } };
}

/** The browser's own trace of some work. */
async function traced(cdp: CDPSession, act: () => Promise<void>): Promise<readonly Traced[]> {
  const events: Traced[] = [];
  cdp.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as Traced[])));
  await cdp.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline', 'toplevel'] },
  });
  await act();
  const isDone = new Promise((resolve) => cdp.once('Tracing.tracingComplete', resolve));
  await cdp.send('Tracing.end');
  await isDone;
  return events;
}

/**
 * A draft of the workshop, a clue and a step at a time, as fast as people type. A key waits for the task that is
 * running when it comes and for its own: processor time, so that other work on the machine does not count.
 */
export async function typing(page: Page, url: string, side: number): Promise<string> {
  const params = { ...game.params.presets[0].params, width: side, height: side, level: 'counts' };
  const made = finish(game.generate(params, makeRng('typing')));
  if (!made.ok) throw new Error(made.error.code);
  const text = game.native.format({ puzzle: made.value.puzzle });
  await page.goto(makeLink(url, text).replace('#p=', '#d='));
  await page.waitForSelector('.draft-status');
  await page.focus('.board [role=button][tabindex="0"]');
  const events = await traced(await page.context().newCDPSession(page), async () => {
    for (let i = 0; i < 120; i++) {
      await page.keyboard.press(i % 2 ? 'ArrowRight' : String(i % 4));
      await page.waitForTimeout(40);
    }
  });
  const keys = events.filter(({ name, args }) => name === 'EventDispatch' && args?.data?.type === 'keydown');
  const tasks = events.filter(
    ({ name, ph, pid, tid }) =>
      name.endsWith('RunTask') && ph === 'X' && pid === keys[0]?.pid && tid === keys[0]?.tid,
  );
  const times = (some: readonly Traced[]) => some.map(({ tdur = 0 }) => tdur / 1000);
  return [
    row(`typing clues ${side}×${side}, a key is handled in`, times(keys), KEY_WAIT),
    row('  and what else runs on the page takes at a time', times(tasks), KEY_WAIT),
  ].join('\n');
}

/** Cut off, padded, with other numbers, with a stray character, or repeated many times. */
function spoilt(text: string, seed: string): string {
  const rng = makeRng(seed);
  const at = rng.below(text.length);
  const ways = [
    () => text.slice(0, at),
    () => text.slice(0, at) + 'a9:/.%'.charAt(rng.below(6)).repeat(1 + rng.below(20_000)) + text.slice(at),
    () => text.replaceAll(/\d+/g, () => String(rng.below(1_000_000_000))),
    () => text.slice(0, at) + String.fromCodePoint(32 + rng.below(90_000)) + text.slice(at + 1),
    () => text + text.slice(at).repeat(1 + rng.below(50)),
  ];
  return certain(ways[rng.below(ways.length)])();
}

/** Until a board, a refusal, a question or a bar that can be stopped is there. */
export async function spoiltLinks(page: Page, url: string): Promise<string> {
  const times: number[] = [];
  await page.goto(url);
  await page.waitForSelector('.quiet-links');
  for (const each of games)
    for (let i = 0; i < 40; i++) {
      const start = performance.now();
      await page.goto(makeLink(url, spoilt(certain(each.examples[0]).text, `${each.id} ${i}`)));
      await page.waitForSelector('.board .plane, main [role=alert], .making');
      times.push(performance.now() - start);
    }
  return row('a spoilt link is answered after', times, ANSWER);
}
