import { outdated, unreachable } from './api-error.ts';
import { isMissingCode } from './missing-code.ts';

async function isServerThere(): Promise<boolean> {
  const answer = await fetch(location.href, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
  return answer !== null && answer.status < 500;
}

/**
 * Loads code that is needed only now: `await fetchCode(() => import('./contact-api.ts'))`. If the server responds but
 * does not have it, it was updated since this page was loaded: the files of the old build are gone.
 */
export async function fetchCode<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (!isMissingCode(error)) throw error;
    throw (await isServerThere()) ? outdated() : unreachable();
  }
}
