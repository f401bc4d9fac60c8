import { ApiError } from '#http/api-error.ts';

/**
 * After an update, loads the page that the person is going to as a whole, from the new build. Once: the entry in the
 * history remembers it, and a page whose code is missing even then is told of as an error.
 */
export function loadOnceMore(error: unknown): Promise<never> {
  if (!(error instanceof ApiError) || error.code !== 'outdated' || history.state?.loadedOnceMore) throw error;
  history.replaceState({ ...history.state, loadedOnceMore: true }, '');
  location.reload();
  return new Promise(() => {});
}
