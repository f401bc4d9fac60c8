import { forgetNotices } from './notices-here.ts';

let forgetting: Promise<void> = Promise.resolve();

async function forget(): Promise<void> {
  forgetNotices();
  // Browsers have both in secure contexts only.
  await (await navigator.serviceWorker?.getRegistration())?.unregister();
  for (const name of (await globalThis.caches?.keys()) ?? []) await caches.delete(name);
}

/** Empties what the service worker kept, and ends it: the next page belongs to nobody, or to another person. */
export function forgetKept(): Promise<void> {
  // A browser may refuse its storage to a page; then nothing was kept.
  forgetting = forgetting.then(forget).catch(() => {});
  return forgetting;
}

/** Resolves when nothing is being emptied. */
export const everythingForgotten = (): Promise<void> => forgetting;
