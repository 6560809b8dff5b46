/** One exercise in the terminal: keys go to the board, and the answer is judged. */
import { say, type Language, type Spot } from 'edgewise';
import { isRight, judge, type Answer, type Exercise, type Verdict } from 'edgewise/train';
import { cliText } from '../words/words.ts';
import type { Next, PlayController, Think } from './controller.ts';
import type { Key } from './keys.ts';

export class Answering {
  readonly exercise: Exercise;
  readonly controller: PlayController;
  readonly #language: Language;
  readonly #think: Think;
  readonly #count: (answer: Answer) => string;
  #wasWrong = false;
  #isDone = false;

  /** `count` records the answer, and returns the tally. */
  constructor(
    exercise: Exercise,
    controller: PlayController,
    language: Language,
    think: Think,
    count: (answer: Answer) => string,
  ) {
    this.exercise = exercise;
    this.controller = controller;
    this.#language = language;
    this.#think = think;
    this.#count = count;
  }

  async press(key: Key): Promise<Next> {
    const isFree = this.controller.page === 'board' && !this.controller.isTyping;
    if (isFree && key.name === 'c') await this.#check();
    else if (isFree && key.name === 'h' && !this.#isDone) this.#show();
    else if (isFree && key.name === 'R') this.#takeBack();
    else {
      const next = await this.controller.press(key);
      if (next !== 'stay') return next;
    }
    this.#notice();
    return 'stay';
  }

  click(name: string, spot: Spot | undefined): Next {
    if (spot !== undefined) this.controller.click(name, spot);
    this.#notice();
    return 'stay';
  }

  get #state(): unknown {
    return this.controller.player.session.state;
  }

  /** Right answers are noticed at once; wrong ones are explained only on request. */
  #notice(): void {
    if (!this.#isDone && isRight(this.controller.player.game, this.exercise, this.#state))
      this.#end(this.#wasWrong ? 'corrected' : 'right');
  }

  #end(answer: Answer): void {
    this.#isDone = true;
    const said = answer === 'shown' ? this.controller.message : cliText(this.#language, 'practise-right');
    this.controller.message = `${said} (${this.#count(answer)})`;
  }

  async #check(): Promise<void> {
    if (this.#isDone) return;
    const { game } = this.controller.player;
    const verdict = await this.#think(judge(game, this.exercise, this.#state), 'play-thinking');
    if (!verdict) return;
    if (verdict.is === 'right') return this.#end(this.#wasWrong ? 'corrected' : 'right');
    if (verdict.is !== 'untouched') this.#wasWrong = true;
    this.#explain(verdict);
  }

  #explain(verdict: Verdict): void {
    const { player } = this.controller;
    const text = (code: string, why = ''): string => cliText(this.#language, code, { why });
    const said = (note: Parameters<typeof say>[2]): string => say(player.game.words, this.#language, note);
    switch (verdict.is) {
      case 'broken':
        this.controller.message = text('practise-wrong', said(verdict.note));
        break;
      case 'mistake':
        player.hint.explain(verdict.hint);
        this.controller.message = text('practise-wrong', said(verdict.hint));
        break;
      case 'other':
        this.controller.message = text(verdict.isTrue ? 'practise-true' : 'practise-open');
        break;
      default:
        this.controller.message = text('practise-untouched');
    }
  }

  /** Back to the position of the exercise: starting over would empty the board. */
  #takeBack(): void {
    const { player } = this.controller;
    while (player.session.canUndo) player.undo();
  }

  /** The step with its reason, on the board of the exercise. */
  #show(): void {
    const { player } = this.controller;
    this.#takeBack();
    player.hint.explain(this.exercise.hint);
    this.controller.message = say(player.game.words, this.#language, this.exercise.hint);
    this.#end('shown');
  }
}
