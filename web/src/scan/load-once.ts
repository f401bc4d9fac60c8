import type { OnProgress } from '#workers/calls.ts';

/** Loads what a worker needs once, and again after a failure. */
export function loadOnce<Loaded>(load: (onProgress: OnProgress) => Promise<Loaded>) {
  let loading: Promise<Loaded> | null = null;
  return (onProgress: OnProgress): Promise<Loaded> => {
    loading ??= load(onProgress).catch((error: unknown) => {
      loading = null;
      throw error;
    });
    return loading;
  };
}
