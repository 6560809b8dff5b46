/**
 * Questions of many people, put to the database as one statement: what one costs is mostly its way there and back.
 * The first goes with what else is asked at that moment. Those that come while it is under way, or within a few milliseconds, wait for each other,
 * so nobody waits where few ask, and where many ask a statement answers several.
 */
import { isDatabaseTrouble } from './trouble.ts';

interface Waiting<Question, Answer> {
  readonly question: Question;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: unknown) => void;
}

const PACE = 5; // milliseconds from one statement to the next
const MOST = 64; // questions in one

export class Gathered<Question, Answer> {
  readonly #ask: (questions: readonly Question[]) => Promise<readonly Answer[]>;
  readonly #waiting: Waiting<Question, Answer>[] = [];
  #isResting = false;

  /** `ask` answers all of them in their order, or fails without having changed anything. */
  constructor(ask: (questions: readonly Question[]) => Promise<readonly Answer[]>) {
    this.#ask = ask;
  }

  ask(question: Question): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ question, resolve, reject });
      if (this.#isResting) return;
      this.#isResting = true;
      setImmediate(() => void this.#go()); // who has just been answered together asks the next thing together
    });
  }

  async #go(): Promise<void> {
    while (this.#waiting.length > 0) {
      const rest = new Promise((resolve) => setTimeout(resolve, PACE));
      await this.#answer(this.#waiting.splice(0, MOST));
      await rest;
    }
    this.#isResting = false;
  }

  async #answer(asked: readonly Waiting<Question, Answer>[]): Promise<void> {
    try {
      const answers = await this.#ask(asked.map(({ question }) => question));
      for (const [i, { resolve }] of asked.entries()) resolve(answers[i]);
    } catch (error) {
      // One of them may be to blame, and the others should not suffer for it; a database in trouble is nobody's fault.
      if (asked.length > 1 && !isDatabaseTrouble(error))
        await Promise.all(asked.map((each) => this.#answer([each])));
      else for (const { reject } of asked) reject(error);
    }
  }
}
