/**
 * Offline: every file of the app is cached when a version arrives, and served from the cache.
 * A new version waits until the page asks for it, so that a game in progress keeps its own files.
 */
declare const self: ServiceWorkerGlobalScope;
// oxlint-disable-next-line unicorn/require-module-specifiers -- makes this a module, so that `self` is its own
export {};

const files = '__FILES__'.split('|'); // the build writes the names here
/** Two copies of the app may be on one host: each uses its own caches. */
const family = `edgewise ${self.registration.scope} `;
const cacheName = `${family}__VERSION__`;

self.addEventListener('install', (event) => {
  event.waitUntil(store());
});

self.addEventListener('activate', (event) => {
  event.waitUntil(takeOver());
});

self.addEventListener('message', (event) => {
  if (event.data === 'go') void self.skipWaiting();
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || new URL(request.url).origin !== self.location.origin) return;
  if (isServers(request.url)) return;
  event.respondWith(answer(request));
});

/** Short links, the API and its counters belong to the server, if there is one; none of them is cached. */
const isServers = (url: string): boolean =>
  /^(p\/|api\/|metrics$)/.test(new URL(url).pathname.slice(new URL(self.registration.scope).pathname.length));

/** `reload` bypasses the browser's own cache: a host may let it keep an old index.html. */
async function store(): Promise<void> {
  const cache = await caches.open(cacheName);
  await cache.addAll(files.map((file) => new Request(here(file), { cache: 'reload' })));
}

async function takeOver(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(family) && name !== cacheName);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}

/** `ignoreVary`: a host that sends `Vary: Origin` would hide module scripts from the cache. */
async function answer(request: Request): Promise<Response> {
  const cache = await caches.open(cacheName);
  const wanted = request.mode === 'navigate' ? here('index.html') : request.url;
  const stored = await cache.match(wanted, { ignoreVary: true, ignoreSearch: true });
  return stored ?? fetch(request);
}

const here = (file: string): string => new URL(file, self.registration.scope).href;
