/**
 * A player's identity: 32 random bytes made on the device. Two keys follow from them (HKDF, RFC 5869): one signs
 * requests, one seals backups; the server sees only the public half of the first.
 */
import { ORDER, publicPoint } from './p256.ts';
import { SIGNING } from './signed-request.ts';
import { toBase64url, toHex, utf8 } from './bytes.ts';

export interface Identity {
  readonly secret: Uint8Array<ArrayBuffer>;
  readonly publicKey: Uint8Array<ArrayBuffer>;
  sign(message: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>>;
  /** AES-GCM; also used to name things, so that the server cannot tell one game from another. */
  readonly sealing: CryptoKey;
  readonly naming: CryptoKey;
}

export const newSecret = (): Uint8Array<ArrayBuffer> => crypto.getRandomValues(new Uint8Array(32));

export async function identityOf(secret: Uint8Array<ArrayBuffer>): Promise<Identity> {
  const source = await crypto.subtle.importKey('raw', secret, 'HKDF', false, ['deriveBits']);
  const derive = async (purpose: string, bytes: number): Promise<Uint8Array<ArrayBuffer>> =>
    new Uint8Array(
      await crypto.subtle.deriveBits(
        { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(0), info: utf8(`edgewise ${purpose}`) },
        source,
        8 * bytes,
      ),
    );
  const { publicKey, signing } = await signingKey(await derive('sign', 48));
  const hmac = { name: 'HMAC', hash: 'SHA-256' };
  return {
    secret,
    publicKey,
    sign: async (message) => new Uint8Array(await crypto.subtle.sign(SIGNING, signing, message)),
    sealing: await crypto.subtle.importKey('raw', await derive('seal', 32), 'AES-GCM', false, [
      'encrypt',
      'decrypt',
    ]),
    naming: await crypto.subtle.importKey('raw', await derive('name', 32), hmac, false, ['sign']),
  };
}

/** 48 bytes, so that taking the remainder favours no key (FIPS 186-5, A.2.1). */
async function signingKey(bytes: Uint8Array) {
  const d = (BigInt(`0x${toHex(bytes)}`) % (ORDER - 1n)) + 1n;
  const { x, y } = publicPoint(d);
  const jwk = { kty: 'EC', crv: 'P-256', d: field(d), x: field(x), y: field(y) };
  const signing = await crypto.subtle.importKey('jwk', jwk, SIGNING, false, ['sign']);
  return { signing, publicKey: Uint8Array.from([4, ...bytesOf(x), ...bytesOf(y)]) };
}

const bytesOf = (value: bigint): Uint8Array =>
  Uint8Array.from(value.toString(16).padStart(64, '0').match(/../g) ?? [], (pair) =>
    Number.parseInt(pair, 16),
  );

const field = (value: bigint): string => toBase64url(bytesOf(value));
