/** Loops that have fitted a draft besides its own: most changes to it that let another loop fit let one of these. */
import { meshOf } from '../rules/rules.ts';
import type { Draft } from './draft.ts';

/** More would hardly fit more often. */
const KEPT = 50;

/** A loop by its numbers in every cell. */
export type Rival = Int8Array;

export class Rivals {
  readonly #draft: Draft;
  readonly #all: Rival[] = []; // the one that fitted last comes last

  constructor(draft: Draft) {
    this.#draft = draft;
  }

  /** One that meets all numbers shown. The draft's own loop may have become one of these: it is told by its numbers. */
  fitting(): Rival | undefined {
    for (let i = this.#all.length - 1; i >= 0; i--) {
      const rival = this.#all[i];
      if (!this.#meetsShown(rival) || !this.#differs(rival)) continue;
      this.#all.splice(i, 1);
      this.#all.push(rival);
      return rival;
    }
    return undefined;
  }

  /** Keeps the first of these loops (edges by the mesh) that is not the draft's own. */
  add(loops: readonly Uint8Array[]): Rival | undefined {
    const { faceEdges } = meshOf(this.#draft.puzzle);
    const rival = loops
      .map((loop) => Int8Array.from(faceEdges, (edges) => edges.reduce((sum, edge) => sum + loop[edge], 0)))
      .find((numbers) => this.#differs(numbers));
    if (rival) this.#all.push(rival);
    if (this.#all.length > KEPT) this.#all.shift();
    return rival;
  }

  #meetsShown(rival: Rival): boolean {
    const { shownUnits, units, puzzle } = this.#draft;
    for (const unit of shownUnits)
      for (const cell of units[unit]) if (rival[cell] !== puzzle.clues[cell]) return false;
    return true;
  }

  #differs(rival: Rival): boolean {
    const { clues } = this.#draft.puzzle;
    return rival.some((number, cell) => number !== clues[cell]);
  }
}
