/** What is seen and touched: the row as shapes, as characters, and what a gesture on a spot means. */
import type { Glyph, Scene, Shape, Sketch, Target } from '../../draw/scene.ts';
import { fail, ok, type Result } from '../../result.ts';
import { NOTHING_HERE, type Gesture, type Note } from '../../vocabulary.ts';
import {
  around,
  clueSpot,
  having,
  lanternSpot,
  type Mark,
  type Move,
  type Puzzle,
  type State,
} from './rules.ts';

const lanternY = 0.75;
const clueY = 1.6;

export const scene = (puzzle: Puzzle, state: State): Scene => ({
  width: state.length + 0.5,
  height: 2.25,
  mainKind: 'lantern',
  shapes: state.flatMap((mark, index) => [
    ...lanternShapes(mark, index),
    ...clueShapes(puzzle, state, index),
  ]),
  targets: state.flatMap((mark, index) => [lanternTarget(mark, index), ...clueTargets(puzzle, index)]),
});

export const sketch = (puzzle: Puzzle, state: State): Sketch => ({
  rows: [
    spaced(state.map((mark, index) => ({ char: chars[mark], role: roles[mark], spot: lanternSpot(index) }))),
    spaced(state.map((_, index) => clueGlyph(puzzle, state, index))),
  ],
});

export function interpret(_: Puzzle, state: State, gesture: Gesture): Result<Move, Note> {
  if (!('on' in gesture)) return fail(NOTHING_HERE);
  const lantern = state.findIndex((_, index) => lanternSpot(index) === gesture.on);
  const next = lantern < 0 ? undefined : nextMarks[gesture.verb]?.[state[lantern]];
  return next ? ok({ lantern, mark: next }) : fail(NOTHING_HERE);
}

/** Each gesture as a table: from this mark to that. */
const nextMarks: Partial<Record<Gesture['verb'], Readonly<Record<Mark, Mark>>>> = {
  tap: { open: 'lit', lit: 'open', dark: 'lit' },
  mark: { open: 'dark', lit: 'dark', dark: 'open' },
  cycle: { open: 'lit', lit: 'dark', dark: 'open' },
  clear: { open: 'open', lit: 'open', dark: 'open' },
};

const chars: Readonly<Record<Mark, string>> = { lit: '●', dark: '○', open: '·' };
const roles = { lit: 'line', dark: 'cross', open: 'guide' } as const;
const x = (index: number): number => index + 0.75;

function lanternShapes(mark: Mark, index: number): readonly Shape[] {
  const place = { kind: 'disc', spot: lanternSpot(index), x: x(index), y: lanternY } as const;
  const outline: Shape = { ...place, role: 'outline', layer: 'still', r: 0.4 };
  if (mark === 'open') return [outline];
  return [
    outline,
    { ...place, role: roles[mark], layer: 'live', by: 'player', r: mark === 'lit' ? 0.34 : 0.08 },
  ];
}

function clueShapes(puzzle: Puzzle, state: State, index: number): readonly Shape[] {
  const clue = puzzle.clues[index];
  if (clue === undefined) return [];
  const place = {
    kind: 'text',
    spot: clueSpot(index),
    x: x(index),
    y: clueY,
    size: 0.55,
    text: String(clue),
  } as const;
  return [{ ...place, role: clueRole(puzzle, state, index), layer: 'live', by: 'verdict' }];
}

function clueRole(puzzle: Puzzle, state: State, index: number): 'clue' | 'clue-done' | 'clue-wrong' {
  const clue = puzzle.clues[index] ?? 0;
  const lit = having(puzzle, state, index, 'lit').length;
  const most = around(puzzle, index).length - having(puzzle, state, index, 'dark').length;
  if (lit > clue || most < clue) return 'clue-wrong';
  return lit === most ? 'clue-done' : 'clue';
}

const lanternTarget = (mark: Mark, index: number): Target => ({
  spot: lanternSpot(index),
  kind: 'lantern',
  x: x(index),
  y: lanternY,
  label: { code: `label.${mark}`, with: { n: index + 1 } },
  name: String(index + 1),
});

function clueTargets(puzzle: Puzzle, index: number): readonly Target[] {
  const clue = puzzle.clues[index];
  if (clue === undefined) return [];
  const label = { code: 'label.clue', with: { n: index + 1, clue } };
  return [{ spot: clueSpot(index), kind: 'clue', x: x(index), y: clueY, label }];
}

function clueGlyph(puzzle: Puzzle, state: State, index: number): Glyph {
  const clue = puzzle.clues[index];
  if (clue === undefined) return { char: ' ' };
  return { char: String(clue), role: clueRole(puzzle, state, index), spot: clueSpot(index) };
}

const spaced = (glyphs: readonly Glyph[]): readonly Glyph[] =>
  glyphs.flatMap((glyph, index) => (index === 0 ? [glyph] : [{ char: ' ' }, glyph]));
