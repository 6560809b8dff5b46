/** This device's identity on a server, and its address. Stored in this browser; the secret leaves it only as words. */
import { signal } from '@preact/signals';
import { set, settings } from '../shell/settings.ts';
import {
  Client,
  fromBase64url,
  identityOf,
  newSecret,
  readSecretWords,
  secretWords,
  toBase64url,
  type Answer,
  type Identity,
} from './protocol/index.ts';

interface Account {
  readonly secret: string;
  readonly address: string; // '' is where the app came from
  readonly name: string;
}

const STORE = 'edgewise-together';
const NOBODY: Account = { secret: '', address: '', name: '' };

function stored(): Account {
  try {
    const value = JSON.parse(localStorage.getItem(STORE) ?? '{}') as Partial<Record<keyof Account, unknown>>;
    const text = (key: keyof Account): string => (typeof value[key] === 'string' ? value[key] : '');
    return { secret: text('secret'), address: text('address'), name: text('name') };
  } catch {
    return NOBODY;
  }
}

export const account = signal<Account>(stored());

function keep(next: Account): void {
  account.value = next;
  try {
    localStorage.setItem(STORE, JSON.stringify(next));
  } catch {
    // then it lasts as long as the page, as everything does without storage
  }
}

/** Keys need a secure page. */
export const canSign = (): boolean => globalThis.crypto?.subtle !== undefined;

let opened: { readonly secret: string; readonly identity: Promise<Identity> } | undefined;

export function identity(): Promise<Identity> {
  if (account.peek().secret === '') keep({ ...account.peek(), secret: toBase64url(newSecret()) });
  const { secret } = account.peek();
  const bytes = fromBase64url(secret);
  if (opened?.secret !== secret)
    opened = { secret, identity: identityOf(bytes?.length === 32 ? bytes : newSecret()) };
  return opened.identity;
}

/** `new URL` accepts nonsense as a path: only complete addresses are allowed. */
export const serverBase = (): string => {
  const { address } = account.peek();
  return /^https?:\/\/[^/]/.test(address)
    ? `${address.replace(/\/+$/, '')}/`
    : new URL('/', location.href).href;
};

/** Signed if the player plays together; others read without a key. */
export async function client(): Promise<Client> {
  const base = serverBase();
  return settings.peek().together === 'on'
    ? new Client({ base, identity: await identity() })
    : new Client({ base });
}

/** Minutes east of UTC. */
export const zone = (): number => -new Date().getTimezoneOffset();

/** Registers this key under a name, or without one. */
export async function register(
  address: string,
  name: string,
): Promise<Answer<{ readonly name: string | null }>> {
  keep({ ...account.peek(), address: address.trim(), name: name.trim() });
  const me = new Client({ base: serverBase(), identity: await identity() });
  const answer = await me.ask<{ readonly name: string | null }>('PUT', '/api/me', {
    name: name.trim() || null,
    zone: zone(),
  });
  if (answer.ok) set('together', 'on');
  return answer;
}

export const leave = (): void => set('together', 'off');

export async function words(): Promise<string> {
  return secretWords((await identity()).secret);
}

export async function useWords(text: string): Promise<boolean> {
  const secret = await readSecretWords(text);
  if (!secret) return false;
  keep({ ...account.peek(), secret: toBase64url(secret) });
  return true;
}

/** Deletes the player from the server, and stops using this key. */
export async function deleteMe(): Promise<boolean> {
  const answer = await (await client()).ask('DELETE', '/api/me');
  if (!answer.ok) return false;
  keep(NOBODY);
  leave();
  return true;
}
