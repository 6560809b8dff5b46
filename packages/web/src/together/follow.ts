/** A daily puzzle played together: its start, its log as it grows, its result. */
import { effect } from '@preact/signals';
import type { OpenGame } from '../game/open-game.ts';
import { dayOfOrigin } from '../library/daily.ts';
import { notify } from '../shell/announce.ts';
import { engine } from '../shell/engine.ts';
import { client, zone } from './account.ts';
import type { Answer, Client } from './protocol/index.ts';
import { togetherTexts } from './together-words.ts';

const LOG_EVERY = 20_000; // milliseconds

interface Verdict {
  readonly verdict: 'clean' | 'helped' | 'shown' | 'unranked';
  readonly wallMs: number | null;
  readonly first: boolean;
}

/** Ends with the game; call the returned function to end it earlier. */
export function follow(now: OpenGame): () => void {
  const day = dayOfOrigin(now.record.origin);
  if (day === undefined || now.session.solved) return () => {};
  const running = new Following(now, day);
  const stop = effect(() => {
    void now.changes.log.value;
    if (now.solved.value) void running.finish();
    else running.logSoon(now.session.hints.length);
  });
  return () => {
    running.end();
    stop();
  };
}

class Following {
  readonly #now: OpenGame;
  readonly #path: string;
  readonly #day: string;
  readonly #started: Promise<Client | undefined>;
  #sent = 0; // lines of the log that the server has seen
  #timer: ReturnType<typeof setTimeout> | undefined;
  #hints = 0;
  #writing: Promise<unknown> = Promise.resolve();
  #done = false;

  constructor(now: OpenGame, day: string) {
    this.#now = now;
    this.#day = day;
    this.#path = `/api/daily/${day}/${now.game.id}`;
    this.#started = this.#start();
  }

  /** Offline it can still be played, but its result has no rank. */
  async #start(): Promise<Client | undefined> {
    const asking = await client();
    const begun = await asking.ask<{ readonly logLines: number }>('POST', `${this.#path}/start`, {
      zone: zone(),
    });
    if (!begun.ok) return undefined;
    this.#sent = begun.value.logLines;
    return asking;
  }

  /** A hint is reported at once, moves from time to time. */
  logSoon(hints: number): void {
    const wait = hints > this.#hints ? 0 : LOG_EVERY;
    this.#hints = hints;
    if (wait === 0) clearTimeout(this.#timer);
    else if (this.#timer !== undefined) return;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#writing = this.#writing.then(() => this.#log());
    }, wait);
  }

  async #log(): Promise<void> {
    const asking = await this.#started;
    const lines = this.#now.session.log.slice(this.#sent);
    if (!asking || lines.length === 0 || this.#done) return;
    const put = await asking.ask<{ readonly lines: number }>('POST', `${this.#path}/log`, {
      from: this.#sent,
      lines,
    });
    if (put.ok) this.#sent = put.value.lines;
  }

  async finish(): Promise<void> {
    if (this.#done) return;
    this.end();
    this.#done = true;
    await this.#writing;
    await this.#started;
    const body = { day: this.#day, certificate: this.#now.session.save() };
    showVerdict(await (await client()).ask<Verdict>('POST', '/api/results', body));
  }

  end(): void {
    clearTimeout(this.#timer);
  }
}

function showVerdict(answer: Answer<Verdict>): void {
  const texts = togetherTexts.value;
  if (!answer.ok) {
    if (answer.status > 0) notify(texts.verdictRefused(answer.message), 'wrong');
    else notify(texts.failed, 'wrong');
    return;
  }
  const { verdict, wallMs } = answer.value;
  if (verdict === 'clean') notify(texts.verdictClean(engine().clockText(wallMs ?? 0)));
  else if (verdict === 'helped') notify(texts.verdictHelped);
  else notify(verdict === 'shown' ? texts.verdictShown : texts.verdictUnranked);
}
