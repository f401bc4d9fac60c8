import { loading as loadingText } from '@crisper/texts/ui.ts';
import { useSyncExternalStore } from 'react';

const awaited = new Set<Promise<unknown>>();
const listeners = new Set<() => void>();
const tellListeners = () => {
  for (const listener of listeners) listener();
};

/** Shows the line until the promise is settled. Pages wait while they render, when nothing else may change. */
export function showsProgress<T>(promise: Promise<T>): Promise<T> {
  if (awaited.has(promise)) return promise;
  awaited.add(promise);
  queueMicrotask(tellListeners);
  const settle = () => {
    awaited.delete(promise);
    tellListeners();
  };
  promise.then(settle, settle);
  return promise;
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** A line under the navigation while the next page is fetched. */
export function RouterProgress() {
  const loading = useSyncExternalStore(
    subscribe,
    () => awaited.size > 0,
    () => false,
  );
  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 top-0 z-50 h-1 overflow-hidden">
      {loading && (
        <>
          <div className="h-full w-1/3 animate-[router-progress_1.1s_ease-in-out_infinite] rounded-full bg-brand" />
          <span className="sr-only">{loadingText}</span>
        </>
      )}
    </div>
  );
}
