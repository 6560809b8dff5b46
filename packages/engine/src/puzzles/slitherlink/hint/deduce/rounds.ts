/**
 * Deduction in rounds: all rules look at what was known before the round, then what they found becomes
 * known together. So every fact comes in the first round in which it could, and its reason is short.
 */
import { CORNERS, ONE_CLUE, SIDES, SMALL_FACE } from '../../solve/level-numbers.ts';
import type { Task } from '../../../../task.ts';
import { CROSS, isClue, LINE, OPEN } from '../../rules/rules.ts';
import { DIFFERENT, SAME, UNRELATED, type Colours } from './colours.ts';
import type { FindingSink } from './findings.ts';
import { judgeCuts } from './cuts.ts';
import { judgeLoops, judgeThrees } from './loops.ts';
import { COLOUR, RING, type Position } from './position.ts';
import type { Ring } from './rings.ts';

const RINGS_PER_REPORT = 5000;

/** What was found in this round, seven numbers each: what it is, then the arguments. */
class Findings implements FindingSink {
  readonly #list: number[] = [];

  edge(edge: number, value: number, kind: number, why: number): void {
    this.#list.push(0, edge, value, kind, why, 0, 0);
  }
  pair(corner: number, pair: number, ring: number): void {
    this.#list.push(1, corner, pair, ring, 0, 0, 0);
  }
  link(from: number, to: number, parity: number, kind: number, why: number, places: number): void {
    this.#list.push(2, from, to, parity, kind, why, places);
  }

  get some(): boolean {
    return this.#list.length > 0;
  }

  commit(position: Position): void {
    const list = this.#list;
    for (let i = 0; i < list.length && !position.conflict; i += 7) {
      if (list[i] === 0) position.learnEdge(list[i + 1], list[i + 2], list[i + 3], list[i + 4]);
      else if (list[i] === 1) position.ruleOut(list[i + 1], list[i + 2], list[i + 3]);
      else
        position.learnLink({
          from: list[i + 1],
          to: list[i + 2],
          parity: list[i + 3],
          round: position.now,
          kind: list[i + 4],
          why: list[i + 5],
          places: list[i + 6],
        });
    }
    list.length = 0;
  }
}

/** Applies the rules of a level, round by round. */
export class Deduction {
  readonly position: Position;
  #level = 0;
  readonly #findings = new Findings();
  #edgesSeen = -1;
  #coloursSeen = -1;

  constructor(position: Position) {
    this.position = position;
  }

  /** Levels only rise; all that is known stays known. */
  raise(level: number): void {
    this.#level = level;
    this.#edgesSeen = this.#coloursSeen = -1;
    if (level >= SIDES && !this.position.colours) this.position.addColours();
    this.position.touchAll();
  }

  /** Continues at a level whose fixpoint no longer holds, because something has touched its rings. */
  resume(level: number): void {
    this.#level = level;
  }

  /** To the fixpoint or a contradiction. */
  *finish(): Task<void> {
    while (yield* this.step());
  }

  /** One round; false when nothing more follows, or nothing can. */
  *step(): Task<boolean> {
    const { position } = this;
    if (position.conflict) return false;
    position.now++;
    if (position.queue.length) yield* this.#judgeRings();
    else this.#judgeBoard();
    const going = this.#findings.some || position.queue.length > 0;
    if (!position.conflict) this.#findings.commit(position);
    return going && !position.conflict;
  }

  *#judgeRings(): Task<void> {
    const { position } = this;
    const { queue } = position;
    position.queue = [];
    for (const ring of queue) position.dirty[ring] = 0;
    for (let i = 0; i < queue.length; i++) {
      judgeRing(position, queue[i], this.#level, this.#findings);
      if (position.conflict) return;
      if (i % RINGS_PER_REPORT === RINGS_PER_REPORT - 1) yield { done: i, of: queue.length };
    }
    if (!this.#findings.some) this.#judgeBoard();
  }

  /** The rules that look at the whole board, the cheapest first, each only when something is new to it. */
  #judgeBoard(): void {
    const { position } = this;
    const findings = this.#findings;
    const level = this.#level;
    if (this.#edgesSeen !== position.edgeStamp) {
      if (level >= CORNERS) judgeThrees(position, findings);
      judgeLoops(position, findings);
      this.#edgesSeen = position.edgeStamp;
    }
    if (position.conflict || findings.some || level < SIDES) return;
    const stamp = position.edgeStamp + position.colourStamp;
    if (this.#coloursSeen === stamp) return;
    judgeCuts(position, findings);
    this.#coloursSeen = stamp;
  }
}

const live = new Int32Array(1 << 9);

function judgeRing(position: Position, index: number, level: number, conclude: FindingSink): void {
  const ring = position.rings.rings[index];
  if (level === ONE_CLUE && ring.kind === 'dot') return judgeDotAlone(position, ring, index, conclude);
  const colours = ring.kind === 'face' && level >= SIDES ? position.colours : undefined;
  const withPairs = level >= CORNERS || (level === ONE_CLUE && isClue(position.board.clues[ring.index]));
  begin(position, ring, index);
  if (withPairs) for (let c = 0; c < ring.corners.length; c += 3) restrictByPairs(position, ring, c);
  if (colours) restrictByColours(colours, ring);
  if (isEmpty(ring.shape.words)) {
    position.conflict ??= { kind: 'ring', ring: index, round: position.now };
    return;
  }
  findEdges(position, ring, index, conclude);
  if (withPairs)
    for (let c = 0; c < ring.corners.length; c += 3) findPairs(position, ring, c, index, conclude);
  if (colours) findRelations(position, colours, ring, index, conclude);
}

/**
 * What one clue and a line give: a dot reports what its own edges leave to the clues around it, and listens to one of
 * them at a time, so that no conclusion rests on two clues.
 */
function judgeDotAlone(position: Position, ring: Ring, index: number, conclude: FindingSink): void {
  begin(position, ring, index);
  let isPossible = !isEmpty(ring.shape.words);
  if (isPossible) findEdges(position, ring, index, conclude);
  for (let c = 0; isPossible && c < ring.corners.length; c += 3) {
    const [face] = position.rings.cornerRings.subarray(2 * ring.corners[c]);
    if (!isClue(position.board.clues[face])) continue;
    findPairs(position, ring, c, index, conclude);
    restrictByPairs(position, ring, c);
    isPossible = !isEmpty(ring.shape.words);
    if (isPossible) findEdges(position, ring, index, conclude);
    begin(position, ring, index);
  }
  if (!isPossible) position.conflict ??= { kind: 'ring', ring: index, round: position.now };
}

/** What the clue or the dot's rule and the known edges leave. */
function begin(position: Position, ring: Ring, index: number): void {
  for (let w = 0; w < ring.shape.words; w++) live[w] = position.bases[index][w];
  restrictByEdges(position, ring);
}

function keep(set: Int32Array, words: number): void {
  for (let w = 0; w < words; w++) live[w] &= set[w];
}
function drop(set: Int32Array, words: number): void {
  for (let w = 0; w < words; w++) live[w] &= ~set[w];
}
function isEmpty(words: number): boolean {
  for (let w = 0; w < words; w++) if (live[w]) return false;
  return true;
}
function meets(set: Int32Array, words: number): boolean {
  for (let w = 0; w < words; w++) if (live[w] & set[w]) return true;
  return false;
}
function within(set: Int32Array, words: number): boolean {
  for (let w = 0; w < words; w++) if (live[w] & ~set[w]) return false;
  return true;
}

function restrictByEdges({ edges }: Position, ring: Ring): void {
  const { byValue, words } = ring.shape;
  for (let i = 0; i < ring.size; i++) {
    const value = edges[ring.edges[i]];
    if (value !== OPEN) keep(byValue[2 * i + (value === LINE ? 1 : 0)], words);
  }
}

/** By the corner whose three numbers begin at `c`. */
function restrictByPairs({ ruledOut }: Position, { corners, shape, size }: Ring, c: number): void {
  const gone = ruledOut[corners[c]];
  if (!gone) return;
  const place = 4 * (corners[c + 1] * size + corners[c + 2]);
  for (let pair = 0; pair < 4; pair++) if ((gone >> pair) & 1) drop(shape.byPair[place + pair], shape.words);
}

/** On a face with many sides only neighbouring ones are compared: nobody sees more. */
const isCompared = (size: number, a: number, b: number): boolean =>
  size <= SMALL_FACE || a - b === 1 || a - b === size - 1;

function restrictByColours(colours: Colours, { beyond, shape, size }: Ring): void {
  for (let a = 1; a < size; a++)
    for (let b = 0; b < a; b++) {
      if (!isCompared(size, a, b)) continue;
      const relation = colours.relation(beyond[a], beyond[b]);
      if (relation === SAME) drop(shape.unequal[a * size + b], shape.words);
      else if (relation === DIFFERENT) keep(shape.unequal[a * size + b], shape.words);
    }
}

function findEdges({ edges }: Position, ring: Ring, index: number, conclude: FindingSink): void {
  const { byValue, words } = ring.shape;
  for (let i = 0; i < ring.size; i++) {
    if (edges[ring.edges[i]] !== OPEN) continue;
    if (!meets(byValue[2 * i], words)) conclude.edge(ring.edges[i], LINE, RING, index);
    else if (!meets(byValue[2 * i + 1], words)) conclude.edge(ring.edges[i], CROSS, RING, index);
  }
}

function findPairs(
  { ruledOut }: Position,
  { corners, shape, size }: Ring,
  c: number,
  index: number,
  conclude: FindingSink,
): void {
  const gone = ruledOut[corners[c]];
  const place = 4 * (corners[c + 1] * size + corners[c + 2]);
  for (let pair = 0; pair < 4; pair++)
    if (!((gone >> pair) & 1) && !meets(shape.byPair[place + pair], shape.words))
      conclude.pair(corners[c], pair, index);
}

/** Edges between faces whose relation is known; relations between neighbours whose edges are tied. */
function findRelations(
  position: Position,
  colours: Colours,
  ring: Ring,
  index: number,
  conclude: FindingSink,
): void {
  const { beyond, shape, size } = ring;
  for (let a = 0; a < size; a++) {
    const relation = colours.relation(ring.index, beyond[a]);
    if (relation !== UNRELATED && position.edges[ring.edges[a]] === OPEN)
      conclude.edge(ring.edges[a], relation === SAME ? CROSS : LINE, COLOUR, ring.edges[a]);
    for (let b = 0; b < a; b++) {
      if (!isCompared(size, a, b) || colours.relation(beyond[a], beyond[b]) !== UNRELATED) continue;
      const unequal = shape.unequal[a * size + b];
      if (!meets(unequal, shape.words)) conclude.link(beyond[a], beyond[b], SAME, RING, index, a * size + b);
      else if (within(unequal, shape.words))
        conclude.link(beyond[a], beyond[b], DIFFERENT, RING, index, a * size + b);
    }
  }
}
