import type { IncomingMessage } from 'node:http';

/**
 * Lets the router parse every URL. Where an escape is invalid (`/%`, `/%ff`), each `%` is taken literally: nothing
 * exists at such a path, and the caller gets the usual 404 with the usual headers.
 */
export function readableUrl({ url = '/' }: Pick<IncomingMessage, 'url'>): string {
  if (!url.includes('%')) return url;
  const end = url.search(/[?#]/);
  const path = end < 0 ? url : url.slice(0, end);
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return path.replaceAll('%', '%25') + url.slice(path.length);
  }
}
