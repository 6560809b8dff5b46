/**
 * Long work for the workshop, in the worker. A draft is passed as its line of text, solutions as native texts.
 * One watch is kept for the open draft: the solutions it knows survive most edits.
 */
import { makeRng, restore, type AnyGame, type Grade, type Note, type Spot, type Task } from 'edgewise';
import { plainHint, type PlainHint } from 'edgewise/play';
import {
  brokenBy,
  clashingGivens,
  ambiguity,
  draftGames,
  edits,
  fillRest,
  isEditable,
  readDraft,
  StatusWatch,
  suggest,
  superfluous,
  thin,
  trialOf,
  type Draft,
  type EditableGame,
  type Status,
  type Trial,
} from 'edgewise/workshop';
import type { Edit, Result } from 'edgewise';
import type { OnProgress } from './job-server.ts';

export interface QuickStatus {
  readonly solutions: Status['solutions'];
  readonly obstacle?: Note;
}

export interface OneSolution {
  readonly grade: Grade;
  /** Places of givens that are not needed. */
  readonly spare: readonly Spot[];
}

export interface ManySolutions {
  readonly count: number;
  readonly isMore: boolean;
  readonly open: readonly Spot[];
  readonly forced: readonly Spot[];
  readonly isProved: boolean;
  /** Native with state: some of them, each unlike the others. */
  readonly solutions: readonly string[];
}

export interface NoSolution {
  readonly because: readonly Spot[];
  /** What else contradicts, as text: a required colour has no place on the board. */
  readonly besides?: string;
  /** The edits that removed the last solution, as text. */
  readonly brokenBy?: string;
}

/** Edits as text, and how many places still differ after them. */
export interface PlainSuggestion {
  readonly edits: string;
  readonly differing: number;
}

export type Edited =
  | { readonly ok: true; readonly edits: string }
  | { readonly ok: false; readonly note: Note };

export interface WalkStep {
  readonly text: string; // the position before it, native
  readonly hint: PlainHint;
}

type Drive = <T>(job: number, task: Task<T>, onProgress: OnProgress) => Promise<T>;

const SHOWN_SOLUTIONS = 12;
const MOST_STEPS = 2000;

export function workshopJobs(games: readonly AnyGame[], drive: Drive) {
  let watched: { readonly id: string; readonly watch: StatusWatch } | undefined;

  /** Which game this text belongs to, and its content. */
  const open = (gameId: string, text: string): { game: EditableGame; draft: Draft } => {
    const game = games.find(({ id }) => id === gameId);
    const read = game && isEditable(game) ? readDraft(game, text) : undefined;
    if (!game || !isEditable(game) || !read?.ok) throw new Error('a draft of this page does not read');
    return { game, draft: read.value };
  };

  const watchOf = (id: string, game: EditableGame): StatusWatch => {
    if (watched?.id !== id) watched = { id, watch: new StatusWatch(game) };
    return watched.watch;
  };

  return {
    async draftStatus(job: number, id: string, gameId: string, text: string, onProgress: OnProgress) {
      const { game, draft } = open(gameId, text);
      const task = watchOf(id, game).status(draft.design.puzzle);
      const { solutions, obstacle } = await drive(job, task, onProgress);
      return { solutions, ...(obstacle && { obstacle }) } satisfies QuickStatus;
    },

    async draftOne(job: number, gameId: string, text: string, onProgress: OnProgress): Promise<OneSolution> {
      const { game, draft } = open(gameId, text);
      const { puzzle } = draft.design;
      const grade = await drive(job, game.grade(puzzle), onProgress);
      const spare = await drive(job, superfluous(game, puzzle), onProgress);
      return { grade, spare: spare.flatMap(({ on }) => game.edit.spotOf(draft.design, on) ?? []) };
    },

    async draftMany(
      job: number,
      id: string,
      gameId: string,
      text: string,
      onProgress: OnProgress,
    ): Promise<ManySolutions> {
      const { game, draft } = open(gameId, text);
      const { puzzle } = draft.design;
      const watch = watchOf(id, game);
      const known = watch.known(puzzle);
      const {
        count,
        isMore,
        found,
        open: differing,
        forced,
        isProved,
      } = await drive(job, ambiguity(game, puzzle, { known }), onProgress);
      watch.learn(puzzle, found);
      const texts = found.slice(0, SHOWN_SOLUTIONS).map((state) => game.native.format({ puzzle, state }));
      return {
        count,
        isMore,
        open: differing,
        forced,
        isProved,
        solutions: texts,
      };
    },

    /** `save`: the log of the draft, so that the edit can be found that broke it. */
    async draftNone(job: number, gameId: string, save: string, onProgress: OnProgress): Promise<NoSolution> {
      const restored = restore(draftGames(games), save);
      const game = games.find(({ id }) => id === gameId);
      if (!restored.ok || !game || !isEditable(game)) throw new Error('a draft of this page does not read');
      const last = restored.value.state as Draft;
      const past = [...(restored.value.past() as readonly Draft[]), last];
      const { design } = last;
      const clashing = await drive(job, clashingGivens(game, design.puzzle), onProgress);
      const spotOf = ({ on }: Edit): Spot | undefined => game.edit.spotOf(design, on);
      const besides = clashing.filter((each) => spotOf(each) === undefined);
      const broken = await drive(job, brokenBy(game, past), onProgress);
      return {
        because: clashing.flatMap((each) => spotOf(each) ?? []),
        ...(besides.length && { besides: edits.format(besides) }),
        ...(broken?.length && { brokenBy: edits.format(broken) }),
      };
    },

    async draftSuggest(
      job: number,
      gameId: string,
      text: string,
      onProgress: OnProgress,
    ): Promise<Result<readonly PlainSuggestion[], Note>> {
      const { game, draft } = open(gameId, text);
      const found = await drive(job, suggest(game, draft), onProgress);
      if (!found.ok) return found;
      return {
        ok: true,
        value: found.value.map(({ edits: list, differing }) => ({ edits: edits.format(list), differing })),
      };
    },

    async draftFill(job: number, gameId: string, text: string, seed: string, onProgress: OnProgress) {
      const { game, draft } = open(gameId, text);
      return plain(await drive(job, fillRest(game, draft, makeRng(seed)), onProgress));
    },

    async draftThin(
      job: number,
      gameId: string,
      text: string,
      level: string,
      seed: string,
      onProgress: OnProgress,
    ) {
      const { game, draft } = open(gameId, text);
      const options = level === '' ? {} : { level };
      return plain(await drive(job, thin(game, draft, options, makeRng(seed)), onProgress));
    },

    draftWalk(
      job: number,
      gameId: string,
      text: string,
      onProgress: OnProgress,
    ): Promise<readonly WalkStep[]> {
      const { game, draft } = open(gameId, text);
      return drive(job, walk(game, draft.design.puzzle), onProgress);
    },

    /** How a trial solve went; undefined if the text is not a saved game of this puzzle. */
    async trial(
      job: number,
      save: string,
      puzzle: string,
      onProgress: OnProgress,
    ): Promise<Trial | undefined> {
      const restored = restore(games, save);
      if (!restored.ok) return undefined;
      const { value: session } = restored;
      if (session.game.native.format({ puzzle: session.puzzle }) !== puzzle) return undefined;
      return drive(job, trialOf(session), onProgress);
    },
  };
}

const plain = (found: Result<readonly Edit[], Note>): Edited =>
  found.ok ? { ok: true, edits: edits.format(found.value) } : { ok: false, note: found.error };

/** The hints' way through the puzzle, from the empty board until nothing more is forced. */
function* walk(game: EditableGame, puzzle: unknown): Task<readonly WalkStep[]> {
  const steps: WalkStep[] = [];
  let state = game.start(puzzle);
  while (steps.length < MOST_STEPS && game.check(puzzle, state).issues.length) {
    const hint = yield* game.hint(puzzle, state);
    if (!hint || hint.kind === 'mistake') break;
    let next = state;
    for (const move of hint.moves) {
      const result = game.apply(puzzle, next, move);
      if (result.ok) next = result.value;
    }
    if (next === state) break;
    steps.push({ text: game.native.format({ puzzle, state }), hint: plainHint(game, hint) });
    state = next;
    yield { done: steps.length };
  }
  return steps;
}
