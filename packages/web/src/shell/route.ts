/** Where the player is, as the address's fragment: works on any static host and offline. */
import { signal } from '@preact/signals';

export type Route =
  | { readonly at: 'home' }
  | { readonly at: 'new'; readonly game: string }
  | { readonly at: 'play'; readonly id: string }
  | { readonly at: 'rules'; readonly game: string }
  | { readonly at: 'learn'; readonly game: string }
  | { readonly at: 'challenges'; readonly game: string }
  | { readonly at: 'settings' }
  | { readonly at: 'statistics' }
  | { readonly at: 'days' }
  | { readonly at: 'open'; readonly link: string };

const word = '([\\w-]{1,64})';

export function parseRoute(hash: string): Route {
  if (hash.startsWith('#p=')) return { at: 'open', link: hash };
  const [, place, name] = new RegExp(`^#/(new|play|rules|learn|challenges)/${word}$`).exec(hash) ?? [];
  if (place === 'play') return { at: 'play', id: name };
  if (place === 'new' || place === 'rules' || place === 'learn' || place === 'challenges')
    return { at: place, game: name };
  const [, page] = /^#\/(settings|statistics|days)$/.exec(hash) ?? [];
  if (page === 'settings' || page === 'statistics' || page === 'days') return { at: page };
  return { at: 'home' };
}

export function routeHash(route: Route): string {
  switch (route.at) {
    case 'home':
      return '#/';
    case 'settings':
    case 'statistics':
    case 'days':
      return `#/${route.at}`;
    case 'play':
      return `#/play/${route.id}`;
    case 'open':
      return route.link;
    default:
      return `#/${route.at}/${route.game}`;
  }
}

export const route = signal<Route>({ at: 'home' });

/** `replace`: the place left behind is not worth coming back to. */
export function go(to: Route, how: 'push' | 'replace' = 'push'): void {
  if (how === 'replace') history.replaceState(null, '', routeHash(to));
  else history.pushState(null, '', routeHash(to));
  route.value = to;
}

export function followAddress(): void {
  const read = () => {
    route.value = parseRoute(location.hash);
  };
  addEventListener('hashchange', read);
  addEventListener('popstate', read);
  read();
}
