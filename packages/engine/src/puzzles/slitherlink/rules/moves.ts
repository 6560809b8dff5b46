/** Moves as data and as text, and what they do to a state. */
import { fail, ok, type Result } from '../../../result.ts';
import type { Codec, Note, Read } from '../../../vocabulary.ts';
import { meshOf, type Change, type Move, type Puzzle, type State } from './rules.ts';

export function apply(puzzle: Puzzle, state: State, move: Move): Result<State, Note> {
  const mesh = meshOf(puzzle);
  const touches = (kind: Change['on']) => move.some(({ on }) => on === kind);
  const edges = touches('edge') ? new Uint8Array(state.edges) : state.edges;
  const cells = touches('cell') ? new Uint8Array(state.cells) : state.cells;
  for (const { on, index, to } of move) {
    const size = on === 'edge' ? mesh.edgeCount : mesh.faceCount;
    if (index >= size) return fail({ code: `no-such-${on}`, at: [], with: { index, size } });
    ((on === 'edge' ? edges : cells) as Uint8Array)[index] = to;
  }
  return ok({ edges, cells });
}

/** Line and cross are opposites, and so are inside and outside; a single change can be denied. */
export function negate(_puzzle: Puzzle, move: Move): Move | undefined {
  if (move.length !== 1 || move[0].to === 0) return undefined;
  return [{ ...move[0], to: move[0].to === 1 ? 2 : 1 }];
}

const SIGN = { edge: 'uyn', cell: 'uio' } as const;

/** '12y13y' draws a path, '5n' crosses, '5u' clears; 'c7i' marks a cell inside, 'c7o' outside, 'c7u' clears. */
const format = (move: Move): string =>
  move.map(({ on, index, to }) => `${on === 'cell' ? 'c' : ''}${index}${SIGN[on][to]}`).join('');

function parse(text: string): Read<Move> {
  const changes: Change[] = [];
  const pattern = /(c?)(\d{1,6})([a-z])/y;
  do {
    const column = pattern.lastIndex + 1;
    const found = pattern.exec(text);
    const on = found?.[1] ? 'cell' : 'edge';
    const to = found ? SIGN[on].indexOf(found[3]) : -1;
    if (!found || to < 0) return fail({ code: 'move-malformed', at: [], line: 1, column });
    changes.push({ on, index: Number(found[2]), to });
  } while (pattern.lastIndex < text.length);
  return ok(changes);
}

export const moves: Codec<Move> = { parse, format };
