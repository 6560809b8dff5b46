/** A game in front of a player: what each key does to the session, and what is said about it. */
import { type AnySession, type Gesture, type Hint, type Note, type Spot, type Task, say, type Language } from 'edgewise';
import { cliText } from '../words/words.ts';
import { firstSpot, isDirection, nextSpot } from './cursor.ts';
import type { Key } from './keys.ts';

/** Runs a task while the player can still stop it; undefined when they did. */
export type Think = <T>(task: Task<T>, code: string) => Promise<T | undefined>;
export type Next = 'stay' | 'quit' | 'new';

/** 0 still solvable? 1 where, 2 what, 3 why, 4 done for me. */
const lastRung = 4;

export class PlayController {
  readonly session: AnySession;
  readonly #language: Language;
  readonly #think: Think;
  cursor: Spot;
  message = '';
  help = false;
  hinted: readonly Spot[] = [];
  blamed: readonly Spot[] = [];
  held: Spot | undefined; // a piece on its way
  typed: string | undefined; // a move that is being typed
  #hint: Hint<unknown> | undefined;
  #rung = -1;
  #at = 0;

  constructor(session: AnySession, language: Language, think: Think) {
    this.session = session;
    this.#language = language;
    this.#think = think;
    this.cursor = firstSpot(this.#targets());
  }

  /** The cursor's place in words. */
  get label(): string {
    const target = this.#targets().find((each) => each.spot === this.cursor);
    return target ? this.#say(target.label) : '';
  }

  async press(key: Key, at: number): Promise<Next> {
    this.#at = at;
    this.session.tick(at);
    if (this.help) {
      this.help = false;
      return 'stay';
    }
    if (this.typed !== undefined) {
      this.#type(key.name, this.typed);
      return 'stay';
    }
    const asksHint = key.name === 'h' || key.name === '/';
    if (!asksHint && !isDirection(key.name) && key.name !== 'tab') this.#forget();
    const next = asksHint ? await this.#climb().then(() => 'stay' as const) : this.#act(key);
    if (this.held !== undefined && this.message === '') this.#tellHeld();
    return next;
  }

  click(name: string, spot: Spot): void {
    this.#forget();
    this.cursor = spot;
    if (this.held !== undefined && name === 'click') this.#put(this.held);
    else if (name === 'click') this.#gesture({ verb: 'tap', on: spot });
    else this.#second(spot);
  }

  /** The second button: over, where pieces have two sides, else back, else the second mark. */
  #second(spot: Spot): void {
    const { game, puzzle, state } = this.session;
    const ways = (['flip', 'back', 'mark'] as const).map((verb) => ({ verb, on: spot }));
    this.#gesture(ways.find((gesture) => game.interpret(puzzle, state, gesture) !== undefined) ?? ways[2]);
  }

  #act({ name }: Key): Next {
    if (name === 'q' || name === 'ctrl+c') return 'quit';
    if (name === 'N') return 'new';
    const verb = verbs[name];
    if (isDirection(name)) this.#move(name);
    else if (this.held !== undefined && (name === 'enter' || name === 'm')) this.#put(this.held);
    else if (this.held !== undefined && name === 'escape') this.#letGo();
    else if (verb) this.#gesture({ verb, on: this.#means(verb) });
    else if (!this.#stroke(name)) this.#command(name);
    return 'stay';
  }

  #move(name: string): void {
    if (isDirection(name)) this.cursor = nextSpot(this.#targets(), this.cursor, name) ?? this.cursor;
  }

  /** Shift draws and ctrl crosses out on the way to the next spot of the same kind. */
  #stroke(name: string): boolean {
    const [modifier, direction = ''] = name.split('+');
    if (!isDirection(direction) || (modifier !== 'shift' && modifier !== 'ctrl')) return false;
    const to = nextSpot(this.#targets(), this.cursor, direction, true);
    if (to === undefined) return true;
    this.#gesture({ verb: modifier === 'shift' ? 'drag' : 'sweep', path: [this.cursor, to] });
    this.cursor = to;
    return true;
  }

  #gesture(gesture: Gesture): void {
    const { game, puzzle, state } = this.session;
    const move = game.interpret(puzzle, state, gesture);
    if (move === undefined) this.#refuse(game.whyNot?.(puzzle, state, gesture));
    else this.#play([move], 'hand');
  }

  #refuse(note: Note | undefined): void {
    this.message = note ? this.#say(note) : this.#cliText('play-refused');
    this.blamed = note?.at ?? [];
  }

  #play(moves: readonly unknown[], by: 'hand' | 'program'): void {
    const result = this.session.play(moves, this.#at, by);
    if (!result.ok) return this.#refuse(result.error);
    if (this.session.solved) this.message = this.#say({ code: 'solved' });
    // A board without bounds may lose the place where the cursor was.
    const targets = this.#targets();
    if (!targets.some(({ spot }) => spot === this.cursor)) this.cursor = firstSpot(targets);
  }

  /** Turning means the piece in the hand, everything else the place under the cursor. */
  #means(verb: Verb): Spot {
    const turns = verb === 'turn' || verb === 'back' || verb === 'flip' || verb === 'clear';
    return turns ? (this.held ?? this.cursor) : this.cursor;
  }

  /** A place without a piece that can be moved is told why, if the game knows. */
  #take(): void {
    const { game, puzzle, state } = this.session;
    const movable = (['clear', 'turn', 'back', 'flip'] as const).some(
      (verb) => game.interpret(puzzle, state, { verb, on: this.cursor }) !== undefined,
    );
    if (!movable) return this.#refuse(game.whyNot?.(puzzle, state, { verb: 'clear', on: this.cursor }));
    this.held = this.cursor;
    this.#tellHeld();
  }

  #tellHeld(): void {
    const target = this.#targets().find(({ spot }) => spot === this.held);
    if (target) this.message = this.#cliText('play-held', { piece: this.#say(target.label) });
    else this.held = undefined; // undone, or gone with the board
  }

  #letGo(): void {
    this.held = undefined;
    this.message = this.#cliText('play-let-go');
  }

  /** A refusal leaves the piece in the hand. */
  #put(held: Spot): void {
    const before = this.session.state;
    this.#gesture({ verb: 'drag', path: [held, this.cursor] });
    if (this.session.state !== before) this.held = undefined;
  }

  #type(name: string, typed: string): void {
    if (name === 'escape' || name === 'ctrl+c') this.typed = undefined;
    else if (name === 'backspace') this.typed = typed.slice(0, -1);
    else if (name === 'enter') this.#playTyped(typed);
    else this.typed = typed + (name === 'space' ? ' ' : name.length === 1 ? name : '');
    this.message = this.typed === undefined ? this.message : `:${this.typed}▏`;
  }

  #playTyped(typed: string): void {
    this.typed = undefined;
    this.message = '';
    const read = this.session.game.moves.parse(typed.trim());
    if (read.ok) this.#play([read.value], 'hand');
    else this.#refuse(read.error);
  }

  #fits(): void {
    const { game, puzzle, state } = this.session;
    const fits = game.fits?.(puzzle, state, this.cursor);
    if (!fits) return void (this.message = this.#cliText('play-refused'));
    const others = new Set(fits.map(({ piece, place }) => (piece === this.cursor ? place : piece)));
    const labels = this.#targets().filter(({ spot }) => others.has(spot));
    this.hinted = [...others];
    const what = labels.map(({ label }) => this.#say(label)).join('; ');
    const code = fits.some(({ piece }) => piece === this.cursor) ? 'play-fits-places' : 'play-fits';
    this.message = this.#cliText(others.size ? code : 'play-fits-none', { what });
  }

  #command(name: string): void {
    const { session } = this;
    if (['u', 'r', 'R', 'ctrl+z', 'ctrl+y', 'g', 'G'].includes(name)) this.held = undefined;
    const mark = session.checkpoints.at(-1)?.name;
    if (name === 'u' || name === 'ctrl+z') this.#told(session.undo(this.#at), 'session-no-undo');
    else if (name === 'r' || name === 'ctrl+y') this.#told(session.redo(this.#at), 'session-no-redo');
    else if (name === 'R') this.message = (session.restart(this.#at), this.#cliText('play-restarted'));
    else if (name === 'c') this.#check();
    else if (name === '?') this.help = true;
    else if (name === 'b') this.#mark();
    else if ((name === 'g' || name === 'G') && mark === undefined)
      this.message = this.#cliText('play-no-mark');
    else if (name === 'g') this.#back(session.returnTo(mark ?? '', this.#at), 'play-returned', mark);
    else if (name === 'G') this.#back(session.reject(mark ?? '', this.#at), 'play-rejected', mark);
    else if (name === 'tab') this.#jump();
    else if (name === 'm') this.#take();
    else if (name === 'w') this.#fits();
    else if (name === ':') [this.typed, this.message] = ['', ':▏'];
  }

  #told(done: boolean, code: string): void {
    if (!done) this.message = this.#cliText(code);
  }

  #mark(): void {
    const name = String(this.session.checkpoints.length + 1);
    const marked = this.session.checkpoint(name, this.#at);
    this.message = marked.ok ? this.#cliText('play-marked', { name }) : this.#say(marked.error);
  }

  #back(result: { readonly ok: boolean }, code: string, name = ''): void {
    if (result.ok) this.message = this.#cliText(code, { name });
  }

  /** What is wrong comes with its places; what is left to do is only counted, since it is no secret. */
  #check(): void {
    const { issues } = this.session.report();
    const wrong = issues.filter((each) => each.kind === 'wrong');
    this.blamed = wrong.flatMap((each) => each.at);
    if (issues.length === 0) this.message = this.#say({ code: 'solved' });
    else if (wrong.length > 0)
      this.message = [...new Set(wrong.map((each) => this.#say(each)))].slice(0, 3).join(' ');
    else this.message = this.#cliText('play-good');
  }

  /** To the next place that the last hint or check lit up. */
  #jump(): void {
    const lit = [...this.blamed, ...this.hinted];
    this.cursor = lit[(lit.indexOf(this.cursor) + 1) % Math.max(1, lit.length)] ?? this.cursor;
  }

  async #climb(): Promise<void> {
    const { game, puzzle, state } = this.session;
    if (this.#rung < 0) {
      if (this.session.solved) return void (this.message = this.#say({ code: 'solved' }));
      const found = await this.#think(
        wrapped(game.hint(puzzle, state, this.session.past())),
        'play-thinking',
      );
      if (!found) return void (this.message = this.#cliText('play-stopped'));
      this.#hint = found.hint;
    }
    if (!this.#hint) return void (this.message = this.#cliText('hint-none'));
    this.#rung = Math.min(lastRung, this.#rung + 1);
    this.session.countHint(this.#rung, this.#at);
    this.#showRung(this.#hint);
  }

  #showRung(hint: Hint<unknown>): void {
    const mistake = hint.kind === 'mistake';
    if (this.#rung === 0) this.message = this.#cliText(mistake ? 'play-wrong' : 'play-solvable');
    if (this.#rung === 1) this.message = this.#cliText('play-where');
    if (this.#rung === 2) this.message = this.#technique(hint);
    if (this.#rung === 3) this.message = this.#say(hint);
    if (this.#rung >= 1) [this.blamed, this.hinted] = mistake ? [hint.at, []] : [[], hint.at];
    if (this.#rung === 3) this.hinted = [...hint.at, ...hint.because];
    if (this.#rung < lastRung) return;
    const message = this.#cliText('play-done', { message: this.#say(hint) });
    this.#forget();
    this.message = message;
    this.#play(hint.moves, 'program');
  }

  /** The technique's own name where the game has one, else the level it belongs to. */
  #technique({ code, level }: Hint<unknown>): string {
    const named = this.#say({ code: `technique.${code}` });
    return named === `technique.${code}` ? this.#say({ code: `level.${level}` }) : named;
  }

  #forget(): void {
    [this.hinted, this.blamed, this.message] = [[], [], ''];
    [this.#hint, this.#rung] = [undefined, -1];
  }

  #targets() {
    return this.session.game.scene(this.session.puzzle, this.session.state).targets;
  }

  #say(note: Pick<Note, 'code' | 'with'>): string {
    return say(this.session.game.words, this.#language, note);
  }

  #cliText(code: string, values: Readonly<Record<string, string>> = {}): string {
    return cliText(this.#language, code, values);
  }
}

type Verb = Extract<Gesture, { on: Spot }>['verb'];

const verbs: Readonly<Record<string, Verb | undefined>> = {
  space: 'cycle',
  enter: 'tap',
  x: 'mark',
  backspace: 'clear',
  ',': 'turn',
  '.': 'back',
  f: 'flip',
};

/** So that "stopped" and "no hint" can be told apart. */
function* wrapped<T>(task: Task<T>): Task<{ readonly hint: T }> {
  return { hint: yield* task };
}
