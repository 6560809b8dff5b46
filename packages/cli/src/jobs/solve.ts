/** solve: finds solutions and says whether there are more. The solved board is a state, so `check` can read it. */
import type { Settings } from '../args/settings.ts';
import { EXITS } from '../args/user-error.ts';
import { cliText } from '../words/words.ts';
import { ended, milliseconds, onPuzzle, type JobTask, type Outcome, type Refusal } from './answer.ts';
import { boardPicture } from './board-picture.ts';
import type { Subject } from './read-item.ts';
import { formatFor, writeIn, type AnyFormat } from './write-puzzle.ts';

export const solveJob = onPuzzle(function* (subject, settings) {
  const format = formatFor(subject.game, settings.to, 'solution', settings);
  if (!format.ok) return { refused: format.error };
  const writer = new SolutionWriter(subject, format.value, settings);
  const start = performance.now();
  const exhausted = yield* search(subject, writer, settings);
  return writer.problem ?? outcome(writer, exhausted, milliseconds(start), settings);
});

/** Solutions are printed while the search runs, so that a million of them never fill memory; JSON needs them on one line. */
function* search(subject: Subject, writer: SolutionWriter, settings: Settings): JobTask<boolean> {
  const { game, saved } = subject;
  const from = settings.fromStart ? undefined : saved.state;
  const task = game.solve(saved.puzzle, {
    limit: settings.limit,
    ...(from !== undefined && { from }),
    onFound: (state) => writer.add(state),
  });
  for (let step = task.next(); ; step = task.next()) {
    if (step.done) return step.value.exhausted;
    const out = settings.json ? '' : writer.take();
    yield out === '' ? step.value : { ...step.value, out };
  }
}

class SolutionWriter {
  readonly #subject: Subject;
  readonly #format: AnyFormat;
  readonly #settings: Settings;
  #texts: string[] = [];
  count = 0;
  problem: Refusal | undefined;

  constructor(subject: Subject, format: AnyFormat, settings: Settings) {
    this.#subject = subject;
    this.#format = format;
    this.#settings = settings;
  }

  get texts(): readonly string[] {
    return this.#texts;
  }
  get separate(): boolean {
    return !this.#format.oneLine || this.#settings.drawBoards;
  }

  /** A format without marks has the solved board as its solution. */
  add(state: unknown): void {
    const { game, saved } = this.#subject;
    const held = this.#format.holds === 'solution' ? { solution: state } : { state };
    const text = writeIn(game, this.#format, { puzzle: saved.puzzle, ...held }, this.#settings);
    this.count++;
    if (!text.ok) return void (this.problem = { refused: text.error });
    const picture = boardPicture(game, { puzzle: saved.puzzle, state }, this.#settings);
    const trimmed = text.value.trimEnd();
    this.#texts.push(picture === '' ? trimmed : `${trimmed}\n${picture}`);
  }

  /** What has not been printed yet; multi-line solutions are separated by an empty line, like puzzles. */
  take(): string {
    const first = this.#taken === 0;
    this.#taken += this.#texts.length;
    const gap = this.#format.oneLine ? '' : '\n';
    const text = this.#texts.map((each, index) => ended(first && index === 0 ? each : gap + each)).join('');
    this.#texts = [];
    return text;
  }
  #taken = 0;
}

function outcome(writer: SolutionWriter, exhausted: boolean, ms: number, settings: Settings): Outcome {
  const { count } = writer;
  const verdict = cliText(settings.language, verdictCode(count, exhausted), { count });
  const failed = count === 0 || (settings.limit > 1 && count > 1);
  const [solution, ...more] = settings.json ? writer.texts : [];
  const text = settings.json ? '' : writer.take();
  return {
    fields: {
      solutions: count,
      exhausted,
      ms,
      ...(solution !== undefined && { solution }),
      ...(more.length > 0 && { more }),
    },
    text: settings.drawBoards ? `${text}${verdict} (${ms} ms)` : text,
    remarks: failed && !settings.drawBoards ? [verdict] : [],
    code: failed ? EXITS.no : EXITS.done,
    apart: writer.separate,
  };
}

function verdictCode(found: number, exhausted: boolean): string {
  if (found === 0) return exhausted ? 'solve-none' : 'solve-unknown';
  if (found === 1) return exhausted ? 'solve-one' : 'solve-first';
  return exhausted ? 'solve-all' : 'solve-many';
}
