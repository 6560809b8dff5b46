/** Sleep that ends early when there is something to do. */
import { setTimeout } from 'node:timers/promises';

export class Naps {
  #alarm = new AbortController();

  async nap(milliseconds: number): Promise<void> {
    await setTimeout(milliseconds, undefined, { signal: this.#alarm.signal }).catch(() => {});
  }

  /** All who sleep now. */
  wake(): void {
    this.#alarm.abort();
    this.#alarm = new AbortController();
  }
}
