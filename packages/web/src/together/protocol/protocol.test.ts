/** Keys, words and signatures, against node's own cryptography as the other witness. */
import { createECDH, createHash, createPublicKey, verify } from 'node:crypto';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  authorizationFor,
  chainOf,
  fromBase64url,
  identityOf,
  newSecret,
  readAuthorization,
  readSecretWords,
  secretWords,
  signedText,
  toBase64url,
  utf8,
} from './index.ts';
import { ORDER, publicPoint } from './p256.ts';
import { SIGNING } from './signed-request.ts';

const bytes32 = fc.uint8Array({ minLength: 32, maxLength: 32 }).map((each) => Uint8Array.from(each));

test('public keys are those of another implementation', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 1n, max: ORDER - 1n }), (secret) => {
      const ecdh = createECDH('prime256v1');
      ecdh.setPrivateKey(secret.toString(16).padStart(64, '0'), 'hex');
      const { x, y } = publicPoint(secret);
      const own = `04${x.toString(16).padStart(64, '0')}${y.toString(16).padStart(64, '0')}`;
      expect(own).toBe(ecdh.getPublicKey('hex'));
    }),
    { numRuns: 20, examples: [[1n], [2n], [3n], [ORDER - 1n]] },
  );
});

describe('words', () => {
  test('bring a secret back', async () => {
    await fc.assert(
      fc.asyncProperty(bytes32, async (secret) => {
        const words = await secretWords(secret);
        expect(words).toMatch(/^([a-z]{5} ){16}[a-z]{5}$/);
        expect(await readSecretWords(` ${words.toUpperCase().replaceAll(' ', '-')}\n`)).toEqual(secret);
      }),
      { numRuns: 50 },
    );
  });

  test('with one letter changed, or two words swapped, are refused', async () => {
    const words = (await secretWords(newSecret())).split(' ');
    const changed = words.with(
      3,
      words
        .slice(3, 4)
        .join()
        .replace(/^./, (first) => (first === 'b' ? 'd' : 'b')),
    );
    expect(await readSecretWords(changed.join(' '))).toBeUndefined();
    expect(await readSecretWords(words.slice(1).join(' '))).toBeUndefined();
    expect(await readSecretWords('hello')).toBeUndefined();
  });
});

describe('signed requests', () => {
  const request = { method: 'PUT', path: '/api/me?x=1', body: utf8('{"name":"Ada"}') };

  test('are valid as they are, and for nothing else', async () => {
    const me = await identityOf(newSecret());
    const header = await authorizationFor(me, request, 1234);
    const read = readAuthorization(header);
    if (!read) throw new Error(header);
    expect([read.time, toBase64url(read.publicKey)]).toEqual([1234, toBase64url(me.publicKey)]);
    const digest = createHash('sha256').update(request.body).digest('hex');
    const text = signedText(request, digest, read.time, read.nonce);
    const key = await crypto.subtle.importKey('raw', read.publicKey, SIGNING, false, ['verify']);
    expect(await crypto.subtle.verify(SIGNING, key, read.signature, text)).toBe(true);
    const others = [
      signedText({ ...request, method: 'GET' }, digest, read.time, read.nonce),
      signedText({ ...request, path: '/api/me' }, digest, read.time, read.nonce),
      signedText(request, digest.replace(/^./, 'x'), read.time, read.nonce),
      signedText(request, digest, 1235, read.nonce),
      signedText(request, digest, read.time, `${read.nonce}x`),
    ];
    for (const other of others)
      expect(await crypto.subtle.verify(SIGNING, key, read.signature, other)).toBe(false);
  });

  test('are accepted by another implementation', async () => {
    const me = await identityOf(newSecret());
    const message = utf8('words');
    const signature = await me.sign(message);
    const jwk = {
      kty: 'EC',
      crv: 'P-256',
      x: toBase64url(me.publicKey.slice(1, 33)),
      y: toBase64url(me.publicKey.slice(33)),
    };
    const key = createPublicKey({ key: jwk, format: 'jwk' });
    expect(verify('sha256', message, { key, dsaEncoding: 'ieee-p1363' }, signature)).toBe(true);
  });

  test('headers of any other form are refused', () => {
    fc.assert(fc.property(fc.string(), (text) => readAuthorization(`Edgewise ${text}`) === undefined));
  });
});

test('a secret always makes the same keys', async () => {
  const secret = Uint8Array.from({ length: 32 }, (_, i) => i);
  const [a, b] = await Promise.all([identityOf(secret), identityOf(secret)]);
  expect(a.publicKey).toEqual(b.publicKey);
  // Changing this takes everyone's identity away.
  expect(toBase64url(a.publicKey)).toMatchInlineSnapshot(
    `"BGJ_sYk5p9b9iopeZzJVa8dHOUOBCB2Dni-mZUGrOurG6hKiKgSJw9kM2S-lRa0HYkrjvOuunqJ6Byriqyv5lq0"`,
  );
});

test('base64url brings bytes back and refuses the rest', () => {
  fc.assert(
    fc.property(
      fc.uint8Array(),
      (bytes) => toBase64url(fromBase64url(toBase64url(bytes))!) === toBase64url(bytes),
    ),
  );
  expect([fromBase64url('a'), fromBase64url('a+b=')]).toEqual([undefined, undefined]);
});

test('a chain of lines tells a changed, missing or moved line', async () => {
  const lines = ['step 1 a', 'hint 2 1', 'step 3 b'];
  const whole = await chainOf(lines);
  expect(await chainOf(lines.slice(1), await chainOf(lines.slice(0, 1)))).toEqual(whole);
  for (const other of [
    ['step 1 a', 'step 3 b'],
    ['hint 2 1', 'step 1 a', 'step 3 b'],
    [...lines, 'undo 4'],
  ])
    expect(await chainOf(other)).not.toEqual(whole);
});
