import * as texts from '@crisper/texts/items/kitchen-food.ts';
import { Undo2 } from 'lucide-react';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { useFocusHandover } from '#ui/use-focus-handover.ts';

const UNDO_MS = 10_000;

interface UndoBarProps {
  text: string;
  busy: boolean;
  onUndo: () => void;
  onGone: () => void;
  takeFocus: () => void;
}

/** For ten seconds, what was just done can be taken back. Pointing at it, or having the focus there, stops the time. */
export function UndoBar({ text, busy, onUndo, onGone, takeFocus }: UndoBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const [isHeld, setHeld] = useState(false);
  const what = useId();
  const button = useRef<HTMLButtonElement>(null);
  useFocusHandover(bar, takeFocus);
  // The button of the row is gone. Without scrolling, because the list must stay where it is.
  useLayoutEffect(() => button.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    if (busy || isHeld) return;
    const timer = setTimeout(onGone, UNDO_MS);
    return () => clearTimeout(timer);
  }, [onGone, busy, isHeld]);
  return (
    <div
      ref={bar}
      role="status"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      className="mx-auto flex w-full max-w-md items-center justify-between gap-4 rounded-card bg-deep py-2 ps-5 pe-2 text-on-deep shadow-lift animate-[dialog-in_220ms_var(--ease-settle)]"
    >
      <span id={what} className="min-w-0 truncate font-semibold">
        {text}
      </span>
      <Button ref={button} variant="on-deep" onClick={onUndo} aria-disabled={busy} aria-describedby={what}>
        <Undo2 aria-hidden="true" className="size-4" /> {texts.undo}
      </Button>
    </div>
  );
}
