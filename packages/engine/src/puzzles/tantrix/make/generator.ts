/** New games: levels from the tables, orders for Solitaire, and choices of tiles with few solutions. */
import type { Note, Saved } from '../../../vocabulary.ts';
import { fail, ok, type Result } from '../../../result.ts';
import { type Rng, shuffle } from '../../../rng.ts';
import { type Task, within } from '../../../task.ts';
import { grade } from './grade.ts';
import { goalColours } from '../rules/check.ts';
import { asked, countOf, namedColour, namedTiles, type Params } from '../params.ts';
import type { Puzzle, State } from '../rules/rules.ts';
import { pyramid } from '../rules/outline.ts';
import { parityObstruction } from '../solve/search/parity.ts';
import { countLoops } from '../solve/counting.ts';
import { solve } from '../solve/solver.ts';
import { type Colour, colours, hasColour, tileCount } from '../rules/tiles.ts';

type Made = Result<Saved<Puzzle, State>, Note>;
/** One set of eight tiles in a few thousand has a single solution; no smaller set was ever found to have one. */
const ATTEMPTS = 60_000;
const FEWEST = 8;
/** From this many tiles on such sets are hardly ever drawn: then tiles are exchanged until one is found. */
const RARE = 10;
const RARE_ATTEMPTS = 2_000;
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
  const rare = params.solutions === 'one' && (countOf(params) ?? 0) >= RARE;
  const attempts = rare ? RARE_ATTEMPTS : ATTEMPTS;
  for (let attempt = 0; attempt < attempts; attempt++) {
    if (attempt % 50 === 0) yield { done: attempt, of: attempts };
    const { chosen, colour } = drawTiles(params, rng);
    const puzzle = puzzleOf(params, chosen.toSorted(upwards), colour);
    if (chosen.length < (countOf(params) ?? 0) || parityObstruction(puzzle, colour)) continue;
    const made = yield* complete(params, puzzle);
    if (made && (yield* isAsHard(params, made.puzzle))) return ok(made);
  }
  const hopeless = params.solutions === 'one' && (countOf(params) ?? 0) < FEWEST;
  const made = params.solutions === 'any' || hopeless ? undefined : yield* byExchange(params, rng);
  return made ? ok(made) : fail({ code: 'none-found', at: [], with: { attempts } });
}

const upwards = (a: number, b: number): number => a - b;

interface Drawn {
  readonly colour: Colour;
  readonly chosen: readonly number[];
  readonly others: readonly number[];
}

function drawTiles(params: Params, rng: Rng): Drawn {
  const named = namedColour(params);
  const colour = named === 'any' ? colours[rng.below(colours.length)] : named;
  const tiles = Array.from({ length: tileCount }, (_, i) => i + 1).filter((tile) => hasColour(tile, colour));
  shuffle(rng, tiles);
  const count = countOf(params) ?? 0;
  return { colour, chosen: tiles.slice(0, count), others: tiles.slice(count) };
}

/** Initial sets, exchanges in each, and the most solutions to count: beyond that, sets are not compared. */
const SETS = 300;
const EXCHANGES = 400;
const MANY = 500;

/** One tile is exchanged for another as long as that leaves no more solutions, until they are few enough. */
function* byExchange(params: Params, rng: Rng): Task<Saved<Puzzle, State> | undefined> {
  for (let set = 0; set < SETS; set++) {
    const drawn = drawTiles(params, rng);
    const [chosen, others] = [[...drawn.chosen], [...drawn.others]];
    if (others.length === 0) return undefined;
    const puzzle = (): Puzzle => puzzleOf(params, chosen.toSorted(upwards), drawn.colour);
    if (!isCountable(puzzle())) return undefined;
    let count = (yield* countOrMany(puzzle(), MANY)) || Infinity;
    for (let step = 0; step < EXCHANGES && count > mostOf(params); step++) {
      yield { done: set, of: SETS };
      const [i, j] = [rng.below(chosen.length), rng.below(others.length)];
      [chosen[i], others[j]] = [others[j], chosen[i]];
      const next = yield* countOrMany(puzzle(), Math.min(count, MANY));
      if (next > 0 && next <= count) count = next;
      else [chosen[i], others[j]] = [others[j], chosen[i]];
    }
    const made = count <= mostOf(params) ? yield* complete(params, puzzle()) : undefined;
    if (made && (yield* isAsHard(params, made.puzzle))) return made;
  }
  return undefined;
}

/** Loops that may be anywhere can be counted without placing them. */
const isCountable = ({ goal, outline, cells, tiles }: Puzzle): boolean =>
  goal === 'loop' && !outline && !cells && tiles.length <= COUNTED;
const COUNTED = 16;

/** How many solutions there are in all colours asked for; when more than `most`, at least one more than that. */
function* countOrMany(puzzle: Puzzle, most: number): Task<number> {
  let count = 0;
  for (const colour of goalColours(puzzle))
    if (count <= most) count += yield* countLoops(puzzle, colour, most - count);
  return count;
}

function* isAsHard({ level }: Params, puzzle: Puzzle): Task<boolean> {
  return level === 'any' || (yield* grade(puzzle)).level === level;
}

/** With a solution, and with its cells given where that is asked for; undefined when it has none or too many. */
function* complete(params: Params, puzzle: Puzzle): Task<Saved<Puzzle, State> | undefined> {
  const turns = params.cells && params.mode === 'free';
  if (!turns && params.solutions !== 'any' && isCountable(puzzle)) {
    const count = yield* countOrMany(puzzle, mostOf(params));
    if (count === 0 || count > mostOf(params)) return undefined;
    const [one] = (yield* solve(puzzle, { limit: 1 })).found;
    return one && { puzzle, solution: one };
  }
  const plainly = puzzle.goal === 'line' && !puzzle.outline; // so that old seeds keep these lines
  const { found, exhausted } = yield* solve(puzzle, { limit: turns ? 1 : mostOf(params) + 1, plainly });
  const [solution] = found;
  if (!solution) return undefined;
  if (turns) return yield* turning(params, puzzle, solution);
  if (!isFew(params, found.length, exhausted)) return undefined;
  return { puzzle, solution: puzzle.outline ? yield* firstByShape(puzzle, solution) : solution };
}

/** Reports of progress before any other solution of an outline will do. */
const PATIENCE = 1_500;

/** In an outline, the solution that a walk along the line finds first, so that old seeds keep it. */
function* firstByShape(puzzle: Puzzle, other: State): Task<State> {
  const walked = yield* within(solve(puzzle, { limit: 1, plainly: true }), PATIENCE);
  return walked?.found[0] ?? other;
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

/** With the reason, where counting shows it. */
function noSolution(puzzle: Puzzle): Note {
  const [colour] = puzzle.colour === 'any' ? goalColours(puzzle) : [puzzle.colour];
  const odd = colour && parityObstruction(puzzle, colour);
  if (!odd || puzzle.colour === 'any')
    return { code: 'no-solution', at: [], with: { count: puzzle.tiles.length } };
  const values = { colour: odd.colour, other: odd.other ?? '', count: odd.tiles.length };
  return { code: `impossible-${odd.code}`, at: [], with: values };
}
