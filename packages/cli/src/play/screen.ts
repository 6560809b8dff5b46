/** What the terminal shows, as a function of what there is: title, board around the cursor, messages. */
import { type AnySession, type Spot, say, type Language } from 'edgewise';
import { ansi, type Sketch } from 'edgewise/draw';
import { cliText } from '../words/words.ts';

export interface View {
  readonly session: AnySession;
  readonly language: Language;
  readonly look: 'mono' | 'colour';
  readonly cursor: Spot;
  readonly label: string; // of the cursor's spot
  readonly message: string;
  readonly help: boolean;
  readonly hint: readonly Spot[];
  readonly wrong: readonly Spot[];
  readonly columns: number;
  readonly rows: number;
}

/** Where the visible part of the board begins, so that a click finds its glyph. */
export interface Frame {
  readonly text: string;
  readonly top: number; // board row of the first visible row
  readonly left: number;
  readonly above: number; // screen rows before the board
}

const above = 2;

export function frameOf(view: View): Frame {
  const foot = view.help ? cliText(view.language, 'play-keys').split('\n') : footOf(view);
  const sketch = view.session.game.sketch(view.session.puzzle, view.session.state);
  const height = Math.max(1, view.rows - above - foot.length - 1);
  const [row, column] = placeOf(sketch, view.cursor);
  const top = scroll(row, height, sketch.rows.length);
  const left = scroll(column, view.columns, sketch.rows[0]?.length ?? 0);
  const part = {
    rows: sketch.rows.slice(top, top + height).map((each) => each.slice(left, left + view.columns)),
  };
  const { cursor, hint, wrong, look: mode } = view;
  const board = ansi(part, { mode, cursor, hint, wrong }).split('\n');
  const lines = [clipped(titleOf(view), view), '', ...board, '', ...foot.map((each) => clipped(each, view))];
  return { text: lines.slice(0, view.rows).join('\r\n'), top, left, above };
}

function titleOf({ session, language }: View): string {
  const { done, of } = session.report().progress;
  const name = say(session.game.words, language, { code: 'name' });
  const progress = cliText(language, 'play-progress', { done, of });
  const { score } = session.report();
  const points = score === undefined ? '' : `  ${cliText(language, 'play-points', { points: score })}`;
  return `${name}  ${session.solved ? '✓' : progress}${points}  ${clock(session.elapsed)}`;
}

const clock = (ms: number): string =>
  `${Math.floor(ms / 60_000)}:${String(Math.floor(ms / 1000) % 60).padStart(2, '0')}`;

const footOf = ({ label, message, language, columns }: View): string[] => [
  label,
  ...wrapped(message, columns),
  cliText(language, 'play-short'),
];

function wrapped(text: string, columns: number): string[] {
  const lines = [''];
  for (const word of text.split(' '))
    if (`${lines[lines.length - 1]} ${word}`.length <= columns) lines[lines.length - 1] += ` ${word}`;
    else lines.push(` ${word}`);
  return lines.map((each) => each.slice(1)).slice(0, 4);
}

const clipped = (text: string, { columns }: View): string => text.slice(0, Math.max(1, columns - 1));

export function placeOf(sketch: Sketch, spot: Spot): [row: number, column: number] {
  for (const [row, glyphs] of sketch.rows.entries()) {
    const column = glyphs.findIndex((glyph) => glyph.spot === spot);
    if (column >= 0) return [row, column];
  }
  return [0, 0];
}

/** The cursor in the middle, but no emptiness at the ends. */
const scroll = (at: number, room: number, size: number): number =>
  Math.max(0, Math.min(at - (room >> 1), size - room));

export const spotAt = (view: View, frame: Frame, x: number, y: number): Spot | undefined =>
  view.session.game.sketch(view.session.puzzle, view.session.state).rows[y - frame.above + frame.top]?.[
    x + frame.left
  ]?.spot;
