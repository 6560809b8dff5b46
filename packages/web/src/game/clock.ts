/**
 * Time at the board. It stands still while the page is hidden or nobody has touched it for a while,
 * so that a lunch does not count as thinking.
 */
const IDLE = 120_000;

export interface Clock {
  /** Elapsed milliseconds, `from` included. */
  now(): number;
  /** Somebody is there. */
  markActive(): void;
  hide(hidden: boolean): void;
}

/** `time` gives milliseconds that never run back; tests give their own. */
export function makeClock(from: number, time: () => number): Clock {
  let counted = from;
  let since = time(); // counted up to here
  let stirred = since;
  let hidden = false;
  const settle = () => {
    const now = time();
    if (!hidden) counted += Math.max(0, Math.min(now, stirred + IDLE) - since);
    since = now;
  };
  return {
    now: () => {
      settle();
      return Math.round(counted);
    },
    markActive: () => {
      settle();
      stirred = since;
    },
    hide: (now) => {
      settle();
      hidden = now;
      stirred = since;
    },
  };
}
