/** A browser driven from outside by one of the two protocols of the web platform tests. */
export interface Remote {
  /** The viewport is 1280 × 800 or as near as the window allows. */
  goto(address: string): Promise<void>;
  reload(): Promise<void>;
  /** Runs in the page; `work` may use nothing from outside but its argument. */
  ask<Given, Answer>(work: (given: Given) => Answer | Promise<Answer>, given: Given): Promise<Answer>;
  perform(sources: readonly ActionSource[]): Promise<void>;
  /** What the page shows now, as a PNG. */
  picture(): Promise<Buffer>;
  /** Errors of the page so far, where the protocol reports them. */
  readonly complaints: readonly string[];
  close(): Promise<void>;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** As WebDriver and WebDriver BiDi write them, which is the same. */
export interface ActionSource {
  readonly type: 'pointer' | 'key';
  readonly id: string;
  readonly parameters?: { readonly pointerType: 'mouse' };
  readonly actions: readonly Readonly<Record<string, string | number>>[];
}

const mouse = (actions: ActionSource['actions']): readonly ActionSource[] => [
  { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions },
];

const move = ({ x, y }: Point, duration = 0) => ({
  type: 'pointerMove',
  x: Math.round(x),
  y: Math.round(y),
  duration,
});

export const click = (at: Point) =>
  mouse([move(at), { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }]);

const STEPS = 6;

export function drag(from: Point, to: Point): readonly ActionSource[] {
  const way = Array.from({ length: STEPS }, (_, i) => {
    const part = (i + 1) / STEPS;
    return move({ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }, 16);
  });
  return mouse([move(from), { type: 'pointerDown', button: 0 }, ...way, { type: 'pointerUp', button: 0 }]);
}

/** Code points that WebDriver has for keys without a character. */
const keys = {
  Enter: '\uE007',
  Escape: '\uE00C',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
} as const;

export type Key = keyof typeof keys;

export const press = (key: Key): readonly ActionSource[] => [
  {
    type: 'key',
    id: 'keys',
    actions: [
      { type: 'keyDown', value: keys[key] },
      { type: 'keyUp', value: keys[key] },
    ],
  },
];

const PATIENCE = 15_000; // milliseconds

/** Polls until the answer is true. */
export async function until(what: string, holds: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + PATIENCE;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(`waited in vain: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
