/** What gestures mean: a touch marks one link, a stroke through cells or over links marks many. */
import { edgesAlong, markAfter, strokeChanges } from '../../../loops/edge-moves.ts';
import { fail, ok, type Result } from '../../../result.ts';
import { NOTHING_HERE, type Gesture, type Note, type Spot } from '../../../vocabulary.ts';
import { meshOf, parseSpot, type Move, type Puzzle, type State } from './rules.ts';

export function interpret(puzzle: Puzzle, state: State, gesture: Gesture): Result<Move, Note> {
  const move =
    'path' in gesture ? stroke(puzzle, state, gesture.verb, gesture.path) : touch(puzzle, state, gesture);
  return move?.length ? ok(move) : fail(NOTHING_HERE);
}

function touch(puzzle: Puzzle, state: State, { verb, on }: Extract<Gesture, { on: Spot }>): Move | undefined {
  const target = parseSpot(meshOf(puzzle), on);
  if (target?.kind !== 'link') return undefined;
  const { index } = target;
  const to = markAfter(verb, state.edges[index]);
  return to === undefined || to === state.edges[index] ? undefined : [{ index, to }];
}

function stroke(
  puzzle: Puzzle,
  state: State,
  verb: 'drag' | 'sweep',
  path: readonly Spot[],
): Move | undefined {
  const mesh = meshOf(puzzle);
  const spots = path.map((spot) => parseSpot(mesh, spot));
  const kind = spots[0]?.kind;
  if (!kind || spots.some((spot) => spot?.kind !== kind)) return undefined;
  const indexes = spots.map((spot) => spot?.index ?? 0);
  const touched = kind === 'cell' ? edgesAlong(mesh, indexes) : [...new Set(indexes)];
  return touched?.length ? strokeChanges(state, verb, touched) : undefined;
}
