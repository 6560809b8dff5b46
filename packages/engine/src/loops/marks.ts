/** What can be on an edge of a loop puzzle. */
export const OPEN = 0;
export const LINE = 1;
export const CROSS = 2;

/** Marks on the edges of a mesh: OPEN, LINE or CROSS for each. */
export interface Drawing {
  readonly edges: ArrayLike<number>;
}
