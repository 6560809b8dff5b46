/** solve: finds solutions and says whether there are more. The solved board is a state, so `check` can read it. */
import type { Saved } from 'edgewise';
import { ansi } from 'edgewise/draw/ansi';
import { milliseconds, onPuzzle, type Outcome, type Refusal } from './answer.ts';
import { EXITS } from '../args/user-error.ts';
import { formatFor, writeIn } from './write-puzzle.ts';
import type { Subject } from './read-item.ts';
import type { Settings } from '../args/settings.ts';
import { cliText } from '../words/words.ts';

export const solveJob = onPuzzle(function* (subject, settings) {
  const { game, saved } = subject;
  const format = formatFor(game, settings.to, 'solution', settings);
  if (!format.ok) return { refused: format.error };
  const start = performance.now();
  const { found, exhausted } = yield* game.solve(saved.puzzle, { limit: settings.limit });
  const ms = milliseconds(start);
  const texts: string[] = [];
  for (const state of found) {
    // A solved board is a state, so that check can read it; a format without marks has it as its solution.
    const held = format.value.holds === 'solution' ? { solution: state } : { state };
    const text = writeIn(game, format.value, { puzzle: saved.puzzle, ...held }, settings);
    if (!text.ok) return { refused: text.error } satisfies Refusal;
    texts.push(text.value);
  }
  const apart = !format.value.oneLine || settings.picture;
  return { ...outcome(subject, found, texts, { exhausted, ms }, settings), apart };
});

interface Search {
  readonly exhausted: boolean;
  readonly ms: number;
}

function outcome(
  { game, saved }: Subject,
  found: readonly unknown[],
  texts: readonly string[],
  { exhausted, ms }: Search,
  settings: Settings,
): Outcome {
  const [solution, ...more] = texts;
  const verdict = cliText(settings.language, verdictCode(found.length, exhausted), { count: found.length });
  const sketches = found.map((state) => picture(game, { puzzle: saved.puzzle, state }, settings));
  const failed = found.length === 0 || (settings.limit > 1 && found.length > 1);
  return {
    fields: {
      solutions: found.length,
      exhausted,
      ms,
      ...(solution !== undefined && { solution }),
      ...(more.length > 0 && { more }),
    },
    text: settings.picture
      ? [...texts.map((text, i) => `${text.trimEnd()}\n${sketches[i]}`), `${verdict} (${ms} ms)`].join('\n')
      : texts.map((text) => text.trimEnd()).join('\n'),
    remarks: failed && !settings.picture ? [verdict] : [],
    code: failed ? EXITS.no : EXITS.done,
  };
}

function verdictCode(found: number, exhausted: boolean): string {
  if (found === 0) return exhausted ? 'solve-none' : 'solve-unknown';
  if (found === 1) return exhausted ? 'solve-one' : 'solve-first';
  return exhausted ? 'solve-all' : 'solve-many';
}

export const picture = (
  game: Subject['game'],
  { puzzle, state }: Saved<unknown, unknown>,
  { picture: wanted, style }: Settings,
): string => (wanted ? ansi(game.sketch(puzzle, state ?? game.start(puzzle)), { mode: style }) : '');
