/** What the generator, the grader and the solver need from a propagator, for squares or for any mesh. */
import type { Task } from '../../../task.ts';
import type { Puzzle } from '../rules/rules.ts';

export interface LevelEngine {
  readonly at: {
    readonly edge: Uint8Array; // by the engine's own number of an edge
    readonly layout: { readonly edges: Int32Array }; // that number, for each edge of the mesh
    save(into?: Uint8Array): Uint8Array;
    restore(saved: Uint8Array): void;
  };
  rules: number; // bits of level-numbers.ts
  /** Edges that are decided. */
  readonly known: number;
  readonly complete: boolean;
  readonly solved: boolean;
  load(puzzle: Puzzle, rules: number, edges?: ArrayLike<number>): boolean;
  loadBlank(puzzle: Puzzle, rules: number): void;
  addClue(cell: number): boolean;
  decide(edge: number, value: number): boolean;
  run(): boolean;
  running(): Task<boolean>;
  raising(rules: number): Task<boolean>;
  edges(): Uint8Array;
  /** Has the clue of this cell been added? */
  shows(cell: number): boolean;
}
