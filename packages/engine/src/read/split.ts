/**
 * A file with puzzles, split line by line as it arrives. The first line with content, together with the
 * comments before it (one format begins with what looks like comments), decides which kind of file it is:
 *
 * - one puzzle per line, if a native or another one-line format recognises that line;
 * - multi-line puzzles: a new one begins where the format's own first line occurs again
 *   (`Format.firstLine`) or, if the format has none, after an empty line;
 * - anything else, and a saved game, is one text.
 */
import type { AnyGame } from '../game.ts';
import { looksLikeSession } from '../session/text.ts';
import { headingLine, readHeading, type Heading } from '../text/heading.ts';
import { PUZZLE_LIMIT, SAVE_LIMIT } from '../text/text.ts';
import { formatsOf, isBlankOrComment, startsMany, type AnyFormat, type ReadOptions } from './read.ts';

/** The text of one puzzle and the line of the file where it begins. */
export interface PuzzleText {
  readonly line: number; // from 1
  readonly text: string;
  readonly whole: boolean; // not a line of a file with one puzzle per line
  readonly heading?: Heading; // what the comments before it say
}

const LONGEST_NAME = 120;
const LONGEST_HEADING = 600; // lines: more than any note has

export class PuzzleSplitter {
  readonly #games: readonly AnyGame[];
  readonly #options: ReadOptions;
  #kind: 'unknown' | 'lines' | 'blocks' | 'whole' = 'unknown';
  #firstLine: RegExp | undefined; // of blocks
  #number = 0;
  #lines: string[] = []; // of what is being collected
  #length = 0;
  #from = 1;
  #found = 0;
  #comments: string[] = []; // since the last puzzle, those that belong to a heading
  #name: string | undefined;

  constructor(games: readonly AnyGame[], options: ReadOptions = {}) {
    this.#games = games;
    this.#options = options;
  }

  /** The name that `# collection:` gives to everything that follows. */
  get collection(): string | undefined {
    return this.#name;
  }

  /** Takes the next line; returns the puzzle that is now complete, if any. */
  add(line: string): PuzzleText | undefined {
    this.#number++;
    if (this.#kind === 'unknown' || this.#kind === 'lines') this.#note(line);
    if (this.#kind === 'unknown') return this.#decide(line);
    if (this.#kind === 'lines') return this.#oneLine(line);
    const done = this.#kind === 'blocks' && this.#endsBlock(line) ? this.#take() : undefined;
    this.#collect(line);
    return done;
  }

  /** After the last line. A file without anything in it is one empty text. */
  end(): PuzzleText | undefined {
    const empty = this.#kind !== 'whole' && !this.#lines.some((line) => this.#isContent(line));
    if (this.#found > 0 && empty) return undefined;
    return this.#take();
  }

  #decide(line: string): PuzzleText | undefined {
    this.#collect(line);
    if (isBlankOrComment(line)) return undefined;
    const head = this.#lines.join('\n');
    const format = this.#longFormat(head, line);
    if (looksLikeSession(head)) this.#kind = 'whole';
    else if (this.#takesLine(line, format)) return this.#beginLines(line);
    else if (!format) this.#kind = 'whole';
    else this.#beginBlocks(format);
    return undefined;
  }

  /** A loosely defined one-line format may recognise the first line of a longer puzzle; a native one never does. */
  #takesLine(line: string, longer: AnyFormat | undefined): boolean {
    if (!startsMany(this.#games, line, this.#options)) return false;
    return longer === undefined || this.#chosen().some(({ native }) => native.looksLike(line.trim()));
  }

  #beginLines(line: string): PuzzleText | undefined {
    this.#kind = 'lines';
    [this.#lines, this.#length] = [[], 0];
    return this.#oneLine(line);
  }

  #beginBlocks({ firstLine }: AnyFormat): void {
    this.#kind = 'blocks';
    this.#firstLine = firstLine;
    const lines = this.#lines;
    const start = lines.findIndex((line) => (firstLine ? firstLine.test(line) : this.#isContent(line)));
    [this.#lines, this.#length] = [[], 0];
    this.#number -= lines.length;
    for (const [index, line] of lines.entries()) {
      this.#number++;
      if (index >= start) this.#collect(line);
    }
  }

  #oneLine(text: string): PuzzleText | undefined {
    if (isBlankOrComment(text)) return undefined;
    this.#found++;
    return { line: this.#number, text, whole: false, ...this.#heading() };
  }

  #note(line: string): void {
    const said = headingLine(line);
    if (said?.key === 'collection') this.#name ??= said.text.slice(0, LONGEST_NAME);
    else if (said && this.#comments.length < LONGEST_HEADING) this.#comments.push(line);
  }

  #heading(): { readonly heading?: Heading } {
    const heading = readHeading(this.#comments);
    this.#comments = [];
    return Object.keys(heading).length ? { heading } : {};
  }

  #endsBlock(line: string): boolean {
    if (!this.#lines.some((each) => this.#isContent(each))) return false;
    return this.#firstLine ? this.#firstLine.test(line) : /^\r?$/.test(line); // blanks may be cells
  }

  /** Between blocks there may be blank lines, and comments where the format has no such lines of its own. */
  #isContent(line: string): boolean {
    return this.#firstLine ? line.trim() !== '' : !isBlankOrComment(line);
  }

  /** No more than a reader accepts: longer input ends in an error, not in exhausted memory. */
  #collect(line: string): void {
    const skipped = this.#kind === 'blocks' && this.#lines.length === 0 && !this.#isContent(line);
    if (skipped || this.#length > (this.#kind === 'blocks' ? PUZZLE_LIMIT : SAVE_LIMIT)) return;
    if (this.#lines.length === 0) this.#from = this.#number;
    this.#lines.push(line);
    this.#length += line.length + 1;
  }

  #take(): PuzzleText {
    const text = this.#lines.join('\n');
    [this.#lines, this.#length] = [[], 0];
    this.#found++;
    return { line: this.#from, text, whole: true };
  }

  #longFormat(head: string, line: string): AnyFormat | undefined {
    const { format } = this.#options;
    const longer = this.#chosen()
      .flatMap(formatsOf)
      .filter((each) => !each.oneLine && (format === undefined || each.id === format));
    return format === undefined
      ? longer.find((each) => each.looksLike(head) || each.looksLike(line))
      : longer[0];
  }

  #chosen(): readonly AnyGame[] {
    const { game } = this.#options;
    return game === undefined ? this.#games : this.#games.filter((each) => each.id === game);
  }
}
