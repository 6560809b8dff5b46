/** The row as shapes, one lantern per unit. The sketch for terminals follows from it. */
import type { Scene, Shape, Target } from '../../../draw/scene.ts';
import { around, clueSpot, countAround, lanternSpot, type Puzzle, type State } from '../rules/rules.ts';

const LANTERN_Y = 0.75;
const CLUE_Y = 1.6;
const middle = (index: number): number => index + 0.75;

export const scene = ({ clues }: Puzzle, state: State): Scene => ({
  width: state.length + 0.5,
  height: 2.25,
  mainKind: 'lantern',
  shapes: [
    ...state.flatMap((_, index) => lanternShapes(state, index)),
    ...clues.flatMap((clue, index) => (clue === undefined ? [] : [clueShape(state, index, clue)])),
  ],
  targets: [
    ...state.map((_, index) => lanternTarget(state, index)),
    ...clues.flatMap((clue, index) => (clue === undefined ? [] : [clueTarget(index, clue)])),
  ],
});

function lanternShapes(state: State, index: number): readonly Shape[] {
  const mark = state[index];
  const place = { kind: 'disc', spot: lanternSpot(index), x: middle(index), y: LANTERN_Y } as const;
  const outline: Shape = { ...place, role: 'outline', layer: 'still', r: 0.4 };
  if (mark === 'open') return [outline];
  const [role, r] = mark === 'lit' ? (['line', 0.34] as const) : (['cross', 0.08] as const);
  return [outline, { ...place, role, layer: 'live', by: 'player', r }];
}

function clueShape(state: State, index: number, clue: number): Shape {
  const lit = countAround(state, index, 'lit');
  const most = around(state.length, index).length - countAround(state, index, 'dark');
  const role = lit > clue || most < clue ? 'clue-wrong' : lit === most ? 'clue-done' : 'clue';
  const place = { x: middle(index), y: CLUE_Y, size: 0.55, text: String(clue) };
  return { kind: 'text', role, layer: 'live', by: 'verdict', spot: clueSpot(index), ...place };
}

const lanternTarget = (state: State, index: number): Target => ({
  spot: lanternSpot(index),
  kind: 'lantern',
  x: middle(index),
  y: LANTERN_Y,
  label: { code: `label.${state[index]}`, with: { n: index + 1 } },
  name: String(index + 1),
});

const clueTarget = (index: number, clue: number): Target => ({
  spot: clueSpot(index),
  kind: 'clue',
  x: middle(index),
  y: CLUE_Y,
  label: { code: 'label.clue', with: { n: index + 1, clue } },
});
