/** What the terminal shows: title and goal, board and shelf around the cursor, messages. */
import { say, type Language, type Spot } from 'edgewise';
import { ansi, type AnsiOptions, type Glyph } from 'edgewise/draw';
import { clockText } from 'edgewise/play';
import { printable } from '../printable.ts';
import { cliText } from '../words/words.ts';
import type { PlayController } from './controller.ts';
import { layoutOf, panesOf, shelfColumns, Viewport, type Area, type Layout, type Panes } from './layout.ts';

export interface ScreenOptions {
  readonly language: Language;
  readonly style: NonNullable<AnsiOptions['mode']>;
  readonly depth: NonNullable<AnsiOptions['depth']>;
  readonly ascii: boolean;
  readonly columns: number;
  readonly rows: number;
  readonly notice: string; // stays until it is no longer true: "Not saved …"
}

const MESSAGE_ROWS = 4;

export class Screen {
  readonly #board = new Viewport();
  readonly #shelf = new Viewport();
  #drawn: { readonly panes: Panes; readonly layout: Layout } | undefined;

  /** The whole screen, lines joined by CR LF. */
  draw(controller: PlayController, options: ScreenOptions): string {
    const head = headOf(controller, options);
    const { page } = controller;
    const text =
      page === 'board' ? this.#boardPage(controller, options, head) : pageOf(page, controller, options);
    const lines = page === 'board' ? text : [head[0], '', ...text];
    return lines.slice(0, options.rows).join('\r\n');
  }

  spotAt(x: number, y: number): Spot | undefined {
    if (!this.#drawn) return undefined;
    const { panes, layout } = this.#drawn;
    return (
      glyphAt(panes.board, layout.board, this.#board, x, y) ??
      glyphAt(panes.shelf, layout.shelf, this.#shelf, x, y)
    );
  }

  #boardPage(controller: PlayController, options: ScreenOptions, head: readonly string[]): string[] {
    const { player } = controller;
    const foot = footOf(controller, options);
    const panes = panesOf(player.game.sketch(player.session.puzzle, player.session.state), player.scene);
    player.shelfColumns = shelfColumns(panes);
    const height = Math.max(1, options.rows - head.length - foot.length - 1);
    const room = { x: 0, y: head.length, width: options.columns, height };
    const layout = layoutOf(panes, room);
    this.#board.follow(panes.board, layout.board, player.cursor.spot);
    this.#shelf.follow(panes.shelf, layout.shelf, player.cursor.spot);
    this.#drawn = { panes, layout };
    controller.shelfIsBeside = layout.shelf.height > 0 && layout.shelf.y === room.y;
    return [...head, ...this.#panes(controller, options, room), '', ...foot];
  }

  #panes(controller: PlayController, { style, depth, ascii }: ScreenOptions, room: Area): string[] {
    if (!this.#drawn) return [];
    const { panes, layout } = this.#drawn;
    const { cursor } = controller.player;
    const marks = {
      mode: style,
      depth,
      cursor: cursor.spot,
      hint: controller.hinted,
      wrong: controller.wrong,
    };
    const lines = (rows: Panes['board'], area: Area, { top, left }: Viewport): string[] => {
      const part = rows
        .slice(top, top + area.height)
        .map((row) => padded(row.slice(left, left + area.width), area));
      return part.length === 0
        ? []
        : printable(ansi({ rows: part }, marks), { styles: true, ascii }).split('\n');
    };
    const board = lines(panes.board, layout.board, this.#board);
    const shelf = lines(panes.shelf, layout.shelf, this.#shelf);
    if (shelf.length === 0) return board;
    if (layout.shelf.y > room.y) return [...board, '', ...shelf];
    return Array.from({ length: Math.max(board.length, shelf.length) }, (_, i) => {
      const gap = layout.shelf.x - (i < board.length ? layout.board.width : 0);
      return `${board[i] ?? ''}${i < shelf.length ? ' '.repeat(gap) + shelf[i] : ''}`;
    });
  }
}

/** Rows side by side must have the same length; a plain line would end at its last character. */
const padded = (row: readonly Glyph[], { width }: Area): readonly Glyph[] =>
  row.length < width ? [...row, ...Array.from({ length: width - row.length }, () => ({ char: ' ' }))] : row;

function glyphAt(
  rows: Panes['board'],
  area: Area,
  { top, left }: Viewport,
  x: number,
  y: number,
): Spot | undefined {
  const [row, column] = [y - area.y, x - area.x];
  if (row < 0 || row >= area.height || column < 0 || column >= area.width) return undefined;
  return rows[row + top]?.[column + left]?.spot;
}

function headOf({ player }: PlayController, options: ScreenOptions): readonly string[] {
  const { session, game } = player;
  const { language } = options;
  const { progress, score } = session.report();
  const text = (code: string): string => say(game.words, language, { code });
  const done = session.solved ? '✓' : cliText(language, 'play-progress', { ...progress });
  const points = score === undefined ? [] : [cliText(language, 'play-points', { points: score })];
  const title = [text('name'), done, ...points, clockText(player.clock.elapsed)].join('  ');
  return [line(title, options), line(text('tagline'), options), ''];
}

function footOf(controller: PlayController, options: ScreenOptions): string[] {
  const { language } = options;
  const keys = controller.player.scene.shelf ? 'play-short-pieces' : 'play-short';
  return [
    line(controller.label, options),
    ...wrapped(controller.shownMessage, options),
    ...(options.notice === '' ? [] : [line(options.notice, options)]),
    line(cliText(language, keys), options),
  ];
}

function pageOf(page: 'keys' | 'rules', { player }: PlayController, options: ScreenOptions): string[] {
  const { language } = options;
  if (page === 'keys')
    return cliText(language, 'play-keys')
      .split('\n')
      .map((each) => line(each, options));
  const rules = say(player.game.words, language, { code: 'rules' });
  return [...wrapped(rules, options, options.rows - 4), '', line(cliText(language, 'play-any-key'), options)];
}

/** Text wrapped into lines; if there is no room for all, the last line says so. */
function wrapped(text: string, options: ScreenOptions, most = MESSAGE_ROWS): string[] {
  const lines = [''];
  for (const word of shown(text, options).replaceAll('\n', ' ').split(' '))
    if (`${lines[lines.length - 1]} ${word}`.length <= options.columns) lines[lines.length - 1] += ` ${word}`;
    else lines.push(` ${word}`);
  const all = lines.map((each) => each.slice(1));
  if (all.length <= most) return all;
  const kept = all.slice(0, Math.max(1, most));
  return [...kept.slice(0, -1), line(`${kept[kept.length - 1]} …`, options)];
}

function line(text: string, options: ScreenOptions): string {
  const room = Math.max(1, options.columns - 1);
  const all = shown(text, options);
  return all.length > room ? `${all.slice(0, Math.max(0, room - 1))}${options.ascii ? '~' : '…'}` : all;
}

const shown = (text: string, { ascii }: ScreenOptions): string => printable(text, { ascii });
