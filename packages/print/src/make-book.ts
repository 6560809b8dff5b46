/** A book: pages laid out from prepared puzzles, then drawn one after another. */
import { fail, makeLink, ok, say, type AnyGame, type Language, type Result, type Task } from 'edgewise';
import type { Fonts } from './fonts.ts';

import { Canvas } from './pdf/canvas.ts';
import { innerFor, marginsOf, PAPERS } from './paper.ts';
import { gameOf, opened, type PrintPuzzle } from './prepare.ts';
import type { BookSpec } from './spec.ts';
import { VERSION } from './version.ts';
import { gameText, printText, type PrintNote } from './words/words.ts';
import { presetDots, presetName, type SectionHead } from './wanted.ts';
import { contentsLeaves, howToLeaves, imprintLeaf, titleLeaf, type Entry } from './book/front.ts';
import { hintLeaves } from './book/hint-pages.ts';
import { drawLeaf, type Leaf, type Setting } from './book/leaf.ts';
import type { SetPuzzle } from './book/puzzle-cell.ts';
import { puzzleLeaves, unitAt } from './book/puzzles.ts';
import { solutionLeaves, solutionPicture } from './book/solutions.ts';
import { typeFor } from './book/type.ts';

export interface Printed {
  readonly bytes: Uint8Array;
  readonly pages: number;
}

export interface PrintJob {
  readonly spec: BookSpec;
  readonly games: readonly AnyGame[];
  readonly fonts: Fonts;
  readonly heads: readonly SectionHead[];
  readonly puzzles: readonly PrintPuzzle[];
}

/** Puzzles of one game and level under one heading. */
export interface Section {
  readonly name: string; // where links lead
  readonly title: string;
  readonly game: AnyGame;
  readonly puzzles: readonly SetPuzzle[];
}

const LARGE_UNIT = 12; // millimetres: a cell in large print

export function* makeBook(job: PrintJob): Task<Result<Printed, PrintNote>> {
  const { spec } = job;
  const sections = yield* sectionsOf(job);
  const paper = PAPERS[spec.paper];
  const title = titleOf(spec, sections);
  const canvas = canvasOf(job, title);
  const odd = unprintable(canvas, job);
  if (odd) return fail(odd);
  const type = typeFor(spec.large, paper.width);
  let inner = innerFor(0);
  let leaves: readonly Leaf[] = [];
  let setting: Setting = { paper, margins: marginsOf(paper, inner), type, canvas };
  for (;;) {
    setting = { paper, margins: marginsOf(paper, inner), type, canvas };
    leaves = leavesOf(job, sections, setting, title);
    yield { done: 0, of: leaves.length };
    // A wider margin may need more pages but never fewer, so this terminates.
    if (innerFor(leaves.length) <= inner) break;
    inner = innerFor(leaves.length);
  }
  const pages = new Map(leaves.flatMap(({ name }, i) => (name === undefined ? [] : [[name, i + 1]])));
  for (const [i, leaf] of leaves.entries()) {
    drawLeaf(leaf, i + 1, setting, (name) => pages.get(name) ?? 0);
    yield { done: i + 1, of: leaves.length };
  }
  return ok({ pages: leaves.length, bytes: canvas.doc.end() });
}

export const canvasOf = ({ fonts, spec }: PrintJob, title: string): Canvas =>
  new Canvas(fonts, { title, author: spec.author, language: spec.language }, spec.ink, spec.large);

/** Texts from outside with characters that the fonts lack; better reported than printed as question marks. */
export function unprintable(canvas: Canvas, { spec, heads }: PrintJob): PrintNote | undefined {
  const { title = '', author = '', note = '', seed } = spec;
  const texts = { title, author, note, seed, sections: heads.map((head) => head.title ?? '').join(' ') };
  for (const [field, text] of Object.entries(texts)) {
    const chars = canvas.doc.missing(text, 'text').slice(0, 8).join('');
    if (chars) return { code: 'not-printable', with: { field, chars } };
  }
  return undefined;
}

export const titleOf = ({ title, language }: BookSpec, sections: readonly Section[]): string => {
  const games = new Set(sections.map(({ game }) => game));
  const [only] = games;
  return (
    title ??
    (games.size === 1 && only
      ? say(only.words, language, { code: 'name' })
      : printText(language, 'book-title'))
  );
};

function leavesOf(
  job: PrintJob,
  sections: readonly Section[],
  setting: Setting,
  title: string,
): readonly Leaf[] {
  const { spec, puzzles } = job;
  const { language } = spec;
  const body: Leaf[] = [];
  const entries: Entry[] = [];
  const explained = new Set<string>();
  for (const section of sections) {
    const { game, name } = section;
    if (spec.titlePage && !explained.has(game.id)) {
      explained.add(game.id);
      const leaves = howToLeaves(setting, game, language);
      body.push(...leaves);
      entries.push({ name: leaves[0].name ?? '', title: leaves[0].title ?? '', about: '' });
    }
    body.push(...puzzleLeaves(setting, pagesOf(section, setting, spec)));
    entries.push({ name, title: section.title, about: rangeText(section.puzzles, language) });
  }
  const all = sections.flatMap((section) => section.puzzles);
  const hints = spec.hints ? hintLeaves(setting, all, language) : [];
  const solutions = spec.solutions ? solutionLeaves(setting, sections, language) : [];
  for (const leaf of [hints[0], solutions[0]])
    if (leaf?.name !== undefined) entries.push({ name: leaf.name, title: leaf.title ?? '', about: '' });
  const rest = [...body, ...hints, ...solutions];
  if (!spec.titlePage) return rest;
  const unique = puzzles.every((each) => each.unique);
  const notices = [...explained].flatMap(
    (id) => gameText(gameOf(job.games, id), language, 'rules.notice') ?? [],
  );
  return [
    titleLeaf(setting, spec, title, sections[0]?.game, puzzles.length),
    imprintLeaf(setting, spec, VERSION, unique, notices),
    ...contentsLeaves(setting, entries, language),
    ...rest,
  ];
}

const rangeText = (puzzles: readonly SetPuzzle[], language: Language): string => {
  const [first, last] = [puzzles[0]?.number ?? 0, puzzles.at(-1)?.number ?? 0];
  return first === last ? printText(language, 'number', { number: first }) : `${first}–${last}`;
};

function pagesOf(section: Section, setting: Setting, { perPage, large, language }: BookSpec) {
  const { game, title, name, puzzles } = section;
  const [first] = puzzles;
  const line = first ? say(game.words, language, game.goal(first.puzzle)) : '';
  const opening = { name, title, line };
  let fitting = Math.min(perPage, puzzles.length);
  if (large && first) while (fitting > 1 && unitAt(setting, first, fitting, opening) < LARGE_UNIT) fitting--;
  return { head: title, opening, puzzles, perPage: fitting, language };
}

/** By section of the spec; puzzles from a file also by game and level, easiest first. */
export function* sectionsOf({ spec, games, heads, puzzles }: PrintJob): Task<readonly Section[]> {
  const sections: Section[] = [];
  let number = 0;
  for (const [index, head] of heads.entries()) {
    const groups = grouped(
      puzzles.filter(({ section }) => section === index),
      games,
    );
    for (const [part, group] of groups.entries()) {
      const [first] = group;
      const game = gameOf(games, first.game);
      const level = levelOf(game, head, first, spec.language);
      const dots = first.level === undefined ? presetDots(game, head.preset) : 0;
      const plain = `${say(game.words, spec.language, { code: 'name' })} · ${level}`;
      const title =
        head.title === undefined ? plain : groups.length > 1 ? `${head.title}: ${plain}` : head.title;
      const set: SetPuzzle[] = [];
      for (const each of group) {
        set.push(setPuzzle(each, ++number, games, level, dots, spec.qr));
        if (number % BATCH === 0) yield { done: number, of: puzzles.length };
      }
      sections.push({ name: `section-${index}-${part}`, title, game, puzzles: set });
    }
  }
  return sections;
}

const BATCH = 16; // some milliseconds of work

const levelOf = (game: AnyGame, head: SectionHead, { level }: PrintPuzzle, language: Language): string =>
  level === undefined
    ? presetName(game, language, head.preset)
    : say(game.words, language, { code: `level.${level}` });

type Group = readonly [PrintPuzzle, ...PrintPuzzle[]];

function grouped(puzzles: readonly PrintPuzzle[], games: readonly AnyGame[]): readonly Group[] {
  const groups = new Map<string, [PrintPuzzle, ...PrintPuzzle[]]>();
  for (const each of puzzles) {
    const key = `${each.game} ${each.level ?? ''}`;
    const group = groups.get(key);
    if (group) group.push(each);
    else groups.set(key, [each]);
  }
  const rank = ([{ game, level = '' }]: Group): number => {
    const at = games.findIndex(({ id }) => id === game);
    const levels = games[at]?.levels ?? [];
    return at * 100 + (levels.includes(level) ? levels.indexOf(level) : levels.length);
  };
  return [...groups.values()].sort((a, b) => rank(a) - rank(b));
}

/** Numbers follow the pages of the book: puzzles from a file may have been reordered. */
function setPuzzle(
  each: PrintPuzzle,
  number: number,
  games: readonly AnyGame[],
  level: string,
  dots: number,
  qr: string | undefined,
): SetPuzzle {
  const open = opened(games, each);
  const { unique, hints, native } = each;
  const { width, height } = solutionPicture(open);
  const link = qr === undefined ? undefined : makeLink(qr, native);
  return { ...open, number, native, unique, hints, level, dots, link, answer: { width, height } };
}
