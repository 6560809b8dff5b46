/**
 * Groups the queries of many callers into one for a database or a thread: most of the cost is the round trip. The
 * first query goes together with whatever else is asked at that moment. Those that arrive while it is under way, or
 * soon after, wait for each other. How soon grows with the load: with few callers nobody waits; with many, who would
 * be waiting for a processor anyway, one round trip serves several. Of several lanes, one that is busy takes more before
 * another one is woken.
 */
import { certain } from 'edgewise';
import { isDatabaseTrouble } from './trouble.ts';

interface Waiting<Question, Answer> {
  readonly question: Question;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: unknown) => void;
}

interface GatheredOptions<Question> {
  /** Groups in progress at a time. */
  readonly lanes: number;
  /** While a lane is busy, another begins only for so many, or when one has waited for so many milliseconds. */
  readonly crowd: number;
  readonly patience: number;
  /** Milliseconds between two groups of a lane: per query in the first, and at most. */
  readonly pace: number;
  readonly slowest: number;
  /** Queries in a group. */
  readonly most: number;
  /** The weight of a query, and the most that a group of several may weigh. */
  readonly weigh: (question: Question) => number;
  readonly heaviest: number;
  /** Failures that affect the whole group: its queries are then not retried one by one. */
  readonly isCommon: (error: unknown) => boolean;
}

const STATEMENTS: GatheredOptions<unknown> = {
  lanes: 1,
  crowd: 1,
  patience: 0,
  pace: 4,
  slowest: 20,
  most: 64,
  weigh: () => 0,
  heaviest: 0,
  isCommon: isDatabaseTrouble,
};

const after = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

export class Gathered<Question, Answer> {
  readonly #ask: (questions: readonly Question[]) => Promise<readonly Answer[]>;
  readonly #options: GatheredOptions<Question>;
  readonly #waiting: Waiting<Question, Answer>[] = [];
  #lanes = 0; // in progress
  #isCalled = false;
  #late: NodeJS.Timeout | undefined;

  /** `ask` answers all of them in order, or fails without having changed anything. */
  constructor(
    ask: (questions: readonly Question[]) => Promise<readonly Answer[]>,
    options: Partial<GatheredOptions<Question>> = {},
  ) {
    this.#ask = ask;
    this.#options = { ...STATEMENTS, ...options };
  }

  get waiting(): number {
    return this.#waiting.length;
  }

  ask(question: Question): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ question, resolve, reject });
      this.#call();
    });
  }

  #call(): void {
    const { lanes, crowd, patience } = this.#options;
    if (this.#isCalled || this.#lanes === lanes) return;
    if (this.#lanes > 0 && this.#waiting.length < crowd) {
      this.#late ??= setTimeout(() => void this.#go(), patience);
      return;
    }
    this.#isCalled = true;
    setImmediate(() => this.#begin()); // callers that were answered together ask their next question together
  }

  #begin(): void {
    this.#isCalled = false;
    const { lanes, crowd } = this.#options;
    if (this.#lanes === 0) void this.#go();
    while (this.#lanes < lanes && this.#waiting.length >= crowd) void this.#go();
  }

  async #go(): Promise<void> {
    const { pace, slowest } = this.#options;
    this.#lanes++;
    for (let group = this.#take(); group.length > 0; group = this.#take()) {
      const rest = pace > 0 && after(Math.min(slowest, pace * group.length));
      await this.#answer(group);
      await rest;
    }
    this.#lanes--;
  }

  /** A fair share for every lane that could take one. */
  #take(): readonly Waiting<Question, Answer>[] {
    clearTimeout(this.#late);
    this.#late = undefined;
    const { lanes, crowd, most, weigh, heaviest } = this.#options;
    const { length } = this.#waiting;
    const crowds = Math.max(1, Math.floor(length / crowd));
    const share = Math.min(most, Math.ceil(length / Math.min(lanes, crowds)));
    let weight = 0;
    let count = 0;
    while (count < share) {
      weight += weigh(certain(this.#waiting[count]).question);
      if (count > 0 && weight > heaviest) break;
      count++;
    }
    const group = this.#waiting.splice(0, count);
    if (this.#waiting.length > 0) this.#call();
    return group;
  }

  async #answer(asked: readonly Waiting<Question, Answer>[]): Promise<void> {
    try {
      const answers = await this.#ask(asked.map(({ question }) => question));
      if (answers.length !== asked.length) throw new Error('some questions were not answered');
      for (const [i, answer] of answers.entries()) asked[i]?.resolve(answer);
    } catch (error) {
      // One of them may be the cause, and the others should not suffer for it.
      if (asked.length > 1 && !this.#options.isCommon(error))
        await Promise.all(asked.map((each) => this.#answer([each])));
      else for (const { reject } of asked) reject(error);
    }
  }
}
