/**
 * The rule of the one loop for the kernel. Loops are cut lazily: when every edge is decided, each loop of
 * the drawing either is a solution by itself, or something contradicts it, and that becomes a clause.
 *
 * Not `loops/loop-propagator.ts`, which infers as soon as a loop closes and wants every other edge empty:
 * with that one in its place, following hints on 7 × 7 boards of level 'connectivity' (each reason proved
 * to suffice) took tens of seconds instead of less than one.
 */
import { negate, negative, positive, type Lit } from '../../../kernel/literal.ts';
import type { Propagator, Sat } from '../../../kernel/sat.ts';
import { insideOf, pathsOf } from '../../../loops/paths.ts';
import type { Board } from '../rules/rules.ts';

export class LoopRule implements Propagator {
  /** The loop that was a solution by itself when the solver last answered 'sat'. */
  accepted: readonly number[] = [];
  readonly #sat: Sat;
  readonly #board: Board;
  readonly #selector: Lit; // the rule holds while this is true
  readonly #clued: readonly number[]; // cells
  readonly #clueSelectors: readonly Lit[]; // of the same
  readonly #firstFace: number;

  constructor(
    sat: Sat,
    board: Board,
    selector: Lit,
    clued: readonly number[],
    clueSelectors: readonly Lit[],
    firstFace: number,
  ) {
    this.#sat = sat;
    this.#board = board;
    this.#selector = selector;
    this.#clued = clued;
    this.#clueSelectors = clueSelectors;
    this.#firstFace = firstFace;
  }

  // Nothing is inferred before the drawing is complete.
  assign(): void {}
  settle(): void {}
  explain(): void {}
  undo(): void {}

  complete(): void {
    const sat = this.#sat;
    if (sat.value[this.#selector] <= 0) return;
    const loops = pathsOf(this.#board.mesh, (edge) => sat.value[positive(edge)] > 0).map(
      ({ edges }) => edges,
    );
    const objections = loops.map((loop) => this.#objection(loop));
    const good = objections.indexOf(undefined);
    if (good >= 0) this.accepted = loops[good];
    else loops.forEach((loop, i) => this.refuse(loop, objections[i]));
  }

  refuse(loop: readonly number[], unless: readonly Lit[] = []): void {
    this.#sat.addClause([...loop.map(negative), ...unless, negate(this.#selector)]);
  }

  /** What contradicts this loop alone: literals one of which must hold instead; none for a general rule. */
  #objection(loop: readonly number[]): Lit[] | undefined {
    const { mesh, rule } = this.#board;
    const inLoop = new Uint8Array(mesh.edgeCount);
    for (const edge of loop) inLoop[edge] = 1;
    const unmet = this.#unmetClue(inLoop);
    if (unmet !== undefined) return [negate(unmet)];
    if (rule === 'every-dot' && mesh.dotEdges.some((around) => !around.some((edge) => inLoop[edge])))
      return [];
    const beside = this.#lineBeside(inLoop) ?? this.#wrongSide(inLoop);
    return beside === undefined ? undefined : [negate(beside)];
  }

  #unmetClue(inLoop: Uint8Array): Lit | undefined {
    const { mesh, clues } = this.#board;
    return this.#clueSelectors.find((selector, i) => {
      if (this.#sat.value[selector] <= 0) return false;
      const cell = this.#clued[i];
      return mesh.faceEdges[cell].reduce((sum, edge) => sum + inLoop[edge], 0) !== clues[cell];
    });
  }

  /** A line that the assumptions force and this loop leaves out. Free lines may go. */
  #lineBeside(inLoop: Uint8Array): Lit | undefined {
    for (let edge = 0; edge < inLoop.length; edge++)
      if (!inLoop[edge] && this.#sat.value[positive(edge)] > 0 && this.#isForced(edge)) return positive(edge);
    return undefined;
  }

  /** A cell whose forced side is not the one that this loop alone gives it. */
  #wrongSide(inLoop: Uint8Array): Lit | undefined {
    const { mesh } = this.#board;
    let inside: Uint8Array | undefined;
    for (let face = 0; face < mesh.faceCount; face++) {
      const lit = positive(this.#firstFace + face);
      if (this.#sat.value[lit] === 0 || !this.#isForced(lit >> 1)) continue;
      inside ??= insideOf(mesh, (edge) => inLoop[edge] === 1);
      const isInside = this.#sat.value[lit] > 0;
      if (isInside !== (inside[face] === 1)) return isInside ? lit : negate(lit);
    }
    return undefined;
  }

  #isForced(variable: number): boolean {
    return this.#sat.level[variable] <= this.#sat.assumptionLevels;
  }
}
