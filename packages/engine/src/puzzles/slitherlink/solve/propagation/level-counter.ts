/** Counts different decision levels, round by round, without clearing anything in between. */
export class LevelCounter {
  #seen = new Int32Array(64);
  #round = 0;

  begin(): void {
    this.#round++;
  }

  /** 1 when this level is met for the first time in the round, else 0. */
  count(level: number): number {
    if (level >= this.#seen.length) {
      const grown = new Int32Array(2 * level);
      grown.set(this.#seen);
      this.#seen = grown;
    }
    if (this.#seen[level] === this.#round) return 0;
    this.#seen[level] = this.#round;
    return 1;
  }
}
