/** The contents of the form, and the spec they make. */
import type { AnyGame, Language } from 'edgewise';
import {
  DEFAULTS,
  MOST_PER_PAGE,
  worksheetSections,
  type BookSpec,
  type Kind,
  type SectionSpec,
} from 'edgewise-print/spec';
import { chosenLevel } from '../library/levels.ts';
import { certain } from '../shell/certain.ts';
import { engine, gameById } from '../shell/engine.ts';

export const PAPERS = ['a4', 'letter', 'a5', '6x9'] as const;

export interface Row {
  readonly game: string;
  readonly preset: string;
  readonly count: string; // as it is being typed
}

export interface SourceFile {
  readonly name: string;
  readonly text: string;
}

export interface PrintForm {
  readonly kind: Kind;
  readonly rows: readonly Row[]; // at least one
  /** The player's own puzzles instead, in any format Edgewise reads. */
  readonly file?: SourceFile | undefined;
  readonly title: string;
  readonly author: string;
  readonly note: string;
  readonly seed: string;
  readonly paper: (typeof PAPERS)[number];
  readonly perPage: string;
  readonly ink: BookSpec['ink'];
  readonly large: boolean;
  readonly hints: boolean;
  readonly solutions: boolean;
  readonly qr: boolean;
  readonly many: boolean;
  readonly tabs: boolean;
  readonly backs: boolean;
  readonly pieceSize: string;
}

export const rowFor = (game: AnyGame, count: string): Row => ({
  game: game.id,
  preset: chosenLevel(game).id,
  count,
});

export const kitGames = (): readonly AnyGame[] => engine().games.filter((game) => game.kit !== undefined);

/** A seed that can be read out: six letters and digits. */
const newSeed = (): string =>
  Array.from(
    crypto.getRandomValues(new Uint8Array(6)),
    (byte) => 'abcdefghjkmnpqrstuvwxyz23456789'[byte % 31],
  ).join('');

export const FIRST_FORM = (): PrintForm => ({
  kind: 'book',
  rows: [rowFor(engine().games[0], '12')],
  title: '',
  author: '',
  note: '',
  seed: newSeed(),
  paper: 'a4',
  perPage: '4',
  ink: 'mono',
  large: false,
  hints: false,
  solutions: true,
  qr: false,
  many: false,
  tabs: true,
  backs: true,
  pieceSize: '',
});

const MOST = 1000; // of one level: more would keep a page busy for minutes

const within = (text: string, most: number): number =>
  Math.min(most, Math.max(1, Math.round(Number(text)) || 1));

export function specOf(form: PrintForm, language: Language, page: string): BookSpec {
  const { kind, title, author, note, seed, paper, ink, large, hints, solutions, many, tabs, backs } = form;
  const size = Number(form.pieceSize);
  return {
    ...DEFAULTS,
    ...{ kind, paper, ink, large, hints, solutions, many, tabs, backs, language },
    perPage: within(form.perPage, MOST_PER_PAGE),
    seed: seed.trim() || '-',
    ...(title.trim() && { title: title.trim() }),
    ...(author.trim() && { author: author.trim() }),
    ...(note.trim() && { note: note.trim() }),
    ...(form.qr && { qr: page.replace(/#.*/, '') }),
    ...(form.pieceSize.trim() !== '' && Number.isFinite(size) && { pieceSize: size }),
    sections: sectionsOf(form),
  };
}

function sectionsOf({ kind, rows, file }: PrintForm): readonly SectionSpec[] {
  if (kind === 'worksheet') {
    const { game, count } = certain(rows[0]);
    return worksheetSections(gameById(game) ?? engine().games[0], within(count, MOST));
  }
  if (file) return [{ file: file.name }];
  return rows.map((row) => ({ ...row, count: within(row.count, MOST) }));
}
