/**
 * A game being played. Positions form a tree; the history is the list of visits to them, so that
 * undo crosses everything: groups, restarts, returns to a checkpoint, a shown solution.
 * What happens is also written down as lines (session-text.ts reads them back): the save file, the
 * replay and the certificate of a solve are one text.
 */
import type { Game } from '../game.ts';
import type { Note, Report, Saved } from '../vocabulary.ts';
import type { ParamRecord } from '../params/params.ts';
import { fail, ok, type Result } from '../result.ts';
import { changesPosition, cleanName, sessionVersion, type Event } from './lines.ts';
import { isOneGuess } from './guess.ts';
import { child, lineage, root, stateOf, type Position } from './tree.ts';

/** Who played a step: the player, or the program for them (a hint carried out, a solution shown). */
export type PlayedBy = 'hand' | 'program';

/** A position to come back to. The first step taken from it is the assumption on trial. */
export interface Checkpoint<Move> {
  readonly name: string;
  readonly tested: readonly Move[]; // empty until something is tried
}

interface Mark<State, Move> extends Checkpoint<Move> {
  readonly position: Position<State, Move>;
}

interface Visit<State, Move> {
  readonly position: Position<State, Move>;
  readonly by: PlayedBy;
}

/** Times are elapsed milliseconds, given from outside; the clock never runs backwards. */
export class Session<Puzzle, State, Move> {
  readonly game: Game<ParamRecord, Puzzle, State, Move>;
  readonly saved: Saved<Puzzle, State>;
  readonly #log: string[];
  readonly #start: Position<State, Move>;
  readonly #visits: Visit<State, Move>[];
  #index = 0;
  #state: State;
  #report: Report | undefined;
  #marks: readonly Mark<State, Move>[] = [];
  #hints: readonly number[] = [];
  #elapsed = 0;
  #written = 0; // the elapsed time the log knows
  #movedAt = 0;

  constructor(game: Game<ParamRecord, Puzzle, State, Move>, saved: Saved<Puzzle, State>) {
    this.game = game;
    this.saved = saved;
    this.#log = [`edgewise ${sessionVersion}`, `game ${game.id}`, `puzzle ${game.native.format(saved)}`];
    this.#start = root(game.start(saved.puzzle));
    const first = saved.state === undefined ? this.#start : root<State, Move>(saved.state);
    this.#visits = [{ position: first, by: 'hand' }];
    this.#state = first.state as State;
  }

  get puzzle(): Puzzle {
    return this.saved.puzzle;
  }
  get state(): State {
    return this.#state;
  }
  get elapsed(): number {
    return this.#elapsed;
  }
  /** When the position last changed: the time of a solve. */
  get movedAt(): number {
    return this.#movedAt;
  }
  get canUndo(): boolean {
    return this.#index > 0;
  }
  get canRedo(): boolean {
    return this.#index < this.#visits.length - 1;
  }
  /** Steps that undo would reverse, and steps that redo would repeat. */
  get steps(): { readonly done: number; readonly undone: number } {
    return { done: this.#index, undone: this.#visits.length - 1 - this.#index };
  }
  /** The moves that lead from the last start to here. */
  get moves(): readonly Move[] {
    return lineage(this.#position).flatMap((each) => each.moves);
  }
  /** How many acts, by the player or the program, lead from the last start to here. */
  get stepCount(): number {
    return lineage(this.#position).length - 1;
  }
  /** How many of the steps in force were played by the program. */
  get given(): number {
    const line = new Set(lineage(this.#position));
    return this.#visits
      .slice(0, this.#index + 1)
      .filter((each) => each.by === 'program' && line.has(each.position)).length;
  }
  get checkpoints(): readonly Checkpoint<Move>[] {
    return this.#marks.map(({ name, tested }) => ({ name, tested }));
  }
  /** The rung of every hint that was asked for, in order. */
  get hints(): readonly number[] {
    return this.#hints;
  }
  /** Lines of the save so far. It only grows: to autosave, append what is new. */
  get log(): readonly string[] {
    return this.#log;
  }

  report(): Report {
    this.#report ??= this.game.check(this.puzzle, this.#state);
    return this.#report;
  }

  get solved(): boolean {
    return this.report().issues.length === 0;
  }

  /** Earlier states that led here, oldest first, for `Game.hint`. */
  past(): readonly State[] {
    const states: State[] = [];
    for (const each of lineage(this.#position)) {
      const known = each.state ?? this.#replay(states[states.length - 1], each.moves);
      states.push(known);
    }
    return states.slice(0, -1);
  }

  /** One step, however many moves: all of them are applied or, if one is refused, none. */
  play(moves: readonly Move[], at: number, by: PlayedBy = 'hand'): Result<State, Note> {
    const next = this.#apply(this.#state, moves);
    if (!next.ok || moves.length === 0) return next;
    const from = this.#position;
    if (by === 'hand') this.#try(from, moves);
    this.#visit(child(from, moves, next.value), next.value, by);
    this.#write(
      by === 'hand' ? 'step' : 'given',
      at,
      moves.map((move) => this.game.moves.format(move)).join(' '),
    );
    return next;
  }

  undo(at: number): boolean {
    if (!this.canUndo) return false;
    this.#moveTo(this.#index - 1);
    this.#write('undo', at);
    return true;
  }

  redo(at: number): boolean {
    if (!this.canRedo) return false;
    this.#moveTo(this.#index + 1);
    this.#write('redo', at);
    return true;
  }

  /** Back to the empty board, as a step that undo reverses. */
  restart(at: number): State {
    this.#visit(this.#start, this.#start.state as State, 'hand');
    this.#write('restart', at);
    return this.#state;
  }

  /** Marks this position; an older checkpoint of the same name is replaced. */
  checkpoint(name: string, at: number): Result<string, Note> {
    const clean = cleanName(name);
    if (clean === '') return fail({ code: 'session-no-name', at: [] });
    this.#marks = [
      ...this.#marks.filter((each) => each.name !== clean),
      { name: clean, tested: [], position: this.#position },
    ];
    this.#write('checkpoint', at, clean);
    return ok(clean);
  }

  forget(name: string, at: number): Result<string, Note> {
    const mark = this.#find(name);
    if (!mark.ok) return mark;
    this.#marks = this.#marks.filter((each) => each !== mark.value);
    this.#write('forget', at, mark.value.name);
    return ok(mark.value.name);
  }

  /** Back to a checkpoint, as a step that undo reverses; the checkpoint stays. */
  returnTo(name: string, at: number): Result<State, Note> {
    const mark = this.#find(name);
    if (!mark.ok) return mark;
    this.#visit(mark.value.position, this.#stateOf(mark.value.position), 'hand');
    this.#write('return', at, mark.value.name);
    return ok(this.#state);
  }

  /**
   * "So it is not that": back to the checkpoint and, if the game can express it, the opposite of what
   * was tried, in one step. The opposite of several moves together is not any of their opposites, so then
   * it only returns. The checkpoint stays as it was, so that undoing a rejection brings back the trial.
   */
  reject(name: string, at: number): Result<{ readonly negation?: Move }, Note> {
    const mark = this.#find(name);
    if (!mark.ok) return mark;
    const { position, tested } = mark.value;
    const before = this.#stateOf(position);
    const guess = isOneGuess(this.game, this.puzzle, before, tested) ? tested[0] : undefined;
    const negation = guess === undefined ? undefined : this.game.negate?.(this.puzzle, guess);
    const after = negation === undefined ? undefined : this.#apply(before, [negation]);
    const written = negation !== undefined && after?.ok === true;
    if (written) this.#visit(child(position, [negation], after.value), after.value, 'hand');
    else this.#visit(position, before, 'hand');
    this.#write('reject', at, mark.value.name);
    return ok(written ? { negation } : {});
  }

  /** Everything played since a checkpoint, if the history passes through it. */
  since(name: string): readonly Move[] {
    const mark = this.#find(name);
    const line = lineage(this.#position);
    const cut = mark.ok ? line.indexOf(mark.value.position) : -1;
    return cut < 0 ? [] : line.slice(cut + 1).flatMap((each) => each.moves);
  }

  /** The position a checkpoint marks, if the history passes through it. */
  stateAt(name: string): State | undefined {
    const mark = this.#find(name);
    if (!mark.ok || !lineage(this.#position).includes(mark.value.position)) return undefined;
    return this.#stateOf(mark.value.position);
  }

  /** The positions before and after what a checkpoint tests, whatever has been played since. */
  trial(name: string): { readonly before: State; readonly after: State } | undefined {
    const mark = this.#find(name);
    if (!mark.ok || !mark.value.tested.length) return undefined;
    const before = this.#stateOf(mark.value.position);
    return { before, after: this.#replay(before, mark.value.tested) };
  }

  /** Counts a hint. Rungs: 0 still solvable? 1 where, 2 what, 3 why, 4 done for me. */
  countHint(rung: number, at: number): void {
    const clean = Math.min(9, Math.max(0, Math.trunc(rung) || 0));
    this.#hints = [...this.#hints, clean];
    this.#write('hint', at, String(clean));
  }

  /** Time passes without anything happening. */
  tick(at: number): void {
    if (Number.isFinite(at)) this.#elapsed = Math.max(this.#elapsed, Math.round(at));
  }

  /** The whole game as one text. The last line says that nothing is cut off, even where line ends get lost. */
  save(): string {
    const clock = this.#elapsed > this.#written ? [`time ${this.#elapsed}`] : [];
    return [...this.#log, ...clock, 'end', ''].join('\n');
  }

  /** A hint's step is forced, so only the player's own can be an assumption. */
  #try(from: Position<State, Move>, tested: readonly Move[]): void {
    this.#marks = this.#marks.map((mark) => (mark.position === from ? { ...mark, tested } : mark));
  }

  get #position(): Position<State, Move> {
    return this.#visits[this.#index].position;
  }

  #find(name: string): Result<Mark<State, Move>, Note> {
    const clean = cleanName(name);
    const mark = this.#marks.find((each) => each.name === clean);
    return mark ? ok(mark) : fail({ code: 'session-no-checkpoint', at: [], with: { name: clean } });
  }

  #apply(state: State, moves: readonly Move[]): Result<State, Note> {
    let next = state;
    for (const move of moves) {
      const result = this.game.apply(this.puzzle, next, move);
      if (!result.ok) return result;
      next = result.value;
    }
    return ok(next);
  }

  #replay(state: State, moves: readonly Move[]): State {
    const result = this.#apply(state, moves);
    if (!result.ok)
      throw new Error(`${this.game.id}: a move that was legal is refused (${result.error.code})`);
    return result.value;
  }

  #stateOf(position: Position<State, Move>): State {
    return stateOf(position, (state, moves) => this.#replay(state, moves));
  }

  #visit(position: Position<State, Move>, state: State, by: PlayedBy): void {
    this.#index++;
    this.#visits.length = this.#index;
    this.#visits.push({ position, by });
    this.#state = state;
    this.#report = undefined;
  }

  #moveTo(index: number): void {
    this.#index = index;
    this.#state = this.#stateOf(this.#position);
    this.#report = undefined;
  }

  #write(word: Event, at: number, rest = ''): void {
    this.tick(at);
    this.#written = this.#elapsed;
    if (changesPosition.has(word)) this.#movedAt = this.#elapsed;
    this.#log.push(`${word} ${this.#elapsed}${rest && ' '}${rest}`);
  }
}

/** A session whose game is known only at run time. */
export type AnySession = Session<unknown, unknown, unknown>;
