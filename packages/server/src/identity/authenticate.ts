/** Who a request is from: its signature is checked, and each counts once. */
import { createHash } from 'node:crypto';
import {
  readAuthorization,
  SIGNATURE_LIFE,
  type Authorization,
  type SignedRequest,
} from 'edgewise-web/together';
import type { Database } from '../database/database.ts';
import { Refusal } from '../http/refusal.ts';
import type { Player } from './players.ts';
import { isSignedBy } from './signature.ts';

export interface Signer {
  readonly publicKey: Uint8Array<ArrayBuffer>;
  readonly player: Player | undefined; // registered or not
}

export async function authenticate(
  database: Database,
  header: string,
  request: SignedRequest,
  now: number,
): Promise<Signer> {
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
  return { publicKey: signed.publicKey, player: await countOnce(database, signed) };
}

/**
 * Until it expires a request is remembered, in the database: another process must know it, too. By key and nonce,
 * not by signature: of one ECDSA signature anybody can make a second. The player comes with the same question,
 * since every signed request asks both.
 */
async function countOnce(
  database: Database,
  { publicKey, nonce, time }: Authorization,
): Promise<Player | undefined> {
  const token = createHash('sha256').update(publicKey).update(nonce).digest();
  const [{ fresh, id, name, zone }] = await database.query<{ fresh: boolean } & Nullable<Player>>(
    `with counted as (insert into seen_request values ($1, $2) on conflict do nothing returning 1)
     select exists (select 1 from counted) as fresh, p.id, p.name, p.zone
     from (select 1) always left join player p on p.public_key = $3`,
    [token, new Date(time + SIGNATURE_LIFE), publicKey],
  );
  if (!fresh) throw new Refusal(401, 'signature-used', 'This signed request has been sent before.');
  return id === null || zone === null ? undefined : { id, name, zone };
}

type Nullable<T> = { readonly [Key in keyof T]: T[Key] | null };

export const forgetOldRequests = async (database: Database, now: number): Promise<void> =>
  void (await database.query('delete from seen_request where until < $1', [new Date(now)]));
