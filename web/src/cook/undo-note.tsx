import * as texts from '@crisper/texts/cook/cook.ts';
import { Undo2 } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useFocusHandover } from '#ui/use-focus-handover.ts';

interface UndoNoteProps {
  onUndo: () => void;
  /** It is going, and has the focus. */
  takeFocus: () => void;
  /** It was there when the page was opened. */
  comesWithPage?: boolean;
  children: ReactNode;
}

/** Says what was just done, and takes it back. */
export function UndoNote({ onUndo, takeFocus, comesWithPage = false, children }: UndoNoteProps) {
  const note = useRef<HTMLParagraphElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useFocusHandover(note, takeFocus);
  // What had the focus may have gone at the same moment, and nothing that can be pressed has it now.
  useLayoutEffect(() => {
    if (!comesWithPage && document.activeElement?.matches('body, [tabindex="-1"]'))
      button.current?.focus({ preventScroll: true });
  }, [comesWithPage]);
  return (
    <p
      ref={note}
      role="status"
      className="flex min-h-12 items-center justify-between gap-3 rounded-control bg-quiet ps-4 pe-2"
    >
      <span className="min-w-0 py-1 wrap-anywhere">{children}</span>
      <button
        ref={button}
        type="button"
        data-undo
        onClick={onUndo}
        className="inline-flex min-h-11 shrink-0 items-center gap-2 px-3 font-semibold text-brand"
      >
        <Undo2 aria-hidden="true" className="size-4" /> {texts.undo}
      </button>
    </p>
  );
}
