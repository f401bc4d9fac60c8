import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
import type { Item } from '@crisper/domain/items/item.ts';
import type { KitchenId } from '@crisper/domain/kitchens/kitchen.ts';
import * as texts from '@crisper/texts/items/my-foods.ts';
import { cancel } from '@crisper/texts/ui.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { fetchCode } from '#http/fetch-code.ts';
import { removeFoods, restoreFoods } from '#items/my-items-api.ts';
import { useSaving } from '#session/use-saving.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { sentence } from '#ui/sentence.ts';
import { toast } from '#ui/toasts/toasts.tsx';

interface DeleteDialogProps {
  items: Item[];
  kitchenId: KitchenId | null;
  today: CalendarDate;
  onClose: () => void;
  onDeleted: (items: Item[], undo: () => Promise<unknown>) => void;
}

const NAMED = 5;

const loadRemoving = () => fetchCode(() => import('./remove-in-kitchen.ts'));

/** Asks before items are deleted, and names them. */
export function DeleteDialog({ items, kitchenId, today, onClose, onDeleted }: DeleteDialogProps) {
  const client = useQueryClient();
  const { busy, isError, save } = useSaving({
    mutationFn: async () => {
      const ids = items.map(({ _id }) => _id);
      if (kitchenId) {
        const { removeInKitchen } = await loadRemoving();
        return removeInKitchen(client, { kitchenId, ids, today });
      }
      await removeFoods(ids);
      return () => restoreFoods(ids);
    },
    onSuccess: (undo: () => Promise<unknown>) => {
      void toast('success', texts.removedToast({ count: items.length }));
      onDeleted(items, undo);
    },
    // The dialog tells it.
    onError: () => undefined,
  });
  // It is there before the person has read the question. A failure is told when they have answered it.
  useEffect(() => {
    if (kitchenId) void loadRemoving().catch(() => undefined);
  }, [kitchenId]);
  const [first] = items;
  const more = items.length - NAMED;

  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.removeHeading}
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={busy}>
            {cancel}
          </Button>
          <Button variant="danger" onClick={() => save()} disabled={busy}>
            {busy ? texts.removing : texts.confirmRemoval}
          </Button>
        </>
      }
    >
      {items.length === 1 ? (
        <p>
          {sentence(
            texts.removeOneQuestion({ title: <strong className="wrap-anywhere">{first?.title}</strong> }),
          )}
        </p>
      ) : (
        <>
          <p>{texts.removeManyQuestion({ count: items.length })}</p>
          <ul className="mt-3 list-disc ps-5 text-ink-soft">
            {items.slice(0, NAMED).map(({ _id, title }) => (
              <li key={_id} className="wrap-anywhere">
                {title}
              </li>
            ))}
            {more > 0 && <li>{texts.andMore({ count: more })}</li>}
          </ul>
        </>
      )}
      <p role="alert" className="mt-4 font-medium text-expired empty:hidden">
        {isError && texts.notRemoved}
      </p>
    </Dialog>
  );
}
