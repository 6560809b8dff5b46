/** The first steps of a puzzle as sentences that can be followed on paper, where nothing lights up. */
import { say, type AnyGame, type Language, type Spot, type Task } from 'edgewise';
import { printText } from './words/words.ts';

const STEPS = 3;
const MOST_PLACES = 4; // a sentence with more is no help

export function* hintSentences(game: AnyGame, puzzle: unknown, language: Language): Task<readonly string[]> {
  const sentences: string[] = [];
  const past: unknown[] = [];
  let state = game.start(puzzle);
  while (sentences.length < STEPS) {
    const hint = yield* game.hint(puzzle, state, past);
    if (!hint || hint.moves.length === 0) break;
    let after = state;
    for (const move of hint.moves) {
      const moved = game.apply(puzzle, after, move);
      if (!moved.ok) return sentences;
      after = moved.value;
    }
    sentences.push(
      `${say(game.words, language, hint)} ${placesText(game, puzzle, after, hint.at, language)}`.trim(),
    );
    past.push(state);
    state = after;
  }
  return sentences;
}

function placesText(
  game: AnyGame,
  puzzle: unknown,
  state: unknown,
  at: readonly Spot[],
  language: Language,
): string {
  const { targets, height } = game.scene(puzzle, state);
  // A target on the lower edge is a piece beside the board, and the step has just taken it from there.
  const labels = new Map(targets.filter(({ y }) => y < height).map(({ spot, label }) => [spot, label]));
  const places = at.flatMap((spot) => {
    const label = labels.get(spot);
    return label ? [say(game.words, language, label)] : [];
  });
  if (!places.length) return '';
  const more = places.length - MOST_PLACES;
  const shown = places.slice(0, MOST_PLACES).join('; ');
  const text = more > 0 ? `${shown}; ${printText(language, 'more', { count: more })}` : shown;
  return printText(language, 'hint-so', { places: text });
}
