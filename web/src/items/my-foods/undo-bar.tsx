import type { Item } from '@crisper/domain/items/item.ts';
import { somethingWentWrong } from '@crisper/texts/errors.ts';
import * as texts from '@crisper/texts/items/my-foods.ts';
import { useQueryClient } from '@tanstack/react-query';
import { Undo2 } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { ITEMS_KEY } from '#items/items-api.ts';
import { restoreFoods } from '#items/my-items-api.ts';
import { Button } from '#ui/button.tsx';
import { toast } from '#ui/toasts/toasts.tsx';
import { useFocusHandover } from '#ui/use-focus-handover.ts';

/** Shorter than the server's RESTORABLE_MS, so that a slow call still arrives in time. */
const UNDO_MS = 10_000;

interface UndoBarProps {
  items: Item[];
  /** The items are back on the server; the list shows them once it has been fetched again. */
  onRestored: () => void;
  onGone: () => void;
  takeFocus: () => void;
}

/** For ten seconds, a click on the focused button restores the deleted items. */
export function UndoBar({ items, onRestored, onGone, takeFocus }: UndoBarProps) {
  const client = useQueryClient();
  const bar = useRef<HTMLDivElement>(null);
  const [stage, setStage] = useState<'offered' | 'undoing' | 'undone'>('offered');
  const what = useId();
  const named = { count: items.length, title: items[0]?.title ?? '' };
  useFocusHandover(bar, takeFocus);
  useEffect(() => {
    if (stage === 'undoing') return;
    const timer = setTimeout(onGone, UNDO_MS);
    return () => clearTimeout(timer);
  }, [onGone, stage]);

  const undo = async () => {
    if (stage !== 'offered') return;
    setStage('undoing');
    try {
      await restoreFoods(items.map(({ _id }) => _id));
      setStage('undone');
      // Another deletion may have replaced this bar meanwhile.
      if (bar.current) onRestored();
      void toast('success', texts.restoredToast(named));
    } catch (error) {
      if (bar.current) onGone();
      void toast('error', error instanceof Error ? error.message : somethingWentWrong);
    }
    await client.invalidateQueries({ queryKey: ITEMS_KEY });
  };

  return (
    <div
      ref={bar}
      role="status"
      className="mx-auto flex w-fit max-w-full items-center gap-4 rounded-card bg-deep py-2.5 ps-5 pe-2.5 text-on-deep shadow-lift animate-[dialog-in_220ms_var(--ease-settle)]"
    >
      <span id={what} className="min-w-0 truncate">
        {texts.removed(named)}
      </span>
      <Button variant="on-deep" onClick={undo} autoFocus aria-describedby={what}>
        <Undo2 aria-hidden="true" className="size-4" /> {texts.undo}
      </Button>
    </div>
  );
}
