import { lazy, Suspense, useSyncExternalStore } from 'react';

type Kind = 'success' | 'error' | 'warning' | 'info';

// Most visits never see a toast, so the library is only fetched for the first one.
const loadLibrary = () => import('./toast-container.tsx');
const ToastContainer = lazy(async () => ({ default: (await loadLibrary()).ToastContainer }));

let wanted = false;
const listeners = new Set<() => void>();

/** Says something in passing: `toast('success', 'Food item added successfully!')`. */
export async function toast(kind: Kind, text: string): Promise<void> {
  wanted = true;
  for (const listener of listeners) listener();
  const { showToast } = await loadLibrary();
  await showToast(kind, text);
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Where toasts appear; once, in the root layout. */
export function Toasts() {
  const shown = useSyncExternalStore(
    subscribe,
    () => wanted,
    () => false,
  );
  return shown ? (
    <Suspense>
      <ToastContainer />
    </Suspense>
  ) : null;
}
