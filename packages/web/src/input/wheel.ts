/** A wheel as single turns: mice send one large step, trackpads a stream of small ones with momentum. */
const STEP = 40; // pixels
const PAUSE = 140; // milliseconds

export class Wheel {
  #sum = 0;
  #seen = -Infinity; // the last event
  #last = -Infinity; // the last turn

  /** Which way to turn now, if at all. */
  turn(
    event: Pick<WheelEvent, 'deltaY' | 'deltaX' | 'deltaMode' | 'timeStamp'>,
  ): 'turn' | 'back' | undefined {
    const delta = (event.deltaY || event.deltaX) * (event.deltaMode === 0 ? 1 : STEP);
    if (event.timeStamp - this.#seen > 4 * PAUSE || Math.sign(delta) !== Math.sign(this.#sum)) this.#sum = 0;
    this.#seen = event.timeStamp;
    this.#sum += delta;
    if (Math.abs(this.#sum) < STEP || event.timeStamp - this.#last < PAUSE) return undefined;
    this.#last = event.timeStamp;
    this.#sum = 0;
    return delta > 0 ? 'turn' : 'back';
  }
}
