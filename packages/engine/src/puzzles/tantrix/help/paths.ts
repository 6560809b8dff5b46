/** The lines through a tile: each lights up along its whole length, with a sentence about it. */
import type { PathThrough } from '../../../game.ts';
import type { Note, Spot } from '../../../vocabulary.ts';
import { cellKey, neighbour, opposite } from '../../../grid/hex.ts';
import { round } from '../../../draw/paths.ts';
import type { Shape } from '../../../draw/scene.ts';
import { bandsOf, linePath, middle, type Passage } from '../view/bands.ts';
import { type Frame, frameOf } from '../view/frame.ts';
import { bandWidth, litRole, ribbonRole } from '../view/ribbons.ts';
import { type Board, boardOf, hexSpot, type Placed, type Puzzle, type State } from '../rules/rules.ts';
import { type Line, traceFrom } from '../rules/lines.ts';
import { type Colour, exitOf } from '../rules/tiles.ts';

const CORE = 0.13; // of the width

export function pathsThrough(puzzle: Puzzle, state: State, at: Spot): readonly PathThrough[] {
  const place = state.placed.find((each) => hexSpot(each) === at);
  if (!place) return [];
  const frame = frameOf(puzzle, state);
  const board = boardOf(state);
  return bandsOf(place.tile, place.turn).map((band) => {
    const line = traceFrom(board, place, band.from);
    return {
      shapes: lit(line.colour, linePath(passages(board, line, place, frame), line.closed)),
      note: noteOf(board, line),
      ...(puzzle.mode === 'solitaire' && { score: worthOf(line) }),
      near: [band.from, band.to].map((d) => {
        const { x, y } = middle(frame.at(place), d);
        return [round(x), round(y)];
      }),
    };
  });
}

/** A loop counts twice. */
const worthOf = ({ length, closed }: Line): number => (closed ? 2 : 1) * length;

/** The whole line in a lighter edge, with a bright core. */
function lit(colour: Colour, d: string): readonly Shape[] {
  const path = { kind: 'path', layer: 'live', d } as const;
  return [
    { ...path, role: litRole(colour), pen: bandWidth },
    { ...path, role: ribbonRole(colour), pen: bandWidth * 0.84 },
    { ...path, role: 'core', pen: bandWidth * CORE },
  ];
}

/** Along the line from one end to the other; a loop from the given tile round to it. */
function passages(board: Board, line: Line, place: Placed, frame: Frame): readonly Passage[] {
  const [end] = line.ends;
  let here = (end && board.get(cellKey(end))) ?? place;
  let entry =
    end?.side ?? bandsOf(place.tile, place.turn).find(({ colour }) => colour === line.colour)?.from ?? 0;
  return line.cells.map(() => {
    const exit = exitOf(here.tile, here.turn, entry);
    const passage = { centre: frame.at(here), entry, exit };
    here = board.get(cellKey(neighbour(here, exit))) ?? here;
    entry = opposite(exit);
    return passage;
  });
}

function noteOf(board: Board, { colour, length, closed, cells, ends }: Line): Note {
  const at = cells.map(hexSpot);
  if (closed) return { code: 'trace.loop', at, with: { colour, length } };
  const [from, to] = ends.map((end) => ({
    cell: cellKey(end),
    side: end.side,
    blocked: Number(board.has(cellKey(neighbour(end, end.side)))),
  }));
  return {
    code: 'trace.line',
    at,
    with: {
      colour,
      length,
      from: from.cell,
      fromSide: from.side,
      fromBlocked: from.blocked,
      to: to.cell,
      toSide: to.side,
      toBlocked: to.blocked,
    },
  };
}
