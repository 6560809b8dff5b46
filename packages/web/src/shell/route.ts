/** Where the player is, as the address's fragment: works on any static host and offline. */
import { signal } from '@preact/signals';

export type Route =
  | { readonly at: 'home' }
  | { readonly at: 'new'; readonly game: string }
  | { readonly at: 'play'; readonly id: string }
  | { readonly at: 'rules'; readonly game: string }
  | { readonly at: 'settings' }
  | { readonly at: 'open'; readonly link: string };

const word = '([\\w-]{1,64})';

export function parseRoute(hash: string): Route {
  if (hash.startsWith('#p=')) return { at: 'open', link: hash };
  const [, place, name] = new RegExp(`^#/(new|play|rules)/${word}$`).exec(hash) ?? [];
  if (place === 'new' || place === 'rules') return { at: place, game: name };
  if (place === 'play') return { at: 'play', id: name };
  return { at: hash === '#/settings' ? 'settings' : 'home' };
}

export function routeHash(route: Route): string {
  switch (route.at) {
    case 'home':
      return '#/';
    case 'settings':
      return '#/settings';
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
