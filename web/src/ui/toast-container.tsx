import { ToastContainer as Container, Slide, type TypeOptions, toast } from 'react-toastify/unstyled';

const MAX_TOASTS = 20;
const AUTO_CLOSE_MS = 5000;
const DRAG_TO_DISMISS_PERCENT = 80;

export function showToast(kind: TypeOptions, text: string) {
  toast(text, { type: kind });
}

export function ToastContainer() {
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
      aria-label="Notifications Alt+T"
    />
  );
}
