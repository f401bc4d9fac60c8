import * as texts from '@crisper/texts/ui.ts';
import { X } from 'lucide-react';
import { type ReactNode, type SyntheticEvent, useId, useLayoutEffect, useRef } from 'react';
import { useClickBeside } from './use-click-beside.ts';

interface DialogProps {
  open: boolean;
  /** Called when the person wants to close it: the cross, Escape, or a click beside it. It stays until `open` says so. */
  onClose: () => void;
  title: string;
  children: ReactNode;
  footer?: ReactNode;
  /**
   * At the bottom it is a sheet, near the thumb; a sheet is there on a phone only. Wide fills the screen of a phone, for
   * forms.
   */
  placement?: 'center' | 'bottom' | 'sheet' | 'wide';
}

const frame =
  'bg-surface text-ink shadow-lift backdrop:bg-deep/60 backdrop:backdrop-blur-xs ' +
  'open:animate-[dialog-in_220ms_var(--ease-settle)]';
const placements = {
  center: 'w-[min(36rem,calc(100vw-2rem))] rounded-card',
  bottom: 'mb-(--keyboard) w-full max-w-[36rem] rounded-t-scene pb-[env(safe-area-inset-bottom)]',
  sheet:
    'mb-(--keyboard) w-full max-w-[36rem] rounded-t-scene pb-[env(safe-area-inset-bottom)] md:mb-auto md:max-w-[30rem] md:rounded-card md:pb-0',
  wide: 'h-dvh max-h-none w-screen max-w-none md:h-fit md:max-h-[92dvh] md:w-[min(52rem,calc(100vw-4rem))] md:rounded-card',
};

function show(dialog: HTMLDialogElement) {
  dialog.showModal();
  // The browser would focus the cross first.
  dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus();
}

/** A modal with a title and a cross. The browser keeps focus inside and gives it back. */
export function Dialog({ open, onClose, title, children, footer, placement = 'center' }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  // Before the dialog leaves the page, since only closing it gives the focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    show(element);
    return () => element.close();
  }, [open]);

  const onCancel = (event: SyntheticEvent<HTMLDialogElement>) => {
    // A file input emits an event of the same name when no file is chosen.
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    onClose();
  };
  // A browser closes it without asking when Escape is pressed repeatedly.
  const onForcedClose = ({ target, currentTarget }: SyntheticEvent<HTMLDialogElement>) => {
    if (!open || target !== currentTarget) return;
    show(currentTarget);
    // A question that was open lies below it now, and Escape meant no.
    document.querySelector<HTMLDialogElement>('dialog[role="alertdialog"][open]')?.close();
    onClose();
  };

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      closedby="any"
      {...useClickBeside(onClose)}
      onCancel={onCancel}
      onClose={onForcedClose}
      className={`${frame} ${placements[placement]}`}
    >
      {open && (
        <>
          <header className="flex items-start justify-between gap-4 px-6 pt-6">
            <h2 id={titleId} className="text-heading wrap-anywhere">
              {title}
            </h2>
            <button
              type="button"
              onClick={onClose}
              className="-m-3 rounded-control p-3 text-ink-soft hover:bg-sunken hover:text-ink"
            >
              <X aria-hidden="true" className="size-5" />
              <span className="sr-only">{texts.close}</span>
            </button>
          </header>
          <div className="px-6 py-5">{children}</div>
          {footer && <footer className="flex flex-wrap justify-end gap-3 px-6 pb-6">{footer}</footer>}
        </>
      )}
    </dialog>
  );
}
