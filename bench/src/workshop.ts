/** What a maker of puzzles waits for: the status after one edit, what is forced, suggestions. */
import { finish, games, makeRng, type AnyGame, type Edit, type ParamRecord } from 'edgewise';
import {
  applyEdits,
  draftOf,
  forcedPlaces,
  isEditable,
  StatusWatch,
  statusOf,
  suggest,
  type Draft,
  type EditableGame,
} from 'edgewise/workshop';
import { oneOf, number, summary, table, processorEach } from './measure.ts';

const gameOf = (id: string): EditableGame => {
  const game = games.find((each: AnyGame) => each.id === id);
  if (!game || !isEditable(game)) throw new Error(id);
  return game;
};

function made(game: EditableGame, params: ParamRecord, seed: number): Draft | undefined {
  const puzzle = finish(game.generate(params, makeRng(`workshop ${seed}`)));
  return puzzle.ok ? draftOf({ puzzle: puzzle.value.puzzle }) : undefined;
}

const edited = (game: EditableGame, draft: Draft, list: readonly Edit[]): Draft => {
  const next = applyEdits(game, draft, list);
  return next.ok ? next.value : draft;
};

/** As a person works: something is removed, something is given at random, right or wrong; what breaks the puzzle is undone. */
function* versions(game: EditableGame, begun: Draft, count: number, seed: number): Generator<Draft> {
  const rng = makeRng(`edits ${seed}`);
  let draft = begun;
  for (let i = 0; i < count; i++) {
    const givens = game.edit.givens(draft.design.puzzle);
    const spots = game.edit.scene(draft.design).targets.map(({ spot }) => spot);
    const choices = game.edit.palette(draft.design, oneOf(spots, rng));
    const takes = givens.length > 0 && rng.below(2) === 0;
    const list = takes
      ? [{ on: oneOf(givens, rng).on, to: '-' }]
      : (choices[rng.below(Math.max(1, choices.length))]?.edits ?? []);
    const next = edited(game, draft, list);
    yield next;
    if (finish(statusOf(game, next.design.puzzle, 1)).solutions !== 'none') draft = next;
  }
}

interface Wish {
  readonly id: string;
  readonly params: ParamRecord;
  readonly puzzles: number;
  readonly edits: number;
  readonly median: number;
  readonly p99?: number;
}

const square = (size: number): ParamRecord => ({
  ...gameOf('slitherlink').params.presets[0].params,
  width: size,
  height: size,
  level: 'corners',
});

const presetOf = (id: string, preset: string): ParamRecord =>
  gameOf(id).params.presets.find((each) => each.id === preset)?.params ?? gameOf(id).params.presets[0].params;

const WISHES: readonly Wish[] = [
  { id: 'slitherlink', params: square(10), puzzles: 6, edits: 40, median: 15, p99: 60 },
  { id: 'slitherlink', params: square(20), puzzles: 3, edits: 30, median: 60, p99: 300 },
  { id: 'slitherlink', params: square(30), puzzles: 2, edits: 20, median: 150, p99: 800 },
  { id: 'masyu', params: presetOf('masyu', 'normal'), puzzles: 4, edits: 20, median: 150 },
  { id: 'triangles', params: presetOf('triangles', 'medium'), puzzles: 4, edits: 20, median: 150 },
  { id: 'tantrix', params: presetOf('tantrix', 'ten'), puzzles: 1, edits: 20, median: 150 },
  { id: 'steps', params: presetOf('steps', 'expert'), puzzles: 4, edits: 20, median: 150 },
];

function statusRow({ id, params, puzzles, edits, median, p99 }: Wish): readonly string[] {
  const game = gameOf(id);
  const times = Array.from({ length: puzzles }, (_, seed) => seed).flatMap((seed) => {
    const begun = made(game, params, seed);
    if (!begun) return [];
    const watch = new StatusWatch(game);
    finish(watch.status(begun.design.puzzle));
    return processorEach([...versions(game, begun, edits, seed)], ({ design }) => {
      finish(watch.status(design.puzzle));
    });
  });
  const all = summary(times);
  return [
    `${id} ${game.edit.frame(made(game, params, 0)?.design.puzzle).slice(0, 12)}`,
    String(all.count),
    `${number(all.median)} / ${number(all.p99)}`,
    `≤ ${median}${p99 === undefined ? '' : ` / ${p99}`}`,
    all.median <= median && (p99 === undefined || all.p99 <= p99) ? 'yes' : 'NO',
  ];
}

/** A board with some of its givens removed. */
function thinned(game: EditableGame, draft: Draft, seed: number, count: number): Draft {
  const rng = makeRng(`thin ${seed}`);
  const givens = [...game.edit.givens(draft.design.puzzle)];
  const gone = Array.from({ length: count }, () => givens.splice(rng.below(givens.length), 1)).flat();
  return edited(
    game,
    draft,
    gone.map(({ on }) => ({ on, to: '-' })),
  );
}

interface Ask {
  readonly id: string;
  readonly params: ParamRecord;
  readonly name: string;
  readonly puzzles: number;
  readonly gone: number; // givens
  readonly most: number;
}

const ASKS: readonly Ask[] = [
  { id: 'slitherlink', params: square(20), name: '20x20', puzzles: 12, gone: 10, most: 150 },
  { id: 'slitherlink', params: square(30), name: '30x30', puzzles: 6, gone: 15, most: 500 },
  { id: 'masyu', params: presetOf('masyu', 'normal'), name: 'masyu', puzzles: 12, gone: 5, most: 150 },
  {
    id: 'triangles',
    params: presetOf('triangles', 'hard'),
    name: 'triangles',
    puzzles: 12,
    gone: 6,
    most: 150,
  },
  { id: 'tantrix', params: presetOf('tantrix', 'ten'), name: 'tantrix', puzzles: 3, gone: 0, most: 150 },
  { id: 'steps', params: presetOf('steps', 'expert'), name: 'steps', puzzles: 12, gone: 2, most: 150 },
];

function forcedRow({ id, params, name, puzzles, gone, most }: Ask): readonly string[] {
  const game = gameOf(id);
  const drafts = Array.from({ length: puzzles }, (_, seed) => made(game, params, seed)).flatMap(
    (draft, seed) => (draft ? [thinned(game, draft, seed, gone)] : []),
  );
  const { median, p99, count } = summary(
    processorEach(drafts, ({ design: { puzzle } }) => {
      const { found } = finish(statusOf(game, puzzle));
      finish(forcedPlaces(game, puzzle, { solutions: 'many', found, exhausted: false }));
    }),
  );
  const times = `${number(median)} / ${number(p99)}`;
  return [`forced ${name}`, String(count), times, `≤ ${most}`, median <= most ? 'yes' : 'NO'];
}

function suggestRow(): readonly string[] {
  const game = gameOf('slitherlink');
  const drafts = Array.from({ length: 12 }, (_, seed) => made(game, square(10), seed)).flatMap(
    (draft, seed) => (draft ? [thinned(game, draft, seed, 10)] : []),
  );
  const { median, p99, count } = summary(processorEach(drafts, (draft) => void finish(suggest(game, draft))));
  const times = `${number(median)} / ${number(p99)}`;
  return ['suggest 10x10, ten missing', String(count), times, '≤ 500', median <= 500 ? 'yes' : 'NO'];
}

export function benchWorkshop(): void {
  const game = gameOf('slitherlink');
  const warm = made(game, square(10), 99);
  if (warm) for (const draft of versions(game, warm, 30, 99)) finish(statusOf(game, draft.design.puzzle));
  table(
    'Workshop: the status after one edit, what is forced, suggestions (median / 99 %, ms)',
    ['what', 'asked', 'ms', 'aim', 'holds'],
    [...WISHES.map(statusRow), ...ASKS.map(forcedRow), suggestRow()],
  );
}
