/** What the check reports now, and which of its findings is selected. */
import type { Issue } from '../vocabulary.ts';
import { assertive, label, polite } from './announce.ts';
import { finishLabel, type PlayCore } from './core.ts';

/** When mistakes are shown: at once, when the board is full, when the player checks, never. */
export type ErrorSetting = 'live' | 'full' | 'check' | 'never';

const NAMED = 3; // issues that are announced; more would not be listened to

export class Check {
  readonly #core: PlayCore;
  #isOpen = false;
  #picked: number | undefined;

  constructor(core: PlayCore) {
    this.#core = core;
    core.afterMove.push(() => this.#pick(undefined));
  }

  get isOpen(): boolean {
    return this.#isOpen;
  }

  get issues(): readonly Issue[] {
    return this.#core.report.issues;
  }

  get wrong(): readonly Issue[] {
    return this.issues.filter(({ kind }) => kind === 'wrong');
  }

  get todo(): readonly Issue[] {
    return this.issues.filter(({ kind }) => kind === 'todo');
  }

  /** The selected finding, by its index in `issues`. */
  get picked(): number | undefined {
    return this.#picked;
  }

  get pickedIssue(): Issue | undefined {
    return this.#picked === undefined ? undefined : this.issues[this.#picked];
  }

  /** May the board show what is wrong without being asked? */
  shows(setting: ErrorSetting): boolean {
    if (this.#isOpen || setting === 'live') return true;
    return setting === 'full' && this.wrong.length > 0 && this.todo.length === 0;
  }

  open(): void {
    this.#core.batch(() => {
      this.#isOpen = true;
      this.#pick(undefined);
      this.#core.changed('check');
      this.#core.say(this.#verdict());
    });
  }

  close(): void {
    if (!this.#isOpen) return;
    this.#isOpen = false;
    this.#pick(undefined);
    this.#core.changed('check');
  }

  /** The next finding, wrapping round. */
  step(by: 1 | -1): Issue | undefined {
    const count = this.issues.length;
    this.#isOpen = true;
    this.#core.changed('check');
    if (!count) return undefined;
    const from = this.#picked ?? (by === 1 ? -1 : 0);
    return this.pick((from + by + count) % count);
  }

  pick(index: number): Issue | undefined {
    return this.#core.batch(() => {
      this.#pick(index);
      const issue = this.pickedIssue;
      const place = label('play-check-place', { index: index + 1, of: this.issues.length });
      if (issue) this.#core.say(polite(() => [place, issue]));
      return issue;
    });
  }

  #verdict() {
    const { wrong } = this;
    if (this.issues.length === 0) return assertive(finishLabel(this.#core.report));
    return assertive(...(wrong.length ? wrong.slice(0, NAMED) : [label('play-check-good')]));
  }

  #pick(index: number | undefined): void {
    if (this.#picked === index) return;
    this.#picked = index;
    this.#core.changed('check');
  }
}
