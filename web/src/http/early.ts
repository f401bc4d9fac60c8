import { ownHeaders, storedToken } from './access-token.ts';

/** Responses to requests that were sent before the code that needs them was there, by token and URL. */
const early = new Map<string, Promise<Response>>();
const keyOf = (token: string | null, url: string) => `${token} ${url}`;

/** Since the page was opened. Later, they would tell of the past. */
const FRESH_MS = 30_000;

/** Not that of a kitchen which has yet to be found. */
const KITCHEN = /^(\/kitchens\/(?!mine(?:\/|$))[^/]+)(\/cook(?:\/[^/]+)?)?$/;
/** Its rows, and those of its dishes, wait for these. */
const PARTS = ['/changes', ''];

/** What the page at that path shows, as the server is asked for it. */
export function earlyUrls(path: string): string[] {
  const [, kitchen, cook] = KITCHEN.exec(path) ?? [];
  if (!kitchen) return [];
  return [...PARTS, ...(cook ? [] : ['/members'])].map((part) => `/api${kitchen}${part}`);
}

/** These take a slow phone a twentieth of a second each at their first use. While it waits, it has the time. */
const firstUses = [
  () => 'a'.localeCompare('b'),
  () => new Intl.DateTimeFormat(navigator.language, { dateStyle: 'medium', timeZone: 'UTC' }).format(),
];

/**
 * Asks for what the page shows while its code is still on the way: for a phone, that is one wait instead of two. Where a
 * service worker has kept the page, what it shows is kept as well.
 */
export function askEarly(path: string): void {
  const token = storedToken();
  if (!token || navigator.serviceWorker?.controller) return;
  const urls = earlyUrls(path);
  if (urls.length > 0) for (const use of firstUses) setTimeout(use);
  for (const url of urls) {
    const response = fetch(url, { headers: ownHeaders(token) });
    // The page may never need it.
    response.catch(() => {});
    early.set(keyOf(token, url), response);
  }
}

/** Whether the next response for that URL is one that was asked for when the page was opened. */
export const wasAskedEarly = (url: string): boolean =>
  [...early.keys()].some((key) => key.endsWith(` ${url}`));

/** The response for that URL, once. */
export function takeEarly(token: string | null, url: string): Promise<Response> | undefined {
  const key = keyOf(token, url);
  const response = early.get(key);
  early.delete(key);
  return performance.now() < FRESH_MS ? response : undefined;
}
