/** The settings from the command line, as plain data that can be sent to a worker. */
import type { DifficultyRange, Heading, ParamRecord, Language } from 'edgewise';
import type { PrepareOptions } from 'edgewise-print/prepare';

export interface Settings {
  readonly language: Language;
  readonly json: boolean;
  readonly jobs: number;
  readonly style: 'plain' | 'mono' | 'colour';
  readonly depth: 4 | 8 | 24; // bits of colour
  readonly drawBoards: boolean; // on a terminal: a sketch goes with the text
  readonly source: string; // the name of the input in messages: a path, or '<stdin>'
  readonly game?: string | undefined;
  readonly format?: string | undefined;
  readonly to?: string | undefined;
  readonly limit: number;
  readonly fromStart: boolean; // solve: ignore what is on the board
  readonly all: boolean; // hint: every step to the solution
  readonly solution: boolean; // new: write it too; show: draw it
  readonly params?: ParamRecord | undefined; // new: for the named game
  readonly difficulty?: DifficultyRange | undefined; // new: make puzzles until one has this difficulty
  readonly set?: string | undefined; // edit: 'c3=2,d4=1'
  readonly symmetry?: string | undefined; // edit
  readonly heading?: Heading | undefined; // new: over every puzzle
  readonly prepare?: PrepareOptions; // book: what every puzzle needs
}
