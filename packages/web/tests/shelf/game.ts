/**
 * A tiny game with a shelf, for the browser tests: four arrows and a row of four cells. An arrow turns
 * by quarters and has two sides; it may go anywhere but in the first cell, which refuses, and the game
 * is solved when every other cell has an arrow that points up.
 */
import { defineGame } from '../../../engine/src/define-game.ts';
import type { AnyGame, Gesture, Note, Saved, Scene, Shape } from '../../../engine/src/index.ts';
import type { GameParts } from '../../../engine/src/game.ts';
import { certain, fail, makeWords, ok, ready, type Result } from '../../../engine/src/index.ts';
import { NOTHING_HERE } from '../../../engine/src/vocabulary.ts';

interface Puzzle {
  readonly cells: number;
}
interface Piece {
  readonly at: number; // -1: on the shelf
  readonly turn: number; // quarters
  readonly over: boolean;
}
type State = readonly Piece[];
interface Move {
  readonly piece: number;
  readonly to: Piece;
}

const CELLS = 4;
const names = ['a', 'b', 'c'];

const start = (): State => names.map(() => ({ at: -1, turn: 1, over: false }));

function pieceAt(state: State, spot = ''): number {
  const [kind, number] = spot.split(':');
  if (kind === 'piece') return Number(number);
  return kind === 'cell' ? state.findIndex(({ at }) => at === Number(number)) : -1;
}

function interpret(_: Puzzle, state: State, gesture: Gesture): Result<Move, Note> {
  const move = moveOf(state, gesture);
  return move ? ok(move) : fail(NOTHING_HERE);
}

function moveOf(state: State, gesture: Gesture): Move | undefined {
  const path = 'path' in gesture ? gesture.path : [gesture.on];
  const piece = pieceAt(state, path[0]);
  const old = state[piece];
  if (!old) return undefined;
  if ('path' in gesture) {
    const [kind, number] = (path.at(-1) ?? '').split(':');
    if (kind === 'cell') return { piece, to: { ...old, at: Number(number) } };
    return old.at < 0 ? undefined : { piece, to: { ...old, at: -1 } };
  }
  switch (gesture.verb) {
    case 'tap':
    case 'turn':
    case 'cycle':
      return { piece, to: { ...old, turn: (old.turn + 1) % 4 } };
    case 'back':
      return { piece, to: { ...old, turn: (old.turn + 3) % 4 } };
    case 'flip':
      return { piece, to: { ...old, over: !old.over } };
    case 'clear':
      return old.at < 0 ? undefined : { piece, to: { ...old, at: -1 } };
    case 'mark':
      return undefined;
  }
}

/** Dropping on a piece swaps. */
function apply(_: Puzzle, state: State, { piece, to }: Move): Result<State, Note> {
  if (to.at === 0) return fail({ code: 'closed', at: ['cell:0'] });
  const from = certain(state[piece]).at;
  return ok(
    state.map((each, i) =>
      i === piece ? to : to.at >= 0 && each.at === to.at ? { ...each, at: from } : each,
    ),
  );
}

function arrow({ turn, over }: Piece, x: number, y: number, spot: string): Shape[] {
  const [c, s] = [Math.round(Math.cos((turn * Math.PI) / 2)), Math.round(Math.sin((turn * Math.PI) / 2))];
  const at = (dx: number, dy: number) => [x + dx * c - dy * s, y + dx * s + dy * c] as const;
  const points = [at(0, -0.4), at(0.35, 0.35), at(-0.35, 0.35)];
  return [
    { kind: 'polygon', role: over ? 'label-10' : 'label-4', layer: 'live', by: 'player', spot, points },
    {
      kind: 'disc',
      role: 'rim',
      layer: 'live',
      by: 'player',
      spot,
      x: at(0, -0.2)[0],
      y: at(0, -0.2)[1],
      r: 0.08,
      pen: 0.04,
    },
  ];
}

const labelOf = ({ turn, over }: Piece, piece: number) => ({
  code: over ? 'label.over' : 'label.piece',
  with: { piece: names[piece], turn },
});

const scene = (_: Puzzle, state: State): Scene => ({
  width: CELLS + 1,
  height: 2,
  shapes: [
    ...Array.from({ length: CELLS }, (_each, cell): Shape => ({
      kind: 'polygon',
      role: 'outline',
      layer: 'still',
      spot: `cell:${cell}`,
      points: [
        [cell + 0.5, 0.5],
        [cell + 1.5, 0.5],
        [cell + 1.5, 1.5],
        [cell + 0.5, 1.5],
      ],
    })),
    ...state.flatMap((piece) => (piece.at < 0 ? [] : arrow(piece, piece.at + 1, 1, `cell:${piece.at}`))),
  ],
  targets: Array.from({ length: CELLS }, (_each, cell) => {
    const piece = state.findIndex(({ at }) => at === cell);
    const label =
      piece < 0
        ? { code: 'label.cell', with: { cell: cell + 1 } }
        : { code: 'label.full', with: { cell: cell + 1, piece: names[piece], turn: state[piece]?.turn } };
    const name = String(cell + 1);
    const base = { spot: `cell:${cell}`, kind: 'cell', x: cell + 1, y: 1, label, name };
    return piece < 0 ? base : { ...base, piece: `piece:${piece}` };
  }),
  mainKind: 'cell',
  shelf: {
    spot: 'shelf',
    slots: state.map((piece, i) =>
      piece.at < 0
        ? {
            spot: `piece:${i}`,
            width: 1,
            height: 1,
            shapes: arrow(piece, 0.5, 0.5, `piece:${i}`),
            label: labelOf(piece, i),
          }
        : undefined,
    ),
  },
});

const goal: State = names.map((_, i) => ({ at: i + 1, turn: 0, over: false }));
const isDone = (state: State): boolean => state.every(({ at, turn }) => at > 0 && turn === 0);

const write = (state: State): string =>
  state.map(({ at, turn, over }) => `${at},${turn},${over ? 1 : 0}`).join(';');
const read = (text: string): State =>
  text.split(';').map((each) => {
    const [at = -1, turn = 0, over] = each.split(',').map(Number);
    return { at, turn, over: over === 1 };
  });
const misread = { code: 'not-native', at: [], line: 1, column: 1 };

const native: GameParts<{ size: number }, Puzzle, State, Move>['native'] = {
  id: 'native',
  oneLine: true,
  holds: 'everything',
  looksLike: (text) => text.startsWith('arrows:'),
  parse: (text) => {
    const [head, state, solution] = text.trim().split('/');
    if (head !== 'arrows:4') return fail(misread);
    return ok({
      puzzle: { cells: CELLS },
      ...(state && { state: read(state) }),
      ...(solution && { solution: read(solution) }),
    });
  },
  format: ({ state, solution }: Saved<Puzzle, State>) => {
    const parts = [state ? write(state) : '', solution ? write(solution) : ''];
    return `arrows:4/${parts.join('/')}`.replace(/\/+$/, '');
  },
};

const plan = (_: Puzzle, from: State, to: State): Move[] =>
  to.flatMap((piece, i) => (write([piece]) === write(from.slice(i, i + 1)) ? [] : [{ piece: i, to: piece }]));

const texts = {
  name: 'Arrows',
  tagline: 'Put the arrows upright.',
  rules: 'Put every arrow on the board, pointing up.',
  solved: 'All upright.',
  'example.solved': 'All upright.',
  'preset.four': 'Four',
  'field.size': 'Size',
  'field.size.help': 'Always four.',
  'level.plain': 'Plain',
  closed: 'The first cell is closed.',
  todo: 'Not all arrows point up.',
  next: 'This arrow goes here.',
  'technique.next': 'The next arrow',
  'not-native': 'Not an arrows text.',
  'label.cell': 'cell {cell}, empty',
  'label.full': 'cell {cell}, arrow {piece}, turned {turn}',
  'label.piece': 'arrow {piece}, turned {turn}',
  'label.over': 'arrow {piece}, turned {turn}, turned over',
};

export const arrows = defineGame<{ size: number }, Puzzle, State, Move>({
  id: 'arrows',
  params: {
    presets: [{ id: 'four', params: { size: 4 } }],
    fields: [{ key: 'size', kind: 'whole', min: 4, max: 4 }],
  },
  levels: ['plain'],
  words: makeWords({ en: texts, fi: texts }),
  examples: [{ code: 'solved', text: `arrows:4/${write(goal)}` }],
  generate: () => ready(ok({ puzzle: { cells: CELLS }, solution: goal })),
  native,
  foreign: [],
  start,
  moves: {
    parse: (text) => {
      const [piece, to] = text.split('@');
      const [there] = read(to ?? '');
      return to && there ? ok({ piece: Number(piece), to: there }) : fail(misread);
    },
    format: ({ piece, to }) => `${piece}@${write([to])}`,
  },
  interpret,
  apply,
  check: (_, state) => ({
    issues: isDone(state) ? [] : [{ code: 'todo', kind: 'todo', at: [] }],
    progress: { done: state.filter(({ at }) => at > 0).length, of: names.length },
  }),
  solve: () => ready({ found: [goal], exhausted: true, effort: {} }),
  grade: () => ready({ level: 'plain', solutions: 'many', uses: {} }),
  hint: (puzzle, state) => {
    const [move] = plan(puzzle, state, goal);
    return ready(
      move && {
        kind: 'step',
        code: 'next',
        level: 'plain',
        at: [`cell:${move.to.at}`, `piece:${move.piece}`],
        because: [`piece:${move.piece}`],
        moves: [move],
      },
    );
  },
  plan,
  scene,
  sketch: () => ({ rows: [[{ char: '.' }]] }),
});

export const extra: readonly AnyGame[] = [arrows];
