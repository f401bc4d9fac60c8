// In place of the service worker where the operator switched it off: browsers that have one replace it by this.
declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));

// Chromium lets it take over only when the open page is left, or when the person says *Update* there.
self.addEventListener('message', (event) => event.waitUntil(self.skipWaiting()));

self.addEventListener('activate', (event) => event.waitUntil(leave()));

async function leave(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
}

// A file without an import or export is no module for TypeScript, and would share its names with all others.
export {};
