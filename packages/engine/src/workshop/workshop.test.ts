/** A draft from a blank board to a published puzzle, with nothing but the interface. */
import { describe, expect, test } from 'vitest';
import { games } from '../puzzles/index.ts';
import { slitherlink } from '../puzzles/slitherlink/index.ts';
import type { AnyGame } from '../game.ts';
import { Player } from '../play/index.ts';
import { without } from './conflict.ts';
import { makeRng } from '../rng.ts';
import { Session } from '../session/session.ts';
import { restore } from '../session/text.ts';
import { finish } from '../task.ts';
import type { Edit } from '../vocabulary.ts';
import {
  ambiguity,
  applyEdits,
  brokenBy,
  choicesAt,
  draftGame,
  draftGames,
  draftOf,
  edits,
  fillRest,
  formatDraft,
  givensFromDrawing,
  isEditable,
  publishedText,
  readDraft,
  StatusWatch,
  statusOf,
  suggest,
  superfluous,
  thin,
  toggleLock,
  trialOf,
  typed,
  type Draft,
  type EditableGame,
} from './index.ts';

const game = slitherlink as unknown as AnyGame;
if (!isEditable(game)) throw new Error('Slitherlink can be made.');

const blank = (width = 5, height = 5): Draft =>
  draftOf(game.edit.blank({ ...game.params.presets[0].params, width, height }));

const parse = (text: string): readonly Edit[] => {
  const read = edits.parse(text);
  if (!read.ok) throw new Error(read.error.code);
  return read.value;
};

function edited(draft: Draft, text: string): Draft {
  const next = applyEdits(game as EditableGame, draft, parse(text));
  if (!next.ok) throw new Error(`${text}: ${next.error.code}`);
  return next.value;
}

const puzzleText = ({ design: { puzzle } }: Draft): string => game.native.format({ puzzle });
const fresh = (text: string): Draft => {
  const read = game.native.parse(text);
  if (!read.ok) throw new Error(text);
  return draftOf(read.value);
};

const player = (session: Session<unknown, unknown, unknown>): Player =>
  new Player(session, { time: () => 0 });
const begin = (draft = blank()): Session<unknown, unknown, unknown> =>
  new Session(draftGame(game), { puzzle: draft });

describe('edits as text', () => {
  test.each(['c3=2', 'c3=2,d4=1', 'tiles=1-10,25,colour=R', 'draw=7@0,-1/2,c3=-'])('%s', (text) => {
    expect(edits.format(parse(text))).toBe(text);
  });
  test.each([
    ['', 1],
    ['c3', 1],
    ['c3=', 1],
    ['=2', 1],
    ['c3=2,d4=1 2', 6],
  ])('“%s” is refused at column %i', (text, column) => {
    const read = edits.parse(text);
    expect(read.ok ? undefined : [read.error.code, read.error.column]).toEqual(['edit-malformed', column]);
  });
});

describe('a draft', () => {
  test('goes through player and session: tap, type, stroke, undo, and back from its log', () => {
    const session = begin();
    const hands = player(session);
    const draft = (): Draft => session.state as Draft;
    hands.act('cell:7');
    hands.act('cell:7');
    expect(puzzleText(draft())).toBe(puzzleText(edited(blank(), 'b3=0')));
    const meant = typed(game, draft(), 'cell:8', '3');
    session.play(meant.ok ? [meant.value] : [], 10);
    session.play([parse('turn=right')], 20);
    session.play([parse('size=6x4')], 30);
    session.play([parse('title=Two%20rivers')], 40);
    expect(draft().heading).toEqual({ title: 'Two rivers' });
    const read = restore(draftGames(games), session.save());
    expect(read.ok && formatDraft(game, read.value.state as Draft)).toBe(formatDraft(game, draft()));
    for (let i = 0; i < 6; i++) session.undo(50);
    expect(puzzleText(draft())).toBe(puzzleText(blank()));
  });

  test('arrows go from cell to cell, and in the other view a solution is drawn', () => {
    const hands = player(begin());
    expect(hands.cursor.spot).toBe('cell:0');
    hands.move('right');
    expect(hands.cursor.spot).toBe('cell:1');
    hands.viewOptions = { view: 'drawing' };
    hands.cursor.moveTo('draw:edge:0');
    expect(hands.act('draw:edge:0')).toMatchObject({ is: 'done' });
    expect((hands.session.state as Draft).design.state).toMatchObject({ edges: { 0: 1 } });
  });

  test('is one line that holds everything', () => {
    const draft = edited(
      edited(blank(), 'c3=2,symmetry=half-turn,lock=c3,title=A%3B%7C%25,note=a%0Ab'),
      'draw=5y6y',
    );
    const read = readDraft(game, formatDraft(game, draft));
    expect(read?.ok && formatDraft(game, read.value)).toBe(formatDraft(game, draft));
    const { design: _design, ...rest } = draft;
    expect(read?.ok && read.value).toMatchObject(rest);
  });

  test('a drawing follows its board through rotations and back', () => {
    const draft = edited(blank(4, 3), 'a1=2,draw=0y1y5n');
    const turned = ['turn=right', 'turn=right', 'turn=right', 'turn=right'].reduce(edited2, draft);
    expect(formatDraft(game, turned)).toBe(formatDraft(game, draft));
    expect(formatDraft(game, ['mirror=diagonal', 'mirror=diagonal'].reduce(edited2, draft))).toBe(
      formatDraft(game, draft),
    );
    expect(formatDraft(game, ['top=+2', 'top=-2', 'left=+1', 'left=-1'].reduce(edited2, draft))).toBe(
      formatDraft(game, draft),
    );
  });

  test('locks are kept, even with symmetry and when the board is rotated', () => {
    const locked = edited(blank(), 'a1=3,lock=a1');
    expect(applyEdits(game, locked, parse('a1=2'))).toMatchObject({
      ok: false,
      error: { code: 'edit-locked' },
    });
    const turned = edited(locked, 'turn=right');
    expect(turned.locks).toEqual(['a5']);
    expect(toggleLock(game, turned, 'cell:4')).toEqual([{ on: 'unlock', to: 'a5' }]);
    expect(edited(locked, 'top=-1').locks).toEqual([]);
  });

  test('symmetry enters images, and leaves what is there alone', () => {
    const draft = edited(blank(), 'e5=1,symmetry=half-turn');
    const [first] = choicesAt(game, draft, 'cell:0').filter(({ key }) => key === '3');
    expect(edits.format(first.edits)).toBe('a1=3');
    const meant = typed(game, draft, 'cell:1', '2');
    expect(meant.ok && edits.format(meant.value)).toBe('a2=2,e4=2');
    const gone = typed(game, draft, 'cell:0', '');
    expect(gone.ok && edits.format(gone.value)).toBe('a1=-,e5=-');
    expect(game.edit.symmetries(blank(4, 5).design)).toEqual(['none', 'half-turn', 'mirror', 'mirror-down']);
  });

  test.each([
    'z9=1',
    'a1=9',
    'size=1x1',
    'turn=up',
    'symmetry=odd',
    'lock=z9',
    'title=%zz',
    'paste=x',
    'draw=q',
  ])('%s is refused with a reason', (text) => {
    const result = applyEdits(game, blank(), parse(text));
    expect(result.ok).toBe(false);
  });
});

const edited2 = (draft: Draft, text: string): Draft => edited(draft, text);

const UNIQUE = 'slitherlink:5x5:b3a2a2c2d3b0a3c2';
describe('what a puzzle has', () => {
  const generated = (seed: number): Draft => {
    const made = finish(
      game.generate({ ...game.params.presets[0].params, width: 6, height: 6 }, makeRng(seed)),
    );
    if (!made.ok) throw new Error(made.error.code);
    return draftOf({ puzzle: made.value.puzzle });
  };

  test('one, several, none', () => {
    const draft = generated(1);
    const one = finish(ambiguity(game, draft.design.puzzle));
    expect([one.solutions, one.count, one.open]).toEqual(['one', 1, []]);
    const brokenAt = (on: string): Draft => edited(edited(draft, `${on}=1`), 'symmetry=none');
    const hasNone = ({ design }: Draft): boolean =>
      finish(game.solve(design.puzzle, { limit: 1 })).found.length === 0;
    const given = game.edit
      .givens(draft.design.puzzle)
      .find(({ on, to }) => to === '3' && hasNone(brokenAt(on)));
    if (!given) throw new Error('every 3 may be a 1');
    const broken = brokenAt(given.on);
    const none = finish(ambiguity(game, broken.design.puzzle));
    expect(none.solutions).toBe('none');
    expect(none.because).toContain(game.edit.spotOf(broken.design, given.on));
    expect(finish(brokenBy(game, [blank(6, 6), draft, broken]))).toEqual([{ on: given.on, to: '1' }]);
  });

  test('suggestions of fixed pieces, which renumber the others, leave one solution', () => {
    const triangles = games.find(({ id }) => id === 'triangles');
    if (!triangles || !isEditable(triangles)) throw new Error('Triangles can be made.');
    const open = ['letters', 'macmahon', 'hard'].map((id) => {
      const preset = triangles.params.presets.find((each) => each.id === id);
      const made = finish(triangles.generate(preset?.params ?? {}, makeRng(id)));
      if (!made.ok) throw new Error(made.error.code);
      return made.value.puzzle;
    });
    for (const puzzle of open) {
      const bare = draftOf({
        puzzle: without(
          triangles,
          puzzle,
          triangles.edit.givens(puzzle).map(({ on }) => on),
        ),
      });
      const suggested = finish(suggest(triangles, bare));
      if (!suggested.ok) throw new Error(suggested.error.code);
      const list = suggested.value.flatMap((each) => each.edits);
      const next = applyEdits(triangles, bare, list);
      if (!next.ok) throw new Error(next.error.code);
      expect(finish(statusOf(triangles, next.value.design.puzzle)).solutions).toBe('one');
      const less = applyEdits(triangles, bare, list.slice(1));
      if (less.ok) expect(finish(statusOf(triangles, less.value.design.puzzle)).solutions).toBe('many');
    }
  });

  test('suggestions, accepted to the end, leave one solution', () => {
    for (const symmetry of ['none', 'half-turn']) {
      const whole = generated(2);
      const gone = game.edit.givens(whole.design.puzzle).slice(0, 12);
      const draft = edited(whole, [...gone.map(({ on }) => `${on}=-`), `symmetry=${symmetry}`].join());
      const suggested = finish(suggest(game, draft));
      expect(suggested.ok).toBe(true);
      const all = suggested.ok ? suggested.value.flatMap((each) => each.edits) : [];
      const next = applyEdits(game, draft, all);
      expect(next.ok && finish(statusOf(game, next.value.design.puzzle)).solutions).toBe('one');
      expect(suggested.ok && suggested.value.at(-1)?.differing).toBe(0);
    }
  });

  test('the watch keeps what it found and says the same as a fresh search', () => {
    const watch = new StatusWatch(game);
    let draft = generated(3);
    for (const { on } of game.edit.givens(draft.design.puzzle)) {
      draft = edited(draft, `${on}=-`);
      const seen = finish(watch.status(draft.design.puzzle)).solutions;
      expect(seen).toBe(finish(statusOf(game, draft.design.puzzle)).solutions);
    }
  });

  test('from a drawing: fill, thin to a level, keep what is locked, leave nothing unnecessary', () => {
    const draft = edited(blank(6, 6), 'b2=3,lock=b2,symmetry=half-turn');
    const filled = finish(fillRest(game, draft, makeRng(1)));
    const full = applyEdits(game, draft, filled.ok ? filled.value : []);
    if (!full.ok) throw new Error(full.error.code);
    expect(game.edit.givens(full.value.design.puzzle)).toHaveLength(36);
    const again = givensFromDrawing(game, full.value);
    expect(again.ok && again.value.length).toBe(35);
    const thinned = finish(thin(game, full.value, { level: game.levels.at(-1) ?? '' }, makeRng(2)));
    const thinDraft = applyEdits(game, full.value, thinned.ok ? thinned.value : []);
    if (!thinDraft.ok) throw new Error(thinDraft.error.code);
    const { puzzle } = thinDraft.value.design;
    expect(game.edit.givens(puzzle)).toContainEqual({ on: 'b2', to: '3' });
    expect(finish(statusOf(game, puzzle)).solutions).toBe('one');
    expect(game.edit.givens(puzzle).length).toBeLessThan(36);
  });

  test('superfluous givens can be removed one by one', () => {
    const draft = generated(4);
    const solution = finish(statusOf(game, draft.design.puzzle)).found[0];
    const full = game.edit.givensOf(draft.design.puzzle, solution).map(({ on, to }) => `${on}=${to}`);
    const over = finish(superfluous(game, edited(draft, full.join()).design.puzzle));
    expect(over.length).toBeGreaterThan(0);
    const without = edited(edited(draft, full.join()), `${over[0].on}=-`);
    expect(finish(statusOf(game, without.design.puzzle)).solutions).toBe('one');
  });
});

test('a trial is reported from the session', () => {
  const session = new Session(game, { puzzle: fresh(UNIQUE).design.puzzle });
  const move = (text: string): unknown => {
    const read = game.moves.parse(text);
    return read.ok ? read.value : undefined;
  };
  session.play([move('0y')], 100);
  session.play([move('1y')], 200);
  session.undo(300);
  session.undo(400);
  session.play([move('0n')], 500);
  session.countHint(2, 600);
  expect(finish(trialOf(session))).toMatchObject({ isSolved: false, steps: 3, hints: 1, turnedBack: 1 });
});

test('a published text has a heading that old readers skip', () => {
  const draft = edited(fresh(UNIQUE), 'title=Two%20rivers,author=Me,note=One%0ATwo');
  expect(publishedText(game, draft)).toBe(
    `# title: Two rivers\n# author: Me\n# note: One\n# note: Two\n${UNIQUE}`,
  );
});
