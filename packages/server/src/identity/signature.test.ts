/** Signatures made with WebCrypto, as browsers make them, against node's own crypto. */
import { expect, test } from 'vitest';
import { authorizationFor, identityOf, newSecret, readAuthorization, utf8 } from 'edgewise-web/together';
import { isSignedBy } from './signature.ts';

test('a signature is valid only for its own request and key, with a new key and a remembered one', async () => {
  const request = { method: 'POST', path: '/api/x?y=1', body: utf8('{"a":1}') };
  const [me, other] = [await identityOf(newSecret()), await identityOf(newSecret())];
  const read = readAuthorization(await authorizationFor(me, request, 1234));
  if (!read) throw new Error('not read');
  for (let turn = 0; turn < 2; turn++) {
    expect(isSignedBy(read, request)).toBe(true);
    expect(isSignedBy(read, { ...request, method: 'GET' })).toBe(false);
    expect(isSignedBy(read, { ...request, path: '/api/me' })).toBe(false);
    expect(isSignedBy(read, { ...request, body: utf8('{}') })).toBe(false);
    expect(isSignedBy({ ...read, time: 1235 }, request)).toBe(false);
    expect(isSignedBy({ ...read, nonce: `${read.nonce}x` }, request)).toBe(false);
    expect(isSignedBy({ ...read, publicKey: other.publicKey }, request)).toBe(false);
    expect(isSignedBy({ ...read, signature: read.signature.slice(1) }, request)).toBe(false);
    expect(isSignedBy({ ...read, publicKey: Uint8Array.from(read.publicKey).fill(7, 1) }, request)).toBe(
      false,
    );
  }
});
