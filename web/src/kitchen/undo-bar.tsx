import * as texts from '@crisper/texts/items/kitchen-food.ts';
import { Undo2 } from 'lucide-react';
import { type Ref, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { latePart } from '#http/late-part.tsx';
import { WithShortTitle } from '#items/with-short-title.tsx';
import type { ListOfferProps } from '#kitchen/listing/list-offer.tsx';
import { Button } from '#ui/button.tsx';
import { useFocusHandover } from '#ui/use-focus-handover.ts';

const UNDO_MS = 10_000;

/** Without it, what was done is done, and can be taken back. */
const ListOffer = latePart(async () => (await import('#kitchen/listing/list-offer.tsx')).ListOffer);

interface UndoBarProps {
  text: string;
  /** The title in the text, which is cut before anything else. */
  title: string;
  /** Food of a kitchen that is gone, which may be put onto its list. */
  ranOut?: Pick<ListOfferProps, 'kitchenId' | 'finished'>;
  onUndo: () => void;
  onGone: () => void;
  /** It is going, and has the focus. */
  takeFocus: () => void;
  /** Its button, for what goes away with the focus. */
  ref?: Ref<HTMLButtonElement>;
}

/** For ten seconds, what was just done can be taken back. Pointing at it, or going there by keyboard, stops the time. */
export function UndoBar({ text, title, ranOut, onUndo, onGone, takeFocus, ref }: UndoBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const [isPointedAt, setPointedAt] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isHeld = isPointedAt || isFocused;
  useFocusHandover(bar, takeFocus);
  // What had the focus may have gone at the same moment, and nothing that can be pressed has it now.
  useLayoutEffect(() => {
    if (document.activeElement?.matches('body, [tabindex="-1"]'))
      bar.current?.querySelector<HTMLElement>('[data-undo]')?.focus({ preventScroll: true });
  }, []);
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(onGone, UNDO_MS);
    return () => clearTimeout(timer);
  }, [onGone, isHeld]);
  return (
    <div
      ref={bar}
      role="status"
      onPointerEnter={() => setPointedAt(true)}
      onPointerLeave={() => setPointedAt(false)}
      // After a tap the button has the focus as well, and the bar must go nevertheless.
      onFocus={({ target }) => setFocused(target.matches(':focus-visible'))}
      onBlur={() => setFocused(false)}
      className="relative mx-auto flex min-h-15 w-full max-w-md flex-wrap items-center justify-end gap-2 overflow-hidden rounded-card bg-deep py-2 ps-5 pe-2 text-on-deep shadow-lift animate-[dialog-in_220ms_var(--ease-settle)]"
    >
      {/* Where words are long, the buttons stand below it. */}
      <span className="min-w-28 flex-1 font-semibold">
        <WithShortTitle text={text} title={title} />
      </span>
      {ranOut && ranOut.finished.length > 0 && <ListOffer {...ranOut} />}
      <Button ref={ref} variant="on-deep" data-undo onClick={onUndo} aria-description={text}>
        <Undo2 aria-hidden="true" className="size-4" /> {texts.undo}
      </Button>
      <span
        aria-hidden="true"
        className={`absolute inset-x-0 bottom-0 h-0.75 origin-left bg-mint motion-reduce:hidden rtl:origin-right ${isHeld ? '' : 'animate-[time-left_10s_linear_forwards]'}`}
      />
    </div>
  );
}
