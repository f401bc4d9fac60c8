/** How long a page is left alone in browsers that do not say when they are idle. */
const REST_MS = 2000;

/** Resolves when the page has loaded and has nothing to do. */
export async function atRest(): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
  await new Promise<unknown>((resolve) =>
    'requestIdleCallback' in window ? requestIdleCallback(resolve) : setTimeout(resolve, REST_MS),
  );
}
