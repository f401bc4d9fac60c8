import { X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';

interface DialogProps {
  open: boolean;
  /** Called when the person closes it: the cross, Escape, or a click beside it. */
  onClose: () => void;
  title: string;
  children: ReactNode;
  footer?: ReactNode;
  /** At the bottom it is a sheet, near the thumb; wide fills the screen of a phone, for forms. */
  placement?: 'center' | 'bottom' | 'wide';
}

const frame =
  'bg-surface text-ink shadow-lift backdrop:bg-deep/60 backdrop:backdrop-blur-xs ' +
  'open:animate-[dialog-in_220ms_var(--ease-settle)]';
const placements = {
  center: 'w-[min(36rem,calc(100vw-2rem))] rounded-card',
  bottom: 'mb-0 w-full max-w-[36rem] rounded-t-scene pb-[env(safe-area-inset-bottom)]',
  wide: 'h-dvh max-h-none w-screen max-w-none md:h-fit md:max-h-[92dvh] md:w-[min(52rem,calc(100vw-4rem))] md:rounded-card',
};

/** A modal with a title and a cross. The browser keeps focus inside and gives it back. */
export function Dialog({ open, onClose, title, children, footer, placement = 'center' }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    if (!open) return dialog.current?.close();
    dialog.current?.showModal();
    // The browser would begin with the cross.
    dialog.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
  }, [open]);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      closedby="any"
      onClose={onClose}
      className={`${frame} ${placements[placement]}`}
    >
      {open && (
        <>
          <header className="flex items-start justify-between gap-4 px-6 pt-6">
            <h2 id={titleId} className="text-heading">
              {title}
            </h2>
            <button
              type="button"
              onClick={() => dialog.current?.close()}
              className="-m-2 rounded-control p-2 text-ink-soft hover:bg-sunken hover:text-ink"
            >
              <X aria-hidden="true" className="size-5" />
              <span className="sr-only">Close</span>
            </button>
          </header>
          <div className="px-6 py-5">{children}</div>
          {footer && <footer className="flex flex-wrap justify-end gap-3 px-6 pb-6">{footer}</footer>}
        </>
      )}
    </dialog>
  );
}
