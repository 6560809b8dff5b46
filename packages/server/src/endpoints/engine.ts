/** The engine as a service: each request runs in a thread, within a budget. */
import * as v from 'valibot';
import { endpoint, Raw } from '../http/endpoint.ts';
import { Refusal } from '../http/refusal.ts';
import { gameId, language, puzzleText, whole } from '../http/schemas.ts';
import { OverBudget } from '../work/pool.ts';
import type { Refused } from '../work/tasks.ts';
import * as answers from './answers.ts';

/** Milliseconds. */
export const BUDGETS = { new: 10_000, solve: 10_000, hint: 10_000, grade: 10_000 };

const TYPES = { svg: 'image/svg+xml', png: 'image/png' } as const;

const puzzle = {
  puzzle: puzzleText,
  game: v.optional(gameId),
  format: v.optional(v.pipe(v.string(), v.maxLength(40))),
  language,
};

export const engineEndpoints = [
  endpoint({
    method: 'GET',
    path: '/api/new',
    about:
      'A new puzzle of a game. The same seed makes the same puzzle for ever; `as` chooses JSON, the native line alone, SVG or PNG. Other fields of the query are settings of the game.',
    access: 'open',
    cost: 5,
    query: v.looseObject({
      game: gameId,
      preset: v.optional(v.pipe(v.string(), v.maxLength(40))),
      seed: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(200))),
      as: v.optional(v.picklist(['json', 'native', 'svg', 'png']), 'json'),
      language,
    }),
    answer: answers.made,
    async run({ pool }, { query }) {
      const { game, preset, seed = crypto.randomUUID().slice(0, 8), as, language, ...params } = query;
      const picture = as === 'svg' || as === 'png' ? as : undefined;
      const request = {
        game,
        ...(preset !== undefined && { preset }),
        params: params as Record<string, string>,
        seed,
        ...(picture && { as: picture }),
        language,
      };
      const made = await budgeted(pool.run('new', request, BUDGETS.new));
      if (picture && made.picture !== undefined)
        return new Raw(TYPES[picture], made.picture, { 'edgewise-seed': encodeURIComponent(seed) });
      if (as === 'native')
        return new Raw('text/plain; charset=utf-8', `${made.puzzle}\n`, {
          'edgewise-seed': encodeURIComponent(seed),
        });
      return made;
    },
  }),
  endpoint({
    method: 'POST',
    path: '/api/solve',
    about:
      'Solutions of a puzzle in any format, from the position in the text; `exhausted` says there are no others.',
    access: 'open',
    cost: 5,
    body: v.object({ ...puzzle, limit: v.optional(whole(1, 100), 2) }),
    answer: answers.solved,
    run: ({ pool }, { body }) => budgeted(pool.run('solve', body, BUDGETS.solve)),
  }),
  endpoint({
    method: 'POST',
    path: '/api/hint',
    about: 'The next step from a position, with its reasons.',
    access: 'open',
    cost: 5,
    body: v.object(puzzle),
    answer: answers.hinted,
    run: ({ pool }, { body }) => budgeted(pool.run('hint', body, BUDGETS.hint)),
  }),
  endpoint({
    method: 'POST',
    path: '/api/grade',
    about: 'What a puzzle needs, and whether it has exactly one solution.',
    access: 'open',
    cost: 5,
    body: v.object(puzzle),
    answer: answers.graded,
    run: ({ pool }, { body }) => budgeted(pool.run('grade', body, BUDGETS.grade)),
  }),
];

async function budgeted<T extends object>(work: Promise<T | Refused>): Promise<T> {
  try {
    const done = await work;
    if ('refused' in done) throw new Refusal(422, 'refused', done.refused);
    return done;
  } catch (error) {
    if (!(error instanceof OverBudget)) throw error;
    throw new Refusal(422, 'over-budget', 'This takes longer than the server allows for one request.');
  }
}
