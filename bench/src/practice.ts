/** A thousand positions to practise on, for every game: `hint` must answer each with exactly its technique. */
import { performance } from 'node:perf_hooks';
import { certain, finish, games, makeRng, type AnyGame } from 'edgewise';
import { canPractise, findExercise, isRight, type Exercise } from 'edgewise/train';
import { number, table } from './measure.ts';

const POSITIONS = 1000;
const PATIENCE = 40; // hints to follow for one position: after that, rare techniques come from the examples

interface Tried {
  readonly failed: Map<string, number>; // techniques with positions where the hint is another one
  fresh: number; // newly made, not an example
  worst: number; // milliseconds
}

/** Techniques in turn; each position is read back from its text and asked for its hint once more. */
function tryAll(game: AnyGame, count: number): Tried {
  const taught = game.techniques.filter(canPractise);
  const tried: Tried = { failed: new Map(), fresh: 0, worst: 0 };
  for (let seed = 0; seed < count; seed++) {
    const { code, examples } = certain(taught[seed % taught.length]);
    const began = performance.now();
    const exercise = finish(findExercise(game, code, makeRng(`practice ${seed}`), PATIENCE));
    tried.worst = Math.max(tried.worst, performance.now() - began);
    if (!exercise || !isHonest(game, exercise)) tried.failed.set(code, (tried.failed.get(code) ?? 0) + 1);
    if (exercise && !examples.includes(exercise.text)) tried.fresh++;
  }
  return tried;
}

function isHonest(game: AnyGame, exercise: Exercise): boolean {
  const read = game.native.parse(exercise.text);
  const end = game.native.parse(exercise.reached);
  if (!read.ok || !end.ok) return false;
  const { puzzle, state = game.start(puzzle) } = read.value;
  const hint = finish(game.hint(puzzle, state));
  return (
    hint?.code === exercise.technique && hint.kind === 'step' && isRight(game, exercise, end.value.state)
  );
}

export function benchPractice(): void {
  const rows = games.map((game) => {
    const { failed, fresh, worst } = tryAll(game, POSITIONS);
    const dishonest = [...failed.values()].reduce((sum, count) => sum + count, 0);
    const techniques = game.techniques.filter(canPractise).length;
    return [
      game.id,
      String(techniques),
      String(POSITIONS),
      String(POSITIONS - dishonest),
      `${Math.round((100 * fresh) / POSITIONS)} %`,
      number(worst),
      dishonest ? `NO: ${[...failed].map(([code, count]) => `${code} ${count}`).join(', ')}` : 'yes',
    ];
  });
  table(
    'Practice: the next step of every position is its technique',
    ['game', 'techniques', 'positions', 'honest', 'fresh', 'worst ms', 'met'],
    rows,
  );
}
