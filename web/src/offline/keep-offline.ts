/** How long a page is left alone in browsers that do not say when they are idle. */
const REST_MS = 2000;

/** Resolves when the page has loaded and has nothing to do. */
async function atRest(): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
  await new Promise<unknown>((resolve) =>
    'requestIdleCallback' in window ? requestIdleCallback(resolve) : setTimeout(resolve, REST_MS),
  );
}

const entryOf = (page: Document) =>
  new URL(page.querySelector<HTMLScriptElement>('script[type="module"]')?.src ?? '', page.baseURI).pathname;

/**
 * Has the service worker keep the pages for signed-in people, if the browser has one: it lacks it outside of secure
 * contexts and in some private windows. Everything works without it.
 */
export async function keepOffline(isWanted: () => Promise<boolean>): Promise<void> {
  const workers = navigator.serviceWorker;
  if (!import.meta.env.PROD || !workers) return;
  await atRest();
  if (!(await isWanted())) return;
  await workers.register('/service-worker.js');
  if (!(await workers.getRegistration())) return;
  const { active } = await workers.ready;
  active?.postMessage({ entry: entryOf(document) });
}
