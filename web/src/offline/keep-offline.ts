import { SWITCHED_OFF } from '@crisper/domain/switched-off.ts';
import { atRest } from './at-rest.ts';
import { endWorker } from './forget-kept.ts';
import { keptNotices } from './notices-here.ts';

const entryOf = (page: Document) =>
  new URL(page.querySelector<HTMLScriptElement>('script[type="module"]')?.src ?? '', page.baseURI).pathname;

let isWatching = false;

/** Offers each newer worker, which waits until it is told to take over or the last tab of the old one has gone. */
function watchForUpdates(workers: ServiceWorkerContainer, registration: ServiceWorkerRegistration): void {
  if (isWatching) return;
  isWatching = true;
  let isSwitchedOff = false;
  let withdraw: (() => void) | undefined;
  const offer = async () => {
    // The first worker of a browser replaces nothing.
    if (!registration.waiting || !workers.controller || isSwitchedOff) return;
    const { offerUpdate } = await import('./offer-update.tsx');
    // The worker that ends the others says so in the meantime, or after it has become a waiting one.
    if (!isSwitchedOff) withdraw ??= offerUpdate(registration);
  };
  const follow = () => registration.installing?.addEventListener('statechange', () => void offer());
  void offer();
  follow();
  registration.addEventListener('updatefound', follow);
  workers.addEventListener('message', ({ data }) => {
    if (data !== SWITCHED_OFF) return;
    isSwitchedOff = true;
    withdraw?.();
    // It will be there again one day, and a person who wants notices still wants them then.
    void endWorker();
  });
  // A page that stays open for days is never loaded, which is when a browser looks by itself.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') registration.update().catch(() => {});
  });
}

/**
 * Has the service worker keep the pages for signed-in people, if the browser has one: it lacks it outside of secure
 * contexts and in some private windows. Everything works without it.
 */
export async function keepOffline(person: string, isWanted: () => Promise<boolean>): Promise<void> {
  const workers = navigator.serviceWorker;
  if (!import.meta.env.PROD || !workers) return;
  await atRest();
  if (!(await isWanted())) return;
  await workers.register('/service-worker.js');
  const registration = await workers.getRegistration();
  if (!registration) return;
  watchForUpdates(workers, registration);
  const { active } = await workers.ready;
  active?.postMessage({ entry: entryOf(document) });
  if (!keptNotices()) return;
  const { renewSubscription } = await import('./push-subscription.ts');
  await renewSubscription(registration, person);
}
