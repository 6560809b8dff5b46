/** Short links for puzzles and collections. */
import * as v from 'valibot';
import { endpoint, playerOf } from '../http/endpoint.ts';
import { code, puzzleText, text } from '../http/schemas.ts';
import { change, listedBy, publish, sharedBy, sharedWith, unpublish } from '../together/shared.ts';
import * as answers from './answers.ts';

const LIMIT = 2_000_000;
const ofCode = v.object({ code });
const puzzles = v.pipe(
  v.array(v.object({ puzzle: puzzleText, title: v.optional(text(80), '') })),
  v.minLength(1),
  v.maxLength(500),
);

export const sharedEndpoints = [
  endpoint({
    method: 'POST',
    path: '/api/shared',
    about: 'Shares a puzzle, or a collection of up to 500, and returns its code: /p/<code> opens it.',
    access: 'player',
    cost: 5,
    limit: LIMIT,
    status: 201,
    body: v.object({
      title: v.optional(text(80), ''),
      author: v.optional(text(80), ''),
      note: v.optional(text(1000), ''),
      listed: v.optional(v.boolean(), false),
      puzzles,
    }),
    answer: answers.link,
    run: async ({ database, pool }, call) => ({
      code: await publish(database, pool, playerOf(call), call.body, call.now),
    }),
  }),
  endpoint({
    method: 'GET',
    path: '/api/shared/{code}',
    about: 'What a code stands for.',
    access: 'maybe',
    params: ofCode,
    answer: answers.shared,
    run: ({ database }, { params, player }) => sharedWith(database, params.code, player),
  }),
  endpoint({
    method: 'PUT',
    path: '/api/shared/{code}',
    about: 'Changes the given fields of a link; only for its owner.',
    access: 'player',
    cost: 5,
    limit: LIMIT,
    params: ofCode,
    body: v.object({
      title: v.optional(text(80)),
      author: v.optional(text(80)),
      note: v.optional(text(1000)),
      listed: v.optional(v.boolean()),
      puzzles: v.optional(puzzles),
    }),
    answer: answers.ok,
    async run({ database, pool }, call) {
      await change(database, pool, playerOf(call), call.params.code, call.body, call.now);
      return { ok: true };
    },
  }),
  endpoint({
    method: 'DELETE',
    path: '/api/shared/{code}',
    about: 'Deletes a link; only for its owner.',
    access: 'player',
    params: ofCode,
    answer: answers.ok,
    async run({ database }, call) {
      await unpublish(database, playerOf(call), call.params.code);
      return { ok: true };
    },
  }),
  endpoint({
    method: 'GET',
    path: '/api/shared',
    about: 'All links of the player who signs.',
    access: 'player',
    answer: answers.links,
    run: async ({ database }, call) => ({ links: await sharedBy(database, playerOf(call)) }),
  }),
  endpoint({
    method: 'GET',
    path: '/api/setters/{name}',
    about: 'What a setter lists publicly.',
    access: 'open',
    params: v.object({ name: text(30) }),
    answer: answers.links,
    run: async ({ database }, { params }) => ({ links: await listedBy(database, params.name) }),
  }),
];
