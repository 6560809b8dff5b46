/** When to start over: Luby's sequence, which is never much worse than the best fixed plan. */
export class Restarts {
  /** The conflict count at which the next restart is due. */
  at = 0;
  #index = 0;
  readonly #unit: number;

  constructor(unit: number) {
    this.#unit = unit;
  }

  begin(conflicts: number): void {
    this.#index = 0;
    this.at = conflicts + this.#unit;
  }

  next(conflicts: number): void {
    this.at = conflicts + this.#unit * luby(++this.#index);
  }
}

/** 1 1 2 1 1 2 4 1 1 2 1 1 2 4 8 … */
export function luby(index: number): number {
  let size = 1;
  while (size < index + 1) size = 2 * size + 1;
  while (size - 1 !== index) {
    size = (size - 1) >> 1;
    index %= size;
  }
  return (size + 1) >> 1;
}
