/**
 * The central interface: a kind of puzzle is one folder that fills `GameParts`, and every screen
 * (browser, terminal, library) knows only `Game`, which `defineGame` makes of it.
 *
 * Four kinds of data, one question each. Could a player choose it for a new game? `Params`.
 * Does it define the problem? `Puzzle`. Should undo bring it back? `State`. Otherwise (cursor, held
 * piece, open menu) it belongs to the player's side of things: play/.
 *
 * Method syntax throughout, so that a list of `AnyGame` can hold them all.
 */
import type { Role, Scene, Shape, Sketch, ViewOptions } from './draw/scene.ts';
import type { ParamRecord, ParamSet } from './params/params.ts';
import type { Result } from './result.ts';
import type { Rng } from './rng.ts';
import type { Task } from './task.ts';
import type {
  ActionResult,
  Codec,
  Example,
  Fit,
  Format,
  Gesture,
  Grade,
  Hint,
  Label,
  LessonStep,
  Note,
  Report,
  Saved,
  Solutions,
  Spot,
} from './vocabulary.ts';
import type { Words } from './words/words.ts';

/** What the puzzle is and how it is played. */
interface Rules<Params extends ParamRecord, Puzzle, State, Move> {
  readonly id: string; // 'slitherlink': part of links and files, never changed
  readonly params: ParamSet<Params>;
  readonly native: Format<Saved<Puzzle, State>>; // one line, loses nothing, stable for ever
  readonly moves: Codec<Move>;
  start(puzzle: Puzzle): State;
  /** What a gesture means here: a move, or why there is none ('covered by piece E', `NOTHING_HERE`). */
  interpret(puzzle: Puzzle, state: State, gesture: Gesture): Result<Move, Note>;
  apply(puzzle: Puzzle, state: State, move: Move): Result<State, Note>;
  check(puzzle: Puzzle, state: State): Report;
}

/** How it looks and speaks. Words every game has: `name`, `tagline`, `rules`. */
interface View<Puzzle, State> {
  readonly words: Words;
  scene(puzzle: Puzzle, state: State, options?: ViewOptions): Scene;
}

/** What `defineGame` works out where a game has nothing better. */
interface Derived<Puzzle, State, Move> {
  readonly foreign: readonly Format<Saved<Puzzle, State>>[];
  readonly examples: readonly Example[];
  readonly levels: readonly string[]; // easiest first; words: `level.<level>`
  sketch(puzzle: Puzzle, state: State): Sketch;
  /** The task in one sentence: what stands beside the board. Words: `goal`, else the tagline. */
  goal(puzzle: Puzzle): Goal;
  /** What is left, in words: '24 numbers left'. Words: `left`. */
  left(puzzle: Puzzle, state: State, report: Report): Label;
  /** Moves that lead from one position to another. */
  plan(puzzle: Puzzle, from: State, to: State): readonly Move[];
  grade(puzzle: Puzzle): Task<Grade>;
  /** `past`: earlier states, oldest first, so that a mistake can be dated. */
  hint(puzzle: Puzzle, state: State, past?: readonly State[]): Task<Hint<Move> | undefined>;
}

export interface Make<Params extends ParamRecord, Puzzle, State> {
  generate(params: Params, rng: Rng): Task<Result<Saved<Puzzle, State>, Note>>;
}

export interface Solve<Puzzle, State> {
  solve(puzzle: Puzzle, want: SolveOptions<State>): Task<Solutions<State>>;
}

export interface SolveOptions<State> {
  readonly limit: number;
  readonly from?: State;
  /** Is given every solution when it is found; then `found` stays empty, so that a million need no room. */
  onFound?(state: State): void;
}

/** Helps players where there is something to help with; no screen counts on it. */
interface Help<Puzzle, State, Move> {
  /** Other ways to look at the board, for `ViewOptions.view`. Words: `view.<id>`. */
  readonly views?: readonly string[];
  /** The move that says the opposite where the game has a negative mark: line <-> cross. */
  negate?(puzzle: Puzzle, move: Move): Move | undefined;
  /**
   * What goes with a spot now without breaking a rule: for a place the pieces of the shelf, for a piece
   * the places. Empty where nothing does; undefined where there is nothing to ask, as at a taken place.
   */
  fits?(puzzle: Puzzle, state: State, at: Spot): readonly Fit<Move>[] | undefined;
  /** Supply and demand, or how far each colour has come. */
  meters?(puzzle: Puzzle, state: State): readonly Meter[];
  /** The lines through a spot. */
  pathsThrough?(puzzle: Puzzle, state: State, at: Spot): readonly PathThrough[];
  /** What else can be done in this position. Words: `action.<id>` names it, `action.<id>.about` explains. */
  actions?(puzzle: Puzzle, state: State): readonly string[];
  runAction?(
    puzzle: Puzzle,
    state: State,
    action: string,
    known: ActionContext<State>,
  ): Task<Result<ActionResult<Move>, Note>>;
  /** A text that two solved states share when they count as one find, as after a turn of the board. */
  identity?(puzzle: Puzzle, state: State): string;
}

/** What a new player meets first; a screen leaves out what is not there. */
interface Welcome {
  /** A handsome position, native with state, for cards. */
  readonly art?: string;
  readonly lesson?: readonly LessonStep[];
}

/** `role`: the colour it speaks of; the meter of that role tells how far it has come. */
export interface Goal extends Label {
  readonly role?: Role;
}

/** `past` as in `hint`; `solution`: the one the puzzle was made with, if known. */
export interface ActionContext<State> {
  readonly past: readonly State[];
  readonly solution?: State;
}

/** One row of a meter: what there is of something, and what is asked of it. */
export interface Meter extends Label {
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

/** What a puzzle folder gives. */
export type GameParts<Params extends ParamRecord, Puzzle, State, Move> = Rules<Params, Puzzle, State, Move> &
  View<Puzzle, State> &
  Partial<Make<Params, Puzzle, State>> &
  Partial<Solve<Puzzle, State>> &
  Partial<Derived<Puzzle, State, Move>> &
  Help<Puzzle, State, Move> &
  Welcome;

/** What screens get: what was not given is worked out, or answers honestly that it cannot. */
export interface Game<Params extends ParamRecord, Puzzle, State, Move>
  extends
    Rules<Params, Puzzle, State, Move>,
    View<Puzzle, State>,
    Make<Params, Puzzle, State>,
    Solve<Puzzle, State>,
    Derived<Puzzle, State, Move>,
    Help<Puzzle, State, Move>,
    Welcome {
  /** `make` and `solve`: whether `generate` and `solve` can do anything at all. */
  readonly can: { readonly make: boolean; readonly solve: boolean };
}

/** A game whose types are its own business: what screens and registries handle. */
export type AnyGame = Game<ParamRecord, unknown, unknown, unknown>;
