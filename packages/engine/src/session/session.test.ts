import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lanterns } from '../puzzles/template/index.ts';
import { looksLikeSession, restore, verify } from './text.ts';
import { Session, type AnySession } from './session.ts';
import { say } from '../words/words.ts';

const games = [lanterns];

function open(text: string) {
  const read = lanterns.native.parse(text);
  if (!read.ok) throw new Error(read.error.code);
  return new Session(lanterns, read.value);
}
const lit = (n: number) => ({ lantern: n - 1, mark: 'lit' as const });
const dark = (n: number) => ({ lantern: n - 1, mark: 'dark' as const });
const row = (session: AnySession) =>
  session.game.native.format({ puzzle: session.puzzle, state: session.state }).split('/')[1];

/** Everything observable about a session. */
const view = (session: AnySession) => ({
  state: session.state,
  steps: session.steps,
  moves: session.moves,
  past: session.past(),
  checkpoints: session.checkpoints,
  since: session.checkpoints.map((each) => session.since(each.name)),
  hints: session.hints,
  given: session.given,
  elapsed: session.elapsed,
  movedAt: session.movedAt,
  save: session.save(),
});

function restored(text: string): AnySession {
  const result = restore(games, text);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

describe('playing', () => {
  test('a step is all its moves or none', () => {
    const session = open('lanterns:1.2.');
    expect(session.play([lit(1), lit(9)], 10)).toMatchObject({
      ok: false,
      error: { code: 'no-such-lantern' },
    });
    expect([row(session), session.canUndo, session.log.length]).toEqual(['....', false, 3]);
    session.play([lit(1), dark(2)], 20);
    expect([row(session), session.steps.done]).toEqual(['+-..', 1]);
    session.undo(30);
    expect(row(session)).toBe('....');
  });

  test('undo crosses restart and a shown solution', () => {
    const session = open('lanterns:1.2./+...');
    session.play([dark(2), lit(3), lit(4)], 5, 'program');
    expect([session.solved, session.given]).toEqual([true, 1]);
    session.restart(6);
    expect([row(session), session.given, session.moves]).toEqual(['....', 0, []]);
    session.undo(7);
    expect(session.solved).toBe(true);
    session.undo(8);
    expect([row(session), session.canUndo]).toEqual(['+...', false]);
  });

  test('a rejected trial leaves its negation, in one step', () => {
    const session = open('lanterns:1.2.');
    session.checkpoint('try  this\n', 1);
    session.play([dark(1)], 2);
    session.play([lit(2)], 3);
    expect(session.checkpoints).toEqual([{ name: 'try this', tested: [dark(1)] }]);
    const { before, after } = session.trial('try this') ?? {};
    expect(before).not.toEqual(after);
    expect(session.trial('other')).toBeUndefined();
    expect(session.since('try this')).toEqual([dark(1), lit(2)]);
    expect(session.reject('try this', 4)).toEqual({ ok: true, value: { negation: lit(1) } });
    expect([row(session), session.past().length]).toEqual(['+...', 1]);
    session.undo(5);
    expect(row(session)).toBe('-+..');
    expect(session.reject('try this', 6).ok).toBe(true);
    expect(row(session)).toBe('+...');
  });

  test('what cannot be negated is only taken back', () => {
    const session = open('lanterns:1.2.');
    session.checkpoint('a', 1);
    session.play([dark(1), lit(2)], 2);
    expect(session.reject('a', 3)).toEqual({ ok: true, value: {} });
    expect(row(session)).toBe('....');
    session.play([lit(1)], 4, 'program');
    expect(session.checkpoints[0].tested).toEqual([dark(1), lit(2)]);
  });

  test('a checkpoint survives undoing what came before it', () => {
    const session = open('lanterns:1.2.');
    session.play([lit(1)], 1);
    session.checkpoint('a', 2);
    session.undo(3);
    session.play([lit(4)], 4);
    expect(session.since('a')).toEqual([]);
    session.returnTo('a', 5);
    expect(row(session)).toBe('+...');
    expect(session.forget('a', 6).ok).toBe(true);
    expect(session.returnTo('a', 7)).toMatchObject({ ok: false, error: { code: 'session-no-checkpoint' } });
    expect(session.checkpoint(' ', 8)).toMatchObject({ ok: false, error: { code: 'session-no-name' } });
  });

  test('the clock never runs backwards', () => {
    const session = open('lanterns:1.2.');
    session.tick(500);
    session.play([lit(1)], 100);
    session.tick(Number.NaN);
    session.tick(800.4);
    expect([session.movedAt, session.elapsed]).toEqual([500, 800]);
    expect(restored(session.save()).elapsed).toBe(800);
  });

  test('distant states are replayed', () => {
    const session = open('lanterns:....');
    for (let i = 0; i < 300; i++) session.play([i % 2 === 0 ? lit(1) : dark(1)], i);
    expect(session.past()).toHaveLength(300);
    while (session.canUndo) {
      session.undo(300);
      const done = session.steps.done;
      expect(row(session)).toBe(done === 0 ? '....' : done % 2 === 1 ? '+...' : '-...');
    }
  });
});

/** One action of random play. */
const action = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('play'), count: fc.integer({ min: 1, max: 3 }) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constantFrom('checkpoint', 'return', 'reject', 'forget'),
      count: fc.integer({ min: 1, max: 2 }),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constantFrom('undo', 'redo', 'undo', 'restart', 'hint', 'tick', 'given'),
      count: fc.integer({ min: 0, max: 4 }),
    }),
  },
);
const script = fc.array(fc.tuple(action, fc.nat(5), fc.nat(2), fc.nat(400)), { maxLength: 60 });

function act(
  session: AnySession,
  kind: string,
  count: number,
  lantern: number,
  mark: number,
  at: number,
): void {
  const name = `branch ${count}`;
  const moves = Array.from({ length: count }, (_, i) => ({
    lantern: (lantern + i) % 6,
    mark: ['lit', 'dark', 'open'][mark],
  }));
  if (kind === 'play') session.play(moves, at);
  if (kind === 'given') session.play(moves, at, 'program');
  if (kind === 'undo') session.undo(at);
  if (kind === 'redo') session.redo(at);
  if (kind === 'restart') session.restart(at);
  if (kind === 'hint') session.countHint(count, at);
  if (kind === 'tick') session.tick(at);
  if (kind === 'checkpoint') session.checkpoint(name, at);
  if (kind === 'return') session.returnTo(name, at);
  if (kind === 'reject') session.reject(name, at);
  if (kind === 'forget') session.forget(name, at);
}

describe('random play', () => {
  test('saved and restored at every moment, nothing is lost', () => {
    fc.assert(
      fc.property(script, (actions) => {
        const session = open('lanterns:1.2..1/+.....');
        let at = 0;
        for (const [{ kind, count }, lantern, mark, wait] of actions) {
          act(session, kind, count, lantern, mark, (at += wait));
          expect(view(restored(session.save()))).toEqual(view(session));
        }
      }),
      { numRuns: 60 },
    );
  });

  test('undo n then redo n changes nothing', () => {
    fc.assert(
      fc.property(script, fc.nat(70), (actions, n) => {
        const session = open('lanterns:1.2..1');
        for (const [{ kind, count }, lantern, mark] of actions) act(session, kind, count, lantern, mark, 0);
        const before = {
          state: session.state,
          steps: session.steps,
          past: session.past(),
          checkpoints: session.checkpoints,
        };
        let undone = 0;
        while (undone < n && session.undo(0)) undone++;
        for (let i = 0; i < undone; i++) expect(session.redo(0)).toBe(true);
        expect({
          state: session.state,
          steps: session.steps,
          past: session.past(),
          checkpoints: session.checkpoints,
        }).toEqual(before);
      }),
      { numRuns: 60 },
    );
  });

  test('killed at any byte, everything before the last line is kept', () => {
    const session = open('lanterns:1.2.');
    session.play([lit(1)], 10);
    session.checkpoint('a b', 20);
    session.play([dark(2), lit(3)], 12345);
    session.tick(99_999);
    const text = session.save();
    const header = session.log.slice(0, 3).join('\n').length + 1;
    for (let cut = header; cut < text.length; cut++) {
      const part = text.slice(0, cut);
      const whole = part.slice(0, part.lastIndexOf('\n') + 1);
      const result = restore(games, part);
      if (!result.ok) throw new Error(`${cut}: ${result.error.code}`);
      const cutShort = part !== whole && !part.endsWith('\nend');
      expect(result.warnings.map((each) => each.code)).toEqual(cutShort ? ['session-cut'] : []);
      expect(view(result.value)).toEqual(view(restored(whole)));
    }
  });

  test('what is appended after a cut line is kept, and the cut line is not', () => {
    const session = open('lanterns:1.2.');
    session.play([lit(1)], 10);
    const text = session.save().replace('end\n', '');
    const result = restore(games, `${text}step 99\ncut\nstep 120 2-\nst\ncut\nend\n`);
    expect(result).toMatchObject({ ok: true, warnings: [{ line: 5 }, { line: 8 }] });
    expect(result.ok && result.value.moves).toHaveLength(2);
    expect(restore(games, `${text}step 99\nstep 120 2-\n`).ok).toBe(false);
  });
});

describe('restoring', () => {
  const head = 'edgewise 1\ngame lanterns\npuzzle lanterns:1.2.\n';
  test.each([
    ['', 'read-empty', 1, 1],
    ['hello\n', 'session-header', 1, 1],
    ['edgewise x\n', 'session-header', 1, 10],
    ['edgewise 2\n', 'session-version', 1, 10],
    ['edgewise 1\npuzzle\n', 'session-header', 2, 1],
    ['edgewise 1\ngame chess\npuzzle x\n', 'read-game', 2, 6],
    ['edgewise 1\ngame bla', 'session-header', 2, 1],
    ['edgewise 1\ngame lanterns\npuzzle lanterns:1x2\n', 'not-a-clue', 3, 18],
    [`${head}jump 3\n`, 'session-event', 4, 1],
    [`${head}\n`, 'session-event', 4, 1],
    [`${head}step soon 1+\n`, 'session-time', 4, 6],
    [`${head}step 5 1+\nstep 4 2+\n`, 'session-time-back', 5, 6],
    [`${head}step 5\n`, 'session-no-moves', 4, 8],
    [`${head}step 5 1+ 2*\n`, 'not-a-move', 4, 11],
    [`${head}step 5 1+ 9+ 2+\n`, 'no-such-lantern', 4, 11],
    [`${head}undo 5\n`, 'session-no-undo', 4, 1],
    [`${head}redo 5\n`, 'session-no-redo', 4, 1],
    [`${head}restart 5 now\n`, 'session-extra', 4, 11],
    [`${head}return 5 a\n`, 'session-no-checkpoint', 4, 10],
    [`${head}checkpoint 5\n`, 'session-no-name', 4, 14],
    [`${head}hint 5 much\n`, 'session-rung', 4, 8],
    [`${head}time 5 6\n`, 'session-extra', 4, 8],
  ])('%j is refused: %s at %i:%i', (text, code, line, column) => {
    const result = restore(games, text);
    expect(result.ok ? undefined : [result.error.code, result.error.line, result.error.column]).toEqual([
      code,
      line,
      column,
    ]);
    if (!result.ok) expect(say(lanterns.words, 'fi', result.error)).not.toMatch(/\{|^[a-z-]+$/);
  });

  test('line ends of another system and lines appended after the end', () => {
    const text = `${head}step 5 1+\nend\nstep 6 2-\n`;
    expect(row(restored(`\uFEFF${text.replaceAll('\n', '\r\n')}`))).toBe('+-..');
    expect(looksLikeSession(text)).toBe(true);
  });

  test('no text makes it throw', () => {
    const good = `${head}step 5 1+ 2-\ncheckpoint 6 a\nundo 7\nhint 8 2\nend\n`;
    fc.assert(
      fc.property(fc.nat(good.length), fc.nat(3), fc.string({ maxLength: 4 }), (at, cut, put) => {
        const result = restore(games, good.slice(0, at) + put + good.slice(at + cut));
        if (!result.ok) expect(result.error.line * result.error.column).toBeGreaterThan(0);
      }),
    );
  });
});

describe('certificates', () => {
  const verdict = (text: string) => {
    const result = verify(games, text);
    return result.ok ? say(lanterns.words, 'en', result.value.note) : result.error.code;
  };
  test('say solved, unsolved, helped, or where they fail', () => {
    const head = 'edgewise 1\ngame lanterns\npuzzle lanterns:1.2.\n';
    expect(verdict(`${head}step 1000 1+ 2-\nstep 4000 3+ 4+\ntime 9000\n`)).toBe(
      'Solved in 4 moves and 4 s.',
    );
    expect(verdict(`${head}step 1000 1+ 2-\ngiven 4000 3+ 4+\nend`)).toBe(
      'Solved, with 1 step played by the program.',
    );
    expect(verdict(`${head}step 1000 1+ 2-\n`)).toBe(
      'Every move is legal, but the puzzle is not solved: 1 left to do.',
    );
    expect(verdict(`${head}step 1000 7+\n`)).toBe('no-such-lantern');
  });
});
