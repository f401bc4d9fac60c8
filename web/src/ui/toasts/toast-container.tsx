import * as texts from '@crisper/texts/ui.ts';
import { useEffect } from 'react';
import { ToastContainer as Container, Slide, type TypeOptions, toast } from 'react-toastify/unstyled';

const MAX_TOASTS = 20;
const AUTO_CLOSE_MS = 5000;
const DRAG_TO_DISMISS_PERCENT = 80;

const { promise: mounted, resolve: sayMounted } = Promise.withResolvers<void>();

/** Waits for the container: earlier toasts are lost when React mounts it twice, as in development. */
export async function showToast(kind: TypeOptions, text: string): Promise<void> {
  await mounted;
  toast(text, { type: kind });
}

export function ToastContainer() {
  useEffect(sayMounted, []);
  return (
    <Container
      position="top-right"
      autoClose={AUTO_CLOSE_MS}
      limit={MAX_TOASTS}
      pauseOnHover
      pauseOnFocusLoss
      draggable="touch"
      draggablePercent={DRAG_TO_DISMISS_PERCENT}
      hotKeys={(event) => event.altKey && event.code === 'KeyT'}
      theme="light"
      transition={Slide}
      aria-label={texts.toastRegion}
    />
  );
}
