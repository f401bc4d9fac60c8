import type { Item } from '@crisper/domain/items/item.ts';
import * as texts from '@crisper/texts/items/my-foods.ts';
import { useQueryClient } from '@tanstack/react-query';
import { Undo2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { renewFoods } from '#items/my-items-api.ts';
import { WithShortTitle } from '#items/with-short-title.tsx';
import { useSaving } from '#session/use-saving.ts';
import { Button } from '#ui/button.tsx';
import { toast } from '#ui/toasts/toasts.tsx';
import { useFocusHandover } from '#ui/use-focus-handover.ts';

/** Shorter than the server's RESTORABLE_MS, so that a slow call still arrives in time. */
const UNDO_MS = 10_000;

/** Items that have just left the list, and how they come back. */
export interface Departure {
  items: Item[];
  said: string;
  undo: () => Promise<unknown>;
}

interface UndoBarProps {
  departure: Departure;
  /** The items are back on the server; the list shows them once it has been fetched again. */
  onRestored: () => void;
  onGone: () => void;
  takeFocus: () => void;
}

/** For ten seconds, a click on the focused button brings the items back. */
export function RestoreBar({
  departure: { items, said, undo },
  onRestored,
  onGone,
  takeFocus,
}: UndoBarProps) {
  const client = useQueryClient();
  const bar = useRef<HTMLDivElement>(null);
  const named = { count: items.length, title: items[0]?.title ?? '' };
  const { busy, isSuccess, save } = useSaving({
    mutationFn: () => undo(),
    onSuccess: () => void toast('success', texts.restoredToast(named)),
    onSettled: (_restored, error) => {
      const finish = error ? onGone : onRestored;
      // Another deletion may have replaced this bar meanwhile.
      if (bar.current) finish();
      void renewFoods(client);
    },
  });
  useFocusHandover(bar, takeFocus);
  useEffect(() => {
    if (busy) return;
    const timer = setTimeout(onGone, UNDO_MS);
    return () => clearTimeout(timer);
  }, [onGone, busy]);

  const bringBack = () => {
    if (!busy && !isSuccess) save();
  };

  return (
    <div
      ref={bar}
      role="status"
      className="mx-auto flex w-fit max-w-full items-center gap-4 rounded-card bg-deep py-2.5 ps-5 pe-2.5 text-on-deep shadow-lift animate-[dialog-in_220ms_var(--ease-settle)]"
    >
      <span className="min-w-0">
        <WithShortTitle text={said} title={named.title} />
      </span>
      <Button variant="on-deep" onClick={bringBack} autoFocus aria-description={said}>
        <Undo2 aria-hidden="true" className="size-4" /> {texts.undo}
      </Button>
    </div>
  );
}
