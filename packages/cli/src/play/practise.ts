/** practise: positions whose next step is one technique; the answer is checked and a wrong one explained. */
import { certain, makeRng, say, Session, type AnyGame, type Rng, type Task } from 'edgewise';
import { Player } from 'edgewise/play';
import {
  afterAnswer,
  canPractise,
  dueTechniques,
  findExercise,
  type Answer,
  type Exercise,
} from 'edgewise/train';
import type { CommandCall } from '../args/call.ts';
import { gameById } from '../args/game-by-id.ts';
import { optionText } from '../args/options.ts';
import { EXITS, exitAfterSignal, UserError } from '../args/user-error.ts';
import { needsAscii, print } from '../io.ts';
import { jsonLine } from '../jobs/answer.ts';
import { Driver } from '../jobs/driver.ts';
import { think } from './think.ts';
import { randomSeed } from '../jobs/make-puzzles.ts';
import { cliText } from '../words/words.ts';
import { PlayController } from './controller.ts';
import { Answering } from './answering.ts';
import { Screen } from './screen.ts';
import { keepTally, talliesOf, today } from './tally-file.ts';
import { Terminal } from './terminal.ts';

export async function practise(call: CommandCall): Promise<number> {
  const { given, settings, io } = call;
  const [game, technique] = chosen(call);
  const rng = makeRng(optionText(given, 'seed') ?? randomSeed());
  if (settings.json) return printExercise(call, game, technique ?? nextTechnique(call, game, 0), rng);
  if (!io.stdin.isTTY || !io.stdout.isTTY)
    throw new UserError(cliText(settings.language, 'practise-terminal'));
  await new PracticeLoop(call, game, technique, rng).run();
  return io.signal.aborted ? exitAfterSignal(io.signal) : EXITS.done;
}

/** The game, and the technique if one was named; a technique that only one game has determines the game. */
function chosen({
  games,
  argument,
  given,
  settings: { language },
}: CommandCall): readonly [game: AnyGame, technique: string | undefined] {
  const technique = optionText(given, 'technique');
  const wanted = argument === undefined ? games : [gameById(games, argument, language)];
  if (technique === undefined)
    return [wanted.find(({ techniques }) => techniques.some(canPractise)) ?? games[0], undefined];
  const having = wanted.filter(({ techniques }) =>
    techniques.some((each) => each.code === technique && canPractise(each)),
  );
  const [only, another] = having;
  if (only && !another) return [only, technique];
  const known = only
    ? having.map(({ id }) => id)
    : wanted.flatMap(({ techniques }) => techniques.filter(canPractise).map(({ code }) => code));
  const code = only ? 'technique-shared' : 'technique-unknown';
  throw new UserError(
    cliText(language, code, { given: technique, technique, known: [...new Set(known)].join(', ') }),
  );
}

/** Techniques that needed help or are due; else one after another, easiest first. */
function nextTechnique({ io }: CommandCall, { id, techniques }: AnyGame, count: number): string {
  const all = techniques.filter(canPractise).map(({ code }) => code);
  const tallies = talliesOf(io.env, id);
  const due = dueTechniques(tallies, today()).filter((code) => all.includes(code));
  const fresh = all.filter((code) => !tallies[code]?.tried);
  return due[0] ?? fresh[0] ?? certain(all[count % all.length]);
}

async function printExercise(
  { settings, io }: CommandCall,
  game: AnyGame,
  technique: string,
  rng: Rng,
): Promise<number> {
  const exercise = await new Driver(io.signal).finish(findExercise(game, technique, rng));
  if (!exercise) throw new UserError(cliText(settings.language, 'practise-none'));
  const { text, hint } = exercise;
  const { level, moves } = hint;
  await print(io, 'stdout', jsonLine({ line: 1, game: game.id, technique, level, position: text, moves }));
  return EXITS.done;
}

class PracticeLoop {
  readonly #call: CommandCall;
  readonly #game: AnyGame;
  readonly #technique: string | undefined;
  readonly #rng: Rng;
  readonly #terminal: Terminal;
  #screen = new Screen();
  #answering: Answering | undefined;
  #busy = '';
  #done = 0;

  constructor(call: CommandCall, game: AnyGame, technique: string | undefined, rng: Rng) {
    this.#call = call;
    this.#game = game;
    this.#technique = technique;
    this.#rng = rng;
    this.#terminal = new Terminal(call.io);
    this.#terminal.onResize = () => this.#draw();
  }

  async run(): Promise<void> {
    try {
      if (!(await this.#next())) return;
      this.#draw();
      for (let key = await this.#terminal.next(); key; key = await this.#terminal.next()) {
        const spot = key.x === undefined ? undefined : this.#screen.spotAt(key.x, key.y ?? 0);
        const next =
          key.x === undefined ? await this.#answering?.press(key) : this.#answering?.click(key.name, spot);
        if (next === 'quit' || (next === 'new' && !(await this.#next()))) return;
        this.#draw();
      }
    } finally {
      this.#terminal.close();
    }
  }

  /** False: stopped, or there is nothing to practise. */
  async #next(): Promise<boolean> {
    const code = this.#technique ?? nextTechnique(this.#call, this.#game, this.#done);
    const exercise = await this.#think(findExercise(this.#game, code, this.#rng), 'practise-finding');
    if (exercise) this.#begin(exercise);
    return exercise !== undefined;
  }

  #begin(exercise: Exercise): void {
    const { language } = this.#call.settings;
    const read = this.#game.native.parse(exercise.text);
    if (!read.ok) return;
    const player = new Player(new Session(this.#game, read.value), { time: () => performance.now() });
    const controller = new PlayController(player, language, this.#think);
    this.#screen = new Screen();
    this.#answering = new Answering(exercise, controller, language, this.#think, (answer) =>
      this.#count(exercise.technique, answer),
    );
  }

  #count(technique: string, answer: Answer): string {
    this.#done++;
    const { id } = this.#game;
    const tally = keepTally(this.#call.io.env, id, technique, (old) => afterAnswer(old, answer, today()));
    const { found, tried } = tally;
    return cliText(this.#call.settings.language, 'practise-tally', { found, tried });
  }

  /** Esc and Ctrl-C stop the thinking. */
  readonly #think = <T>(task: Task<T>, code: string): Promise<T | undefined> =>
    think(task, cliText(this.#call.settings.language, code), {
      terminal: this.#terminal,
      draw: () => this.#draw(),
      say: (text) => void (this.#busy = text),
    });

  #draw(): void {
    const { settings, io } = this.#call;
    const { language, style, depth } = settings;
    if (!this.#answering) return this.#terminal.draw(this.#busy);
    const { controller, exercise } = this.#answering;
    const technique = say(this.#game.words, language, { code: `technique.${exercise.technique}` });
    if (this.#busy) controller.message = this.#busy;
    const text = this.#screen.draw(controller, {
      language,
      style: style === 'plain' ? 'mono' : style,
      depth,
      ascii: needsAscii(io.env),
      columns: this.#terminal.columns,
      rows: this.#terminal.rows,
      notice: `${cliText(language, 'practise-task', { technique })} · ${cliText(language, 'practise-short')}`,
    });
    this.#terminal.draw(text);
  }
}
