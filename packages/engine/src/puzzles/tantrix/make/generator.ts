/** New games: levels as the tables have them, orders for Solitaire, and choices of tiles with few solutions. */
import type { Note, Saved } from '../../../vocabulary.ts';
import { fail, ok, type Result } from '../../../result.ts';
import { type Rng, shuffle } from '../../../rng.ts';
import type { Task } from '../../../task.ts';
import { grade } from './grade.ts';
import { goalColours } from '../rules/check.ts';
import { asked, countOf, namedColour, namedTiles, type Params } from '../params.ts';
import type { Puzzle, State } from '../rules/rules.ts';
import { pyramid } from '../rules/outline.ts';
import { parityObstruction } from '../solve/search/parity.ts';
import { solve } from '../solve/solver.ts';
import { type Colour, colours, hasColour, tileCount } from '../rules/tiles.ts';

type Made = Result<Saved<Puzzle, State>, Note>;
/** One set of tiles in some thousands has a single solution, and none of fewer than eight was ever met. */
const ATTEMPTS = 60_000;
const FEW = 10;

export function* generate(params: Params, rng: Rng): Task<Made> {
  if (params.mode === 'solitaire') return yield* draw(params, rng);
  if (params.mode === 'free' && countOf(params) !== undefined) return yield* choose(params, rng);
  const puzzle = puzzleOf(params, namedTiles(params), namedColour(params));
  const made = yield* complete(params.mode === 'free' ? params : { ...params, solutions: 'any' }, puzzle);
  if (made) return ok(made);
  const { found } = yield* solve(puzzle, { limit: 1 });
  return fail(found.length > 0 ? tooMany(puzzle) : noSolution(puzzle));
}

function puzzleOf(params: Params, tiles: readonly number[], colour: Colour | 'any'): Puzzle {
  const { mode, goal, match, holes, rules, locks } = params;
  const solitaire = mode === 'solitaire';
  const outline = mode === 'free' && params.outline === 'pyramid' ? pyramid(tiles.length) : undefined;
  return {
    mode,
    tiles,
    ...asked(params, colour),
    goal,
    match: solitaire ? 'all' : match,
    holes: solitaire ? 'allowed' : holes,
    rules: solitaire ? rules : 'strict',
    locks: solitaire && locks,
    ...(outline && { outline }),
  };
}

/** The solution shown is one of the best found: mostly a loop through all the tiles. */
function* draw(params: Params, rng: Rng): Task<Made> {
  const tiles = [...namedTiles(params)];
  shuffle(rng, tiles);
  const puzzle = puzzleOf({ ...params, goal: 'loop' }, tiles, 'any');
  const { found } = yield* solve(puzzle, { limit: 1 });
  return ok({ puzzle, ...(found[0] && { solution: found[0] }) });
}

/** Random tiles that share a colour, until they have the solutions and the level asked for. */
function* choose(params: Params, rng: Rng): Task<Made> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    if (attempt % 50 === 0) yield { done: attempt, of: ATTEMPTS };
    const named = namedColour(params);
    const colour = named === 'any' ? colours[rng.below(colours.length)] : named;
    const tiles = Array.from({ length: tileCount }, (_, i) => i + 1).filter((tile) =>
      hasColour(tile, colour),
    );
    shuffle(rng, tiles);
    const count = countOf(params) ?? 0;
    const chosen = tiles.slice(0, count).sort((a, b) => a - b);
    const puzzle = puzzleOf(params, chosen, colour);
    if (chosen.length < count || parityObstruction(puzzle, colour)) continue;
    const made = yield* complete(params, puzzle);
    if (made && (yield* isAsHard(params, made.puzzle))) return ok(made);
  }
  return fail({ code: 'none-found', at: [], with: { attempts: ATTEMPTS } });
}

function* isAsHard({ level }: Params, puzzle: Puzzle): Task<boolean> {
  return level === 'any' || (yield* grade(puzzle)).level === level;
}

/** With a solution, and with its cells given where that is asked for; undefined when it has none or too many. */
function* complete(params: Params, puzzle: Puzzle): Task<Saved<Puzzle, State> | undefined> {
  const turns = params.cells && params.mode === 'free';
  const { found, exhausted } = yield* solve(puzzle, { limit: turns ? 1 : mostOf(params) + 1 });
  const [solution] = found;
  if (!solution) return undefined;
  if (turns) return yield* turning(params, puzzle, solution);
  return isFew(params, found.length, exhausted) ? { puzzle, solution } : undefined;
}

const mostOf = ({ solutions }: Params): number => (solutions === 'one' ? 1 : solutions === 'few' ? FEW : 0);

const isFew = (params: Params, count: number, exhausted: boolean): boolean =>
  params.solutions === 'any' || (exhausted && count <= mostOf(params));

function* turning(params: Params, puzzle: Puzzle, solution: State): Task<Saved<Puzzle, State> | undefined> {
  const placed = puzzle.tiles.flatMap((tile) => solution.placed.filter((each) => each.tile === tile));
  const { outline: _filled, ...rules } = puzzle;
  const given: Puzzle = { ...rules, cells: placed.map(({ q, r }) => ({ q, r })) };
  const { found, exhausted } = yield* solve(given, { limit: mostOf(params) + 1 });
  const fresh = placed.every((each) => each.turn === 0);
  return !fresh && isFew(params, found.length, exhausted)
    ? { puzzle: given, solution: { ...solution, placed } }
    : undefined;
}

const tooMany = ({ tiles }: Puzzle): Note => ({ code: 'too-many', at: [], with: { count: tiles.length } });

/** Where counting shows why, it is told. */
function noSolution(puzzle: Puzzle): Note {
  const [colour] = puzzle.colour === 'any' ? goalColours(puzzle) : [puzzle.colour];
  const odd = colour && parityObstruction(puzzle, colour);
  if (!odd || puzzle.colour === 'any')
    return { code: 'no-solution', at: [], with: { count: puzzle.tiles.length } };
  const values = { colour: odd.colour, other: odd.other ?? '', count: odd.tiles.length };
  return { code: `impossible-${odd.code}`, at: [], with: values };
}
