/** For tests only: texts from every release (readable for ever), and rows with their number of solutions. */
import { fail } from '../../result.ts';
import type { Format, Saved } from '../../vocabulary.ts';
import { lanterns } from './index.ts';
import { start, type Puzzle, type State } from './rules/rules.ts';

export const golden: readonly string[] = [
  'lanterns:1.2.',
  'lanterns:1.2./+-..',
  'lanterns:1.2.//+-++',
  'lanterns:1.2./+-.+/+-++',
];

export const counts: readonly (readonly [text: string, solutions: number])[] = [
  ['lanterns:..', 4],
  ['lanterns:11', 2],
  ['lanterns:.0.', 1],
  ['lanterns:.1.', 3],
  ['lanterns:1..1', 4],
  ['lanterns:0.3', 0],
  ['lanterns:......', 64],
];

/** A second format, over two lines: the marks, and the numbers below. */
export const picture: Format<Saved<Puzzle, State>> = {
  id: 'picture',
  oneLine: false,
  holds: 'state',
  looksLike: (text) => /^[-+.]+\n/.test(text),
  parse: (text) => {
    const [marks, clues = ''] = text.trimEnd().split('\n');
    const read = lanterns.native.parse(`lanterns:${clues}/${marks}`);
    return read.ok ? read : fail({ ...read.error, line: 2, column: read.error.column - 'lanterns:'.length });
  },
  format: ({ puzzle, state = start(puzzle) }) =>
    `${lanterns.native
      .format({ puzzle, state })
      .replace(/^lanterns:/, '')
      .split('/')
      .reverse()
      .join('\n')}\n`,
};
