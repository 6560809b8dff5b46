/** Who a request is from: its signature is checked, and each is valid once. */
import {
  readAuthorization,
  SIGNATURE_LIFE,
  type Authorization,
  type SignedRequest,
} from 'edgewise-web/together';
import type { Database, Queries } from '../database/database.ts';
import { Gathered } from '../database/gathered.ts';
import { Refusal } from '../http/refusal.ts';
import type { Attempt, WhichAttempt } from '../together/attempts.ts';
import type { Player } from './players.ts';
import { isSignedBy } from './signature.ts';

export interface Signer {
  readonly publicKey: Uint8Array<ArrayBuffer>;
  readonly player: Player | undefined; // registered or not
  readonly attempt: Attempt | undefined; // the one requested
}

/** Checks signatures, and remembers each one until it expires. */
export class SignedRequests {
  readonly #database: Database;
  readonly #counted: Gathered<Question, Counted>;

  constructor(database: Database) {
    this.#database = database;
    this.#counted = new Gathered((all) => countOnce(database.grouped, all));
  }

  /** The signature belongs to the request and is valid now; whether it has been used before is checked later. */
  static check(header: string, request: SignedRequest, now: number): Authorization {
    const signed = readAuthorization(header);
    if (!signed)
      throw new Refusal(401, 'signature-form', 'The authorization header is not an Edgewise signature.');
    if (Math.abs(now - signed.time) > SIGNATURE_LIFE)
      throw new Refusal(
        401,
        'signature-expired',
        'The signature is too old, or the device’s clock is more than 5 minutes off.',
      );
    if (!isSignedBy(signed, request))
      throw new Refusal(401, 'signature-wrong', 'The signature does not belong to this request.');
    return signed;
  }

  async count(signed: Authorization, which: WhichAttempt = NO_ATTEMPT): Promise<Signer> {
    const { fresh, player, attempt } = await this.#counted.ask({ signed, which });
    if (!fresh) throw new Refusal(401, 'signature-used', 'This signed request has been sent before.');
    return { publicKey: signed.publicKey, player, attempt };
  }

  async forgetOld(now: number): Promise<void> {
    await this.#database.query('delete from seen_request where until < $1', [new Date(now)]);
  }
}

const NO_ATTEMPT: WhichAttempt = { day: '', game: '' };

interface Question {
  readonly signed: Authorization;
  readonly which: WhichAttempt;
}

interface Counted extends Omit<Signer, 'publicKey'> {
  readonly fresh: boolean;
}

/**
 * In the database, since other processes must know it too. By key and nonce, not by signature: anyone can turn one
 * ECDSA signature into a second. The player is fetched in the same query, since every signed request needs both, and
 * so is the attempt that a result ends.
 */
async function countOnce(queries: Queries, all: readonly Question[]): Promise<readonly Counted[]> {
  const keys = all.map(({ signed }) => Buffer.from(signed.publicKey).toString('hex'));
  const seen = new Set<string>();
  const rows = await queries.query<{ fresh: boolean } & Nullable<Player> & Nullable<Attempt>>(
    `with asked as (
       select sha256(decode(key, 'hex') || convert_to(nonce, 'UTF8')) as token, to_timestamp(until) as until,
              decode(key, 'hex') as key, day, game, place
       from unnest($1::text[], $2::text[], $3::float8[], $4::text[], $5::text[]) with ordinality
         as given (key, nonce, until, day, game, place)
     ), counted as (
       insert into seen_request select token, until from asked on conflict do nothing returning token
     )
     select c.token is not null as fresh, p.id, p.name, p.zone, a.started_at, a.counts, a.log_lines, a.log_digest
     from asked left join counted c using (token) left join player p on p.public_key = asked.key
       left join attempt a on a.player = p.id and a.day = asked.day and a.game = asked.game
     order by place`,
    [
      keys,
      all.map(({ signed }) => signed.nonce),
      all.map(({ signed }) => (signed.time + SIGNATURE_LIFE) / 1000),
      all.map(({ which }) => which.day),
      all.map(({ which }) => which.game),
    ],
  );
  return rows.map(({ fresh, id, name, zone, started_at, counts, log_lines, log_digest }, i) => ({
    fresh: fresh && seen.size < seen.add(`${keys[i]} ${all[i]?.signed.nonce}`).size, // of two at the same time the first counts
    player: id === null || zone === null ? undefined : { id, name, zone },
    attempt:
      started_at === null || counts === null || log_lines === null
        ? undefined
        : { started_at, counts, log_lines, log_digest },
  }));
}

type Nullable<T> = { readonly [Key in keyof T]: T[Key] | null };
