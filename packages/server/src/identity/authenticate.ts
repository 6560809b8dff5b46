/** Who a request is from: its signature is checked, and each counts once. */
import { createHash } from 'node:crypto';
import {
  readAuthorization,
  SIGNATURE_LIFE,
  type Authorization,
  type SignedRequest,
} from 'edgewise-web/together';
import type { Database, Queries } from '../database/database.ts';
import { Gathered } from '../database/gathered.ts';
import { Refusal } from '../http/refusal.ts';
import type { Player } from './players.ts';
import { isSignedBy } from './signature.ts';

export interface Signer {
  readonly publicKey: Uint8Array<ArrayBuffer>;
  readonly player: Player | undefined; // registered or not
}

/** Checks signatures, and remembers until it expires what has been sent. */
export class SignedRequests {
  readonly #database: Database;
  readonly #counted: Gathered<Authorization, Counted>;

  constructor(database: Database) {
    this.#database = database;
    this.#counted = new Gathered((all) => countOnce(database, all));
  }

  async authenticate(header: string, request: SignedRequest, now: number): Promise<Signer> {
    const signed = readAuthorization(header);
    if (!signed)
      throw new Refusal(401, 'signature-form', 'The authorization header is not a signature of Edgewise.');
    if (Math.abs(now - signed.time) > SIGNATURE_LIFE)
      throw new Refusal(
        401,
        'signature-expired',
        'The signature is too old, or the clock of the device is more than 5 minutes wrong.',
      );
    if (!isSignedBy(signed, request))
      throw new Refusal(401, 'signature-wrong', 'The signature does not belong to this request.');
    const { fresh, player } = await this.#counted.ask(signed);
    if (!fresh) throw new Refusal(401, 'signature-used', 'This signed request has been sent before.');
    return { publicKey: signed.publicKey, player };
  }

  async forgetOld(now: number): Promise<void> {
    await this.#database.query('delete from seen_request where until < $1', [new Date(now)]);
  }
}

interface Counted {
  readonly fresh: boolean;
  readonly player: Player | undefined;
}

/**
 * In the database, since another process must know it, too. By key and nonce, not by signature: of one ECDSA
 * signature anybody can make a second. The player comes with the same question, since every signed request asks both.
 */
async function countOnce(queries: Queries, all: readonly Authorization[]): Promise<readonly Counted[]> {
  const tokens = all.map(({ publicKey, nonce }) =>
    createHash('sha256').update(publicKey).update(nonce).digest('hex'),
  );
  const rows = await queries.query<{ fresh: boolean } & Nullable<Player>>(
    `with asked as (
       select decode(token, 'hex') as token, to_timestamp(until) as until, decode(key, 'hex') as key, place
       from unnest($1::text[], $2::float8[], $3::text[]) with ordinality as given (token, until, key, place)
     ), counted as (
       insert into seen_request select token, until from asked on conflict do nothing returning token
     )
     select exists (select 1 from counted where counted.token = asked.token) as fresh, p.id, p.name, p.zone
     from asked left join player p on p.public_key = asked.key order by place`,
    [
      tokens,
      all.map(({ time }) => (time + SIGNATURE_LIFE) / 1000),
      all.map(({ publicKey }) => Buffer.from(publicKey).toString('hex')),
    ],
  );
  return rows.map(({ fresh, id, name, zone }, i) => ({
    fresh: fresh && tokens.indexOf(tokens[i]) === i, // of two that come at once the first counts
    player: id === null || zone === null ? undefined : { id, name, zone },
  }));
}

type Nullable<T> = { readonly [Key in keyof T]: T[Key] | null };
