/**
 * Questions of many people, put as one to a database or to a thread: what one costs is mostly its way there and
 * back. The first goes with what else is asked at that moment. Those that come while it is under way, or soon after,
 * wait for each other. How soon grows with the crowd: where few ask nobody waits, and where many ask, who would
 * wait for a processor anyway, one answer is for several.
 */
import { isDatabaseTrouble } from './trouble.ts';

interface Waiting<Question, Answer> {
  readonly question: Question;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: unknown) => void;
}

interface GatheredOptions<Question> {
  /** Groups under way at a time. */
  readonly lanes: number;
  /** Milliseconds from one group of a lane to its next, for each in the first, and at most. */
  readonly pace: number;
  readonly slowest: number;
  /** Questions in a group. */
  readonly most: number;
  /** What a question weighs, and how much a group of several may. */
  readonly weigh: (question: Question) => number;
  readonly heaviest: number;
  /** Failures that all of them have in common: then they are not asked again one by one. */
  readonly isCommon: (error: unknown) => boolean;
}

const STATEMENTS: GatheredOptions<unknown> = {
  lanes: 1,
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
  #lanes = 0; // under way
  #isCalled = false;

  /** `ask` answers all of them in their order, or fails without having changed anything. */
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
      if (this.#isCalled || this.#lanes === this.#options.lanes) return;
      this.#isCalled = true;
      setImmediate(() => this.#begin()); // who has just been answered together asks the next thing together
    });
  }

  #begin(): void {
    this.#isCalled = false;
    while (this.#lanes < this.#options.lanes && this.#waiting.length > 0) void this.#go(this.#take());
  }

  async #go(first: readonly Waiting<Question, Answer>[]): Promise<void> {
    const { pace, slowest } = this.#options;
    this.#lanes++;
    for (let group = first; group.length > 0; group = this.#take()) {
      const rest = pace > 0 && after(Math.min(slowest, pace * group.length));
      await this.#answer(group);
      await rest;
    }
    this.#lanes--;
  }

  /** A fair share for every lane that could come for one. */
  #take(): readonly Waiting<Question, Answer>[] {
    const { lanes, most, weigh, heaviest } = this.#options;
    const share = Math.min(most, Math.ceil(this.#waiting.length / lanes));
    let weight = 0;
    let count = 0;
    while (count < share) {
      weight += weigh(this.#waiting[count].question);
      if (count > 0 && weight > heaviest) break;
      count++;
    }
    return this.#waiting.splice(0, count);
  }

  async #answer(asked: readonly Waiting<Question, Answer>[]): Promise<void> {
    try {
      const answers = await this.#ask(asked.map(({ question }) => question));
      for (const [i, { resolve }] of asked.entries()) resolve(answers[i]);
    } catch (error) {
      // One of them may be to blame, and the others should not suffer for it.
      if (asked.length > 1 && !this.#options.isCommon(error))
        await Promise.all(asked.map((each) => this.#answer([each])));
      else for (const { reject } of asked) reject(error);
    }
  }
}
