/** Moves: `3+` lights the third lantern, `3-` darkens it, `3.` takes the mark back. */
import { fail, ok, type Result } from '../../../result.ts';
import { parseError } from '../../../text/text.ts';
import type { Codec, Note } from '../../../vocabulary.ts';
import type { Mark, Move, Puzzle, State } from './rules.ts';

export const markOf = (sign: string): Mark => (sign === '+' ? 'lit' : sign === '-' ? 'dark' : 'open');
export const signOf = (mark: Mark): string => (mark === 'lit' ? '+' : mark === 'dark' ? '-' : '.');

export const moves: Codec<Move> = {
  parse: (text) => {
    const [, number, sign] = /^([1-9]\d?)([-+.])$/.exec(text) ?? [];
    return sign
      ? ok({ lantern: Number(number) - 1, mark: markOf(sign) })
      : fail(parseError('not-a-move', 1, 1, { given: text }));
  },
  format: ({ lantern, mark }) => `${lantern + 1}${signOf(mark)}`,
};

export function apply({ clues }: Puzzle, state: State, { lantern, mark }: Move): Result<State, Note> {
  if (lantern < clues.length) return ok(state.with(lantern, mark));
  return fail({ code: 'no-such-lantern', at: [], with: { n: lantern + 1, length: clues.length } });
}

/** The move that says the opposite; clearing a mark has none. */
export const negate = (_: Puzzle, { lantern, mark }: Move): Move | undefined =>
  mark === 'open' ? undefined : { lantern, mark: mark === 'lit' ? 'dark' : 'lit' };
