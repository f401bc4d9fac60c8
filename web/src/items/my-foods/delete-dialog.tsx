import type { Item } from '@crisper/domain/items/item.ts';
import * as texts from '@crisper/texts/items/my-foods.ts';
import { cancel } from '@crisper/texts/ui.ts';
import { useState } from 'react';
import { removeFoods } from '#items/my-items-api.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { sentence } from '#ui/sentence.ts';
import { toast } from '#ui/toasts/toasts.tsx';

interface DeleteDialogProps {
  items: Item[];
  onClose: () => void;
  onDeleted: (items: Item[]) => void;
}

const NAMED = 5;

/** Asks before items are deleted, and names them. */
export function DeleteDialog({ items, onClose, onDeleted }: DeleteDialogProps) {
  const [deleting, setDeleting] = useState(false);
  const [failed, setFailed] = useState(false);
  const [first] = items;
  const more = items.length - NAMED;

  const remove = async () => {
    setDeleting(true);
    setFailed(false);
    try {
      await removeFoods(items.map(({ _id }) => _id));
    } catch {
      setDeleting(false);
      setFailed(true);
      return;
    }
    void toast('success', texts.removedToast({ count: items.length }));
    onDeleted(items);
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.removeHeading}
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={deleting}>
            {cancel}
          </Button>
          <Button variant="danger" onClick={remove} disabled={deleting}>
            {deleting ? texts.removing : texts.confirmRemoval}
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
        {failed && texts.notRemoved}
      </p>
    </Dialog>
  );
}
