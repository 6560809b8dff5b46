/** What was asked for on the command line, as plain data that a worker can be sent. */
import type { DifficultyRange, Heading, ParamRecord, Language } from 'edgewise';
import type { PrepareOptions } from 'edgewise-print/prepare';

export interface Settings {
  readonly language: Language;
  readonly json: boolean;
  readonly jobs: number;
  readonly style: 'plain' | 'mono' | 'colour';
  readonly depth: 4 | 8 | 24; // bits of colour
  readonly drawBoards: boolean; // somebody is looking: a sketch goes with the text
  readonly source: string; // how messages call the input: a path, or '<stdin>'
  readonly game?: string | undefined;
  readonly format?: string | undefined;
  readonly to?: string | undefined;
  readonly limit: number;
  readonly fromStart: boolean; // solve: without what is on the board
  readonly all: boolean; // hint: the whole way
  readonly solution: boolean; // new: write it too; show: draw it
  readonly params?: ParamRecord | undefined; // new: for the named game
  readonly difficulty?: DifficultyRange | undefined; // new: make until one is as hard as this
  readonly set?: string | undefined; // edit: 'c3=2,d4=1'
  readonly symmetry?: string | undefined; // edit
  readonly heading?: Heading | undefined; // new: over every puzzle
  readonly prepare?: PrepareOptions; // book: what every puzzle needs
}
