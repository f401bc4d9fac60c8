import { ApiError } from '#http/api-error.ts';

let reloading: Promise<never> | undefined;

/**
 * After an update, loads the next page as a whole document from the new build. Once: the history entry records it, and
 * a page whose code is still missing then shows an error.
 */
export function loadOnceMore(error: unknown): Promise<never> {
  if (!(error instanceof ApiError) || error.code !== 'outdated') throw error;
  // The code of a layout and of its page load in parallel, and may both be missing.
  if (reloading) return reloading;
  if (history.state?.loadedOnceMore) throw error;
  history.replaceState({ ...history.state, loadedOnceMore: true }, '');
  location.reload();
  reloading = new Promise(() => {});
  return reloading;
}
