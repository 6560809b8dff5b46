/** Placements: `DFOGGQEDI`, or with its objective `DFOGGQEDI / DFOGGQEDIBAkFHnHCiAALCAg`, a set of eight that has the start in it, in any order. */
import { parseError, shifted } from '../../../text/text.ts';
import { fail, ok } from '../../../result.ts';
import type { Format, Read } from '../../../vocabulary.ts';
import { textOf, type Placement, without } from '../rules/pieces.ts';
import { PIECES, firstIllegal, placementsOf, type Puzzle } from '../rules/rules.ts';
import { type Game, extended, illegalAt, parseSequence } from './native.ts';
import { canFollow, legalOrder } from '../rules/order.ts';
import { parsePlacements } from '../rules/read-placements.ts';

export const placements: Format<Game> = {
  id: 'placements',
  oneLine: true,
  holds: 'solution',
  looksLike: (text) => /^[A-H]{2}[A-Ya-y][A-Za-z \t/]*$/.test(text), // no other game writes letters alone
  parse: parseObjective,
  format: ({ puzzle, solution }) =>
    puzzle.start.join('') + (solution ? ` / ${textOf(placementsOf(solution.placed))}` : ''),
  refuses: ({ puzzle }) => (puzzle.start.length ? undefined : { code: 'no-start', at: [] }),
};

function parseObjective(text: string): Read<Game> {
  const [, first, gap, rest] = /^([^ \t/]*)([ \t]*\/?[ \t]*)(.*)$/s.exec(text) ?? ['', text, '', ''];
  if (!first) return fail(parseError('no-start', 1, 1));
  const given = parseSequence(first);
  if (!given.ok) return given;
  const puzzle: Puzzle = { start: given.value.map((each) => each.text) };
  if (!rest) return gap.includes('/') ? fail(parseError('cut-short', 1, text.length + 1)) : ok({ puzzle });
  const objective = objectiveOf(given.value, rest);
  if (!objective.ok) return fail(shifted(objective.error, 1, first.length + gap.length + 1));
  return ok({ puzzle, solution: extended(puzzle, objective.value) });
}

/** What the objective adds to the start, in the given order if that can be played, else in one that can. */
function objectiveOf(given: readonly Placement[], text: string): Read<Placement[]> {
  const read = parsePlacements(text);
  if (!read.ok) return read;
  const lost = given.find((each) => !read.value.includes(each));
  if (lost) return fail(parseError('objective-other', 1, 1, { placement: lost.text }));
  if (read.value.length < PIECES)
    return fail(parseError('solution-short', 1, text.length + 1, { count: read.value.length }));
  const rest = without(read.value, given);
  const order = canFollow(given, rest) ? legalOrder(rest) : undefined;
  const illegal = firstIllegal([...given, ...(order ?? rest)]);
  if (!illegal) return ok(firstIllegal([...given, ...rest]) ? (order ?? rest) : rest);
  const culprit = [...given, ...(order ?? rest)][illegal.index];
  return fail(illegalAt(illegal.note, read.value.indexOf(culprit)));
}
