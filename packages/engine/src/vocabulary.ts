/** The words that games, screens and files exchange: plain data, and nothing is imported. */

/** A thing on the board that can be pointed at: 'edge:7', 'cell:c3', 'dot:0', 'hex:0,-1', 'peg:Q'. */
export type Spot = string;

/**
 * What is kept under keys that are only known at run time. `noUncheckedIndexedAccess` is off here for the sake of typed
 * arrays, so this type says itself that there may be nothing under a key; open-keys.test.ts refuses records
 * that do not.
 */
export type Lookup<T> = { readonly [key: string]: T | undefined };

/** A message: `words[code]` gives the text, `with` fills it in. */
export interface Label {
  readonly code: string; // 'wrong-number'
  readonly with?: Lookup<string | number>; // { clue: 3, lines: 2 }
}

/** A message about places: `at` is what lights up. */
export interface Note extends Label {
  readonly at: readonly Spot[];
}

/** `wrong` can only be fixed by taking something back; `todo` may still come right. */
export interface Issue extends Note {
  readonly kind: 'wrong' | 'todo';
}

/** No issues means solved: there is no flag that could disagree. */
export interface Report {
  readonly issues: readonly Issue[]; // the most informative first
  readonly progress: { readonly done: number; readonly of: number };
  readonly score?: number;
  /** The most points there can be. */
  readonly mostScore?: number;
}

/**
 * The part a place has in an argument. Screens tint it, each tone with a symbol of its own: never by colour alone.
 *
 *     inside, outside   the two sides of a loop
 *     one, other        two sides that are the same or different, whichever of them is inside
 *     wall, gap         what a region cannot pass; the last opening that it has
 *     demand, supply    places that need something; pieces that have it
 *     end               where something must still continue
 *     stranded          a piece that has no place left, a place that nothing fits
 */
export const TONES = [
  'inside',
  'outside',
  'one',
  'other',
  'wall',
  'gap',
  'demand',
  'supply',
  'end',
  'stranded',
] as const;
export type Tone = (typeof TONES)[number];

/** Places that have the same part in an argument. */
export interface Toned {
  readonly tone: Tone;
  readonly spots: readonly Spot[];
}

/** Those that have any. */
export const tonesOf = (
  spots: Readonly<Partial<Record<Tone, readonly Spot[]>>>,
): { readonly tones?: readonly Toned[] } => {
  const tones = TONES.flatMap((tone) => (spots[tone]?.length ? [{ tone, spots: spots[tone] }] : []));
  return tones.length ? { tones } : {};
};

/** The evidence for a hint: never empty, so every hint says why. */
export type Reasons = readonly [Spot, ...Spot[]];

/**
 * One link of a proof: by the one small rule that its code names, what is at `because` settles `at`. `marks` is
 * what that puts on the board, shown as a ghost; a link that only relates places to each other has none.
 */
export interface ProofLink<Move> extends Note {
  readonly because: readonly Spot[];
  readonly marks?: Move;
  /** Moves that only this link tries, each the only way on from the one before: they end in what it says is wrong. */
  readonly tries?: readonly Move[];
  /** The part its places have in the argument, if that can be shown. */
  readonly tones?: readonly Toned[];
}

/** A chain of reasons in order. Where something is supposed, the last link is the contradiction. */
export interface Proof<Move> {
  readonly supposes?: ProofLink<Move>;
  readonly links: readonly [ProofLink<Move>, ...ProofLink<Move>[]];
}

/** The same chain with its moves in another form. */
export function mapProof<From, To>({ supposes, links }: Proof<From>, map: (move: From) => To): Proof<To> {
  const mapLink = ({ marks, tries, ...link }: ProofLink<From>): ProofLink<To> => ({
    ...link,
    ...(marks !== undefined && { marks: map(marks) }),
    ...(tries && { tries: tries.map(map) }),
  });
  const [first, ...rest] = links;
  return {
    ...(supposes && { supposes: mapLink(supposes) }),
    links: [mapLink(first), ...rest.map(mapLink)],
  };
}

interface HintBase<Move> extends Note {
  readonly level: string; // one of Game.levels, or 'beyond'
  readonly moves: readonly Move[];
  /** How to see it, link by link, if there is more than one thing to see. */
  readonly proof?: Proof<Move>;
  /** The part places have in its last argument, as in a link. */
  readonly tones?: readonly Toned[];
}

/** Forced by the position: `because`, together with the game's general rules, leaves nothing else. */
export interface StepHint<Move> extends HintBase<Move> {
  readonly kind: 'step';
  readonly because: Reasons;
}

/** Helpful, but other moves may be too: `offers` says what it is good for, `because` what it is based on. */
export interface AdviceHint<Move> extends HintBase<Move> {
  readonly kind: 'advice';
  readonly because: readonly Spot[];
  readonly offers: Label;
}

/** What went wrong (`at`), what can no longer hold together (`because`), how to take it back (`moves`). */
export interface MistakeHint<Move> extends HintBase<Move> {
  readonly kind: 'mistake';
  readonly because: Reasons;
}

export type Hint<Move> = StepHint<Move> | AdviceHint<Move> | MistakeHint<Move>;

/** Spots as reasons. A step that follows from the rules alone has its own place as the reason. */
export const reasonsOf = (because: readonly Spot[], place: Spot): Reasons => {
  const [first, ...rest] = because;
  return first === undefined ? [place] : [first, ...rest];
};

/** Why a text could not be read, and where: line and column count from 1. */
export interface ParseError extends Note {
  readonly line: number;
  readonly column: number;
}

export type Read<T> =
  | { readonly ok: true; readonly value: T; readonly warnings?: readonly ParseError[] }
  | { readonly ok: false; readonly error: ParseError };

/** Text without spaces to a value and back. */
export interface Codec<T> {
  parse(text: string): Read<T>;
  format(value: T): string;
}

/** A way of writing puzzles. `format` may lose what the format cannot hold; `holds` says what it can. Words: `format.<id>`. */
export interface Format<T> extends Codec<T> {
  readonly id: string; // 'loopy'
  readonly oneLine: boolean; // then a file may hold many puzzles, one per line
  readonly holds: 'puzzle' | 'state' | 'solution' | 'everything'; // besides the puzzle: marks, a solution, both
  /** The line that begins a multi-line puzzle; without it, puzzles in a file are separated by an empty line. */
  readonly firstLine?: RegExp;
  /** A cheap guess, so that a text without a named format gets the right reader and the best error. */
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
  /** The search was complete: there are no solutions other than those found. */
  readonly exhausted: boolean;
  readonly effort: Lookup<number>; // { conflicts: 12 }
}

/** What the puzzle really needs: the lowest of `Game.levels` that solves it, or 'beyond'. */
export interface Grade {
  readonly level: string;
  readonly solutions: 'none' | 'one' | 'many' | 'unknown';
  readonly uses: Lookup<number>; // technique code -> times; empty where counting would take too long
  /** From the mean and the hardest step, on one scale for all games: derive/difficulty.ts. */
  readonly difficulty?: number;
}

/** An input in terms of spots: mouse, touch, keyboard, terminal and screen reader all end here. */
export type Gesture =
  | { readonly verb: 'tap' | 'mark' | 'cycle' | 'clear' | 'turn' | 'back' | 'flip'; readonly on: Spot }
  | { readonly verb: 'drag' | 'sweep'; readonly path: readonly Spot[] };

/**
 * One change to a puzzle that is being made: 'c3=2', 'size=10x8', 'tiles=1-10,25'. `on` is the name of a place or
 * of a setting; `to` is its new value, and `-` removes what is given there. Neither has spaces in it.
 */
export interface Edit {
  readonly on: string;
  readonly to: string;
}

/** What `interpret` returns if a gesture means nothing and there is nothing to explain. */
export const NOTHING_HERE: Note = { code: 'nothing-here', at: [] };

/** A piece that fits a place now, and the move that puts it there. */
export interface Fit<Move> {
  readonly piece: Spot;
  readonly place: Spot;
  readonly move: Move;
}

/** The result of a game's action: moves that make one step, or only a message. */
export interface ActionResult<Move> {
  readonly moves: readonly Move[];
  readonly note?: Note;
  /** It counts as the player's own move, as submitting does; else as the program's. */
  readonly byHand?: true;
}

/**
 * One step of a first lesson, on a board of its own: it ends when the player makes `gesture`; of a drag, picking up
 * and putting down are two touches. Words: `lesson.<code>` is its title, `lesson.<code>.text` what to do and why.
 */
export interface LessonStep {
  readonly code: string;
  readonly text: string; // native, with state
  readonly gesture: Gesture;
  readonly shows?: readonly Spot[]; // what the text refers to
}

/** A board that shows one thing from the rules; together they make the rules page. Words: `example.<code>`. */
export interface Example {
  readonly code: string; // 'dangling-end', or 'solved'
  readonly text: string; // native, with state
}

/**
 * One technique that hints teach, and positions whose next step it is. Words: `technique.<code>` is its name and
 * `technique.<code>.rule` the rule in a sentence; without that, what the hint says in the first example.
 */
export interface Technique {
  readonly code: string; // as in `Hint`
  readonly kind: 'step' | 'advice';
  readonly level: string; // of the first example
  readonly from: string; // params with which its positions soon occur, as text
  readonly examples: readonly string[]; // native, with state; the clearest first
}
