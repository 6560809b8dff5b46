/**
 * What version 0.1.0 wrote keeps its meaning: see fixtures/README.md. Only what `edgewise` exports is
 * used here, so that nothing inside has to stay where it is.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  finish,
  formatById,
  formatParams,
  games,
  makeRng,
  parseParams,
  readAny,
  restore,
  verify,
  type AnyGame,
  type AnySession,
} from './index.ts';

const folder = join(import.meta.dirname, '../../../fixtures/0.1.0');
const textOf = (name: string): string => readFileSync(join(folder, name), 'utf8');
const linesOf = (name: string): readonly string[] => textOf(name).trimEnd().split('\n');
const rowsOf = (name: string): readonly (readonly string[])[] =>
  linesOf(name).map((line) => line.split('\t'));

function gameOf(id: string): AnyGame {
  const game = games.find((each) => each.id === id);
  if (!game) throw new Error(`no game ${id}`);
  return game;
}

/** What a save means; `first` and `last` are the ends of its history. */
interface Meaning {
  readonly file: string;
  readonly game: string;
  readonly state: string;
  readonly elapsed: number;
  readonly first: string;
  readonly last: string;
  readonly warnings: readonly string[];
}

const nativeOf = ({ game, puzzle, state }: AnySession): string =>
  game.native.format({ puzzle, state: state });

function opened(text: string): AnySession {
  const restored = restore(games, text);
  if (!restored.ok) throw new Error(JSON.stringify(restored.error));
  return restored.value;
}

function seen(session: AnySession) {
  const { game, elapsed, movedAt, steps, hints, given, solved } = session;
  const said = (moves: readonly unknown[]): string => moves.map((move) => game.moves.format(move)).join(' ');
  const { issues, score } = session.report();
  return {
    game: game.id,
    state: nativeOf(session),
    elapsed,
    movedAt,
    checkpoints: session.checkpoints.map(({ name, tested }) => ({
      name,
      tested: said(tested),
      since: said(session.since(name)),
    })),
    steps,
    moves: said(session.moves),
    hints,
    given,
    solved,
    ...(score !== undefined && { score }),
    issues: issues.map(({ code }) => code),
  };
}

function judged(text: string) {
  const verified = verify(games, text);
  if (!verified.ok) throw new Error(JSON.stringify(verified.error));
  const { note } = verified.value;
  return {
    verdict: { code: note.code, with: note.with },
    warnings: verified.warnings.map(({ code }) => code),
  };
}

/** Walks the whole history, so it comes last. */
function endsOf(session: AnySession) {
  while (session.undo(session.elapsed));
  const first = nativeOf(session);
  while (session.redo(session.elapsed));
  return { first, last: nativeOf(session) };
}

const meaningOf = (text: string) => {
  const session = opened(text);
  return { ...seen(session), ...judged(text), ...endsOf(session) };
};

const saves = JSON.parse(textOf('saves.json')) as readonly Meaning[];

describe('saves', () => {
  test('each has its meaning written down', () => {
    expect(saves.map(({ file }) => file)).toEqual(readdirSync(join(folder, 'saves')).sort(byGame));
  });

  test.each(saves)('$file', ({ file, ...meaning }) => {
    expect(meaningOf(textOf(`saves/${file}`))).toEqual(meaning);
  });

  test.each(saves)('$file, written again', ({ file, ...meaning }) => {
    expect(meaningOf(opened(textOf(`saves/${file}`)).save())).toEqual({ ...meaning, warnings: [] });
  });

  test.each(saves)('$file continues', ({ file, state, elapsed, first, warnings }) => {
    const text = textOf(`saves/${file}`);
    // What was cut off is left out before anything is added, as in the app.
    const whole = warnings.length ? text.slice(0, text.lastIndexOf('\n') + 1) : text.replace(/end$/, 'end\n');
    const session = opened(
      `${whole}hint ${elapsed + 1} 2\ncheckpoint ${elapsed + 2} here\nrestart ${elapsed + 3}\n`,
    );
    expect([session.elapsed, session.hints.at(-1)]).toEqual([elapsed + 3, 2]);
    expect(nativeOf(session)).toBe(freshOf(session));
    expect(session.returnTo('here', elapsed + 4).ok).toBe(true);
    expect(nativeOf(opened(session.save()))).toBe(state);
    expect(endsOf(opened(session.save()))).toEqual({ first, last: state });
  });
});

const byGame = (a: string, b: string): number => order(a) - order(b) || (a < b ? -1 : 1);
const order = (file: string): number => games.findIndex(({ id }) => file.startsWith(id));

const freshOf = ({ game, puzzle }: AnySession): string =>
  game.native.format({ puzzle, state: game.start(puzzle) });

describe('seeds', () => {
  const rows = rowsOf('seeds.txt');

  test.each(rows)('%s %s %s', (id, text, seed, native) => {
    const game = gameOf(id);
    const params = parseParams(game.params, text);
    if (!params.ok) throw new Error(params.error.code);
    // Best times and levels done are found by this text.
    expect(formatParams(game.params, params.value)).toBe(text);
    const made = finish(game.generate(params.value, makeRng(seed)));
    expect(made.ok && game.native.format(made.value)).toBe(native);
  });
});

describe('texts', () => {
  test.each(rowsOf('moves.txt'))('the move %s %s', (id, text, written) => {
    const { moves } = gameOf(id);
    const read = moves.parse(text);
    expect(read.ok && moves.format(read.value)).toBe(written);
  });

  interface Written {
    readonly game: string;
    readonly format: string;
    readonly text: string;
    readonly native: string;
    readonly warnings: readonly string[];
    readonly found: string; // by which reader, when none is named
  }
  const written = linesOf('formats.txt').map((line) => JSON.parse(line) as Written);

  test.each(written)('$game $format: $text', ({ game: id, format, text, native, warnings, found }) => {
    const game = gameOf(id);
    const read = formatById(game, format)?.parse(text);
    expect(read?.ok && game.native.format(read.value)).toBe(native);
    expect(read?.ok && (read.warnings ?? []).map(({ code }) => code)).toEqual(warnings);
    const any = readAny(games, text);
    expect(any.ok && `${any.value.game.id} ${any.value.format.id}`).toBe(found);
  });

  test('every format of every game of that version is among them', () => {
    const kinds = new Set(written.map(({ game, format }) => `${game} ${format}`));
    expect(kinds.size).toBe(16);
  });
});
