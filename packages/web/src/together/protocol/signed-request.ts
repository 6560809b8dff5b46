/**
 * How a request is signed: ECDSA with P-256 and SHA-256 over its method, path, time, a number used once and the
 * digest of its body, in one header. There is no cookie and no password: whoever has the key is the player.
 *
 *     authorization: Edgewise <public key>.<milliseconds since 1970>.<nonce>.<signature>
 */
import { fromBase64url, sha256, toBase64url, toHex, utf8 } from './bytes.ts';

export const SIGNING = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' } as const;

/** Clocks of devices may differ by this much. */
export const SIGNATURE_LIFE = 5 * 60_000;

export interface SignedRequest {
  readonly method: string;
  readonly path: string; // with the query
  readonly body: Uint8Array<ArrayBuffer>;
}

interface Signer {
  readonly publicKey: Uint8Array; // 65 bytes, not compressed
  sign(message: Uint8Array<ArrayBuffer>): Promise<Uint8Array>;
}

export interface Authorization {
  readonly publicKey: Uint8Array<ArrayBuffer>;
  readonly time: number;
  readonly nonce: string;
  readonly signature: Uint8Array<ArrayBuffer>;
}

const SCHEME = 'Edgewise';

export async function authorizationFor(
  signer: Signer,
  request: SignedRequest,
  time: number,
): Promise<string> {
  const nonce = toBase64url(crypto.getRandomValues(new Uint8Array(12)));
  const digest = toHex(await sha256(request.body));
  const signature = await signer.sign(signedText(request, digest, time, nonce));
  return `${SCHEME} ${toBase64url(signer.publicKey)}.${time}.${nonce}.${toBase64url(signature)}`;
}

/** Undefined for anything that does not have this form. */
export function readAuthorization(header: string): Authorization | undefined {
  const parts = /^Edgewise ([\w-]{87})\.(\d{1,15})\.([\w-]{8,40})\.([\w-]{86})$/.exec(header);
  if (!parts) return undefined;
  const [, key = '', time, nonce = '', signed = ''] = parts;
  const [publicKey, signature] = [fromBase64url(key), fromBase64url(signed)];
  if (publicKey?.[0] !== 4 || !signature) return undefined;
  return { publicKey, time: Number(time), nonce, signature };
}

/** What is signed. */
export const signedText = (
  { method, path }: Pick<SignedRequest, 'method' | 'path'>,
  digest: string, // of the body, SHA-256 in hexadecimal digits
  time: number,
  nonce: string,
): Uint8Array<ArrayBuffer> => utf8([SCHEME, method, path, String(time), nonce, digest].join('\n'));
