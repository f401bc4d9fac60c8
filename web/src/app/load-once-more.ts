import { ApiError } from '#http/api-error.ts';

let reloading: Promise<never> | undefined;

/**
 * After an update, loads the page that the person is going to as a whole, from the new build. Once: the entry in the
 * history remembers it, and a page whose code is missing even then is told of as an error.
 */
export function loadOnceMore(error: unknown): Promise<never> {
  if (!(error instanceof ApiError) || error.code !== 'outdated') throw error;
  // The code of a layout and of its page are fetched side by side, and may both be missing.
  if (reloading) return reloading;
  if (history.state?.loadedOnceMore) throw error;
  history.replaceState({ ...history.state, loadedOnceMore: true }, '');
  location.reload();
  reloading = new Promise(() => {});
  return reloading;
}
