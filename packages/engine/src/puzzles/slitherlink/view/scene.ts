/** The board as vector shapes, in units of about one edge, on any mesh. */
import type { Scene, Shape, Target, ViewOptions } from '../../../draw/scene.ts';
import { perObject } from '../../../cache.ts';
import type { Mesh } from '../../../grid/mesh.ts';
import { tally } from '../rules/check.ts';
import { ChangeTracker } from '../../../loops/change-tracker.ts';
import { partColours } from '../../../loops/part-colours.ts';
import { loopDots } from '../../../loops/single-loop.ts';
import { cellLabel, cellName, dotLabel, edgeLabel } from './labels.ts';
import { layoutOf, type ClueRole, type Layout } from './layout.ts';
import { solvedShapes } from './solved.ts';
import {
  BLANK,
  cellSpot,
  CROSS,
  dotSpot,
  edgeSpot,
  INSIDE,
  isClue,
  LINE,
  meshOf,
  OUTSIDE_MARK,
  type Puzzle,
  type State,
} from '../rules/rules.ts';

/** A puzzle as it was drawn last. */
interface Drawn {
  readonly tracker: ChangeTracker;
  readonly lines: Sorted;
  readonly crosses: Sorted;
  readonly texts: Shape[]; // one for each clue
  readonly place: Int32Array; // among them, by cell; -1 where there is no clue
  readonly roles: ClueRole[]; // by cell
  unmet: number;
}

/** Shapes in the order of what they stand for. */
class Sorted {
  readonly shapes: Shape[] = [];
  readonly #indexes: number[] = [];

  set(index: number, shape: Shape | undefined): void {
    let [low, high] = [0, this.#indexes.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#indexes[middle] < index) low = middle + 1;
      else high = middle;
    }
    const old = this.#indexes[low] === index ? 1 : 0;
    this.#indexes.splice(low, old, ...(shape ? [index] : []));
    this.shapes.splice(low, old, ...(shape ? [shape] : []));
  }
}

/** Cells are shaded as a note: inside or outside. */
export const shading = 'cell';

/** Shapes in painting order: tints under the dots, clues on top. */
export function scene(puzzle: Puzzle, state: State, options: ViewOptions = {}): Scene {
  const mesh = meshOf(puzzle);
  const layout = layoutOf(mesh);
  const drawn = drawnOf(puzzle);
  redraw(drawn, puzzle, mesh, layout, state);
  const shapes = (options.shading === false ? [] : tints(mesh, layout, state)).concat(
    layout.still,
    inked(drawn.crosses.shapes, options, layout),
    coloured(drawn.lines.shapes, options, layout, mesh, state),
    verdicts(drawn, mesh, layout, puzzle, state),
    drawn.texts,
  );
  const loop = drawn.unmet ? undefined : loopOf(puzzle, mesh, state);
  const { width, height } = layout;
  let made: readonly Target[] | undefined;
  return {
    width,
    height,
    mainKind: 'edge',
    onPaper: true,
    shapes,
    ...(loop && { solved: solvedShapes(layout, loop, drawn.texts) }),
    /** Labels for every spot take longer than the picture, and are seldom needed. */
    get targets() {
      return (made ??= targets(puzzle, mesh, layout, state));
    },
  };
}

/** A guess has an ink of its own; most players have none, and get the list itself. */
function inked(crosses: Shape[], { tried }: ViewOptions, layout: Layout): Shape[] {
  if (!tried?.size) return crosses;
  return crosses.map((shape) => (tried.has(shape.spot ?? '') ? layout.inked('cross-tried', shape) : shape));
}

function coloured(
  lines: Shape[],
  { colourParts, tried }: ViewOptions,
  layout: Layout,
  mesh: Mesh,
  state: State,
): Shape[] {
  if (!colourParts && !tried?.size) return lines;
  const colours = colourParts ? partColours(mesh, state) : undefined;
  return lines.map((shape) => {
    const spot = shape.spot ?? '';
    const role = tried?.has(spot) ? 'line-tried' : colours?.get(Number(spot.slice('edge:'.length)));
    return role ? layout.inked(role, shape) : shape;
  });
}

/** The loop of a solved board whose numbers are all met. */
function loopOf({ rule }: Puzzle, mesh: Mesh, state: State): readonly number[] | undefined {
  const loop = loopDots(mesh, state);
  return rule === 'every-dot' && loop && loop.length < mesh.dotCount ? undefined : loop;
}

function targets(puzzle: Puzzle, mesh: Mesh, layout: Layout, state: State): Target[] {
  const found: Target[] = [];
  for (let edge = 0; edge < mesh.edgeCount; edge++) {
    const [x, y] = layout.edges[edge][2];
    found.push({ spot: edgeSpot(edge), kind: 'edge', x, y, label: edgeLabel(mesh, puzzle, state, edge) });
  }
  for (let cell = 0; cell < mesh.faceCount; cell++) {
    const [x, y] = layout.cells[cell];
    const label = cellLabel(mesh, puzzle, state, cell);
    found.push({ spot: cellSpot(cell), kind: 'cell', x, y, label, name: cellName(mesh, puzzle, cell) });
  }
  for (let dot = 0; dot < mesh.dotCount; dot++) {
    const [x, y] = layout.dots[dot];
    found.push({ spot: dotSpot(dot), kind: 'dot', x, y, label: dotLabel(mesh, puzzle, state, dot) });
  }
  return found;
}

/** All of one kind and then all of the other, here as with the edges: a screen may paint neighbours of one ink in one go. */
function tints(mesh: Mesh, layout: Layout, state: State): Shape[] {
  const [inside, outside]: [Shape[], Shape[]] = [[], []];
  for (let cell = 0; cell < mesh.faceCount; cell++)
    if (state.cells[cell] === INSIDE) inside.push(layout.inside(cell));
    else if (state.cells[cell] === OUTSIDE_MARK) outside.push(layout.outside(cell));
  return inside.concat(outside);
}

/** What a change touches is drawn anew; the rest is as it was in the state before. */
function redraw(drawn: Drawn, puzzle: Puzzle, mesh: Mesh, layout: Layout, state: State): void {
  const { tracker, lines, crosses, texts, place, roles } = drawn;
  const changes = tracker.to(state);
  for (const edge of changes.edges) {
    const now = state.edges[edge];
    lines.set(edge, now === LINE ? layout.line(edge) : undefined);
    crosses.set(edge, now === CROSS ? layout.cross(edge) : undefined);
  }
  changes.faces((cell) => {
    if (place[cell] < 0) return;
    const role = clueRole(puzzle.clues[cell], state, mesh.faceEdges[cell]);
    texts[place[cell]] = layout.clue(role, clueText(puzzle.clues[cell]), cell);
    drawn.unmet += Number(isUnmet(puzzle, cell, role)) - Number(isUnmet(puzzle, cell, roles[cell]));
    roles[cell] = role;
  });
}

/** A 0 asks for no line, so it is met unless it is wrong, however it looks. */
const isUnmet = ({ clues }: Puzzle, cell: number, role: ClueRole): boolean =>
  isClue(clues[cell]) && (role === 'clue-wrong' || (role === 'clue' && clues[cell] > 0));

/** A box round every wrong clue, and the lines that are too many in the same ink. */
function verdicts({ roles }: Drawn, mesh: Mesh, layout: Layout, { clues }: Puzzle, state: State): Shape[] {
  const [washes, boxes, lines]: [Shape[], Shape[], Set<Shape>] = [[], [], new Set()];
  for (let cell = roles.indexOf('clue-wrong'); cell >= 0; cell = roles.indexOf('clue-wrong', cell + 1)) {
    washes.push(layout.wash(cell));
    boxes.push(layout.box(cell));
    const edges = mesh.faceEdges[cell];
    if (tally(state, edges).lines <= clues[cell]) continue;
    for (const edge of edges) if (state.edges[edge] === LINE) lines.add(layout.wrongLine(edge));
  }
  return [...lines, ...washes, ...boxes];
}

/** Puzzles of one size share a layout, but not their clues. */
const drawnOf = perObject((puzzle: Puzzle): Drawn => {
  const mesh = meshOf(puzzle);
  let count = 0;
  return {
    tracker: new ChangeTracker(mesh),
    lines: new Sorted(),
    crosses: new Sorted(),
    texts: [],
    place: Int32Array.from(puzzle.clues, (clue) => (clue === BLANK ? -1 : count++)),
    roles: new Array<ClueRole>(mesh.faceCount).fill('clue'),
    unmet: Array.from(puzzle.clues).filter((clue) => isClue(clue) && clue > 0).length,
  };
});

export const clueText = (clue: number): string => (clue === BLANK ? '' : isClue(clue) ? String(clue) : '?');

/**
 * Met, beyond repair by more lines, or neither yet. A 0 is finished when its sides are crossed out: it is where a
 * player begins, and must not be the palest number of an empty board.
 */
export function clueRole(clue: number, state: State, edges: ArrayLike<number>): ClueRole {
  if (!isClue(clue)) return 'clue';
  const { lines, open } = tally(state, edges);
  if (lines === clue && (clue > 0 || open === 0)) return 'clue-done';
  return lines > clue || lines + open < clue ? 'clue-wrong' : 'clue';
}
