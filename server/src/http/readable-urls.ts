import type { IncomingMessage } from 'node:http';

/**
 * Lets the router read every URL. Where an escape means nothing (`/%`, `/%ff`), each `%` is taken for the character
 * itself: there is nothing at such a path, and the caller is told so like anybody else, with the same headers.
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
