/**
 * Share links: `#p=<checksum>.<native text>`. The fragment never leaves the browser, works offline,
 * and holds the puzzle itself rather than a seed, so no later version can read it differently.
 */
export type LinkRead =
  /** Not checked: the check code was left out, so the reader decides. */
  | { readonly ok: true; readonly text: string; readonly isChecked: boolean }
  | { readonly ok: false; readonly error: 'link-damaged' | 'link-long' };

/** Longer than any board of ours with all its marks; shorter than what makes a browser slow. */
export const LINK_LIMIT = 300_000;

export const makeLink = (page: string, native: string): string =>
  `${page.split('#')[0]}#p=${checksum(native)}.${encodeURIComponent(native).replaceAll('%3A', ':')}`;

export function readLink(link: string): LinkRead {
  const cut = link.indexOf('#p=');
  const body = link.slice(cut + 3).trim();
  if (body.length > LINK_LIMIT) return { ok: false, error: 'link-long' };
  const [, code] = /^([0-9a-z]{1,8})\./.exec(body) ?? [];
  const text = decode(code === undefined ? body : body.slice(code.length + 1));
  const whole =
    cut >= 0 && text !== undefined && (code === undefined ? isNative(text) : checksum(text) === code);
  return whole ? { ok: true, text, isChecked: code !== undefined } : { ok: false, error: 'link-damaged' };
}

/** '<game>:…' */
const isNative = (text: string): boolean => /^[a-z][\w-]{0,60}:/.test(text);

export const looksLikeLink = (text: string): boolean =>
  /^\s*\S{0,2000}#p=([0-9a-z]{1,8}\.|[a-z][\w-]{0,60}(:|%3A))/i.test(text.slice(0, 4000));

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** FNV-1a: finds a cut or mistyped link; it guards against accidents, not against malice. */
export function checksum(text: string): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return (hash >>> 0).toString(36);
}
