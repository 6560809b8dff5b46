/** Pieces of a backup as the server sees them: names that reveal nothing, bytes that only the key opens (AES-GCM). */
import { fromBase64url, toBase64url, utf8, type Identity } from './protocol/index.ts';

const NONCE = 12; // bytes

export async function itemName({ naming }: Identity, what: string): Promise<string> {
  const name = new Uint8Array(await crypto.subtle.sign('HMAC', naming, utf8(what)));
  return toBase64url(name.slice(0, 18));
}

export async function seal({ sealing }: Identity, value: unknown): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(NONCE));
  const packed = await squeezed(utf8(JSON.stringify(value)), new CompressionStream('deflate-raw'));
  const sealed = new Uint8Array(await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, sealing, packed));
  return toBase64url(Uint8Array.from([...iv, ...sealed]));
}

/** Undefined for what this key did not seal. */
export async function unseal({ sealing }: Identity, text: string): Promise<unknown> {
  try {
    const bytes = fromBase64url(text) ?? new Uint8Array(0);
    const iv = bytes.slice(0, NONCE);
    const packed = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, sealing, bytes.slice(NONCE));
    const plain = await squeezed(new Uint8Array(packed), new DecompressionStream('deflate-raw'));
    return JSON.parse(new TextDecoder().decode(plain)) as unknown;
  } catch {
    return undefined;
  }
}

async function squeezed(
  bytes: Uint8Array<ArrayBuffer>,
  through: CompressionStream | DecompressionStream,
): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([bytes]).stream().pipeThrough(through);
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
