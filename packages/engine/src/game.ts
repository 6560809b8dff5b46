/**
 * The central interface: a kind of puzzle is one folder that fills `Game`, and every screen
 * (browser, terminal, library) knows only this file.
 *
 * Four kinds of data, one question each. Could a player choose it for a new game? `Params`.
 * Does it define the problem? `Puzzle`. Should undo bring it back? `State`. Otherwise (cursor, held
 * piece, open menu) it belongs to the screen.
 */
import type { ViewOptions, Role, Scene, Shape, Sketch } from './draw/scene.ts';
import type { ParamRecord, ParamSet } from './params/params.ts';
import type { Result } from './result.ts';
import type { Rng } from './rng.ts';
import type { Task } from './task.ts';
import type { Words } from './words/words.ts';

/** A thing on the board that can be pointed at: 'edge:7', 'cell:3', 'dot:0', 'hex:0,-1', 'peg:Q'. */
export type Spot = string;

/** Something to tell the player: `words[code]` gives the text, `at` is what lights up. */
export interface Note {
  readonly code: string; // 'wrong-number'
  readonly at: readonly Spot[];
  readonly with?: Readonly<Record<string, string | number>>; // { clue: 3, lines: 2 }
}

/** `wrong` can only be mended by taking something back; `todo` may still come right. */
export interface Issue extends Note {
  readonly kind: 'wrong' | 'todo';
}

/** No issues means solved: there is no flag that could disagree. */
export interface Report {
  readonly issues: readonly Issue[]; // the most telling first
  readonly progress: { readonly done: number; readonly of: number };
  readonly score?: number;
}

/**
 * A `step` is forced by the position; a `mistake` says what went wrong (`at`), what can no longer
 * hold (`because`) and how to take it back (`moves`). `because` alone, with the game's general
 * rules, suffices for the step: `Game.suffices` checks it.
 */
export interface Hint<Move> extends Note {
  readonly kind: 'step' | 'mistake';
  readonly level: string; // one of Game.levels, or 'beyond'
  readonly because: readonly Spot[];
  readonly moves: readonly Move[];
}

/** Why a text could not be read, and where: line and column count from 1. */
export interface ParseError extends Note {
  readonly line: number;
  readonly column: number;
}

export type Read<T> =
  | { readonly ok: true; readonly value: T; readonly warnings?: readonly ParseError[] }
  | { readonly ok: false; readonly error: ParseError };

export interface Codec<T> {
  parse(text: string): Read<T>;
  format(value: T): string;
}

/** A way of writing puzzles. `format` may lose what the format cannot hold; `holds` says what it can. */
export interface Format<T> extends Codec<T> {
  readonly id: string; // 'loopy'
  readonly oneLine: boolean; // then a file may hold many puzzles, a line each
  readonly holds: 'puzzle' | 'state' | 'solution' | 'everything'; // beside the puzzle: marks, a solution, both
  /** A cheap guess, so that a text without a named format finds its reader and its best error. */
  looksLike(text: string): boolean;
  /** Why this value cannot be written here (a clue or a rule the format lacks). */
  refuses?(value: T): Note | undefined;
}

export interface Saved<Puzzle, State> {
  readonly puzzle: Puzzle;
  readonly state?: State;
  readonly solution?: State;
}

export interface Solutions<State> {
  readonly found: readonly State[];
  /** The search was complete: there are no solutions but those found. */
  readonly exhausted: boolean;
  readonly effort: Readonly<Record<string, number>>; // { conflicts: 12 }
}

/** What the puzzle really needs: the lowest of `Game.levels` that solves it, or 'beyond'. */
export interface Grade {
  readonly level: string;
  readonly solutions: 'none' | 'one' | 'many' | 'unknown';
  readonly uses: Readonly<Record<string, number>>; // technique code -> times; empty where counting would take too long
}

/** What hands do, in terms of spots: mouse, touch, keyboard, terminal and screen reader all end here. */
export type Gesture =
  | { readonly verb: 'tap' | 'mark' | 'cycle' | 'clear' | 'turn' | 'back' | 'flip'; readonly on: Spot }
  | { readonly verb: 'drag' | 'sweep'; readonly path: readonly Spot[] };

/** A piece and a place that go together now, and the move that brings them together. */
export interface Fit<Move> {
  readonly piece: Spot;
  readonly place: Spot;
  readonly move: Move;
}

/** One row of a meter: what there is of something, and what is asked of it. `words[code]` gives the text. */
export interface Meter extends Pick<Note, 'code' | 'with'> {
  readonly role?: Role; // the colour it speaks of
  readonly sign?: string; // and its letter
  readonly have: number;
  readonly need: number;
  /** `short`: it can no longer come right. */
  readonly state: 'open' | 'full' | 'short';
}

/** What goes through a spot, such as a line through a tile: shapes that light up and a sentence. */
export interface PathThrough {
  readonly shapes: readonly Shape[];
  readonly note: Note;
  /** Where on the spot a pointer means this one, in units of the scene. */
  readonly near: readonly (readonly [x: number, y: number])[];
}

/** What an action of a game comes to: moves that make one step, or only something to say. */
export interface ActionResult<Move> {
  readonly moves: readonly Move[];
  readonly note?: Note;
}

/** A board that shows one thing the rules speak of; together they make the rules page. */
export interface Example {
  readonly code: string; // 'dangling-end', or 'solved'
  readonly text: string; // native, with state
}

/** Method syntax, so that a list of `AnyGame` can hold them all. */
export interface Game<Params extends ParamRecord, Puzzle, State, Move> {
  readonly id: string; // 'slitherlink': part of links and files, never changed
  readonly params: ParamSet<Params>;
  readonly levels: readonly string[]; // easiest first
  readonly words: Words;
  readonly examples: readonly Example[];

  generate(params: Params, rng: Rng): Task<Result<Saved<Puzzle, State>, Note>>;
  readonly native: Format<Saved<Puzzle, State>>; // one line, loses nothing, stable for ever
  readonly foreign: readonly Format<Saved<Puzzle, State>>[];

  start(puzzle: Puzzle): State;
  readonly moves: Codec<Move>;
  interpret(puzzle: Puzzle, state: State, gesture: Gesture): Move | undefined;
  /** Why a gesture gives no move, where there is something to say: 'covered by piece E'. */
  whyNot?(puzzle: Puzzle, state: State, gesture: Gesture): Note | undefined;
  apply(puzzle: Puzzle, state: State, move: Move): Result<State, Note>;
  /** The move that says the opposite where the game has a negative mark: line <-> cross. */
  negate?(puzzle: Puzzle, move: Move): Move | undefined;
  check(puzzle: Puzzle, state: State): Report;

  solve(puzzle: Puzzle, want: { readonly limit: number; readonly from?: State }): Task<Solutions<State>>;
  grade(puzzle: Puzzle): Task<Grade>;
  /** `past`: earlier states, oldest first, so that a mistake can be dated. */
  hint(puzzle: Puzzle, state: State, past?: readonly State[]): Task<Hint<Move> | undefined>;
  /** Do the general rules with `because` alone force the hint's moves? Asked of the kernel. */
  suffices(puzzle: Puzzle, state: State, hint: Hint<Move>): boolean;
  plan(puzzle: Puzzle, from: State, to: State): readonly Move[];

  scene(puzzle: Puzzle, state: State, look?: ViewOptions): Scene;
  sketch(puzzle: Puzzle, state: State): Sketch;

  // What follows helps players where there is something to help with; no screen counts on it.

  /** Other ways to look at the board, for `Look.lens`: `words['lens.' + id]` names one. */
  readonly views?: readonly string[];
  /**
   * What goes with a spot now without breaking a rule: for a place the pieces of the shelf, for a piece
   * the places. Empty where nothing does; undefined where there is nothing to ask, as at a taken place.
   */
  fits?(puzzle: Puzzle, state: State, at: Spot): readonly Fit<Move>[] | undefined;
  /** Supply and demand, or how far each colour has come. */
  meters?(puzzle: Puzzle, state: State): readonly Meter[];
  /** The lines through a spot. */
  pathsThrough?(puzzle: Puzzle, state: State, at: Spot): readonly PathThrough[];
  /** What else can be done in this position: `words['action.' + id]` names it, `words['action.' + id + '.about']` explains. */
  actions?(puzzle: Puzzle, state: State): readonly string[];
  /** `past` as in `hint`; `solution`: the one the puzzle was made with, if known. */
  runAction?(
    puzzle: Puzzle,
    state: State,
    action: string,
    known: { readonly past: readonly State[]; readonly solution?: State },
  ): Task<Result<ActionResult<Move>, Note>>;
  /** A text that two solved states share when they count as one find, as after a turn of the board. */
  identity?(puzzle: Puzzle, state: State): string;
}

/** A game whose types are its own business: what screens and registries handle. */
export type AnyGame = Game<any, any, any, any>; // oxlint-disable-line typescript/no-explicit-any -- the one place where the four types are forgotten
