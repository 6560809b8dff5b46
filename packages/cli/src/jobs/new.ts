/** new: puzzles made from a seed. Number n > 1 of a count has the seed `<seed>-<n>`. */
import { games } from 'edgewise';
import type { AnyGame, Saved } from 'edgewise';
import { makeRng } from 'edgewise/rng';
import { say } from 'edgewise/words/words';
import { answerOf, milliseconds, refusalAnswer, type Answer, type Item, type Job } from './answer.ts';
import { EXITS } from '../args/user-error.ts';
import { formatFor, writeIn } from './write-puzzle.ts';
import type { Settings } from '../args/settings.ts';
import { gameById } from '../args/game-by-id.ts';
import { picture } from './solve.ts';

/** The item's text is the seed, its line the number of the puzzle. */
export const newJob: Job = function* (item, settings) {
  const game = gameById(games, settings.game, settings.language);
  const start = performance.now();
  const made = yield* game.generate(settings.params, makeRng(item.text));
  const ms = milliseconds(start);
  if (made.ok) return madeAnswer(item, game, made.value, ms, settings);
  const { code } = made.error;
  const message = say(game.words, settings.language, made.error);
  return { ...refusalAnswer(item, game.id, { code, message }, settings), code: EXITS.no };
};

function madeAnswer(
  item: Item,
  game: AnyGame,
  made: Saved<unknown, unknown>,
  ms: number,
  settings: Settings,
): Answer {
  const format = formatFor(
    game,
    settings.format,
    settings.solution && !settings.json ? 'solution' : 'nothing',
    settings,
  );
  if (!format.ok) return refusalAnswer(item, game.id, format.error, settings);
  const { puzzle, solution } = made;
  const bare = writeIn(game, format.value, { puzzle }, settings);
  if (!bare.ok) return refusalAnswer(item, game.id, bare.error, settings);
  const fields = {
    seed: item.text,
    params: settings.params,
    ms,
    puzzle: bare.value,
    ...(settings.solution && { solution: game.native.format({ puzzle, state: solution }) }),
  };
  const held = format.value.holds === 'state' ? { puzzle, state: solution } : made;
  const text = settings.solution ? format.value.format(held) : bare.value;
  const sketch = picture(game, settings.solution ? { puzzle, state: solution } : { puzzle }, settings);
  const outcome = {
    fields,
    text: [text.trimEnd(), sketch].filter(Boolean).join('\n'),
    apart: !format.value.oneLine || sketch !== '',
  };
  return answerOf(item, game.id, outcome, settings);
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
