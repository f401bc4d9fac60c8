import { outdated, unreachable } from './api-error.ts';

/** A file of ours did not come; each browser says so in its own words. */
const isMissing = (error: unknown) => error instanceof TypeError && /import|load|fetch/i.test(error.message);

async function isServerThere(): Promise<boolean> {
  const answer = await fetch(location.href, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
  return answer !== null && answer.status < 500;
}

/**
 * Fetches code that is needed only now: `await fetchCode(() => import('./contact-api.ts'))`. A server that is there and
 * does not have it has been updated since this page was loaded: the files of the old build are gone.
 */
export async function fetchCode<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (!isMissing(error)) throw error;
    throw (await isServerThere()) ? outdated() : unreachable();
  }
}
