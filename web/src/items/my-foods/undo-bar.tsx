import type { Item } from '@crisper/domain/items/item.ts';
import { UNDO_MS } from '@crisper/domain/items/removal.ts';
import { useQueryClient } from '@tanstack/react-query';
import { Undo2 } from 'lucide-react';
import { useEffect } from 'react';
import { ITEMS_KEY } from '#items/items-api.ts';
import { restoreFoods } from '#items/my-items-api.ts';
import { Button } from '#ui/button.tsx';
import { toast } from '#ui/toasts.tsx';

/** For ten seconds, what was deleted can be brought back with one click. */
export function UndoBar({ items, onGone }: { items: Item[]; onGone: () => void }) {
  const client = useQueryClient();
  useEffect(() => {
    const timer = setTimeout(onGone, UNDO_MS);
    return () => clearTimeout(timer);
  }, [onGone]);

  const undo = async () => {
    onGone();
    try {
      await restoreFoods(items.map(({ _id }) => _id));
      void toast(
        'success',
        items.length === 1 ? `${items[0]?.title} is back` : `${items.length} items are back`,
      );
    } catch (error) {
      void toast('error', error instanceof Error ? error.message : 'Something went wrong!');
    }
    await client.invalidateQueries({ queryKey: ITEMS_KEY });
  };

  return (
    <div
      role="status"
      className="fixed inset-x-4 bottom-4 z-30 mx-auto flex w-fit max-w-[calc(100vw-2rem)] items-center gap-4 rounded-card bg-deep py-2.5 ps-5 pe-2.5 text-on-deep shadow-lift animate-[dialog-in_220ms_var(--ease-settle)]"
    >
      <span className="min-w-0 truncate">
        {items.length === 1 ? `${items[0]?.title} was deleted.` : `${items.length} items were deleted.`}
      </span>
      <Button variant="on-deep" size="small" onClick={undo}>
        <Undo2 aria-hidden="true" className="size-4" /> Undo
      </Button>
    </div>
  );
}
