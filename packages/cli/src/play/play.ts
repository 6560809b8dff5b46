/** play: a game in the terminal with cursor keys; every step is on disk before the next one. */
import type { Task } from 'edgewise';
import { Player } from 'edgewise/play';
import { afterHint } from 'edgewise/train';
import type { CommandCall } from '../args/call.ts';
import { Cancelled, EXITS, exitAfterSignal, UserError } from '../args/user-error.ts';
import { needsAscii, print } from '../io.ts';
import { jsonLine } from '../jobs/answer.ts';
import { Driver } from '../jobs/driver.ts';
import { think } from './think.ts';
import { ProgressBar } from '../jobs/progress-bar.ts';
import { cliText } from '../words/words.ts';
import { PlayController, type Think } from './controller.ts';
import type { Key } from './keys.ts';
import { open, openNew, type Opened } from './open.ts';
import { describeSave, saveLine, savedGames } from './saves.ts';
import type { SaveNotice } from './save-file.ts';
import { Screen } from './screen.ts';
import { keepTally, today } from './tally-file.ts';
import { Terminal } from './terminal.ts';

export async function play(call: CommandCall): Promise<number> {
  const { argument, given, settings, io } = call;
  if (given['list'] === true) return listSaves(call);
  if (!io.stdin.isTTY || !io.stdout.isTTY || argument === '-')
    throw new UserError(cliText(settings.language, 'play-terminal'));
  const bar = new ProgressBar(io.stderr);
  const driver = new Driver(io.signal, (progress) => bar.show(progress));
  const opened = await open(call, (task) => driver.finish(task));
  bar.clear();
  const last = await new PlayLoop(opened, call).run();
  await print(io, 'stdout', closingText(last, call));
  return io.signal.aborted ? exitAfterSignal(io.signal) : EXITS.done;
}

async function listSaves({ games, settings, io }: CommandCall): Promise<number> {
  const saves = savedGames(io.env).flatMap((file) => describeSave(games, file) ?? []);
  const lines = saves.map((save, index) =>
    settings.json ? jsonLine({ line: index + 1, ...save }) : `${saveLine(games, save, settings.language)}\n`,
  );
  if (saves.length === 0 && !settings.json)
    await print(io, 'stderr', `${cliText(settings.language, 'play-list-none')}\n`);
  await print(io, 'stdout', lines.join(''));
  return EXITS.done;
}

function closingText(
  { session, saveFile, notice }: Opened,
  { settings: { json, language } }: CommandCall,
): string {
  const { solved, elapsed, moves } = session;
  const { file } = saveFile;
  if (json) return jsonLine({ game: session.game.id, solved, elapsed, moves: moves.length, file });
  return `${notice?.text ?? cliText(language, 'play-saved', { file })}\n`;
}

/** The loop of keys and screens, for as many games as the player wants. */
class PlayLoop {
  readonly #call: CommandCall;
  readonly #terminal: Terminal;
  #screen = new Screen();
  #opened: Opened;
  #notice: SaveNotice | undefined;
  #controller: PlayController;

  constructor(opened: Opened, call: CommandCall) {
    this.#call = call;
    this.#terminal = new Terminal(call.io);
    this.#terminal.onResize = () => this.#draw();
    this.#opened = opened;
    this.#controller = this.#begin(opened);
  }

  async run(): Promise<Opened> {
    try {
      await this.#loop();
    } finally {
      const { session, saveFile } = this.#opened;
      this.#opened = { ...this.#opened, notice: saveFile.close(session) };
      this.#terminal.close();
    }
    return this.#opened;
  }

  async #loop(): Promise<void> {
    this.#draw();
    for (let key = await this.#terminal.next(); key; key = await this.#terminal.next()) {
      const next = await this.#take(key);
      if (next === 'new') await this.#another();
      this.#save();
      if (next === 'quit') return;
      this.#draw();
    }
  }

  async #take(key: Key): Promise<'stay' | 'quit' | 'new'> {
    if (key.x === undefined) return this.#controller.press(key);
    const spot = this.#screen.spotAt(key.x, key.y ?? 0);
    if (spot !== undefined) this.#controller.click(key.name, spot);
    return 'stay';
  }

  /** The clock of the engine says how long was really played. */
  #save(): void {
    const { session, saveFile } = this.#opened;
    session.tick(this.#controller.player.clock.elapsed);
    this.#notice = saveFile.save(session);
    if (this.#notice?.is === 'moved') this.#controller.message = this.#notice.text;
  }

  async #another(): Promise<void> {
    const { session, saveFile } = this.#opened;
    const { seed: _, ...given } = this.#call.given; // the seed was for the first one
    const think = async <T>(task: Task<T>): Promise<T> => {
      const made = await this.#think(wrapped(task), 'play-making');
      if (made) return made.value;
      throw new Cancelled();
    };
    try {
      const opened = await openNew(session.game, { ...this.#call, given }, think);
      saveFile.close(session);
      this.#opened = opened;
      this.#controller = this.#begin(opened);
    } catch (error) {
      if (!(error instanceof Cancelled) && !(error instanceof UserError)) throw error;
      this.#controller.message =
        error instanceof UserError ? error.message : cliText(this.#call.settings.language, 'play-stopped');
    }
  }

  #begin({ session, message, notice }: Opened): PlayController {
    const player = new Player(session, { time: () => performance.now() });
    const controller = new PlayController(player, this.#call.settings.language, this.#think);
    controller.message = message;
    controller.onHint = (code) =>
      void keepTally(this.#call.io.env, session.game.id, code, (tally) => afterHint(tally, today()));
    this.#notice = notice;
    this.#screen = new Screen();
    return controller;
  }

  /** Esc and Ctrl-C stop the thinking, not the game. */
  readonly #think: Think = <T>(task: Task<T>, code: string): Promise<T | undefined> =>
    think(task, cliText(this.#call.settings.language, code), {
      terminal: this.#terminal,
      draw: () => this.#draw(),
      say: (text) => void (this.#controller.message = text),
    });

  #draw(): void {
    const { language, style, depth } = this.#call.settings;
    const { columns, rows } = this.#terminal;
    const notice = this.#notice?.is === 'unsaved' ? this.#notice.text : '';
    const ascii = needsAscii(this.#call.io.env);
    const options = {
      language,
      style: style === 'plain' ? ('mono' as const) : style,
      depth,
      ascii,
      columns,
      rows,
      notice,
    };
    this.#terminal.draw(this.#screen.draw(this.#controller, options));
  }
}

/** To distinguish "stopped" from a task without a value. */
function* wrapped<T>(task: Task<T>): Task<{ readonly value: T }> {
  return { value: yield* task };
}
