/** The time. If the system clock is set back, this one stands still until it has caught up: no duration is ever negative. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
}

export function steadyClock(read: () => number = Date.now): Clock {
  let latest = 0;
  return { now: () => (latest = Math.max(latest, read())) };
}
