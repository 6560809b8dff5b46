/** What the app and a server have agreed on: keys, signatures, the words that move a key. */
export { fromBase64url, sha256, toBase64url, toHex, utf8 } from './bytes.ts';
export { Client, type Answer, type Method } from './client.ts';
export { identityOf, newSecret, type Identity } from './identity.ts';
export { chainOf, NO_LINES } from './log-chain.ts';
export { readSecretWords, secretWords } from './secret-words.ts';
export {
  authorizationFor,
  readAuthorization,
  signedText,
  type SignedRequest,
  SIGNATURE_LIFE,
  type Authorization,
} from './signed-request.ts';
