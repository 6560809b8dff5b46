/** Is a request signed by the key that its header names? With node's own crypto, which takes a quarter of WebCrypto's time. */
import { createHash, createPublicKey, verify, type KeyObject } from 'node:crypto';
import { signedText, toBase64url, type Authorization, type SignedRequest } from 'edgewise-web/together';

const KEPT = 5_000; // recently parsed keys: parsing one takes as long as verifying
const kept = new Map<string, KeyObject>();

function readKey(publicKey: Uint8Array): KeyObject {
  const [x, y] = [toBase64url(publicKey.subarray(1, 33)), toBase64url(publicKey.subarray(33))];
  return createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
}

/** Throws for anything that is not a point on the curve. */
function keyOf(publicKey: Uint8Array): KeyObject {
  const name = Buffer.from(publicKey).toString('latin1');
  const key = kept.get(name) ?? readKey(publicKey);
  kept.delete(name); // the most recent come last
  kept.set(name, key);
  if (kept.size > KEPT) kept.delete(kept.keys().next().value ?? '');
  return key;
}

export function isSignedBy(
  { publicKey, time, nonce, signature }: Authorization,
  request: SignedRequest,
): boolean {
  try {
    const digest = createHash('sha256').update(request.body).digest('hex');
    const text = signedText(request, digest, time, nonce);
    return verify('sha256', text, { key: keyOf(publicKey), dsaEncoding: 'ieee-p1363' }, signature);
  } catch {
    return false;
  }
}
