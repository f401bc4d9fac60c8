import * as texts from '@crisper/texts/cook/cook.ts';
import { Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';

interface UndoNoteProps {
  onUndo: () => void;
  children: ReactNode;
}

/** Says what was just done, and takes it back. */
export const UndoNote = ({ onUndo, children }: UndoNoteProps) => (
  <p
    role="status"
    className="flex min-h-12 items-center justify-between gap-3 rounded-control bg-quiet ps-4 pe-2"
  >
    <span className="min-w-0 py-1 wrap-anywhere">{children}</span>
    <button
      type="button"
      onClick={onUndo}
      className="inline-flex min-h-11 shrink-0 items-center gap-2 px-3 font-semibold text-brand"
    >
      <Undo2 aria-hidden="true" className="size-4" /> {texts.undo}
    </button>
  </p>
);
