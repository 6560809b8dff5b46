/**
 * Makes puzzles/<game>/techniques.ts: for every technique that hints use, the positions that show it best, and the
 * smallest boards on which it soon turns up. Boards of many kinds are followed hint by hint.
 *   node scripts/run.mjs bench/src/make-techniques.ts [seconds for each game] [games …]
 * Run it again whenever a game's hints change; the contract reports positions that are no longer valid.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { certain, finish, games, makeRng, type AnyGame, type Hint, type Technique } from 'edgewise';
import { SOURCES, type Source } from './technique-sources.ts';

const PUZZLES = join(import.meta.dirname, '../../packages/engine/src/puzzles');
const SHOWN = 3;
const KEPT = 6; // for a rare technique: they are then used for practice too
const SOON = 60; // hints to follow for one position
const STEPS = 400; // per board

interface Seen {
  readonly text: string;
  readonly board: string;
  readonly cost: number;
  readonly hint: Hint<unknown>;
}

interface Found {
  readonly seen: Seen[];
  readonly hits: Map<Source, number>;
}

const VARIANT = 40; // a variant must be this much clearer

/** A smaller board, fewer things to look at, a shorter proof: the clearest first. */
function costOf(
  game: AnyGame,
  puzzle: unknown,
  state: unknown,
  { because, at, proof }: Hint<unknown>,
): number {
  const { targets, shelf } = game.scene(puzzle, state);
  const loose = shelf?.slots.filter((slot) => slot !== undefined).length ?? 0;
  return targets.length / 8 + loose + because.length + at.length / 2 + (proof?.links.length ?? 0) * 2;
}

const SCATTERED = 5; // positions of each board with some of its steps taken, as players reach them
const ODD = 12; // these must be this much clearer

/** What was kept before and is still valid: a run only adds to it. */
function recall(game: AnyGame, found: Map<string, Found>): void {
  for (const text of game.techniques.flatMap(({ examples }) => examples)) {
    const read = game.native.parse(text);
    const { puzzle, state } = read.ok ? read.value : {};
    const hint = state === undefined ? undefined : finish(game.hint(puzzle, state));
    if (!hint || hint.kind === 'mistake' || hint.moves.length === 0) continue;
    const entry = found.get(hint.code) ?? { seen: [], hits: new Map<Source, number>() };
    found.set(hint.code, entry);
    const cost = costOf(game, puzzle, state, hint) + (text.includes('every') ? VARIANT : 0);
    entry.seen.push({ text, board: game.native.format({ puzzle }), cost, hint });
  }
}

/** From the start by hints; then again with only some of the moves, in positions that hints would not lead to. */
function follow(game: AnyGame, source: Source, seed: number, found: Map<string, Found>): number {
  const saved = source.saved(seed);
  if (!saved) return 0;
  const { puzzle } = saved;
  const moves: unknown[] = [];
  const look = (state: unknown, odd: number): readonly unknown[] => {
    const hint = finish(game.hint(puzzle, state));
    if (!hint || hint.kind === 'mistake' || hint.moves.length === 0) return [];
    const entry = found.get(hint.code) ?? { seen: [], hits: new Map<Source, number>() };
    found.set(hint.code, entry);
    if (!odd) entry.hits.set(source, (entry.hits.get(source) ?? 0) + 1);
    const cost = costOf(game, puzzle, state, hint) + odd + (source.isVariant ? VARIANT : 0);
    const [text, board] = [game.native.format({ puzzle, state }), game.native.format({ puzzle })];
    entry.seen.push({ text, board, cost, hint });
    return hint.moves;
  };
  const begin: unknown = saved.state ?? game.start(puzzle);
  const play = (state: unknown, each: unknown): unknown => {
    const next = game.apply(puzzle, state, each);
    return next.ok ? next.value : state;
  };
  let steps = 0;
  for (let state = begin; steps < STEPS; steps++) {
    const next = look(state, 0);
    if (!next.length) break;
    moves.push(...next);
    state = next.reduce(play, state);
  }
  const rng = makeRng(`scattered ${seed}`);
  for (let i = 0; i < SCATTERED; i++) {
    const share = 2 + rng.below(8);
    look(moves.filter(() => rng.below(10) < share).reduce(play, begin), ODD);
  }
  return steps;
}

const VARIANTS = 80;

/** For a technique that hardly turns up: its boards once more, with other steps taken elsewhere. */
function vary(game: AnyGame, code: string, { seen }: Found): void {
  for (const { text, board, cost } of [...seen]) {
    const read = game.native.parse(text);
    if (!read.ok || read.value.state === undefined) continue;
    const { puzzle, state } = read.value;
    const play = (from: unknown, each: unknown): unknown => {
      const next = game.apply(puzzle, from, each);
      return next.ok ? next.value : from;
    };
    const moves: unknown[] = [];
    for (let now: unknown = state, i = 0; i < STEPS; i++) {
      const hint = finish(game.hint(puzzle, now));
      if (!hint || hint.kind === 'mistake' || hint.moves.length === 0) break;
      moves.push(...hint.moves);
      now = hint.moves.reduce(play, now);
    }
    const rng = makeRng(`variants ${text}`);
    for (let i = 0; i < VARIANTS && seen.length < KEPT; i++) {
      const now = moves.filter(() => rng.below(10) < 1 + (i % 5)).reduce(play, state);
      const hint = finish(game.hint(puzzle, now));
      const varied = game.native.format({ puzzle, state: now });
      if (hint?.code === code && !seen.some((each) => each.text === varied))
        seen.push({ text: varied, board, cost: cost + ODD, hint });
    }
  }
}

/** The first source, hence the smallest board, that shows it soon enough; else the one that shows it most often. */
function sourceFor(
  { hits }: Found,
  followed: ReadonlyMap<Source, number>,
): readonly [source: Source, each: number] {
  const rates = [...followed].map(([source, hints]): [Source, number] => [
    source,
    hits.get(source) ? hints / (hits.get(source) ?? 1) : Infinity,
  ]);
  const made = rates.filter(([{ isText }]) => !isText);
  return (
    made.find(([, each]) => each <= SOON) ??
    certain([...made.filter(([, each]) => each < Infinity), ...rates].toSorted((a, b) => a[1] - b[1])[0])
  );
}

/** The clearest position of each board, no two boards alike. */
function examplesOf({ seen }: Found, count: number): readonly Seen[] {
  const best = new Map<string, Seen>();
  const once = [...new Map(seen.map((each) => [each.text, each])).values()].sort((a, b) => a.cost - b.cost);
  for (const each of once) if (!best.has(each.board)) best.set(each.board, each);
  const more = once.filter((each) => best.get(each.board) !== each);
  return [...best.values(), ...more].slice(0, count);
}

function techniquesOf(game: AnyGame, seconds: number): readonly Technique[] {
  const found = new Map<string, Found>();
  const followed = new Map<Source, number>();
  recall(game, found);
  const sources = SOURCES[game.id]?.(game) ?? [];
  const end = performance.now() + seconds * 1000;
  for (let seed = 0; performance.now() < end; seed++)
    for (const source of sources) {
      if (seed > 0 && performance.now() > end) break;
      followed.set(source, (followed.get(source) ?? 0) + follow(game, source, seed, found));
    }
  for (const [code, each] of found) if (each.seen.length < SHOWN) vary(game, code, each);
  const named = Object.keys(game.words.en).flatMap((code) => /^technique\.([^.]+)$/.exec(code)?.[1] ?? []);
  const rank = ({ code, level }: Technique): number => 1000 * levelRank(game, level) + named.indexOf(code);
  for (const code of named) if (!found.has(code)) console.error(`${game.id}: no position for '${code}'`);
  return [...found]
    .flatMap(([code, each]): Technique[] => {
      const [{ params: from }, hints] = sourceFor(each, followed);
      const examples = examplesOf(each, hints > SOON ? KEPT : SHOWN);
      const { kind, level } = certain(examples[0]).hint;
      if (examples.length < SHOWN) console.error(`${game.id}: only ${examples.length} of '${code}'`);
      if (kind === 'mistake') return [];
      console.error(`${game.id}: ${code} (${level}) every ${Math.round(hints)} hints from ${from}`);
      return [{ code, kind, level, from, examples: examples.map(({ text }) => text) }];
    })
    .sort((a, b) => rank(a) - rank(b));
}

const levelRank = ({ levels }: AnyGame, level: string): number =>
  levels.includes(level) ? levels.indexOf(level) : levels.length;

const [seconds = '60', ...wanted] = process.argv.slice(2);
for (const game of games.filter(({ id }) => id in SOURCES && (!wanted.length || wanted.includes(id))))
  writeFileSync(
    join(PUZZLES, game.id, 'techniques.ts'),
    `/** What hints teach, and where it is seen best. Made by bench/src/make-techniques.ts; the contract checks it. */
/* oxlint-disable max-lines -- data */
import type { Technique } from '../../vocabulary.ts';

export const techniques: readonly Technique[] = ${JSON.stringify(techniquesOf(game, Number(seconds)), undefined, 2)};
`,
  );
