/** For tests only: games whose editing is broken in one way, by the law that finds it. */
import { lanterns } from '../puzzles/template/index.ts';
import { fail, ok } from '../result.ts';
import { finish, ready } from '../task.ts';
import { NOTHING_HERE } from '../vocabulary.ts';
import type { Lookup } from '../vocabulary.ts';

type Game = typeof lanterns;

let calls = 0;

const editing = (change: Partial<NonNullable<Game['edit']>>): Partial<Game> => ({
  ...(lanterns.edit && { edit: { ...lanterns.edit, ...change } }),
});

export const editingBreakages: Lookup<Partial<Game>> = {
  'a blank and edits reach every puzzle': editing({ givens: () => [] }),
  'an edit and its puzzle read back': editing({
    apply: (design, edit) => {
      const next = lanterns.edit?.apply(design, edit);
      return next?.ok ? ok({ puzzle: { clues: [...next.value.puzzle.clues, 7] } }) : fail(NOTHING_HERE);
    },
  }),
  'what is offered can be given': editing({ apply: () => fail({ code: 'unheard', at: [] }) }),
  'places of givens have spots': editing({ spotOf: () => undefined }),
  'what can be given has words': editing({ boardEdits: () => [{ code: 'unheard', edits: [] }] }),
  'a mirrored edit comes back': editing({
    mirror: (_design, edit, symmetry) => (symmetry === 'none' ? [edit] : [edit, { on: '1', to: edit.to }]),
  }),
  'bad edits are refused with a reason': editing({ apply: (design) => ok(design) }),
  'suggestions leave one solution': editing({
    apply: (design, edit) => {
      const next = lanterns.edit?.apply(design, edit);
      if (!next?.ok || edit.to === '-') return next ?? fail(NOTHING_HERE);
      return calls++ % 3 ? next : ok(design);
    },
  }),
  'what is forced is forced': {
    variety: (puzzle) => {
      const { found } = finish(lanterns.solve(puzzle, { limit: 1 }));
      return ready({ found, exhausted: true, effort: {} });
    },
    ...editing({ givens: ({ clues }) => (clues.length < 2 ? [] : (lanterns.edit?.givens({ clues }) ?? [])) }),
  },
  'givens that contradict each other are as few as can be': {
    solve: (puzzle, want) =>
      puzzle.clues.filter((clue) => clue !== undefined).length === 1
        ? ready({ found: [], exhausted: true, effort: {} })
        : calls++ % 2
          ? lanterns.solve(puzzle, want)
          : ready({ found: [], exhausted: true, effort: {} }),
  },
  'every step of a hint is taught': { techniques: lanterns.techniques.slice(1) },
  'examples of techniques show them': {
    techniques: lanterns.techniques.map((each) => ({ ...each, examples: lanterns.techniques[0].examples })),
  },
  'positions to practise on are honest': { apply: (_, state) => ok(state) },
};
