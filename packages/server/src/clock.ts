/** The time. A clock that is set back stands still until it has caught up: nothing on a board takes less than no time. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
}

export function steadyClock(read: () => number = Date.now): Clock {
  let latest = 0;
  return { now: () => (latest = Math.max(latest, read())) };
}
