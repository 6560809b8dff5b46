/** new: puzzles made from a seed. Number n > 1 of a count has the seed `<seed>-<n>`. */
import { type AnyGame, type Saved, generateWithin, makeRng, say, underHeading } from 'edgewise';
import { gameById } from '../args/game-by-id.ts';
import type { Settings } from '../args/settings.ts';
import { EXITS } from '../args/user-error.ts';
import {
  answerOf,
  badAnswer,
  milliseconds,
  type Answer,
  type Item,
  type Job,
  type Refusal,
} from './answer.ts';
import { boardPicture } from './board-picture.ts';
import { formatFor, writeIn } from './write-puzzle.ts';

/** The item's text is the seed, its line the number of the puzzle. */
export const newJob: Job = function* (item, settings, games) {
  const game = gameById(games, settings.game, settings.language);
  const start = performance.now();
  const params = settings.params ?? game.params.presets[0].params;
  const made = settings.difficulty
    ? yield* generateWithin(game, params, item.text, settings.difficulty)
    : yield* game.generate(params, makeRng(item.text));
  const ms = milliseconds(start);
  if (made.ok) return madeAnswer(item, game, made.value, ms, settings);
  const { code } = made.error;
  const message = say(game.words, settings.language, made.error);
  return { ...refusedAnswer(item, game, { code, message }, settings), code: EXITS.no };
};

/** No line of a file is to blame: the settings cannot be satisfied. */
const refusedAnswer = (item: Item, game: AnyGame, error: Refusal['refused'], settings: Settings): Answer =>
  badAnswer(item, { game: game.id, seed: item.text, error }, `edgewise: ${error.message}`, settings);

function madeAnswer(
  item: Item,
  game: AnyGame,
  made: Saved<unknown, unknown>,
  ms: number,
  settings: Settings,
): Answer {
  const holding = settings.solution && !settings.json ? 'solution' : 'nothing';
  const format = formatFor(game, settings.format, holding, settings);
  if (!format.ok) return refusedAnswer(item, game, format.error, settings);
  const { puzzle, solution } = made;
  const bare = writeIn(game, format.value, { puzzle }, settings);
  if (!bare.ok) return refusedAnswer(item, game, bare.error, settings);
  const fields = {
    seed: item.text,
    params: settings.params,
    ms,
    puzzle: bare.value,
    ...(settings.solution && { solution: game.native.format({ puzzle, state: solution }) }),
  };
  const held = format.value.holds === 'state' ? { puzzle, state: solution } : made;
  const text = settings.solution ? format.value.format(held) : bare.value;
  const sketch = boardPicture(game, settings.solution ? { puzzle, state: solution } : { puzzle }, settings);
  const outcome = {
    fields,
    text: [headed(item, text.trimEnd(), settings), sketch].filter(Boolean).join('\n'),
    apart: !format.value.oneLine || sketch !== '',
  };
  return answerOf(item, game.id, outcome, settings);
}

/** Comments, so every format with many puzzles per file can have them. */
function headed({ line }: Item, text: string, { heading }: Settings): string {
  if (!heading) return text;
  const title = heading.title && `${heading.title} ${line}`;
  return underHeading({ ...heading, ...(title && { title }) }, text);
}

const BATCH = 256;

export async function* seedItems(seed: string, count: number): AsyncGenerator<readonly Item[]> {
  for (let from = 1; from <= count; from += BATCH)
    yield Array.from({ length: Math.min(BATCH, count - from + 1) }, (_, i) => ({
      line: from + i,
      text: seedOf(seed, from + i),
      whole: true,
    }));
}

const seedOf = (seed: string, number: number): string => (number === 1 ? seed : `${seed}-${number}`);
