import { SHARED_CACHE } from '@crisper/domain/shared-words.ts';
import { forgetNotices } from './notices-here.ts';

let forgetting: Promise<void> = Promise.resolve();

async function forget(evenShared: boolean): Promise<void> {
  // Browsers have both in secure contexts only.
  await (await navigator.serviceWorker?.getRegistration())?.unregister();
  for (const name of (await globalThis.caches?.keys()) ?? [])
    if (evenShared || name !== SHARED_CACHE) await caches.delete(name);
}

/** Empties what the service worker kept, and ends it. */
export function endWorker({ evenShared = false } = {}): Promise<void> {
  // A browser may refuse its storage to a page; then nothing was kept.
  forgetting = forgetting.then(() => forget(evenShared)).catch(() => {});
  return forgetting;
}

/**
 * The next page belongs to nobody, or to another person. What another app shared waits until a person has signed in,
 * unless the person left by their own wish.
 */
export function forgetKept({ evenShared = false } = {}): Promise<void> {
  forgetNotices();
  // The number on the icon of the installed app, where a browser has one.
  navigator.clearAppBadge?.().catch(() => {});
  return endWorker({ evenShared });
}

/** Resolves when nothing is being emptied. */
export const everythingForgotten = (): Promise<void> => forgetting;
