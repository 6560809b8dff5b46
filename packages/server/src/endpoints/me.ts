/** The player: a key, a name, everything stored, and its deletion. */
import * as v from 'valibot';
import { fromBase64url } from 'edgewise-web/together';
import { endpoint, playerOf } from '../http/endpoint.ts';
import { Refusal } from '../http/refusal.ts';
import { text, whole, wholeText, zone } from '../http/schemas.ts';
import { everythingOf, register, removePlayer } from '../identity/players.ts';
import { changedSince, clearBackup, put } from '../together/backups.ts';
import * as answers from './answers.ts';

const ITEM_LIMIT = 2_000_000;

export const meEndpoints = [
  endpoint({
    method: 'PUT',
    path: '/api/me',
    about:
      'Registers the key that signs as a player, or changes the player’s name and zone. The name is optional.',
    access: 'key',
    cost: 5,
    body: v.object({ name: v.optional(v.nullable(text(30))), zone: v.optional(zone) }),
    answer: answers.me,
    async run({ database }, { publicKey = new Uint8Array(0), body, now }) {
      const { name, zone } = await register(database, publicKey, body, now);
      return { name, zone };
    },
  }),
  endpoint({
    method: 'GET',
    path: '/api/me',
    about: 'Everything stored about the player.',
    access: 'player',
    cost: 10,
    answer: answers.everything,
    run: ({ database }, call) => everythingOf(database, playerOf(call)),
  }),
  endpoint({
    method: 'DELETE',
    path: '/api/me',
    about: 'Deletes the player with all results, links and backups. Boards keep only their counts.',
    access: 'player',
    answer: answers.ok,
    async run({ database }, call) {
      await removePlayer(database, playerOf(call));
      return { ok: true };
    },
  }),
  endpoint({
    method: 'GET',
    path: '/api/backup',
    about: 'Sealed pieces of the backup that changed after a version.',
    access: 'player',
    query: v.object({ since: v.optional(wholeText(0, 999_999_999), '0') }),
    answer: answers.backup,
    run: ({ database }, call) => changedSince(database, playerOf(call), call.query.since),
  }),
  endpoint({
    method: 'PUT',
    path: '/api/backup/{item}',
    about: 'Replaces a piece whose last version is `base` (0: a new one) with a sealed one in base64url.',
    access: 'player',
    limit: 2 * ITEM_LIMIT,
    params: v.object({ item: v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/)) }),
    body: v.object({ base: whole(0, 999_999_999), sealed: v.pipe(v.string(), v.maxLength(2 * ITEM_LIMIT)) }),
    answer: answers.version,
    async run({ database }, call) {
      const sealed = fromBase64url(call.body.sealed);
      if (!sealed || sealed.length > ITEM_LIMIT)
        throw new Refusal(400, 'body-wrong', '`sealed` must be base64url of at most 2 MB.');
      const { base } = call.body;
      return {
        version: await put(database, playerOf(call), { item: call.params.item, base, sealed }, call.now),
      };
    },
  }),
  endpoint({
    method: 'DELETE',
    path: '/api/backup',
    about: 'Deletes the whole backup.',
    access: 'player',
    answer: answers.ok,
    async run({ database }, call) {
      await clearBackup(database, playerOf(call));
      return { ok: true };
    },
  }),
];
