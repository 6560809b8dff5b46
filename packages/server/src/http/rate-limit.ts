/** Token buckets that refill over time: one for every address and every key, in memory only. */
interface Bucket {
  tokens: number;
  at: number;
}

export interface RateLimit {
  readonly burst: number;
  readonly perSecond: number;
}

const MOST = 50_000; // buckets; the least recently used is dropped

export class RateLimiter {
  readonly #limit: RateLimit;
  readonly #buckets = new Map<string, Bucket>();

  constructor(limit: RateLimit) {
    this.#limit = limit;
  }

  /** Seconds to wait; 0 if there was enough. */
  take(who: string, cost: number, now: number): number {
    const { burst, perSecond } = this.#limit;
    const bucket = this.#buckets.get(who) ?? { tokens: burst, at: now };
    this.#buckets.delete(who); // the most recent come last
    this.#buckets.set(who, bucket);
    if (this.#buckets.size > MOST) this.#buckets.delete(this.#buckets.keys().next().value ?? '');
    bucket.tokens = Math.min(burst, bucket.tokens + ((now - bucket.at) / 1000) * perSecond);
    bucket.at = now;
    if (bucket.tokens < cost) return Math.ceil((cost - bucket.tokens) / perSecond);
    bucket.tokens -= cost;
    return 0;
  }
}
