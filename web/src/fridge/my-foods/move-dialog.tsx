import type { Item } from '@crisper/domain/items/item.ts';
import * as texts from '@crisper/texts/items/my-foods.ts';
import { cancel } from '@crisper/texts/ui.ts';
import { type MyKitchen, moveFoodsInto } from '#items/my-items-api.ts';
import { useSaving } from '#session/use-saving.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';

interface MoveDialogProps {
  items: Item[];
  kitchens: readonly MyKitchen[];
  onClose: () => void;
  onMoved: (kitchen: MyKitchen) => void;
}

/** Moves items from the public fridge into a kitchen of the person, where its people alone see them. */
export function MoveDialog({ items, kitchens, onClose, onMoved }: MoveDialogProps) {
  const { busy, save } = useSaving({
    mutationFn: (kitchen: MyKitchen) =>
      moveFoodsInto(
        kitchen.id,
        items.map(({ _id }) => _id),
      ),
    onSuccess: (_moved, kitchen) => onMoved(kitchen),
  });
  const count = items.length;
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.moveHeading({ count, title: items[0]?.title ?? '' })}
      footer={
        <Button variant="secondary" onClick={onClose} disabled={busy}>
          {cancel}
        </Button>
      }
    >
      <p className="text-ink-soft">{texts.moveHint}</p>
      <ul className="mt-4 grid gap-3">
        {kitchens.map((kitchen, index) => (
          <li key={kitchen.id}>
            <Button className="w-full" disabled={busy} autoFocus={index === 0} onClick={() => save(kitchen)}>
              {texts.moveTo({ kitchen: kitchen.name })}
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
