/** What answers look like, for the description of the API and for the tests that check them against it. */
import * as v from 'valibot';

const time = v.string(); // ISO 8601
const number = v.number();
const text = v.string();
const maybe = <Schema extends v.GenericSchema>(schema: Schema) => v.nullable(schema);

export const ok = v.object({ ok: v.literal(true) });

export const health = v.object({
  ok: v.literal(true),
  version: text,
  database: v.picklist(['pglite', 'postgres']),
  schema: number,
});

export const me = v.object({ name: maybe(text), zone: number });

export const everything = v.object({
  name: maybe(text),
  zone: number,
  publicKey: text,
  createdAt: time,
  starts: v.array(v.unknown()),
  results: v.array(v.unknown()),
  shared: v.array(v.unknown()),
  backups: v.array(v.unknown()),
});

export const dailies = v.object({
  day: text,
  puzzles: v.array(v.object({ game: text, preset: text })),
});

export const start = v.object({
  day: text,
  game: text,
  preset: text,
  puzzle: text,
  startedAt: time,
  counts: v.boolean(),
  logLines: number,
});

export const verdict = v.object({
  day: text,
  game: text,
  verdict: v.picklist(['clean', 'helped', 'shown', 'unranked']),
  unusual: maybe(v.picklist(['fast', 'clock'])),
  wallMs: maybe(number),
  activeMs: number,
  moves: number,
  hints: number,
  given: number,
  first: v.boolean(),
});

const row = v.object({ rank: number, name: maybe(text), ms: number, moves: number, mine: v.boolean() });
const ranking = v.object({
  median: maybe(number),
  quarter: maybe(number),
  threeQuarters: maybe(number),
  rows: v.array(row),
  unusual: v.array(row),
});

export const board = v.object({
  day: text,
  game: text,
  counts: v.record(text, number),
  race: ranking,
  calm: ranking,
});

export const paths = v.object({
  paths: v.array(
    v.object({
      name: maybe(text),
      verdict: text,
      unusual: maybe(text),
      wallMs: maybe(number),
      activeMs: number,
      certificate: text,
    }),
  ),
});

export const link = v.object({ code: text });

export const shared = v.object({
  code: text,
  title: text,
  author: text,
  note: text,
  listed: v.boolean(),
  madeAt: time,
  changedAt: time,
  setter: maybe(text),
  mine: v.boolean(),
  puzzles: v.array(v.object({ game: text, puzzle: text, title: text, level: text, solutions: text })),
});

export const links = v.object({
  links: v.array(
    v.object({
      code: text,
      title: text,
      author: text,
      note: text,
      listed: v.boolean(),
      madeAt: time,
      puzzles: number,
    }),
  ),
});

export const backup = v.object({
  items: v.array(v.object({ item: text, version: number, sealed: text })),
  more: v.boolean(),
});

export const version = v.object({ version: number });
export const logLines = v.object({ lines: number });

export const made = v.object({
  game: text,
  seed: text,
  params: text,
  puzzle: text,
  solution: v.optional(text),
});
export const solved = v.object({ game: text, solutions: v.array(text), exhausted: v.boolean() });
export const hinted = v.object({
  game: text,
  is: v.picklist(['hint', 'solved', 'open', 'dead', 'unknown']),
  text: v.optional(text),
  hint: v.optional(v.unknown()),
});
export const graded = v.object({
  game: text,
  puzzle: text,
  level: text,
  solutions: v.picklist(['none', 'one', 'many', 'unknown']),
  uses: v.record(text, number),
});

export const refusal = v.object({ error: v.object({ code: text, message: text }) });
