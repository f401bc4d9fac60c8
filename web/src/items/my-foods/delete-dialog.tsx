import type { Item } from '@crisper/domain/items/item.ts';
import type { KitchenId } from '@crisper/domain/kitchens/kitchen.ts';
import * as texts from '@crisper/texts/items/my-foods.ts';
import { cancel } from '@crisper/texts/ui.ts';
import { removeFoods } from '#items/my-items-api.ts';
import { useSaving } from '#session/use-saving.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { sentence } from '#ui/sentence.ts';
import { toast } from '#ui/toasts/toasts.tsx';

interface DeleteDialogProps {
  items: Item[];
  kitchenId: KitchenId | null;
  onClose: () => void;
  onDeleted: (items: Item[]) => void;
}

const NAMED = 5;

/** Asks before items are deleted, and names them. */
export function DeleteDialog({ items, kitchenId, onClose, onDeleted }: DeleteDialogProps) {
  const { busy, isError, save } = useSaving({
    mutationFn: () =>
      removeFoods(
        kitchenId,
        items.map(({ _id }) => _id),
      ),
    onSuccess: () => {
      void toast('success', texts.removedToast({ count: items.length }));
      onDeleted(items);
    },
    // The dialog tells it.
    onError: () => undefined,
  });
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
