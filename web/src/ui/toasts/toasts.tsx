import { type ComponentType, useSyncExternalStore } from 'react';
import { showAlert } from '#ui/dialogs/alert-dialog.ts';

type Kind = 'success' | 'error' | 'warning';

let Container: ComponentType | null = null;
const listeners = new Set<() => void>();

// Most visits never see a toast, so the library is only fetched for the first one.
async function loadLibrary() {
  const { ToastContainer, showToast } = await import('./toast-container.tsx');
  Container = ToastContainer;
  for (const listener of listeners) listener();
  return showToast;
}

/** Shows a short message: `toast('success', 'Food item added successfully!')`. */
export async function toast(kind: Kind, text: string): Promise<void> {
  try {
    const showToast = await loadLibrary();
    await showToast(kind, text);
  } catch {
    // Without a network the library may not load; the message is shown all the same.
    await showAlert({ icon: kind, title: text });
  }
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Where toasts appear; once, in the root layout. */
export function Toasts() {
  const Shown = useSyncExternalStore(
    subscribe,
    () => Container,
    () => null,
  );
  return Shown && <Shown />;
}
