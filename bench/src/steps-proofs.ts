/** What hints in Steps ask of a person on the way to the solution: links to follow, boards to go through. */
import { certain, finish, makeRng } from 'edgewise';
import { steps } from 'edgewise/steps';
import { quantile, number, summary, table } from './measure.ts';

const BOARDS = 60; // per level, as far as there are different ones
const LONGEST = 12; // links; a longer chain does not count as a reason
const MANY = 100; // boards; a hint that takes more states their number, but few will follow it

interface Followed {
  readonly links: number;
  readonly boards: number;
}

function follow(puzzle: Parameters<typeof steps.start>[0]): Followed[] {
  const all: Followed[] = [];
  let state = steps.start(puzzle);
  for (;;) {
    const hint = finish(steps.hint(puzzle, state));
    if (!hint) return all;
    all.push({ links: hint.proof?.links.length ?? 1, boards: Number(hint.with?.['boards'] ?? 0) });
    const next = steps.apply(puzzle, state, certain(hint.moves[0]));
    if (!next.ok) throw new Error(`hint ${hint.code} cannot be played`);
    state = next.value;
  }
}

export function benchStepsProofs(): void {
  const rows = steps.params.presets.map(({ id, params }) => {
    const made = new Map<string, Parameters<typeof steps.start>[0]>();
    for (let seed = 0; seed < BOARDS; seed++) {
      const each = finish(steps.generate(params, makeRng(`proofs ${seed}`)));
      if (each.ok) made.set(steps.native.format({ puzzle: each.value.puzzle }), each.value.puzzle);
    }
    const all = [...made.values()].flatMap(follow);
    const links = all.map((each) => each.links).sort((a, b) => a - b);
    const boards = all.map((each) => each.boards).sort((a, b) => a - b);
    const many = all.filter((each) => each.boards > MANY).length / all.length;
    return [
      id,
      String(all.length),
      [summary(links).median, quantile(links, 0.9), quantile(links, 1)].join(' '),
      [summary(boards).median, quantile(boards, 0.9), quantile(boards, 1)].join(' '),
      number(100 * many),
      summary(links).worst <= LONGEST ? 'yes' : 'NO',
    ];
  });
  table(
    `Proofs of steps: links (${LONGEST} at most) and boards gone through; median, 90 %, most`,
    ['preset', 'steps', 'links', 'boards', `over ${MANY} boards %`, 'met'],
    rows,
  );
}
