/** Where the player is, as the address's fragment: works on any static host and offline. */
import { signal } from '@preact/signals';
import { onceSettled, replacesDialog } from './back.ts';

export type Route =
  | { readonly at: 'home' }
  | { readonly at: 'new'; readonly game: string }
  | { readonly at: 'play'; readonly id: string }
  | { readonly at: 'rules'; readonly game: string }
  | { readonly at: 'learn'; readonly game: string }
  | { readonly at: 'challenges'; readonly game: string }
  | { readonly at: 'techniques' | 'practise'; readonly game: string; readonly technique?: string }
  | { readonly at: 'settings' }
  | { readonly at: 'statistics' }
  | { readonly at: 'days' }
  | { readonly at: 'print' }
  | { readonly at: 'make' }
  | { readonly at: 'draft' | 'set'; readonly id: string }
  | { readonly at: 'board'; readonly day: string; readonly game: string }
  | { readonly at: 'shared'; readonly code: string }
  | { readonly at: 'setter'; readonly name: string }
  | { readonly at: 'collect' }
  | { readonly at: 'open'; readonly link: string }
  | { readonly at: 'edit'; readonly link: string };

/** Screens that need only their name. */
const PAGES = ['settings', 'statistics', 'days', 'print', 'make', 'collect'] as const;

/** Links for editing have the same body as those for solving. */
const EDIT = '#d=';

const word = '([\\w-]{1,64})';

export function parseRoute(hash: string): Route {
  if (hash.startsWith('#p=')) return { at: 'open', link: hash };
  if (hash.startsWith(EDIT)) return { at: 'edit', link: `#p=${hash.slice(EDIT.length)}` };
  const [, place, placeName = ''] =
    new RegExp(`^#/(new|play|draft|set|rules|learn|challenges)/${word}$`).exec(hash) ?? [];
  if (place === 'play' || place === 'draft' || place === 'set') return { at: place, id: placeName };
  if (place === 'new' || place === 'rules' || place === 'learn' || place === 'challenges')
    return { at: place, game: placeName };
  const [, taught, game = '', technique] =
    new RegExp(`^#/(techniques|practise)/${word}(?:/${word})?$`).exec(hash) ?? [];
  if (taught === 'techniques' || taught === 'practise')
    return { at: taught, game, ...(technique !== undefined && { technique }) };
  const [, day, boardOf = ''] = new RegExp(`^#/board/(\\d{4}-\\d{2}-\\d{2})/${word}$`).exec(hash) ?? [];
  if (day !== undefined) return { at: 'board', day, game: boardOf };
  const [, code] = /^#\/shared\/(\w{8})$/.exec(hash) ?? [];
  if (code !== undefined) return { at: 'shared', code };
  const name = decoded(/^#\/setter\/(\S{1,300})$/.exec(hash)?.[1] ?? '');
  if (name) return { at: 'setter', name };
  const page = PAGES.find((each) => hash === `#/${each}`);
  return { at: page ?? 'home' };
}

/** A name decoded from an address; '' if it cannot be decoded. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

export function routeHash(route: Route): string {
  switch (route.at) {
    case 'home':
      return '#/';
    case 'settings':
    case 'statistics':
    case 'days':
    case 'print':
    case 'make':
    case 'collect':
      return `#/${route.at}`;
    case 'play':
    case 'draft':
    case 'set':
      return `#/${route.at}/${route.id}`;
    case 'board':
      return `#/board/${route.day}/${route.game}`;
    case 'shared':
      return `#/shared/${route.code}`;
    case 'setter':
      return `#/setter/${encodeURIComponent(route.name)}`;
    case 'open':
      return route.link;
    case 'edit':
      return editLink(route.link);
    case 'techniques':
    case 'practise':
      return `#/${route.at}/${route.game}${route.technique === undefined ? '' : `/${route.technique}`}`;
    default:
      return `#/${route.at}/${route.game}`;
  }
}

/** The link that opens the same puzzle in the workshop. */
export const editLink = (link: string): string => link.replace('#p=', EDIT);

export const route = signal<Route>({ at: 'home' });

/** `replace`: the previous place is not worth returning to. */
export function go(to: Route, how: 'push' | 'replace' = 'push'): void {
  onceSettled(() => {
    if (how === 'replace' || replacesDialog()) history.replaceState(null, '', routeHash(to));
    else history.pushState(null, '', routeHash(to));
    route.value = to;
  });
}

export function followAddress(): void {
  const read = () => {
    const to = parseRoute(location.hash);
    // A Back that only closed a dialog changes no route.
    if (routeHash(to) !== routeHash(route.value)) route.value = to;
  };
  addEventListener('hashchange', read);
  addEventListener('popstate', read);
  read();
}
