/** Counters in the form Prometheus reads; nothing in them is personal. */
const BOUNDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]; // seconds

interface Histogram {
  readonly counts: number[];
  sum: number;
  count: number;
}

export class Metrics {
  readonly #counters = new Map<string, number>();
  readonly #times = new Map<string, Histogram>();
  readonly #gauges = new Map<string, () => number>();

  count(name: string, labels: Readonly<Record<string, string | number>> = {}): void {
    const key = `${name}${labelText(labels)}`;
    this.#counters.set(key, (this.#counters.get(key) ?? 0) + 1);
  }

  time(route: string, seconds: number): void {
    const known = this.#times.get(route) ?? { counts: BOUNDS.map(() => 0), sum: 0, count: 0 };
    this.#times.set(route, known);
    for (const [i, bound] of BOUNDS.entries())
      if (seconds <= bound) known.counts[i] = (known.counts[i] ?? 0) + 1;
    known.sum += seconds;
    known.count++;
  }

  gauge(name: string, read: () => number): void {
    this.#gauges.set(name, read);
  }

  text(): string {
    return [...this.#counterLines(), ...this.#gaugeLines(), ...this.#timeLines(), ''].join('\n');
  }

  *#counterLines(): Generator<string> {
    let last = '';
    for (const [key, value] of [...this.#counters].sort(([a], [b]) => (a < b ? -1 : 1))) {
      const name = key.replace(/\{.*/s, '');
      if (name !== last) yield `# TYPE ${name} counter`;
      last = name;
      yield `${key} ${value}`;
    }
  }

  *#gaugeLines(): Generator<string> {
    for (const [name, read] of this.#gauges) {
      yield `# TYPE ${name} gauge`;
      yield `${name} ${read()}`;
    }
  }

  *#timeLines(): Generator<string> {
    const name = 'edgewise_request_seconds';
    if (this.#times.size > 0) yield `# TYPE ${name} histogram`;
    for (const [route, { counts, sum, count }] of this.#times) {
      const bucket = (le: string, value: number) => `${name}_bucket${labelText({ route, le })} ${value}`;
      yield* BOUNDS.map((bound, i) => bucket(String(bound), counts[i] ?? 0));
      yield bucket('+Inf', count);
      yield `${name}_sum${labelText({ route })} ${sum}`;
      yield `${name}_count${labelText({ route })} ${count}`;
    }
  }
}

const labelText = (labels: Readonly<Record<string, string | number>>): string => {
  const all = Object.entries(labels).map(([key, value]) => `${key}=${JSON.stringify(String(value))}`);
  return all.length ? `{${all.join(',')}}` : '';
};
