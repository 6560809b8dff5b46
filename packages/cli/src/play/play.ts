/** play: a game in the terminal with cursor keys; every step is on the disk before the next one. */
import type { Progress, Task } from 'edgewise';
import { Bar } from '../jobs/progress-bar.ts';
import { Cancelled, UserError, EXITS } from '../args/user-error.ts';
import { Driver } from '../jobs/driver.ts';
import type { Io } from '../io.ts';
import type { GivenOptions } from '../args/options.ts';
import { open, openNew, type Opened } from './open.ts';
import { frameOf, spotAt, type Frame, type View } from './screen.ts';
import { PlayController, type Think } from './controller.ts';
import { Terminal } from './terminal.ts';
import type { Settings } from '../args/settings.ts';
import { cliText } from '../words/words.ts';

const idle = 60_000; // longer pauses are not playing time

export async function play(
  file: string | undefined,
  given: GivenOptions,
  settings: Settings,
  io: Io,
): Promise<number> {
  if (!io.stdin.isTTY || !io.stdout.isTTY || file === '-')
    throw new UserError(cliText(settings.language, 'play-terminal'));
  const bar = new Bar(io.stderr);
  const show = (progress: Progress | undefined): void => bar.show(progress);
  const opened = await new Driver(io.signal, show).finish(open(file, given, settings, io));
  bar.clear();
  const table = new Table(opened, given, settings, io);
  const last = await table.play();
  io.stdout.write(closingLine(last, settings));
  return io.signal.aborted ? EXITS.interrupted : EXITS.done;
}

function closingLine({ session, saveFile, message }: Opened, { json, language }: Settings): string {
  const { solved, elapsed, moves } = session;
  if (json)
    return `${JSON.stringify({ game: session.game.id, solved, elapsed, moves: moves.length, file: saveFile.file })}\n`;
  return `${message || cliText(language, 'play-saved', { file: saveFile.file })}\n`;
}

/** The loop of keys and pictures, over as many games as the player wants. */
class Table {
  readonly #given: GivenOptions;
  readonly #settings: Settings;
  readonly #io: Io;
  readonly #terminal: Terminal;
  #opened: Opened;
  #sitting: PlayController;
  #frame: Frame | undefined;
  #heard = performance.now();

  constructor(opened: Opened, given: GivenOptions, settings: Settings, io: Io) {
    this.#given = given;
    this.#settings = settings;
    this.#io = io;
    this.#terminal = new Terminal(io);
    this.#terminal.onResize = () => this.#draw();
    this.#opened = opened;
    this.#sitting = this.#sitDown(opened);
  }

  async play(): Promise<Opened> {
    try {
      await this.#loop();
    } finally {
      const problem = this.#opened.saveFile.close(this.#opened.session);
      this.#opened = { ...this.#opened, message: problem ?? '' };
      this.#terminal.close();
    }
    return this.#opened;
  }

  async #loop(): Promise<void> {
    this.#draw();
    for (let key = await this.#terminal.next(); key; key = await this.#terminal.next()) {
      const at = this.#clock();
      const spot = key.x === undefined ? undefined : this.#spotUnder(key.x, key.y ?? 0);
      if (spot !== undefined) this.#sitting.click(key.name, spot);
      const next = key.x === undefined ? await this.#sitting.press(key, at) : 'stay';
      if (next === 'new') await this.#another();
      const problem = this.#opened.saveFile.save(this.#opened.session);
      if (problem !== undefined) this.#sitting.message = problem;
      if (next === 'quit') return;
      this.#draw();
    }
  }

  #clock(): number {
    const now = performance.now();
    const at = this.#opened.session.elapsed + Math.min(idle, now - this.#heard);
    this.#heard = now;
    return at;
  }

  async #another(): Promise<void> {
    const { session, saveFile } = this.#opened;
    const { seed: _, ...given } = this.#given; // the seed was for the first one
    const opened = await this.#think(openNew(session.game, given, this.#settings, this.#io), 'play-making');
    if (!opened) return;
    saveFile.close(session);
    this.#opened = opened;
    this.#sitting = this.#sitDown(opened);
  }

  #sitDown(opened: Opened): PlayController {
    const sitting = new PlayController(opened.session, this.#settings.language, this.#think);
    sitting.message = opened.message;
    return sitting;
  }

  /** Esc and Ctrl-C stop the thinking, not the game. */
  readonly #think: Think = async <T>(task: Task<T>, code: string): Promise<T | undefined> => {
    const stop = new AbortController();
    this.#terminal.onUrgent = () => stop.abort();
    this.#sitting.message = cliText(this.#settings.language, code);
    let drawn = false;
    const show = (): void => {
      if (!drawn) this.#draw();
      drawn = true;
    };
    try {
      return await new Driver(stop.signal, show).finish(task);
    } catch (error) {
      if (error instanceof Cancelled) return undefined;
      throw error;
    } finally {
      this.#terminal.onUrgent = undefined;
      this.#sitting.message = '';
    }
  };

  #view(): View {
    const { cursor, label, message, help, hinted, blamed, session } = this.#sitting;
    const { columns, rows } = this.#terminal;
    const style = this.#settings.style === 'colour' ? 'colour' : 'mono';
    const { language } = this.#settings;
    return {
      session,
      language,
      style,
      cursor,
      label,
      message,
      help,
      hint: hinted,
      wrong: blamed,
      columns,
      rows,
    };
  }

  #draw(): void {
    this.#frame = frameOf(this.#view());
    this.#terminal.draw(this.#frame.text);
  }

  #spotUnder(x: number, y: number): string | undefined {
    return this.#frame && spotAt(this.#view(), this.#frame, x, y);
  }
}
