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
import type { Field, ParamRecord, ParamSet } from './params/params.ts';
import type { Result } from './result.ts';
import type { Rng } from './rng.ts';
import type { Task } from './task.ts';
import type {
  ActionResult,
  Codec,
  Edit,
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
  Technique,
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
  /** What can be cut out and played with on a table, where there is something. */
  kit?(puzzle: Puzzle, options?: KitOptions): Kit;
}

/** What `defineGame` works out where a game has nothing better. */
interface Derived<Puzzle, State, Move> {
  readonly foreign: readonly Format<Saved<Puzzle, State>>[];
  readonly examples: readonly Example[];
  readonly levels: readonly string[]; // easiest first; words: `level.<level>`
  /** What hints teach, the easiest first: see train/. */
  readonly techniques: readonly Technique[];
  sketch(puzzle: Puzzle, state: State): Sketch;
  /** The task in one sentence: what stands beside the board. Words: `goal`, else the tagline. */
  goal(puzzle: Puzzle): Goal;
  /** What is left, in words: '24 numbers left'. Words: `left`. */
  left(puzzle: Puzzle, state: State, report: Report): Label;
  /** Moves that lead from one position to another. */
  plan(puzzle: Puzzle, from: State, to: State): readonly Move[];
  /** `brief`: the level and the number of solutions alone; counting techniques can take longer than both. */
  grade(puzzle: Puzzle, how?: 'brief'): Task<Grade>;
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
  /**
   * What a careful hand marks after a move, since it follows at once: crosses round a number that is met and a dot
   * that is full. Only what the move from `before` has settled, so that what a player takes away stays away.
   */
  tidy?(puzzle: Puzzle, before: State | undefined, after: State): Move | undefined;
  /** The kind of target that holds mere notes, such as cells that are shaded: a player may do without. */
  readonly shading?: string;
  /** A text that two solved states share when they count as one find, as after a turn of the board. */
  identity?(puzzle: Puzzle, state: State): string;
  /** A text that two puzzles share when they are the same but for turns, mirrors and the order of pieces. */
  likeness?(puzzle: Puzzle): string;
  /**
   * Solutions that differ wherever any two solutions do, none where there is none; `known` are some. If `exhausted`,
   * what all of them share is forced.
   */
  variety?(puzzle: Puzzle, known: readonly State[]): Task<Solutions<State>>;
}

/** How puzzles are made by hand, where they can be. */
interface Workshop<Params extends ParamRecord, Puzzle, State> {
  readonly edit?: Editing<Params, Puzzle, State>;
}

/** What a new player meets first; a screen leaves out what is not there. */
interface Welcome {
  /** A handsome position, native with state, for cards. */
  readonly art?: string;
  readonly lesson?: readonly LessonStep[];
}

/**
 * What a puzzle is made with: the workshop and `edgewise edit` are built on this alone. A design is a puzzle with
 * `state` as the drawing of its solution, as far as one is drawn; what is given in it has places with names ('c3').
 * Words: `field.<setting>`, `choice.<setting>.<option>`, `symmetry.<id>`; `given.<setting>` where a value is too long
 * to be shown.
 */
export interface Editing<Params extends ParamRecord, Puzzle, State> {
  /** Nothing given yet. */
  blank(params: Params): Saved<Puzzle, State>;
  apply(design: Saved<Puzzle, State>, edit: Edit): Result<Saved<Puzzle, State>, Note>;
  /** What hands mean while making; where nothing, the gesture may still draw a solution. */
  interpret(design: Saved<Puzzle, State>, gesture: Gesture): Result<readonly Edit[], Note>;
  /** What a text typed at a spot means: '3', 'A', 'FO'; an empty one takes away. */
  type(design: Saved<Puzzle, State>, at: Spot, text: string): Result<readonly Edit[], Note>;
  /** What could be given at a spot. */
  palette(design: Saved<Puzzle, State>, at: Spot): readonly EditChoice[];
  /** What holds for the whole puzzle: size, rule, colour. Each is changed by an edit of its key. */
  settings(design: Saved<Puzzle, State>): readonly EditSetting[];
  /** What can be done to the whole board at once: turn, mirror, take apart. */
  boardEdits(design: Saved<Puzzle, State>): readonly EditChoice[];
  /** The board as it is made: its places are those where something is given. */
  scene(design: Saved<Puzzle, State>, options?: ViewOptions): Scene;
  placeOf(design: Saved<Puzzle, State>, spot: Spot): string | undefined;
  spotOf(design: Saved<Puzzle, State>, place: string): Spot | undefined;
  /** Symmetries this board has, 'none' first. */
  symmetries(design: Saved<Puzzle, State>): readonly string[];
  /** An edit and its images, itself first; an edit of the whole board is its own and only image. */
  mirror(design: Saved<Puzzle, State>, edit: Edit, symmetry: string): readonly Edit[];
  /** Where an edit of the whole board brings a place; undefined where it is gone. */
  carry(design: Saved<Puzzle, State>, edit: Edit, place: string): string | undefined;
  /** All that is given, each as the edit that gives it. */
  givens(puzzle: Puzzle): readonly Edit[];
  /** What could be given if this were the solution: every edit that agrees with it. */
  givensOf(puzzle: Puzzle, solution: State): readonly Edit[];
  /** What must be given with an edit if this is to stay the solution: the pieces that lie under another. */
  company?(puzzle: Puzzle, solution: State, edit: Edit): readonly Edit[];
  /** What a solution says, place by place: two solutions differ where their texts do. */
  reading(puzzle: Puzzle, solution: State): ReadonlyMap<Spot, string>;
  /**
   * Positions to go on from: every solution that says something else than this at a place is reached from one of them,
   * and no other solution is. Without it, or where it answers undefined, all solutions are looked at.
   */
  otherwise?(puzzle: Puzzle, at: Spot, than: string): readonly State[] | undefined;
  /** Puzzles of equal text take each other's states. */
  frame(puzzle: Puzzle): string;
  /** How much of what is given: density and values, or supply and demand. */
  meters(design: Saved<Puzzle, State>): readonly Meter[];
  /** Why there can be no solution, where that is seen at once. */
  obstacle?(puzzle: Puzzle): Note | undefined;
  /** The rest of a design that is only begun; what was entered stays. Without it the givens are filled in by trying. */
  fill?(design: Saved<Puzzle, State>, entered: ReadonlySet<string>, rng: Rng): readonly Edit[];
}

/** One thing that could be given or done, and whether it is so now. */
export interface EditChoice extends Label {
  readonly edits: readonly Edit[];
  readonly isNow?: boolean;
  /** What is typed for it. */
  readonly key?: string;
  /** What stands for it on a small button, where that is not the key. */
  readonly sign?: string;
}

/** A field of the form beside the board. */
export type EditSetting = Field & { readonly value: string };

/** Pieces to cut out of paper and the board they go on, drawn so that everything fits when the scale is kept. */
export interface Kit {
  /** How large a unit is on paper, unless another size is wished. */
  readonly millimetres: number;
  /** What is measured when a size is told: its length in units. Words: `kit.measure`, with `{size}`. */
  readonly measure: number;
  readonly parts: readonly KitPart[];
  readonly board?: Pick<Scene, 'width' | 'height' | 'shapes'>;
}

/** One thing to cut out; words: `kit.note`, if something is to be done with it then. */
export interface KitPart {
  readonly name: string; // for its back; parts of one piece share it
  readonly width: number;
  readonly height: number;
  /** What scissors follow: closed paths in SVG's notation; where several overlap, they are one. */
  readonly outline: readonly string[];
  readonly shapes: readonly Shape[]; // its face, up to the outline
}

/** Straight sides are easier to cut than tabs and notches. */
export interface KitOptions {
  readonly tabs?: boolean;
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
  /** The points it is worth, where points are counted. */
  readonly score?: number;
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
  Workshop<Params, Puzzle, State> &
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
    Workshop<Params, Puzzle, State>,
    Welcome {
  /** `make` and `solve`: whether `generate` and `solve` can do anything at all. */
  readonly can: { readonly make: boolean; readonly solve: boolean };
}

/** A game whose types are its own business: what screens and registries handle. */
export type AnyGame = Game<ParamRecord, unknown, unknown, unknown>;
