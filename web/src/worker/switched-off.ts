import { SWITCHED_OFF } from '@crisper/domain/switched-off.ts';

// In place of the service worker where the operator switched it off: browsers that have one replace it by this.
declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', (event) => event.waitUntil(takeOver()));

/** Chromium lets it take over only when the open pages are left, so those empty what is kept themselves. */
async function takeOver(): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  for (const page of pages) page.postMessage(SWITCHED_OFF);
  await self.skipWaiting();
}

// Pages of earlier builds offer it as an update.
self.addEventListener('message', (event) => event.waitUntil(self.skipWaiting()));

self.addEventListener('activate', (event) => event.waitUntil(leave()));

async function leave(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
}
