/** What each key means to the engine's player, and how its answers are shown. */
import { say, type Language, type Note, type Spot, type Task } from 'edgewise';
import { textOf, type Change, type Direction, type Outcome, type Player } from 'edgewise/play';
import { cliText } from '../words/words.ts';
import type { Key } from './keys.ts';

/** Runs a task while the player can still stop it; undefined when they did. */
export type Think = <T>(task: Task<T>, code: string) => Promise<T | undefined>;
export type Next = 'stay' | 'quit' | 'new';

const DIRECTIONS = new Set<string>(['up', 'down', 'left', 'right'] satisfies Direction[]);
const isDirection = (name: string): name is Direction => DIRECTIONS.has(name);

/** Keys that change nothing: the last message stays. */
const LOOKING = new Set([...DIRECTIONS, 'tab', 'home', 'end']);
/** Keys after which a hint stays. */
const IN_HINT = new Set(['h', '/', 'n', 'p']);

export class PlayController {
  readonly player: Player;
  readonly #language: Language;
  readonly #think: Think;
  message = '';
  page: 'board' | 'keys' | 'rules' = 'board';
  shelfIsBeside = false; // as on the screen
  #typed: string | undefined; // a command that is being typed
  #lit: readonly Spot[] = []; // what fits

  /** Called with the technique of every requested step. */
  onHint: (technique: string) => void = () => {};

  constructor(player: Player, language: Language, think: Think) {
    this.player = player;
    this.#language = language;
    this.#think = think;
    player.onChange = (change) => this.#hear(change);
  }

  /** The cursor's place in words. */
  get label(): string {
    return this.#say(this.player.labelAt(this.player.cursor.spot));
  }

  /** What is being typed, or the last message, or the held piece. */
  get shownMessage(): string {
    if (this.#typed !== undefined) return `:${this.#typed}▏`;
    if (this.message !== '') return this.message;
    const { spot } = this.player.held;
    return spot === undefined ? '' : this.#text('play-held', { piece: this.#say(this.player.labelAt(spot)) });
  }

  get isTyping(): boolean {
    return this.#typed !== undefined;
  }

  get hinted(): readonly Spot[] {
    const { region, at, because } = this.player.hint.marks();
    return [...region, ...at, ...because, ...this.#lit];
  }

  get wrong(): readonly Spot[] {
    const { check, hint, blamed } = this.player;
    return [...hint.marks().wrong, ...(check.isOpen ? check.wrong.flatMap(({ at }) => at) : []), ...blamed];
  }

  async press({ name }: Key): Promise<Next> {
    this.player.clock.markActive();
    if (this.page !== 'board') this.page = 'board';
    else if (this.#typed !== undefined) await this.#type(name, this.#typed);
    else return this.#act(name);
    return 'stay';
  }

  click(name: string, spot: Spot): void {
    this.#forget('click');
    this.player.cursor.moveTo(spot);
    this.#tellNothing(name === 'click' ? this.player.act(spot) : this.player.secondAct(spot));
  }

  async #act(name: string): Promise<Next> {
    if (name === 'q' || name === 'ctrl+c') return 'quit';
    if (name === 'N') return 'new';
    this.#forget(name);
    const action = this.#actions[name];
    const outcome = isDirection(name) ? this.#move(name) : (this.#stroke(name) ?? action?.());
    if (outcome?.is === 'asks') await this.#askForHint();
    else if (outcome && !LOOKING.has(name)) this.#tellNothing(outcome);
    return 'stay';
  }

  readonly #actions: Readonly<Record<string, (() => Outcome | undefined) | undefined>> = {
    space: () => this.player.cycle(this.#spot),
    enter: () => this.player.act(this.#spot),
    x: () => this.player.mark(this.#spot),
    backspace: () => this.player.clear(this.#spot),
    ',': () => this.player.turn('turn'),
    '.': () => this.player.turn('back'),
    f: () => this.player.turn('flip'),
    m: () => this.#take(),
    w: () => this.#fits(),
    tab: () => this.#jump(),
    home: () => void this.player.cursor.moveToEnd('left'),
    end: () => void this.player.cursor.moveToEnd('right'),
    u: () => this.player.undo(),
    'ctrl+z': () => this.player.undo(),
    r: () => this.player.redo(),
    'ctrl+y': () => this.player.redo(),
    R: () => this.player.restart(),
    h: () => this.#hint(),
    '/': () => this.#hint(),
    n: () => this.#link(1),
    p: () => this.#link(-1),
    c: () => this.#check(),
    escape: () => this.#escape(),
    b: () => this.player.checkpoints.set(),
    g: () => this.#atCheckpoint((name) => this.player.checkpoints.returnTo(name)),
    G: () => this.#atCheckpoint((name) => this.player.checkpoints.reject(name)),
    '?': () => void (this.page = 'keys'),
    i: () => void (this.page = 'rules'),
    ':': () => void (this.#typed = ''),
  };

  get #spot(): Spot {
    return this.player.cursor.spot;
  }

  /**
   * For the player, the shelf is below the board. Where it is beside the board, right leads there and left back:
   * at an edge, where an arrow does nothing or continues in the next row.
   */
  #move(direction: Direction): Outcome {
    const { cursor } = this.player;
    const { area, place } = cursor;
    const outcome = this.player.move(direction);
    const isRim = outcome.is === 'nothing' || cursor.area !== area;
    const [wentBack, wentOn] = [cursor.place.x < place.x, cursor.place.x > place.x];
    if (!this.shelfIsBeside) return outcome;
    if (direction === 'right' && area === 'board' && (isRim || wentBack)) cursor.enter('shelf');
    if (direction === 'left' && area === 'shelf' && (isRim || wentOn)) cursor.enter('board');
    return outcome;
  }

  /** Shift draws and ctrl crosses out while moving. */
  #stroke(name: string): Outcome | undefined {
    const [modifier, direction = ''] = name.split('+');
    if (!isDirection(direction) || (modifier !== 'shift' && modifier !== 'ctrl')) return undefined;
    return this.player.draw(direction, modifier === 'shift' ? 'drag' : 'sweep');
  }

  #take(): Outcome {
    const { held } = this.player;
    return held.value ? held.putDown(this.#spot) : held.pickUp(this.#spot);
  }

  /** What fits here is highlighted, and Tab cycles through it. */
  #fits(): undefined {
    const { questions } = this.player;
    const fits = questions.fitsAt(this.#spot) ?? [];
    this.#lit = [...new Set(fits.map(({ piece, place }) => (piece === this.#spot ? place : piece)))];
    this.message = textOf(this.player.game, this.#language, questions.fitLabels(this.#spot).slice(1));
    return undefined;
  }

  #hint(): Outcome {
    const outcome = this.player.hint.press();
    this.#showHint();
    return outcome;
  }

  #link(by: 1 | -1): Outcome {
    const outcome = this.player.hint.stepLink(by);
    this.#showHint();
    return outcome;
  }

  async #askForHint(): Promise<void> {
    const { hint } = this.player;
    const { question } = hint;
    const answer = await this.#think(hint.task(), 'play-thinking');
    if (answer) hint.show(answer, question);
    if (answer?.is === 'hint' && answer.hint.kind === 'step') this.onHint(answer.hint.code);
    else hint.close();
    if (answer) this.#showHint();
    else this.message = this.#text('play-stopped');
  }

  #showHint(): void {
    const labels = this.player.hint.labels();
    if (labels.length > 0) this.message = textOf(this.player.game, this.#language, labels);
  }

  /** The first press says what is wrong, the next ones go from problem to problem. */
  #check(): undefined {
    const { check, cursor, game } = this.player;
    if (!check.isOpen || check.wrong.length === 0) {
      check.open();
      return undefined;
    }
    const issue = check.step(1);
    const [place] = issue?.at ?? [];
    if (place !== undefined) cursor.moveTo(place);
    if (issue) this.message = textOf(game, this.#language, [issue]);
    return undefined;
  }

  #escape(): Outcome | undefined {
    this.player.hint.close();
    this.player.check.close();
    return this.player.held.value ? this.player.held.release() : undefined;
  }

  #atCheckpoint(go: (name: string) => Outcome): Outcome | undefined {
    const { latest } = this.player.checkpoints;
    if (latest !== undefined) return go(latest);
    this.message = this.#text('play-no-mark');
    return undefined;
  }

  /** To the next place that a hint, a check or a question highlighted. */
  #jump(): undefined {
    const lit = [...this.wrong, ...this.hinted];
    const next = lit[(lit.indexOf(this.#spot) + 1) % Math.max(1, lit.length)];
    if (next !== undefined) this.player.cursor.moveTo(next);
    return undefined;
  }

  async #type(name: string, typed: string): Promise<void> {
    if (name === 'escape' || name === 'ctrl+c') this.#typed = undefined;
    else if (name === 'backspace') this.#typed = typed.slice(0, -1);
    else if (name === 'enter') await this.#run(typed);
    else this.#typed = typed + (name === 'space' ? ' ' : name.length === 1 ? name : '');
  }

  async #run(typed: string): Promise<void> {
    this.#typed = undefined;
    this.message = '';
    if (typed.trim() === '') return;
    const { outcome, labels } = this.player.type(typed, this.#language);
    if (labels.length > 0) this.message = textOf(this.player.game, this.#language, labels);
    if (outcome.is === 'asks') await this.#askForHint();
  }

  /** Messages disappear with the next act; the steps of a hint and of a check stay until they are finished. */
  #forget(name: string): void {
    if (LOOKING.has(name)) return;
    this.message = '';
    this.#lit = [];
    if (!IN_HINT.has(name)) this.player.hint.close();
    if (name !== 'c') this.player.check.close();
  }

  #hear({ said }: Change): void {
    for (const announcement of said)
      if (announcement.politeness === 'assertive')
        this.message = textOf(this.player.game, this.#language, announcement.labels);
  }

  #tellNothing(outcome: Outcome): void {
    if (outcome.is === 'nothing' && this.message === '') this.message = this.#say({ code: 'nothing-here' });
  }

  #say(note: Pick<Note, 'code' | 'with'>): string {
    return say(this.player.game.words, this.#language, note);
  }

  #text(code: string, values: Readonly<Record<string, string>> = {}): string {
    return cliText(this.#language, code, values);
  }
}
