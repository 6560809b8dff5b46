/** Registers the service worker once the page is up, and offers a new version when one has arrived. */
import { notify } from './announce.ts';
import { words } from './words/index.ts';

export async function watchUpdates(): Promise<void> {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  try {
    const registration = await navigator.serviceWorker.register(new URL('sw.js', document.baseURI));
    // One that arrived earlier and was not accepted is still waiting.
    if (registration.waiting && navigator.serviceWorker.controller) offer(registration.waiting);
    registration.addEventListener('updatefound', () => {
      const fresh = registration.installing;
      fresh?.addEventListener('statechange', () => {
        if (fresh.state === 'installed' && navigator.serviceWorker.controller) offer(fresh);
      });
    });
  } catch {
    // Then there is no offline play; everything else works, and a host without https cannot offer it.
  }
}

function offer(fresh: ServiceWorker): void {
  const use = () => {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, not a window
    fresh.postMessage('go');
  };
  notify(words.value.update, 'plain', { label: words.value.reload, run: use });
}
