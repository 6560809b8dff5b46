/**
 * The central interface: a kind of puzzle is one folder that implements `GameParts`, and every screen
 * (browser, terminal, library) knows only `Game`, which `defineGame` makes from it.
 *
 * Four kinds of data, one question each. Could a player choose it for a new game? `Params`.
 * Does it define the problem? `Puzzle`. Should undo restore it? `State`. Otherwise (cursor, held
 * piece, open menu) it belongs to the player: play/.
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
  /** What can be cut out and played with on a table, if anything. */
  kit?(puzzle: Puzzle, options?: KitOptions): Kit;
}

/** What `defineGame` derives where a game has nothing better. */
interface Derived<Puzzle, State, Move> {
  readonly foreign: readonly Format<Saved<Puzzle, State>>[];
  readonly examples: readonly Example[];
  readonly levels: readonly string[]; // easiest first; words: `level.<level>`
  /** What hints teach, easiest first: see train/. */
  readonly techniques: readonly Technique[];
  sketch(puzzle: Puzzle, state: State): Sketch;
  /** The goal in one sentence, shown beside the board. Words: `goal`, else the tagline. */
  goal(puzzle: Puzzle): Goal;
  /** What is left, in words: '24 numbers left'. Words: `left`. */
  left(puzzle: Puzzle, state: State, report: Report): Label;
  /** Moves that lead from one position to another. */
  plan(puzzle: Puzzle, from: State, to: State): readonly Move[];
  /** `brief`: only the level and the number of solutions; counting techniques can take longer than both. */
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
  /** Called with every solution when it is found; then `found` stays empty, so that a million take no memory. */
  onFound?(state: State): void;
}

/** Optional help for players; no screen relies on it. */
interface Help<Puzzle, State, Move> {
  /** Other ways to look at the board, for `ViewOptions.view`. Words: `view.<id>`. */
  readonly views?: readonly string[];
  /** The opposite move, if the game has a negative mark: line <-> cross. */
  negate?(puzzle: Puzzle, move: Move): Move | undefined;
  /**
   * What fits a spot now without breaking a rule: for a place the pieces of the shelf, for a piece
   * the places. Empty if nothing does; undefined if the question makes no sense, as at an occupied place.
   */
  fits?(puzzle: Puzzle, state: State, at: Spot): readonly Fit<Move>[] | undefined;
  /** Supply and demand, or the progress of each colour. */
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
   * Marks that follow directly from a move: crosses round a satisfied number and a full dot. Only what the move
   * from `before` has settled, so that marks the player removes stay removed.
   */
  tidy?(puzzle: Puzzle, before: State | undefined, after: State): Move | undefined;
  /** The kind of target that is only for notes, such as shaded cells: a player may turn it off. */
  readonly shading?: string;
  /** A text that is equal for two solved states that count as one solution, as after rotating the board. */
  identity?(puzzle: Puzzle, state: State): string;
  /** A text that is equal for two puzzles that differ only by rotation, reflection and the order of pieces. */
  likeness?(puzzle: Puzzle): string;
  /**
   * Solutions that differ wherever any two solutions do, none where there is none; `known` are some. If `exhausted`,
   * what all of them share is forced.
   */
  variety?(puzzle: Puzzle, known: readonly State[]): Task<Solutions<State>>;
}

/** How puzzles are made by hand, if they can be. */
interface Workshop<Params extends ParamRecord, Puzzle, State> {
  readonly edit?: Editing<Params, Puzzle, State>;
}

/** What a new player sees first; a screen leaves out what is missing. */
interface Welcome {
  /** An attractive position, native with state, for cards. */
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
  /** What gestures mean while making; if nothing, the gesture may still draw a solution. */
  interpret(design: Saved<Puzzle, State>, gesture: Gesture): Result<readonly Edit[], Note>;
  /** What a text typed at a spot means: '3', 'A', 'FO'; an empty one removes. */
  type(design: Saved<Puzzle, State>, at: Spot, text: string): Result<readonly Edit[], Note>;
  /** What could be given at a spot. */
  palette(design: Saved<Puzzle, State>, at: Spot): readonly EditChoice[];
  /** Settings of the whole puzzle: size, rule, colour. Each is changed by an edit of its key. */
  settings(design: Saved<Puzzle, State>): readonly EditSetting[];
  /** What can be done to the whole board at once: turn, mirror, take apart. */
  boardEdits(design: Saved<Puzzle, State>): readonly EditChoice[];
  /** The board in the editor: its places are those for givens. */
  scene(design: Saved<Puzzle, State>, options?: ViewOptions): Scene;
  placeOf(design: Saved<Puzzle, State>, spot: Spot): string | undefined;
  spotOf(design: Saved<Puzzle, State>, place: string): Spot | undefined;
  /** Symmetries this board has, 'none' first. */
  symmetries(design: Saved<Puzzle, State>): readonly string[];
  /** An edit and its images, itself first; an edit of the whole board is its own and only image. */
  mirror(design: Saved<Puzzle, State>, edit: Edit, symmetry: string): readonly Edit[];
  /** Where an edit of the whole board moves a place; undefined if it is gone. */
  carry(design: Saved<Puzzle, State>, edit: Edit, place: string): string | undefined;
  /** All that is given, each as the edit that gives it. */
  givens(puzzle: Puzzle): readonly Edit[];
  /** What could be given if this were the solution: every edit that agrees with it. */
  givensOf(puzzle: Puzzle, solution: State): readonly Edit[];
  /** What must be given with an edit if this is to stay the solution: the pieces below another. */
  company?(puzzle: Puzzle, solution: State, edit: Edit): readonly Edit[];
  /** What a solution says, place by place: two solutions differ where their texts do. */
  reading(puzzle: Puzzle, solution: State): ReadonlyMap<Spot, string>;
  /**
   * Starting positions: every solution that differs from this one at a place can be reached from one of them, and no
   * other solution can. Without it, or if it returns undefined, all solutions are examined.
   */
  otherwise?(puzzle: Puzzle, at: Spot, than: string): readonly State[] | undefined;
  /** Puzzles with equal texts accept each other's states. */
  frame(puzzle: Puzzle): string;
  /** How much of what is given: density and values, or supply and demand. */
  meters(design: Saved<Puzzle, State>): readonly Meter[];
  /** Why there can be no solution, if that is obvious at once. */
  obstacle?(puzzle: Puzzle): Note | undefined;
  /** Completes an unfinished design; what was entered stays. Without it, givens are filled in by trial. */
  fill?(design: Saved<Puzzle, State>, entered: ReadonlySet<string>, rng: Rng): readonly Edit[];
}

/** One thing that could be given or done, and whether it currently is. */
export interface EditChoice extends Label {
  readonly edits: readonly Edit[];
  readonly isNow?: boolean;
  /** What is typed for it. */
  readonly key?: string;
  /** Its label on a small button, if not the key. */
  readonly sign?: string;
}

/** A field of the form beside the board. */
export type EditSetting = Field & { readonly value: string };

/** Pieces to cut out of paper and the board they go on, drawn so that everything fits when the scale is kept. */
export interface Kit {
  /** How large a unit is on paper by default. */
  readonly millimetres: number;
  /** What a given size measures: its length in units. Words: `kit.measure`, with `{size}`. */
  readonly measure: number;
  readonly parts: readonly KitPart[];
  readonly board?: Pick<Scene, 'width' | 'height' | 'shapes'>;
}

/** One thing to cut out; words: `kit.note`, if something is to be done with it then. */
export interface KitPart {
  readonly name: string; // for its back; parts of one piece share it
  readonly width: number;
  readonly height: number;
  /** Where to cut: closed SVG paths; overlapping ones count as one. */
  readonly outline: readonly string[];
  readonly shapes: readonly Shape[]; // its face, up to the outline
}

/** Straight sides are easier to cut than tabs and notches. */
export interface KitOptions {
  readonly tabs?: boolean;
}

/** `role`: the colour it refers to; the meter of that role shows its progress. */
export interface Goal extends Label {
  readonly role?: Role;
}

/** `past` as in `hint`; `solution`: the one the puzzle was made with, if known. */
export interface ActionContext<State> {
  readonly past: readonly State[];
  readonly solution?: State;
}

/** One row of a meter: how much of something there is, and how much is needed. */
export interface Meter extends Label {
  readonly role?: Role; // the colour it refers to
  readonly sign?: string; // and its letter
  readonly have: number;
  readonly need: number;
  /** `short`: it can no longer come right. */
  readonly state: 'open' | 'full' | 'short';
}

/** What goes through a spot, such as a line through a tile: shapes to highlight and a sentence. */
export interface PathThrough {
  readonly shapes: readonly Shape[];
  readonly note: Note;
  /** The points it is worth, where points are counted. */
  readonly score?: number;
  /** Where on the spot a pointer selects this one, in units of the scene. */
  readonly near: readonly (readonly [x: number, y: number])[];
}

/** What a puzzle folder provides. */
export type GameParts<Params extends ParamRecord, Puzzle, State, Move> = Rules<Params, Puzzle, State, Move> &
  View<Puzzle, State> &
  Partial<Make<Params, Puzzle, State>> &
  Partial<Solve<Puzzle, State>> &
  Partial<Derived<Puzzle, State, Move>> &
  Help<Puzzle, State, Move> &
  Workshop<Params, Puzzle, State> &
  Welcome;

/** What screens get: missing members are derived, or say honestly that they cannot. */
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

/** A game of unknown types: what screens and registries handle. */
export type AnyGame = Game<ParamRecord, unknown, unknown, unknown>;

/** A registry; what is shown before a game is chosen shows the first. */
export type Games = readonly [AnyGame, ...AnyGame[]];
