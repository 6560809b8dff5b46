import type { Heading } from 'edgewise/workshop';

/** What is stored of a game: a card to show, and the lines that `Session` wrote. */
export interface GameRecord {
  readonly id: string;
  readonly game: string; // the game's id
  readonly puzzle: string; // native, without state: the same puzzle has the same text
  readonly now: string; // native, with state: the thumbnail
  readonly params: string; // how it was made, '' when it came from outside
  readonly level: string; // '' when unknown
  readonly created: number; // milliseconds since 1970
  readonly played: number;
  readonly done: number;
  readonly of: number;
  readonly solved: boolean;
  readonly elapsed: number;
  readonly origin?: string; // which day's puzzle or which challenge it is
  readonly heading?: Heading; // what its maker says about it
  readonly before?: string; // the game in which "new" was pressed: undo goes back there
}

/** A solved puzzle: kept for good, even when its game is removed. */
export interface SolveRecord {
  readonly key: string; // which game and which solution: the same is counted once
  readonly game: string;
  readonly puzzle: string; // native, without state
  readonly params: string;
  readonly find: string; // equal for solutions that count as one
  readonly state: string; // native, with state: the picture
  readonly time: number; // milliseconds
  readonly moves: number;
  readonly own: boolean; // no step was played by the program
  readonly score?: number; // where the game has points
  readonly at: number; // milliseconds since 1970
  readonly origin?: string; // as in the game's record
}

export interface StoredGame {
  readonly record: GameRecord;
  readonly lines: readonly string[];
}

/** Another tab has written to this game in the meantime. */
export class Conflict extends Error {}

export interface Store {
  readonly lasting: boolean;
  list(): Promise<readonly GameRecord[]>;
  load(id: string): Promise<StoredGame | undefined>;
  create(game: StoredGame): Promise<void>;
  /** Adds lines from number `from` on; a line that already exists is a `Conflict`. The card only if it has changed. */
  append(id: string, from: number, lines: readonly string[], card?: GameRecord): Promise<void>;
  remove(id: string): Promise<void>;
  clear(): Promise<void>;
  solveRecords(): Promise<readonly SolveRecord[]>;
  recordSolve(solve: SolveRecord): Promise<void>;
}

/** For browsers that refuse to keep anything: games last as long as the page. */
export function memoryStore(): Store {
  const games = new Map<string, { record: GameRecord; lines: string[] }>();
  const solves = new Map<string, SolveRecord>();
  return {
    lasting: false,
    list: async () => [...games.values()].map(({ record }) => record),
    load: async (id) => games.get(id),
    create: async ({ record, lines }) => void games.set(record.id, { record, lines: [...lines] }),
    append: async (id, from, lines, card) => {
      const game = games.get(id);
      if (game?.lines.length !== from) throw new Conflict();
      games.set(id, { record: card ?? game.record, lines: [...game.lines, ...lines] });
    },
    remove: async (id) => void games.delete(id),
    clear: async () => {
      games.clear();
      solves.clear();
    },
    solveRecords: async () => [...solves.values()],
    recordSolve: async (solve) => void solves.set(solve.key, solve),
  };
}
